import { Readable } from 'node:stream';
import type { AuditPage } from '../../../src/audit/log/view.js';
import { importClub } from '../../../src/ledger/export/import-club.js';
import type { NewsView } from '../../../src/audit/news/news.view.js';
import type { HeldView } from '../../../src/held/held.view.js';
import type {
  AttendanceView,
  PlannedEveningList,
  PlannedEveningPage,
  PlannedWritten,
  SatTogetherList,
} from '../../../src/planning/planned.view.js';
import type { SessionView } from '../../../src/sessions/table/session.view.js';
import { ClubReplayer } from '../../../src/replay/club-replayer.js';
import { memberAt } from '../../support/access/access.js';
import {
  expectStatus,
  expectVerified,
  serveTestApp,
  type ServedApp,
} from '../../support/api/api.js';
import { createTestDatabase, poolOf } from '../../support/database/database.js';
import { exportOf } from '../../support/api/moved-club.js';
import { SeasonClub } from '../../support/seasons/season-club.js';

/** Planned evenings of a club through the API: series, changes, answers and tables. */

let served: ServedApp;
let club: SeasonClub;

beforeAll(async () => {
  served = await serveTestApp({ alone: true });
});
beforeEach(async () => {
  club = await SeasonClub.open(served);
});
afterEach(() => {
  club.setBack();
});
afterAll(() => served.close());

const WEDNESDAYS = { firstDay: '2027-03-17', time: '19:00', repeat: 'week', book: 'brix-1996' };

async function plan(more: object = {}): Promise<string> {
  const answer = await club.send<PlannedWritten>('evening-series', { ...WEDNESDAYS, ...more });
  return expectStatus(answer, 201).body.series;
}

const at = (series: string, day: string, what: string) =>
  `evening-series/${series}/evenings/${day}/${what}`;

async function planned(from: string, to: string): Promise<PlannedEveningList> {
  return (await club.get<PlannedEveningList>(`planned-evenings?from=${from}&to=${to}`)).body;
}

test('evenings of a series begin at the same time of the clock, before and after it was changed', async () => {
  club.at('2027-03-01T10:00:00.000Z');
  await plan({ except: ['2027-03-24'], answerHours: 24, place: 'Klubhuset' });
  const { evenings, series } = await planned('2027-03-01', '2027-04-07');
  expect(evenings.map(({ day, begins }) => [day, begins])).toEqual([
    ['2027-03-17', '2027-03-17T18:00:00.000Z'],
    ['2027-03-31', '2027-03-31T17:00:00.000Z'],
    ['2027-04-07', '2027-04-07T17:00:00.000Z'],
  ]);
  expect(evenings[0]).toMatchObject({
    answerBy: '2027-03-16T18:00:00.000Z',
    place: 'Klubhuset',
    changes: 0,
    why: null,
  });
  expect(series).toHaveLength(1);
});

test('members answer with guests, and the tables follow from the rule book', async () => {
  club.at('2027-03-01T10:00:00.000Z');
  const series = await plan();
  const day = '2027-03-17';
  await club.guest('Gert');
  const [a = '', b = '', c = ''] = await Promise.all(
    ['a', 'b', 'c'].map((letter) => memberAt(served.base, club.club, club.id(letter))),
  );
  const answer = (as: string, body: object) => club.send(at(series, day, 'answer'), body, { as });
  expectStatus(await answer(a, { answer: 'yes', guests: 1, named: [club.id('g')] }), 200);
  expectStatus(await answer(b, { answer: 'later', named: [club.id('g')] }), 200);
  expectStatus(await answer(c, { answer: 'no' }), 200);
  let [evening] = (await planned(day, day)).evenings;
  // a, b, Gert whom both bring, and one guest without a name.
  expect(evening).toMatchObject({ coming: 4, division: { tables: [4], forAnother: 2 } });
  expectStatus(await answer(c, { answer: 'yes' }), 200);
  [evening] = (await planned(day, day)).evenings;
  expect(evening).toMatchObject({
    coming: 5,
    division: { tables: [], tooMany: 1, missing: 1, forAnother: null },
  });
  expect(evening?.answers.map(({ member }) => club.letter(member))).toEqual(['a', 'b', 'c']);
  expect((await answer(c, { answer: 'no', guests: 1 })).body).toMatchObject({
    reason: 'planned-guests-without-host',
  });
  expect((await answer(c, { answer: 'yes', named: [club.id('d')] })).body).toMatchObject({
    reason: 'planned-guest-is-no-guest',
  });
  club.at('2027-03-17T18:00:00.000Z');
  expect((await answer(c, { answer: 'yes' })).body).toMatchObject({
    reason: 'planned-evening-over',
  });
  await expectVerified(served.base, club.club);
});

