import { randomUUID } from 'node:crypto';
import { agreePlan } from '../../../src/cash-book/plans/agree-plan.js';
import {
  dropTransfer,
  transferDone,
} from '../../../src/cash-book/plans/transfers/mark-transfer.js';
import type { PlanView } from '../../../src/cash-book/plans/plan.view.js';
import { previewPlan } from '../../../src/cash-book/plans/read-plans.js';
import { ClubWriter } from '../../../src/ledger/write/club-writer.js';
import { dayOf } from '../../../src/values/time-zone.js';
import type { Caller } from '../../../src/people/caller.js';
import { createWritePool } from '../../../src/platform/database/pools.js';
import { createLogger } from '../../../src/platform/logging.js';
import type { TestDatabase } from './database.js';
import { OLDER_CLUB } from './older-club.js';

/** Settles the older club up: of its plan a transfer is done, another one dropped, others are open. */
export async function settleOlderClub({ connection }: TestDatabase): Promise<void> {
  const pool = createWritePool(connection, createLogger('silent'));
  try {
    const writer = new ClubWriter(pool);
    const { rows } = await pool.query<{ readonly id: string }>(
      `SELECT id FROM cash_account WHERE club_id = $1 AND code = 'drawer'`,
      [OLDER_CLUB],
    );
    const on = dayOf(new Date(), 'Europe/Copenhagen');
    const asked = {
      way: 'purse',
      purse: rows[0]?.id ?? '',
      members: null,
      evening: null,
      on,
    } as const;
    const { digest } = await previewPlan({ pool }, OLDER_CLUB, asked);
    const { body } = await agreePlan(writer, { pool }, write(), asked, digest);
    const plan = JSON.parse(body) as PlanView;
    const [done, dropped, open] = plan.transfers;
    if (done === undefined || dropped === undefined || open === undefined) {
      throw new Error('the older club has too little to settle');
    }
    const of = ({ id }: { readonly id: string }) => {
      return { write: write(), plan: plan.id, transfer: id, version: 1 };
    };
    await transferDone(writer, { pool }, of(done), OWNER, { day: on });
    await dropTransfer(writer, { pool }, of(dropped), OWNER, 'Settled otherwise.');
  } finally {
    await pool.end();
  }
}

const OWNER: Caller = {
  user: randomUUID(),
  device: null,
  member: null,
  token: '',
  deviceClub: null,
  club: OLDER_CLUB,
  roles: ['owner'],
};

const write = () => ({ clubId: OLDER_CLUB, key: randomUUID(), requestHash: 'older plan' });
