import { createHash, randomUUID } from 'node:crypto';
import type { Pool } from 'pg';
import { ClubWriter } from '../../../src/ledger/write/club-writer.js';
import type { ClubWrite } from '../../../src/ledger/requests/club-write.js';
import { carryIn } from '../../../src/seasons/carried/carry-in.js';
import type { CarriedIn } from '../../../src/seasons/carried/carried.view.js';
import { correctCarried, takeBackCarried } from '../../../src/seasons/carried/correct-carried.js';
import { closeSeason, reopenSeason } from '../../../src/seasons/seasons/close-season.js';
import { moveEvening } from '../../../src/seasons/seasons/move-evening.js';
import { openSeason } from '../../../src/seasons/seasons/open-season.js';
import type { SeasonView } from '../../../src/seasons/seasons/season.view.js';
import { createWritePool } from '../../../src/platform/database/pools.js';
import { createLogger } from '../../../src/platform/logging.js';
import type { TestDatabase } from './database.js';
import { OLDER_CLUB } from './older-club.js';

/** The older club keeps a season that is closed, opened again and closed, and an evening moved in and out. */
export async function keepSeasonOfOlderClub({ connection }: TestDatabase): Promise<void> {
  const pool = createWritePool(connection, createLogger('silent'));
  try {
    await keepSeason(pool);
  } finally {
    await pool.end();
  }
}

/** Evenings from before the season: one that was corrected, and one that was taken back. */
async function carryEvenings(pool: Pool, writer: ClubWriter, write: () => ClubWrite) {
  const { rows } = await pool.query<{ id: string }>(
    'SELECT id FROM member WHERE club_id = $1 AND merged_into IS NULL AND initials IS NULL ORDER BY id LIMIT 2',
    [OLDER_CLUB],
  );
  const results = rows.map(({ id: member }, at) => ({ member, points: at === 0 ? 12 : -10 }));
  const content = { game: 'tarok', worth: 25, table: 'Bord, 1', others: -2, results } as const;
  const days = ['2012-03-01', '2012-03-08'];
  const evenings = days.map((day) => ({ ...content, results: [...results], day }));
  const answer = await carryIn(writer, { pool }, write(), { evenings });
  const { evenings: carried } = JSON.parse(answer.body) as CarriedIn;
  const [one, two] = carried.map(({ id, since }) => ({ evening: id, version: since }));
  if (one === undefined || two === undefined) throw new Error('carried in');
  const better = { ...content, results: [...results], day: '2012-03-02', book: 'brix-1996' };
  await correctCarried(writer, { pool }, { ...write(), ...one }, { ...better, why: 'A day late.' });
  await takeBackCarried(writer, { pool }, { ...write(), ...two }, 'It was there twice.');
}

async function keepSeason(pool: Pool): Promise<void> {
  const writer = new ClubWriter(pool);
  const write = () => {
    const key = randomUUID();
    return { clubId: OLDER_CLUB, key, requestHash: createHash('sha256').update(key).digest('hex') };
  };
  const days = { firstDay: '2020-09-01', lastDay: '2021-05-31' };
  const opened = await openSeason(writer, write(), {
    ...{ name: '2020/21', ...days, books: ['brix-1996'], tables: ['Bord, 1'] },
    rule: { by: 'points', best: 10, least: 5, ties: ['head-to-head'], notPlayed: -20 },
  });
  const { id: season } = JSON.parse(opened.body) as SeasonView;
  const { rows } = await pool.query<{ id: string }>(
    `SELECT id FROM session WHERE club_id = $1 AND status = 'closed' ORDER BY opened_at LIMIT 1`,
    [OLDER_CLUB],
  );
  const [{ id: session } = { id: '' }] = rows;
  await moveEvening(writer, write(), { session, to: season, why: 'Played late.' });
  await moveEvening(writer, write(), { session, from: season, why: 'No, it was not.' });
  await closeSeason(writer, { pool }, { ...write(), season, version: 1 });
  await reopenSeason(writer, { ...write(), season, version: 2 }, 'One was left out.');
  await closeSeason(writer, { pool }, { ...write(), season, version: 3 });
  await carryEvenings(pool, writer, write);
}