test('the answer of a member is passed on, in the log by its author, and the member can change it', async () => {
  club.at('2027-03-01T10:00:00.000Z');
  const series = await plan();
  const day = '2027-03-17';
  await club.guest('Gert');
  const pass = (letter: string, body: object, as?: string) =>
    club.send(at(series, day, `answers/${club.id(letter)}`), body, as === undefined ? {} : { as });
  const answers = async () => {
    const [evening] = (await planned(day, day)).evenings;
    return evening?.answers.map(({ member, answer, guests }) => [
      club.letter(member),
      answer,
      guests,
    ]);
  };
  expectStatus(await pass('a', { answer: 'yes', guests: 2 }), 200);
  expect(await answers()).toEqual([['a', 'yes', 2]]);
  const own = await memberAt(served.base, club.club, club.id('a'));
  expectStatus(await club.send(at(series, day, 'answer'), { answer: 'no' }, { as: own }), 200);
  expect(await answers()).toEqual([['a', 'no', 0]]);
  const { body } = await club.get<AuditPage>('audit?group=evenings&order=desc');
  const [theirs, passed] = body.entries;
  expect(passed?.sentence).toContain(' answered yes ');
  expect(passed?.actor).not.toEqual(theirs?.actor);
  // A member does not answer for another one, and a guest comes with a member.
  expect((await pass('b', { answer: 'yes' }, own)).status).toBe(403);
  expect((await pass('g', { answer: 'yes' })).body).toMatchObject({ reason: 'is-a-guest' });
  expectStatus(await club.send(`members/${club.id('c')}/archive`, {}), 200);
  expect((await pass('c', { answer: 'yes' })).body).toMatchObject({ code: 'member-archived' });
  club.at('2027-03-17T18:00:00.000Z');
  expect((await pass('b', { answer: 'yes' })).body).toMatchObject({
    reason: 'planned-evening-over',
  });
  await expectVerified(served.base, club.club);
});

test('an evening is moved and called off with reasons, keeps its answers, and the log says it', async () => {
  club.at('2027-03-01T10:00:00.000Z');
  const series = await plan();
  const as = await memberAt(served.base, club.club, club.id('a'));
  const day = '2027-03-24';
  expectStatus(await club.send(at(series, day, 'answer'), { answer: 'yes' }, { as }), 200);
  const move = { day: '2027-04-02', time: '18:30', place: 'Hos Karen', why: 'Huset er lejet ud.' };
  expectStatus(await club.send(at(series, day, 'move'), move), 200);
  const { evenings } = await planned('2027-04-02', '2027-04-02');
  expect(evenings).toMatchObject([
    { planned: day, day: '2027-04-02', place: 'Hos Karen', changes: 1, coming: 1 },
  ]);
  expect((await planned(day, day)).evenings).toEqual([]);
  expect((await club.send(at(series, day, 'move'), move)).body).toMatchObject({
    reason: 'planned-evening-unmoved',
  });
  expectStatus(await club.send(at(series, day, 'call-off'), { why: 'Sne.' }), 200);
  expect((await planned('2027-04-02', '2027-04-02')).evenings).toMatchObject([
    { calledOff: true, why: 'Sne.', changes: 2 },
  ]);
  expect((await club.send(at(series, day, 'answer'), { answer: 'no' }, { as })).body).toMatchObject(
    {
      reason: 'planned-evening-is-off',
    },
  );
  const { body } = await club.get<AuditPage>('audit?group=evenings&order=asc');
  expect(body.entries.map(({ sentence }) => sentence)).toEqual([
    'An evening every week was planned from 17 March 2027 at 19:00.',
    expect.stringContaining(' answered yes for the evening that was planned for 24 March 2027.'),
    'The evening that was planned for 24 March 2027 was moved to 2 April 2027 at 18:30, Hos Karen.',
    'The evening that was planned for 24 March 2027 was called off.',
  ]);
  expect(body.entries.map(({ why }) => why)).toEqual([null, null, 'Huset er lejet ud.', 'Sne.']);
});

