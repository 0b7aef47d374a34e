import { fillStatistics } from '../../../src/ledger/fill/fill-statistics.js';
import { verifyClub } from '../../../src/ledger/verify/verify-club.js';
import { readMigrations } from '../../../src/platform/database/migrations.js';
import { createLogger } from '../../../src/platform/logging.js';
import { ClubReplayer } from '../../../src/replay/club-replayer.js';
import type { SessionView } from '../../../src/sessions/table/session.view.js';
import {
  call,
  expectStatus,
  openClub,
  openSession,
  plainHand,
  read,
  serveTestApp,
  type ServedApp,
  type Table,
} from '../../support/api/api.js';

/** Rows from a version that counted a forgotten melding follow the log again after the migration. */

const logger = createLogger('silent');
const newReplayer = () => new ClubReplayer();

let served: ServedApp;

beforeAll(async () => {
  served = await serveTestApp({ alone: true });
});
afterAll(() => served.close());

/** A closed evening of one hand, with a melding of the first player and perhaps a fine for it. */
async function evening(fines: (player: string) => object[]): Promise<Table> {
  const { base } = served;
  const table = await openSession(base, await openClub(base, 3), { book: 'vlk-1970' });
  const view = await read<SessionView>(base, table.path);
  const player = view.active[0] ?? '';
  const meldinger = [{ player, kind: 'cavallerie', grade: 'full', suit: 'hearts' }];
  const body = { ...plainHand(view), meldinger, fines: fines(player) };
  const { version } = view;
  expectStatus(await call(base, 'POST', `${table.path}/hands`, { version, body }), 201);
  expectStatus(await call(base, 'POST', `${table.path}/close`, { version: version + 1 }), 200);
  return table;
}

async function meldingerOf({ club }: Table) {
  const { rows } = await served.pool.query<{ meldinger: object }>(
    `SELECT figures -> 'meldinger' AS meldinger FROM statistic
      WHERE club_id = $1 AND figures -> 'meldinger' <> '{}'`,
    [club],
  );
  return rows.map(({ meldinger }) => meldinger);
}

const verified = async ({ club }: Table) =>
  (await verifyClub(served.pool, club, { newReplayer })).ok;

test('the migration takes down the clubs with such a hand, and the start fills them again', async () => {
  const forgotten = await evening((player) => [
    { player, code: 'melding-omitted', stage: 'after', melding: 0 },
  ]);
  const declared = await evening(() => []);
  expect([await meldingerOf(forgotten), await meldingerOf(declared)]).toEqual([
    [],
    [{ 'cavallerie-full': [1] }],
  ]);
  const client = await served.pool.connect();
  const migration = (await readMigrations()).find(({ name }) =>
    name.endsWith('forgotten_meldinger'),
  );
  try {
    // As the version before wrote it.
    await client.query(`SET session_replication_role = 'replica'`);
    await client.query(
      `UPDATE statistic SET figures = jsonb_set(figures, '{meldinger}', '{"cavallerie-full": [1]}')
        WHERE club_id = $1 AND (figures -> 'dealt') <> '[]'`,
      [forgotten.club],
    );
    await client.query(`SET session_replication_role = 'origin'`);
    expect(await meldingerOf(forgotten)).toHaveLength(1);
    expect(await verified(forgotten)).toBe(false);
    await client.query(migration?.sql ?? '');
  } finally {
    client.release(true);
  }
  const { rows } = await served.pool.query('SELECT club_id AS club FROM statistic_owed');
  expect(rows).toEqual([{ club: forgotten.club }]);
  expect(await fillStatistics(served.pool, newReplayer, logger)).toBe(1);
  expect([await meldingerOf(forgotten), await meldingerOf(declared)]).toEqual([
    [],
    [{ 'cavallerie-full': [1] }],
  ]);
  expect([await verified(forgotten), await verified(declared)]).toEqual([true, true]);
  // Rows are guarded as before.
  await expect(served.pool.query('DELETE FROM statistic')).rejects.toThrow('counts until');
});
