import { Readable } from 'node:stream';
import type { MemberView } from '../../../src/clubs/view.js';
import { importClub } from '../../../src/ledger/export/import-club.js';
import { ClubReplayer } from '../../../src/replay/club-replayer.js';
import type {
  CarriedEveningView,
  CarriedIn,
  CarriedList,
} from '../../../src/seasons/carried/carried.view.js';
import type { CountedHandsPage } from '../../../src/seasons/statistics/views/hands-behind.view.js';
import type { RecordsView } from '../../../src/seasons/statistics/views/records.view.js';
import type { StatisticsView } from '../../../src/seasons/statistics/views/statistics.view.js';
import {
  expectStatus,
  expectVerified,
  serveTestApp,
  type ServedApp,
} from '../../support/api/api.js';
import { exportOf } from '../../support/api/moved-club.js';
import { createTestDatabase, poolOf } from '../../support/database/database.js';
import { dreier } from '../../support/koenigrufen/koenigrufen-hands.js';
import { SeasonClub } from '../../support/seasons/season-club.js';

/** Evenings from before, which are known by their results alone. */

let served: ServedApp;
let club: SeasonClub;

beforeAll(async () => {
  served = await serveTestApp({ alone: true });
});
beforeEach(async () => {
  club = await SeasonClub.open(served);
  club.on('2027-09-20');
});
afterEach(() => {
  club.setBack();
});
afterAll(() => served.close());

const SEPTEMBER = ['2027-09-01', '2027-09-30'] as const;

/** `a12 b-12`: the points of letters. */
const results = (text: string) =>
  text.split(' ').map((one) => ({ member: club.id(one[0] ?? ''), points: Number(one.slice(1)) }));

const evening = (day: string, text: string, more: object = {}) => ({
  ...{ day, game: 'koenigrufen', results: results(text) },
  ...more,
});

const carry = (...evenings: object[]) => club.send<CarriedIn>('carried-evenings', { evenings });

const carried = async (...evenings: object[]): Promise<readonly CarriedEveningView[]> => {
  const answer = await carry(...evenings);
  return expectStatus(answer, 201).body.evenings;
};

const refusal = (answer: { readonly status: number; readonly body: unknown }) => {
  const { reason, field } = answer.body as { reason?: string; field?: string };
  return [answer.status, reason, field];
};

/** A write to an evening as it is. */
const change = (one: CarriedEveningView, what: string, body: object) =>
  club.send<CarriedEveningView>(`carried-evenings/${one.id}/${what}`, body, { version: one.since });

test('evenings from before count in standings by their day, unknown numbers do not', async () => {
  const [e1, e2] = await carried(
    evening('2027-09-17', 'a-6 b2 c4', { table: 'Bord 1', worth: 25 }),
    evening('2027-09-03', 'a20 b-15 d-5'),
  );
  club.on('2027-09-10');
  const played = await club.night('abcd', { hands: [dreier('a')] });
  const season = await club.season('Efterår', SEPTEMBER, { ties: ['evenings-won'] });
  const now = await club.standings(season);
  expect(now.evenings.map(({ session, carried: is }) => [session, is])).toEqual([
    [e2?.id, true],
    [played, false],
    [e1?.id, true],
  ]);
  // a 20 + 12 − 6, b −15 − 4 + 2, c −4 + 4, d −5 − 4
  expect(club.table(now)).toEqual(['1 a 26', '2 c 0', '3 d -9', '4 b -17']);
  const rowOf = (letter: string) => now.rows.find(({ member }) => member === club.id(letter));
  // The hands of no evening that was carried in are known, nor the money of one without a worth.
  expect([rowOf('a')?.hands, rowOf('a')?.money, rowOf('c')?.money]).toEqual([null, null, 60]);
  expect(rowOf('a')?.evenings.map(({ hands, money }) => [hands, money])).toEqual([
    [null, null],
    [1, 120],
    [null, -150],
  ]);
  const byMoney = await club.season('I penge', SEPTEMBER, { by: 'money' });
  const money = await club.standings(byMoney);
  expect(club.evenings(money, 'a')).toEqual(['- worth-unknown', '+ all 120', '+ all -150']);
  const byHand = await club.season('Pr. hånd', SEPTEMBER, { by: 'points-a-hand' });
  const hands = await club.standings(byHand);
  expect(club.evenings(hands, 'a')).toEqual(['- hands-unknown', '+ all 12', '- hands-unknown']);
  expect(hands.rows.find(({ member }) => member === club.id('a'))?.hands).toBe(1);
  // A season that chooses by table leaves out one that says none.
  const atTable = await club.season('Bord 1', SEPTEMBER, {}, { tables: ['Bord 1'] });
  const tables = await club.standings(atTable);
  expect(tables.evenings.map(({ counts, why }) => [counts, why])).toEqual([
    [false, 'other-table'],
    [false, 'other-table'],
    [true, 'day'],
  ]);
  const ofBook = await club.season('Bog', SEPTEMBER, {}, { books: ['koenigrufen'] });
  const books = await club.standings(ofBook);
  expect(books.evenings.map(({ why }) => why)).toEqual(['other-book', 'day', 'other-book']);
  await expectVerified(served.base, club.club);
});