test('an evening that was called off is held after all, with its day, place and answers, and members hear of it', async () => {
  club.at('2027-03-01T10:00:00.000Z');
  const series = await plan();
  const day = '2027-03-24';
  const as = await memberAt(served.base, club.club, club.id('a'));
  const back = (why = 'Vejen er ryddet.') => club.send(at(series, day, 'bring-back'), { why });
  expect((await back()).body).toMatchObject({ reason: 'planned-evening-is-on' });
  expectStatus(await club.send(at(series, day, 'answer'), { answer: 'yes' }, { as }), 200);
  const move = { day: '2027-04-02', time: '18:30', place: 'Hos Karen', why: 'Huset er lejet ud.' };
  expectStatus(await club.send(at(series, day, 'move'), move), 200);
  expectStatus(await club.send(at(series, day, 'call-off'), { why: 'Sne.' }), 200);
  expectStatus(await back(), 200);
  const evenings = async () => (await planned('2027-04-02', '2027-04-02')).evenings;
  const held = { planned: day, day: '2027-04-02', time: '18:30', place: 'Hos Karen', coming: 1 };
  expect(await evenings()).toMatchObject([
    { ...held, calledOff: false, broughtBack: true, why: 'Vejen er ryddet.', changes: 3 },
  ]);
  const { news } = (await club.get<NewsView>('news', as)).body;
  expect(news[0]).toMatchObject({
    what: 'evening-brought-back',
    why: 'Vejen er ryddet.',
    planned: { planned: day, day: '2027-04-02', time: '18:30', place: 'Hos Karen' },
  });
  const { body } = await club.get<AuditPage>('audit?group=evenings&order=desc');
  expect(body.entries[0]?.sentence).toBe(
    'The evening that was planned for 24 March 2027 and called off is held after all: on 2 April 2027 at 18:30, Hos Karen.',
  );
  // The next change is another one.
  expectStatus(await club.send(at(series, day, 'move'), { ...move, time: '19:00' }), 200);
  expect(await evenings()).toMatchObject([{ broughtBack: false, why: 'Huset er lejet ud.' }]);
  expectStatus(await club.send(at(series, day, 'call-off'), { why: 'Sne.' }), 200);
  club.at('2027-04-02T17:00:00.000Z');
  expect((await back()).body).toMatchObject({ reason: 'planned-evening-over' });
  await expectVerified(served.base, club.club);
});

test('an evening with a table is neither moved nor called off, and its series does not end before it', async () => {
  club.at('2027-03-01T10:00:00.000Z');
  const series = await plan();
  const day = '2027-03-24';
  const move = { day: '2027-03-25', why: 'Huset er lejet ud.' };
  expectStatus(await club.send(at(series, day, 'move'), move), 200);
  const seats = [...'abc'].map((letter) => club.id(letter));
  const opening = { book: 'brix-1996', rate: 0, seats, firstDealer: seats[0] };
  const of = { plannedEvening: { series, planned: day } };
  expectStatus(await club.send('sessions', { ...opening, ...of }), 201);
  const refused = { reason: 'planned-evening-played', params: { day: '2027-03-25' } };
  const sent = async (what: string, body: object) => (await club.send(what, body)).body;
  expect(await sent(at(series, day, 'move'), { ...move, day: '2027-03-26' })).toMatchObject(
    refused,
  );
  expect(await sent(at(series, day, 'call-off'), { why: 'Sne.' })).toMatchObject(refused);
  const end = `evening-series/${series}/end`;
  expect(await sent(end, { lastDay: '2027-03-17', why: 'Slut.' })).toMatchObject({
    ...refused,
    field: 'lastDay',
  });
  // Other evenings of the series are not concerned.
  const other = at(series, '2027-03-31', 'call-off');
  expectStatus(await club.send(other, { why: 'Sne.' }), 200);
  expectStatus(await club.send(end, { lastDay: day, why: 'Slut.' }), 200);
  await expectVerified(served.base, club.club);
});

