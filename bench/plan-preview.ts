import { randomUUID } from 'node:crypto';
import type { Pool } from 'pg';
import { recordOpeningBalances } from '../src/cash-book/accounts/change-account.js';
import { giveMoney } from '../src/cash-book/money/move-money.js';
import { previewPlan } from '../src/cash-book/plans/read-plans.js';
import { openClub } from '../src/clubs/clubs/change-club.js';
import { addMember } from '../src/clubs/members/change-member.js';
import { ClubWriter } from '../src/ledger/write/club-writer.js';
import { dayOf } from '../src/values/time-zone.js';
import { createWritePool } from '../src/platform/database/pools.js';
import { createLogger } from '../src/platform/logging.js';
import { randomFrom } from '../test/support/koenigrufen/koenigrufen-deal.js';
import { median, startDatabase } from './bench-database.js';
import { setUpOwner, type BenchOwner } from './bench-owner.js';

/**
 * How long a preview of settling up takes, with the reasons of every balance: ten members, and 500 among
 * whom money went to and fro for years. The first one counts too.
 */

const TURNS = 15;
const GIVEN = 5_000;
const AT_ONCE = 50;
const newKey = () => ({ key: randomUUID(), requestHash: 'bench' });

async function main(): Promise<void> {
  const database = await startDatabase();
  try {
    const owner = await setUpOwner(database.url);
    const pool = createWritePool(database.connection, createLogger('silent'));
    console.log('Previews of settling up among all members, with reasons');
    console.log('members | transfers | first ms | median ms | target ms | share');
    for (const [members, target] of [
      [10, 100],
      [500, 300],
    ] as const) {
      await measure(pool, owner, members, target);
    }
    await pool.end();
  } finally {
    await database.stop();
  }
}

async function measure(pool: Pool, owner: BenchOwner, count: number, target: number) {
  const writer = new ClubWriter(pool);
  const { user, name } = owner;
  const opened = await openClub(writer, newKey(), { user, name }, { name: 'Bench' });
  const { id: clubId } = JSON.parse(opened.body) as { readonly id: string };
  const write = () => ({ clubId, ...newKey() });
  const members = await inParts(count, async (at) => {
    const { body } = await addMember(writer, write(), { name: `Member ${at}` });
    return (JSON.parse(body) as { readonly id: string }).id;
  });
  const day = dayOf(new Date(), 'Europe/Copenhagen');
  const random = randomFrom(count);
  const some = (most: number) => Math.floor(random() * most);
  const lines = members.map((member) => ({ member, amount: some(200_000) - 100_000 }));
  await recordOpeningBalances(writer, write(), { day, lines });
  await inParts(GIVEN, async () => {
    const at = some(count);
    const [from = '', to = ''] = [members[at], members[(at + 1 + some(count - 1)) % count]];
    await giveMoney(writer, { pool }, write(), { day, from, to, amount: 1 + some(5_000) });
  });
  await pool.query('VACUUM ANALYZE');
  const { rows } = await pool.query<{ readonly id: string }>(
    `SELECT id FROM cash_account WHERE club_id = $1 AND code = 'drawer'`,
    [clubId],
  );
  const asked = {
    way: 'members',
    purse: rows[0]?.id ?? '',
    members: null,
    evening: null,
    on: day,
  } as const;
  const times: number[] = [];
  let transfers = 0;
  while (times.length < TURNS) {
    const start = performance.now();
    const plan = await previewPlan({ pool }, clubId, asked);
    JSON.stringify(plan);
    times.push(performance.now() - start);
    ({ length: transfers } = plan.transfers);
  }
  const [first, usual] = [times[0] ?? 0, median(times)];
  const share = Math.max(first, usual) / target;
  console.log(
    [count, transfers, first.toFixed(1), usual.toFixed(1), target, share.toFixed(3)].join(' | '),
  );
}

/** Does something so many times, some at once. */
async function inParts<T>(count: number, one: (at: number) => Promise<T>): Promise<T[]> {
  const done: T[] = [];
  while (done.length < count) {
    const more = Math.min(AT_ONCE, count - done.length);
    done.push(...(await Promise.all(Array.from({ length: more }, (_, n) => one(done.length + n)))));
  }
  return done;
}

await main();
