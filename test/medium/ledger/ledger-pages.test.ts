import { randomUUID } from 'node:crypto';
import type pg from 'pg';
import { ClubWriter } from '../../../src/ledger/write/club-writer.js';
import { pageSql } from '../../../src/reports/ledger-report.js';
import { createTestDatabase, poolOf, type TestDatabase } from '../../support/database/database.js';
import { toyHand, toyOpening, toySession, type ToySession } from '../../support/tarok/toy-game.js';

const EVENINGS = 40;
const HANDS = 40;
/** In the middle of the log. */
const MIDDLE = (EVENINGS * HANDS) / 2;
const POSTINGS_A_HAND = 12;
const LIMIT = 101;
const NEWEST = Number.MAX_SAFE_INTEGER;

/** A node of a plan with what it came to. */
interface Node {
  readonly 'Relation Name'?: string;
  readonly 'Actual Rows': number;
  readonly 'Actual Loops': number;
  readonly 'Rows Removed by Filter'?: number;
  readonly Plans?: readonly Node[];
}

let database: TestDatabase;
let pool: pg.Pool;
let played: ToySession;

beforeAll(async () => {
  database = await createTestDatabase();
  pool = poolOf(database, 4);
  pool.on('error', () => undefined);
  const writer = new ClubWriter(pool);
  played = await toySession(writer);
  const { clubId, sessionId, memberIds } = played;
  const sessions = [sessionId, ...Array.from({ length: EVENINGS - 1 }, () => randomUUID())];
  for (const id of sessions) {
    if (id !== sessionId) await writer.write(toyOpening(clubId, id, memberIds));
    const stakes = Array.from({ length: HANDS }, (_, hand) => hand + 1);
    await Promise.all(stakes.map((stake) => writer.write(toyHand(clubId, id, stake))));
  }
});

afterAll(async () => {
  await pool.end();
  await database.drop();
});

/** How many rows of postings were looked at on the way to a page. */
async function postingsRead(sql: string, values: readonly unknown[]): Promise<number> {
  const explained = `EXPLAIN (ANALYZE, FORMAT JSON) ${sql}`;
  const { rows } = await pool.query<{ 'QUERY PLAN': readonly { Plan: Node }[] }>(explained, [
    ...values,
  ]);
  const plan = rows[0]?.['QUERY PLAN'][0]?.Plan;
  if (plan === undefined) throw new Error('no plan');
  const count = (node: Node): number =>
    (node['Relation Name'] === 'posting'
      ? (node['Actual Rows'] + (node['Rows Removed by Filter'] ?? 0)) * node['Actual Loops']
      : 0) + (node.Plans ?? []).reduce((sum, one) => sum + count(one), 0);
  return count(plan);
}

describe.each(['before statistics are gathered', 'after'] as const)('%s', (when) => {
  beforeAll(async () => {
    if (when === 'after') await pool.query('VACUUM ANALYZE');
  });

  test.each([
    ['asc', 0],
    ['desc', NEWEST],
    ['asc', MIDDLE],
    ['desc', MIDDLE],
  ] as const)(
    'a page of a member, %s from %i, reads the postings it shows',
    async (order, from) => {
      const { clubId, memberIds } = played;
      const read = await postingsRead(pageSql(false, order), [
        clubId,
        memberIds[0],
        from,
        0,
        LIMIT,
      ]);
      // At least a third of the toy's payments are the member's, and the last event is read whole.
      expect(read).toBeGreaterThanOrEqual(LIMIT);
      expect(read).toBeLessThanOrEqual(3 * LIMIT + 2 * POSTINGS_A_HAND);
    },
  );
});