test('all evenings from now on: the series ends, and another one goes on from it', async () => {
  club.at('2027-03-20T10:00:00.000Z');
  const series = await plan({ firstDay: '2027-03-24' });
  const then = { ...WEDNESDAYS, firstDay: '2027-04-08', time: '18:00', repeat: 'two-weeks' };
  const end = `evening-series/${series}/end`;
  const ended = await club.send<PlannedWritten>(end, {
    lastDay: '2027-04-01',
    then,
    why: 'Torsdage passer bedre.',
  });
  const next = expectStatus(ended, 200).body.then;
  const { evenings, series: all } = await planned('2027-03-01', '2027-04-22');
  expect(evenings.map(({ day }) => day)).toEqual([
    '2027-03-24',
    '2027-03-31',
    '2027-04-08',
    '2027-04-22',
  ]);
  expect(all.map(({ id, follows }) => [id, follows])).toEqual([
    [series, null],
    [next, series],
  ]);
  club.at('2027-04-01T10:00:00.000Z');
  expect((await club.send(end, { lastDay: '2027-03-24', why: 'Nej' })).body).toMatchObject({
    reason: 'planned-series-ends-before',
  });
  expect((await club.send('evening-series', WEDNESDAYS)).body).toMatchObject({
    reason: 'planned-day-past',
  });
});

test('tables name the evening that they are played for, and its page leads to them', async () => {
  club.at('2027-03-01T10:00:00.000Z');
  const series = await plan();
  const day = '2027-03-17';
  for (const letter of ['a', 'b', 'c', 'd']) {
    const as = await memberAt(served.base, club.club, club.id(letter));
    expectStatus(await club.send(at(series, day, 'answer'), { answer: 'yes' }, { as }), 200);
  }
  club.at('2027-03-17T18:05:00.000Z');
  const open = (letters: string, plannedEvening: object | null, tableName?: string) => {
    const seats = [...letters].map((letter) => club.id(letter));
    const body = { book: 'brix-1996', rate: 0, seats, firstDealer: seats[0], plannedEvening };
    return club.send<SessionView>('sessions', { ...body, tableName });
  };
  const of = { series, planned: day };
  const played = async () => (await planned(day, day)).evenings.map((one) => one.played);
  expect(await played()).toEqual([null]);
  const first = expectStatus(await open('abc', of, 'Vinduet'), 201).body.id;
  const second = expectStatus(await open('def', of), 201).body.id;
  expectStatus(await open('abd', null), 201);
  const { body } = await club.get<PlannedEveningPage>(`evening-series/${series}/evenings/${day}`);
  expect(body.tables).toMatchObject([
    { session: first, tableName: 'Vinduet', status: 'open' },
    { session: second, tableName: null },
  ]);
  expect(body).toMatchObject({ evening: { coming: 4 }, series: { id: series } });
  expect(
    body.tables.map(({ book, players }) => [
      book,
      players
        .map((one) => club.letter(one))
        .sort()
        .join(''),
    ]),
  ).toEqual([
    ['brix-1996', 'abc'],
    ['brix-1996', 'def'],
  ]);
  await club.step(first, 'close');
  expect(await played()).toEqual(['open']);
  await club.step(second, 'close');
  expect(await played()).toEqual(['closed']);
  // a and b sat at two tables, the others of those who come at one; e and f do not come.
  const together = await club.get<SatTogetherList>(
    `evening-series/${series}/evenings/${day}/together`,
  );
  expect(together.body.since).toBe('2027-01-01');
  const pairs = together.body.pairs.map(({ one, other, tables }) => {
    return `${[club.letter(one), club.letter(other)].sort().join('')} ${tables}`;
  });
  expect(pairs.sort()).toEqual(['ab 2', 'ac 1', 'ad 1', 'bc 1', 'bd 1']);
  for (const wrong of [
    { series, planned: '2027-03-18' },
    { series: club.id('a'), planned: day },
  ]) {
    expect((await open('abc', wrong)).body).toMatchObject({
      reason: 'no-such-planned-evening',
      field: 'plannedEvening',
    });
  }
  await expectVerified(served.base, club.club);
});