test('a tie-break that needs what is not known passes to the next', async () => {
  // a and b are level; b was paid by a when hands were played, and who paid whom before is not known.
  await club.night('abcd', { hands: [dreier('b')] });
  const ties = ['head-to-head', 'points-a-hand', 'fewer-evenings'] as const;
  const known = await club.season('Kendt', ['2027-09-20', '2027-09-20'], { ties: [...ties] });
  expect((await club.standings(known)).rows[1]?.level?.by).toBe(null);
  await carried(evening('2027-09-02', 'a16 b0 c-16'));
  const season = await club.season('Efterår', SEPTEMBER, { ties: [...ties] });
  const now = await club.standings(season);
  // a −4 + 16, b 12 + 0
  // Level ones are in the order of their ids.
  expect(club.table(now).slice(0, 2).sort()).toEqual(['1 a 12', '1 b 12']);
  expect(now.rows.slice(0, 2).map(({ level }) => level?.by)).toEqual([null, null]);
  await club.night('bcde', { hands: [] });
  const other = await club.season('Flest', SEPTEMBER, { ties: ['head-to-head', 'evenings-won'] });
  const table = club.table(await club.standings(other)).slice(0, 2);
  expect(table.sort()).toEqual(['1 a 12', '1 b 12']);
});

test('statistics count points and evenings, and leave hands unknown', async () => {
  const [one] = await carried(
    evening('2019-03-14', 'a60 b-60', { worth: 10 }),
    evening('2020-03-14', 'a5 e-5', { book: 'koenigrufen' }),
  );
  const ask = async (letter: string) =>
    expectStatus(await club.get<StatisticsView>(`statistics?member=${club.id(letter)}`), 200).body;
  const b = await ask('b');
  expect([b.evenings.count, b.carriedIn, b.hands, b.deals]).toEqual([1, 1, null, null]);
  expect([b.points, b.money, b.pointsAHand, b.feats]).toEqual([-60, -600, null, []]);
  await club.night('abcd', { hands: [dreier('a')] });
  const a = await ask('a');
  expect([a.evenings.count, a.carriedIn, a.hands?.count, a.points]).toEqual([3, 2, 1, 77]);
  expect(a.money).toBe(null);
  expect(a.members).toEqual([
    expect.objectContaining({ evenings: 3, carriedIn: 2, hands: 1, points: 77, money: null }),
  ]);
  const path = `statistics/hands?figure=evenings&member=${club.id('a')}`;
  const { body: behind } = await club.get<CountedHandsPage>(path);
  expect(behind.count).toBe(3);
  expect(behind.hands.map(({ day, carried: is, points }) => [day, is, points])).toEqual([
    ['2019-03-14', true, 60],
    ['2020-03-14', true, 5],
    ['2027-09-20', false, 12],
  ]);
  const { body: found } = await club.get<RecordsView>('records');
  expect(found.records.find(({ record }) => record === 'best-evening')).toMatchObject({
    ...{ value: 60, session: one?.id, day: '2019-03-14', carried: true, hand: null },
    members: [club.id('a')],
  });
  const { body: later } = await club.get<StatisticsView>('statistics?from=2020-01-01');
  expect([later.evenings.count, later.carriedIn]).toEqual([2, 1]);
});

