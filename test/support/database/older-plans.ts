import { createHash, randomUUID } from 'node:crypto';
import { ClubWriter } from '../../../src/ledger/write/club-writer.js';
import { NOBODY } from '../../../src/people/actor.js';
import {
  answerPlanned,
  callOff,
  movePlanned,
  planEvenings,
} from '../../../src/planning/plan-evenings.js';
import type { PlannedWritten } from '../../../src/planning/planned.view.js';
import { setReminder } from '../../../src/planning/set-reminder.js';
import { setTurn, swapTurns } from '../../../src/planning/take-turns.js';
import { createWritePool } from '../../../src/platform/database/pools.js';
import { createLogger } from '../../../src/platform/logging.js';
import type { TestDatabase } from './database.js';
import { OLDER_CLUB } from './older-club.js';

/** The older club plans evenings; one of them is moved, one called off, and somebody answers. */
export async function planEveningsOfOlderClub({ connection }: TestDatabase): Promise<void> {
  const pool = createWritePool(connection, createLogger('silent'));
  try {
    const writer = new ClubWriter(pool);
    const { rows } = await pool.query<{ id: string }>(
      `SELECT id FROM member WHERE club_id = $1 AND merged_into IS NULL AND archived_at IS NULL
        AND initials IS NULL AND NOT guest ORDER BY created_at LIMIT 2`,
      [OLDER_CLUB],
    );
    const write = (member: string | null = null) => {
      const key = randomUUID();
      const requestHash = createHash('sha256').update(key).digest('hex');
      return { clubId: OLDER_CLUB, key, requestHash, actor: { ...NOBODY, member } };
    };
    const firstDay = '2126-12-04';
    const planned = await planEvenings(writer, write(), {
      ...{ firstDay, time: '19:00', repeat: 'week', lastDay: '2127-05-28', except: ['2126-12-25'] },
      ...{ place: 'Klubhuset', book: 'brix-1996', tables: 4, answerHours: 24 },
    });
    const { series } = JSON.parse(planned.body) as PlannedWritten;
    const of = { series, planned: firstDay };
    for (const { id } of rows) await answerPlanned(writer, write(id), of, { answer: 'yes' });
    await movePlanned(writer, { pool }, write(), of, {
      day: '2126-12-05',
      why: 'The house is let.',
    });
    const [one, other] = rows;
    if (one === undefined || other === undefined) throw new Error('two members of the older club');
    const members = [one.id, other.id];
    await setTurn(writer, write(), { turn: 'host', fromDay: firstDay, members });
    const swap = { series, planned: '2127-01-01' };
    await swapTurns(writer, { pool }, write(), of, { turn: 'host', with: swap, why: 'A trip.' });
    await setReminder(writer, { pool }, write(), { time: '12:00', daysBefore: 2 });
    await callOff(writer, { pool }, write(), { series, planned: '2126-12-11' }, 'Snow.');
  } finally {
    await pool.end();
  }
}