test('planned, moved and called-off evenings are news for all but their author', async () => {
  club.at('2027-03-01T10:00:00.000Z');
  const as = await memberAt(served.base, club.club, club.id('a'));
  const series = await plan({ place: 'Klubhuset' });
  const day = '2027-03-24';
  expectStatus(await club.send(at(series, day, 'answer'), { answer: 'yes' }, { as }), 200);
  const move = { day: '2027-04-02', why: 'Huset er lejet ud.' };
  expectStatus(await club.send(at(series, day, 'move'), move), 200);
  expectStatus(await club.send(at(series, day, 'call-off'), { why: 'Sne.' }), 200);
  const { news } = (await club.get<NewsView>('news', as)).body;
  expect(news.map(({ what, why, planned: of }) => [what, why, of?.day, of?.repeat])).toEqual([
    ['evening-called-off', 'Sne.', day, null],
    ['evening-moved', 'Huset er lejet ud.', '2027-04-02', null],
    ['evenings-planned', null, '2027-03-17', 'week'],
  ]);
});

test('a member who leaves the club does not come, and what is held about them says what they answered', async () => {
  club.at('2027-03-01T10:00:00.000Z');
  const series = await plan();
  const [day, later] = ['2027-03-17', '2027-03-24'];
  const [a = '', b = ''] = await Promise.all(
    ['a', 'b'].map((letter) => memberAt(served.base, club.club, club.id(letter))),
  );
  for (const [as, on] of [
    [a, day],
    [a, later],
    [b, later],
  ] as const) {
    const answer = { answer: 'yes', guests: 1 };
    expectStatus(await club.send(at(series, on, 'answer'), answer, { as }), 200);
  }
  const held = await club.get<HeldView>(`members/${club.id('a')}/held`, a);
  expect(held.body.answers).toMatchObject([
    { series, planned: day, answer: 'yes', guests: 1 },
    { planned: later },
  ]);
  club.at('2027-03-18T10:00:00.000Z');
  expectStatus(await club.send(`members/${club.id('a')}/forget`), 200);
  const { evenings } = await planned(day, later);
  // The evening that was keeps who said so.
  expect(evenings.map(({ coming, answers }) => [coming, answers.length])).toEqual([
    [2, 1],
    [2, 1],
  ]);
  expect(evenings[1]?.answers[0]?.member).toBe(club.id('b'));
  await expectVerified(served.base, club.club);
});

test('plans and answers go with the export, and a new installation proves them', async () => {
  club.at('2027-03-01T10:00:00.000Z');
  const series = await plan();
  const as = await memberAt(served.base, club.club, club.id('a'));
  const day = '2027-03-24';
  expectStatus(await club.send(at(series, day, 'answer'), { answer: 'maybe' }, { as }), 200);
  expectStatus(await club.send(at(series, day, 'call-off'), { why: 'Sne.' }), 200);
  const hosts = { turn: 'host', members: [club.id('a'), club.id('b')] };
  expectStatus(await club.send('evening-turns', hosts), 200);
  const swap = { turn: 'host', with: { series, planned: '2027-04-07' }, why: 'Rejse.' };
  expectStatus(await club.send(at(series, '2027-03-31', 'swap'), swap), 200);
  await expectVerified(served.base, club.club);
  const elsewhere = await createTestDatabase('migrated');
  const pool = poolOf(elsewhere, 2);
  try {
    const file = await exportOf(served.base, club.club);
    const replayer = new ClubReplayer();
    const imported = await importClub(pool, Readable.from([Buffer.from(file)]), { replayer });
    expect(imported).toMatchObject({ ok: true });
    for (const table of EXPORTED) {
      const text = `SELECT to_json(t) AS row FROM ${table} t WHERE club_id = $1`;
      const { rows } = await pool.query(text, [club.club]);
      expect(rows).toEqual((await served.pool.query(text, [club.club])).rows);
      expect(rows).toHaveLength(1);
    }
    const swaps = `SELECT to_json(t) AS row FROM turn_swap t WHERE club_id = $1 ORDER BY planned_day`;
    const { rows } = await pool.query(swaps, [club.club]);
    expect(rows).toEqual((await served.pool.query(swaps, [club.club])).rows);
    expect(rows).toHaveLength(2);
  } finally {
    await pool.end();
    await elsewhere.drop();
  }
});