test('impossible evenings are refused at their fields, and nothing of the list is written', async () => {
  const good = evening('2027-09-01', 'a1 b-1');
  const cases: readonly (readonly [object, unknown[]])[] = [
    [evening('2027-09-20', 'a1 b-1'), [409, 'carried-day-not-past', 'evenings[1].day']],
    [evening('2027-02-30', 'a1 b-1'), [422, 'no-such-day', 'evenings[1].day']],
    [evening('2027-09-02', 'a7 b-3'), [409, 'carried-points-left', 'evenings[1].results']],
    [evening('2027-09-02', 'a1 a-1'), [409, 'carried-person-twice', 'evenings[1].results[1]']],
    [
      evening('2027-09-02', 'a1 b-1', { book: 'brix-1996' }),
      [400, 'carried-book-of-other-game', 'evenings[1].book'],
    ],
    [evening('2027-09-01', 'c1 d-1'), [409, 'carried-day-known', 'evenings[1].again']],
    [
      { ...good, day: '2027-09-02', results: [{ points: 0 }] },
      [400, 'carried-person-or-new', 'evenings[1].results[0]'],
    ],
    [
      { ...good, day: '2027-09-02', results: [{ person: 0, points: 0 }] },
      [400, 'carried-person-or-new', 'evenings[1].results[0]'],
    ],
    [
      { ...good, day: '2027-09-02', results: [{ member: club.club, points: 0 }] },
      [404, undefined, 'evenings[1].results[0]'],
    ],
  ];
  for (const [bad, refused] of cases) {
    const answer = refusal(await carry(good, bad));
    expect(answer.slice(refused[1] === undefined ? 2 : 0)).toEqual(
      refused.slice(refused[1] === undefined ? 2 : 0),
    );
  }
  const { body } = await club.get<CarriedList>('carried-evenings');
  expect(body.evenings).toEqual([]);
  // Points that are missing are those of people who are not named.
  await carried(evening('2027-09-02', 'a7 b-3', { others: -4 }));
});

test('a second evening of a day and table is asked about, one that was played here too', async () => {
  await club.night('abcd', { hands: [dreier('a')], table: 'Bord 1' });
  club.on('2027-09-21');
  const again = { table: 'Bord 1', again: true };
  expect(refusal(await carry(evening('2027-09-20', 'a1 b-1', { table: 'Bord 1' })))).toEqual([
    409,
    'carried-day-known',
    'evenings[0].again',
  ]);
  await carried(evening('2027-09-20', 'a1 b-1'), evening('2027-09-20', 'a1 b-1', again));
  expect(refusal(await carry(evening('2027-09-20', 'c1 b-1')))).toEqual([
    409,
    'carried-day-known',
    'evenings[0].again',
  ]);
});

test('nothing goes into a closed season, out of it, or changes in it', async () => {
  const [one] = await carried(evening('2027-09-03', 'a1 b-1'));
  const season = await club.season('Efterår', ['2027-09-01', '2027-09-10']);
  expect((await club.change(season, '/close')).status).toBe(200);
  if (one === undefined) throw new Error('carried in');
  const closed = [409, 'season-is-closed', 'evenings[0].day'];
  expect(refusal(await carry(evening('2027-09-04', 'a1 b-1')))).toEqual(closed);
  const content = evening('2027-09-12', 'a1 b-1', { why: 'Forkert dag.' });
  expect(refusal(await change(one, 'correct', content)).slice(0, 2)).toEqual(closed.slice(0, 2));
  expect(refusal(await change(one, 'take-back', { why: 'Nej.' })).slice(0, 2)).toEqual(
    closed.slice(0, 2),
  );
  // A season of another book is closed without a word about it.
  expect((await carry(evening('2027-09-12', 'a1 b-1'))).status).toBe(201);
});

test('a correction and a taking back end what was, and every head can be read', async () => {
  const season = await club.season('Efterår', SEPTEMBER);
  const [one] = await carried(evening('2027-09-03', 'a10 b-10'));
  if (one === undefined) throw new Error('carried in');
  const better = evening('2027-09-04', 'a8 c-8', { why: 'Det var c.' });
  const corrected = expectStatus(await change(one, 'correct', better), 200).body;
  expect(club.table(await club.standings(season))).toEqual(['1 a 8', '2 c -8']);
  expect(refusal(await change(one, 'correct', better))).toEqual([
    412,
    'carried-moved-on',
    undefined,
  ]);
  expectStatus(await change(corrected, 'take-back', { why: 'Den var der to gange.' }), 200);
  expect(club.table(await club.standings(season))).toEqual([]);
  expect((await change(corrected, 'take-back', { why: 'Igen.' })).status).toBe(404);
  const at = (head: number) => club.standings(season, `?head=${head}`);
  expect(club.table(await at(one.since))).toEqual(['1 a 10', '2 b -10']);
  expect(club.table(await at(corrected.since))).toEqual(['1 a 8', '2 c -8']);
  const { body } = await club.get<CarriedList>(`carried-evenings?head=${one.since}`);
  expect(body.evenings).toEqual([one]);
  await expectVerified(served.base, club.club);
});

