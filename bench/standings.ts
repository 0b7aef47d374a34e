import { randomUUID } from 'node:crypto';
import type { Pool } from 'pg';
import { openClub } from '../src/clubs/clubs/change-club.js';
import { addMember } from '../src/clubs/members/change-member.js';
import { ClubWriter } from '../src/ledger/write/club-writer.js';
import type { Database } from '../src/platform/database/database.js';
import { createWritePool } from '../src/platform/database/pools.js';
import { createLogger } from '../src/platform/logging.js';
import { openSeason } from '../src/seasons/seasons/open-season.js';
import { readStandings } from '../src/seasons/standings/read-standings.js';
import { readHead } from '../src/seasons/statistics/read/read-head.js';
import { Sight } from '../src/seasons/who-sees.js';
import { recordHand } from '../src/sessions/hands/record-hand.js';
import { closeSession } from '../src/sessions/table/close-session.js';
import { openSession } from '../src/sessions/table/open-session.js';
import type { PlayerId } from '../src/rules/payment.js';
import { TIE_BREAKS } from '../src/standings/rule/standing-rule.js';
import { median, startDatabase } from './bench-database.js';
import { setUpOwner, type BenchOwner } from './bench-owner.js';
import { handRecords } from './evening.js';

/**
 * How long the standings of a season take that has 40 nights and 12 members: at three tables a night, and
 * with ten times as many evenings of the club outside the season. The first one counts too.
 */

const TURNS = 15;
const TARGET_MS = 50;
const NIGHTS = 40;
const MEMBERS = 12;
const TABLES = 3;
const HANDS = 8;
const DAY_MS = 24 * 60 * 60 * 1000;
const FIRST_NIGHT = Date.parse('2030-01-01T18:00:00Z');
const newKey = () => ({ key: randomUUID(), requestHash: 'bench' });

async function main(): Promise<void> {
  const database = await startDatabase();
  try {
    const owner = await setUpOwner(database.url);
    const pool = createWritePool(database.connection, createLogger('silent'));
    const { clubId, members } = await openBenchClub(pool, owner);
    const season = await openBenchSeason(pool, clubId);
    console.log(`Standings of ${NIGHTS} nights and ${MEMBERS} members, every tie asked`);
    console.log('evenings | outside | first ms | median ms | target ms');
    await play(pool, clubId, members, 0, NIGHTS);
    await measure(pool, clubId, season, 0);
    const outside = 9 * NIGHTS;
    await play(pool, clubId, members, 2 * NIGHTS, outside);
    await measure(pool, clubId, season, outside * TABLES);
    await pool.end();
  } finally {
    await database.stop();
  }
}

async function openBenchClub(pool: Pool, { user, name }: BenchOwner) {
  const writer = new ClubWriter(pool);
  const opened = await openClub(writer, newKey(), { user, name }, { name: 'Bench' });
  const { id: clubId } = JSON.parse(opened.body) as { readonly id: string };
  const members: PlayerId[] = [];
  for (let at = 0; at < MEMBERS; at++) {
    const { body } = await addMember(writer, { clubId, ...newKey() }, { name: `Member ${at}` });
    members.push((JSON.parse(body) as { readonly id: PlayerId }).id);
  }
  return { clubId, members };
}

/** The best half of the nights count, and everything that can decide between who is level does. */
async function openBenchSeason(pool: Pool, clubId: string): Promise<string> {
  const day = (night: number) => new Date(dayOfNight(night)).toISOString().slice(0, 10);
  const { body } = await openSeason(
    new ClubWriter(pool),
    { clubId, ...newKey() },
    {
      ...{ name: 'Bench', firstDay: day(0), lastDay: day(NIGHTS - 1) },
      rule: { by: 'points', best: NIGHTS / 2, ties: [...TIE_BREAKS], notPlayed: -10 },
    },
  );
  return (JSON.parse(body) as { readonly id: string }).id;
}

function dayOfNight(night: number): number {
  return FIRST_NIGHT + night * DAY_MS;
}

/** Nights from one on, with everybody at one of the tables. */
async function play(
  pool: Pool,
  clubId: string,
  members: readonly PlayerId[],
  from: number,
  nights: number,
): Promise<void> {
  const writer = new ClubWriter(pool);
  for (let night = from; night < from + nights; night++) {
    await onDay(dayOfNight(night), async () => {
      const seats = members.flatMap((_, at) => members[(at * 5 + night * 7) % MEMBERS] ?? []);
      const tables = Array.from({ length: TABLES }, (_, at) => seats.slice(at * 4, at * 4 + 4));
      await Promise.all(tables.map((table) => evening(pool, writer, clubId, table)));
    });
  }
  await pool.query('VACUUM ANALYZE');
}

async function evening(
  pool: Pool,
  writer: ClubWriter,
  clubId: string,
  seats: PlayerId[],
): Promise<void> {
  const [firstDealer] = seats;
  if (firstDealer === undefined) throw new Error('nobody sits there');
  const opening = { book: 'brix-1996', rate: 10, seats, firstDealer };
  const opened = await openSession(writer, { pool }, { clubId, ...newKey() }, opening);
  const { id: sessionId } = JSON.parse(opened.body) as { readonly id: string };
  const write = (version: number) => ({ clubId, sessionId, version, ...newKey() });
  const records = handRecords(seats);
  await Promise.all(
    Array.from({ length: HANDS }, (_, hand) => {
      const record = records[hand % records.length];
      if (record === undefined) throw new Error('no record');
      return recordHand(writer, write(hand + 1), record);
    }),
  );
  await closeSession(writer, { pool }, write(HANDS + 1));
}

/** Runs as if on another day. */
async function onDay(time: number, done: () => Promise<void>): Promise<void> {
  const Real = globalThis.Date;
  const ahead = time - Real.now();
  globalThis.Date = class extends Real {
    constructor(...given: readonly unknown[]) {
      if (given.length === 0) super(Real.now() + ahead);
      else super(...(given as [number]));
    }
  } as DateConstructor;
  try {
    await done();
  } finally {
    globalThis.Date = Real;
  }
}

async function measure(pool: Pool, clubId: string, season: string, outside: number) {
  const database = { pool } as Database;
  const sight = new Sight(true, null);
  const times: number[] = [];
  let evenings = 0;
  while (times.length < TURNS) {
    const start = performance.now();
    const at = await readHead(database, clubId);
    const view = await readStandings(database, at, { season, language: 'da', sight });
    JSON.stringify(view);
    times.push(performance.now() - start);
    ({ length: evenings } = view.evenings);
  }
  const [first, usual] = [times[0] ?? 0, median(times)];
  console.log(
    `${evenings} | ${outside} | ${first.toFixed(1)} | ${usual.toFixed(1)} | ${TARGET_MS}`,
  );
  if (evenings !== NIGHTS * TABLES) throw new Error('the season has other evenings');
}

await main();