/** Tables with one row in the club that is exported. */
const EXPORTED = ['evening_series', 'planned_evening', 'evening_answer', 'evening_turn'];

test('hosts and cake go round the members, are swapped with a reason, and who left is passed over', async () => {
  club.at('2027-03-01T10:00:00.000Z');
  const series = await plan();
  const once = await plan({ firstDay: '2027-03-19', repeat: 'once' });
  const set = (turn: string, letters: string, more: object = {}) =>
    club.send('evening-turns', { turn, members: [...letters].map((one) => club.id(one)), ...more });
  const turns = async (turn: 'host' | 'cake') => {
    const { evenings } = await planned('2027-03-15', '2027-04-21');
    return evenings.map((one) => {
      const who = one.turns[turn];
      return who === null ? '-' : club.letter(who);
    });
  };
  expect(await turns('host')).toEqual(['-', '-', '-', '-', '-', '-', '-']);
  expectStatus(await set('host', 'abc', { fromDay: '2027-03-15' }), 200);
  expectStatus(await set('cake', 'ca', { fromDay: '2027-03-31' }), 200);
  // The single evening of 19 March is of no turn.
  expect(await turns('host')).toEqual(['a', '-', 'b', 'c', 'a', 'b', 'c']);
  expect(await turns('cake')).toEqual(['-', '-', '-', 'c', 'a', 'c', 'a']);
  const swap = (of: string, day: string, other: string, turn = 'host') => {
    const with_ = { series: of, planned: other };
    return club.send(at(series, day, 'swap'), { turn, with: with_, why: 'Karen rejser.' });
  };
  const theirs = await memberAt(served.base, club.club, club.id('c'));
  expectStatus(await swap(series, '2027-03-17', '2027-03-31'), 200);
  expect(await turns('host')).toEqual(['c', '-', 'b', 'a', 'a', 'b', 'c']);
  const swaps = (await planned('2027-03-17', '2027-03-31')).evenings.map((one) => [
    one.day,
    one.turns.swapped,
  ]);
  expect(swaps.filter(([, its]) => its?.length !== 0)).toEqual([
    ['2027-03-17', ['host']],
    ['2027-03-31', ['host']],
  ]);
  const swapsOf = async (day: string) => {
    const path = `evening-series/${series}/evenings/${day}`;
    return (await club.get<PlannedEveningPage>(path)).body.swaps;
  };
  const why = 'Karen rejser.';
  const [a, c] = [club.id('a'), club.id('c')];
  expect(await swapsOf('2027-03-17')).toEqual([
    { turn: 'host', member: c, before: a, forDay: '2027-03-31', why },
  ]);
  expect(await swapsOf('2027-03-31')).toEqual([
    { turn: 'host', member: a, before: c, forDay: '2027-03-17', why },
  ]);
  expect(await swapsOf('2027-03-24')).toEqual([]);
  expect((await swap(series, '2027-03-31', '2027-04-07')).body).toMatchObject({
    reason: 'turn-not-swapped',
    field: 'with',
  });
  expect((await swap(once, '2027-03-31', '2027-03-19')).body).toMatchObject({
    reason: 'nobody-in-turn',
    field: 'with',
  });
  expect((await set('host', 'aa')).body).toMatchObject({ reason: 'twice-in-turn' });
  expect((await set('host', 'a', { fromDay: '2027-02-28' })).body).toMatchObject({
    reason: 'turn-day-past',
    field: 'fromDay',
  });
  // An evening that is called off keeps its place.
  expectStatus(await club.send(at(series, '2027-03-24', 'call-off'), { why: 'Sne.' }), 200);
  expect(await turns('host')).toEqual(['c', '-', '-', 'a', 'a', 'b', 'c']);
  const { body: log } = await club.get<AuditPage>('audit?group=evenings&order=desc');
  const swapped = log.entries.find(({ kind }) => kind === 'evening-turn-swapped');
  expect(swapped).toMatchObject({ why: 'Karen rejser.' });
  const { news } = (await club.get<NewsView>('news', theirs)).body;
  expect(news.find(({ what }) => what === 'host-swapped')).toMatchObject({
    why: 'Karen rejser.',
    planned: { series, day: '2027-03-17' },
  });
  expectStatus(await club.send(`members/${club.id('c')}/archive`, {}), 200);
  expect(await turns('host')).toEqual(['a', '-', '-', 'a', 'b', 'a', 'b']);
  // The swap counts no more for who has left.
  expect(await swapsOf('2027-03-17')).toEqual([]);
  // The turn ends; the evenings before the day stay as they were.
  expectStatus(await set('host', '', { fromDay: '2027-04-07' }), 200);
  expect(await turns('host')).toEqual(['a', '-', '-', 'a', '-', '-', '-']);
  await expectVerified(served.base, club.club);
});