test('people whom the club does not have come with their evenings; a guest is merged later', async () => {
  const evenings = [
    {
      ...evening('2027-09-03', 'a4'),
      results: [...results('a4'), { person: 0, points: -1 }, { person: 1, points: -3 }],
    },
  ];
  const people = [{ name: 'Gert', guest: true }, { name: 'Ny' }];
  const answer = await club.send<CarriedIn>('carried-evenings', { people, evenings });
  const { people: added } = expectStatus(answer, 201).body;
  expect(added.map(({ name, guest }) => [name, guest])).toEqual([
    ['Gert', true],
    ['Ny', false],
  ]);
  const [gert = '', ny = ''] = added.map(({ id }) => id);
  const season = await club.season('Efterår', SEPTEMBER);
  const into = (member: string) => club.send<MemberView>(`guests/${gert}/merge`, { into: member });
  // They sat at the same table: they are two.
  expect(refusal(await into(ny)).slice(0, 2)).toEqual([409, 'sat-together']);
  expect((await into(club.id('f'))).status).toBe(200);
  expect(club.table(await club.standings(season))).toEqual(['1 a 4', '2 f -1', `3 ${ny} -3`]);
  const named = { day: '2027-09-05', game: 'tarok', results: [{ member: gert, points: 0 }] };
  expect(refusal(await carry(named))).toEqual([409, 'guest-is-merged', 'evenings[0].results[0]']);
  const held = await club.get<{ carried: object[] }>(`members/${club.id('f')}/held`);
  expect(held.body.carried).toEqual([
    { evening: expect.any(String) as unknown, day: '2027-09-03', game: 'koenigrufen', points: -1 },
  ]);
  await expectVerified(served.base, club.club);
});

test('200 evenings: verified, exported, imported, exported again with the same bytes', async () => {
  const days = Array.from({ length: 200 }, (_, n) =>
    new Date(Date.UTC(2018, 0, 1 + 7 * n)).toISOString().slice(0, 10),
  );
  const evenings = await carried(...days.map((day, n) => evening(day, `a${n} b-${n}`)));
  const [first, second] = evenings;
  if (first === undefined || second === undefined) throw new Error('carried in');
  const better = evening(first.day, 'a3 c-3', { why: 'Rettet.' });
  expectStatus(await change(first, 'correct', better), 200);
  expectStatus(await change(second, 'take-back', { why: 'Væk.' }), 200);
  await expectVerified(served.base, club.club);
  const text = await exportOf(served.base, club.club);
  const other = await createTestDatabase();
  const pool = poolOf(other, 2);
  pool.on('error', () => undefined);
  try {
    const imported = await importClub(pool, Readable.from([Buffer.from(text)]), {
      replayer: new ClubReplayer(),
    });
    expect(imported.ok).toBe(true);
    const { ClubExport } = await import('../../../src/ledger/export/export-club.js');
    const parts: Buffer[] = [];
    const stream = (await ClubExport.begin(pool, club.club)).stream();
    for await (const part of stream) parts.push(Buffer.from(part as Uint8Array));
    expect(Buffer.concat(parts).toString()).toBe(text);
  } finally {
    await pool.end();
    await other.drop();
  }
});

test('a correction moves an evening to a day between seasons and over their border; both standings follow', async () => {
  const august = await club.season('August', ['2027-08-01', '2027-08-31']);
  const september = await club.season('Efterår', ['2027-09-05', '2027-09-30']);
  const tables = async (head?: number) => {
    const query = head === undefined ? '' : `?head=${head}`;
    const [one, other] = [
      await club.standings(august, query),
      await club.standings(september, query),
    ];
    return [club.table(one), club.table(other)];
  };
  const [first] = await carried(evening('2027-08-30', 'a10 b-10'));
  if (first === undefined) throw new Error('carried in');
  expect(await tables()).toEqual([['1 a 10', '2 b -10'], []]);
  const on = (day: string) => evening(day, 'a10 b-10', { why: 'Dagen var forkert.' });
  const between = expectStatus(await change(first, 'correct', on('2027-09-02')), 200).body;
  expect(await tables()).toEqual([[], []]);
  const moved = expectStatus(await change(between, 'correct', on('2027-09-06')), 200).body;
  expect(await tables()).toEqual([[], ['1 a 10', '2 b -10']]);
  expect(await tables(first.since)).toEqual([['1 a 10', '2 b -10'], []]);
  expect(moved.day).toBe('2027-09-06');
  await expectVerified(served.base, club.club);
});