test('answers are counted beside who came, and an answer changes no standing', async () => {
  club.at('2027-03-01T10:00:00.000Z');
  const series = await plan();
  const day = '2027-03-17';
  const pass = (on: string, letter: string, answer: string) =>
    club.send(at(series, on, `answers/${club.id(letter)}`), { answer });
  for (const [letter, answer] of [
    ['a', 'yes'],
    ['b', 'later'],
    ['c', 'no'],
    ['d', 'maybe'],
    ['e', 'no'],
  ] as const) {
    expectStatus(await pass(day, letter, answer), 200);
  }
  // Nobody played on the 24th: the answer says nothing of who came.
  expectStatus(await pass('2027-03-24', 'a', 'yes'), 200);
  const attendance = async (query = '') =>
    (await club.get<AttendanceView>(`planned-evenings/attendance${query}`)).body;
  expect(await attendance()).toEqual({ evenings: 0, members: [] });
  club.at('2027-03-17T18:00:00.000Z');
  const seats = [...'acd'].map((letter) => club.id(letter));
  const opening = { book: 'brix-1996', rate: 0, seats, firstDealer: seats[0] };
  const played = { ...opening, plannedEvening: { series, planned: day } };
  const { id } = expectStatus(await club.send<SessionView>('sessions', played), 201).body;
  // It counts once it is closed: they may come later.
  expect(await attendance()).toEqual({ evenings: 0, members: [] });
  await club.step(id, 'close');
  const counted = async (query?: string) =>
    (await attendance(query)).members.map(({ member, ...one }) => [club.letter(member), one]);
  expect(await counted()).toEqual([
    ['b', { yesCame: 0, yesMissed: 1, noCame: 0, noMissed: 0 }],
    ['a', { yesCame: 1, yesMissed: 0, noCame: 0, noMissed: 0 }],
    ['c', { yesCame: 0, yesMissed: 0, noCame: 1, noMissed: 0 }],
    ['e', { yesCame: 0, yesMissed: 0, noCame: 0, noMissed: 1 }],
  ]);
  expect((await attendance(`?from=${day}&to=${day}`)).evenings).toBe(1);
  expect(await attendance('?from=2027-03-18')).toEqual({ evenings: 0, members: [] });
  expect((await attendance('?to=2027-03-16')).evenings).toBe(0);
});

test('a reminder on the day itself comes before the answers of planned evenings are wanted', async () => {
  club.at('2027-03-01T10:00:00.000Z');
  const series = await plan();
  const remind = (time: string, daysBefore: number) =>
    club.send('answer-reminder', { time, daysBefore });
  const late = {
    reason: 'reminder-after-answers',
    field: 'time',
    params: { day: '2027-03-17', time: '19:00' },
  };
  expect((await remind('20:00', 0)).body).toMatchObject(late);
  expect((await remind('19:00', 0)).body).toMatchObject(late);
  expectStatus(await remind('18:59', 0), 200);
  expectStatus(await remind('20:00', 1), 200);
  expectStatus(await club.send(at(series, '2027-03-17', 'call-off'), { why: 'Sne.' }), 200);
  expect((await remind('20:00', 0)).body).toMatchObject({ params: { day: '2027-03-24' } });
});
