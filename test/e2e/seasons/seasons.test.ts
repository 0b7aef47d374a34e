import { Readable } from 'node:stream';
import { importClub } from '../../../src/ledger/export/import-club.js';
import type { CountedHandsPage } from '../../../src/seasons/statistics/views/hands-behind.view.js';
import type { EveningSeasons } from '../../../src/seasons/standings/evening-seasons.view.js';
import type { SeasonList, SeasonView } from '../../../src/seasons/seasons/season.view.js';
import type { StandingsView } from '../../../src/seasons/standings/standings.view.js';
import { ClubReplayer } from '../../../src/replay/club-replayer.js';
import {
  expectStatus,
  expectVerified,
  serveTestApp,
  type ServedApp,
} from '../../support/api/api.js';
import { createTestDatabase, poolOf } from '../../support/database/database.js';
import { dreier, piccolo } from '../../support/koenigrufen/koenigrufen-hands.js';
import { exportOf } from '../../support/api/moved-club.js';
import { SeasonClub } from '../../support/seasons/season-club.js';

/**
 * Seasons of a club through the API, worked out by hand. A dreier brings who plays it 12 and costs the
 * three others 4 each, a piccolo 6 and 2. A plain hand of Tarok with a, b and f, which a deals, brings a
 * +40, b −15, f −25: all put 20 into each cup, the dealer 5 more into each; a wins the pagat (5 from each)
 * and the last trick (20 from each); of the 65 in each cup b gets 25, a and f 20.
 */

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

const SEPTEMBER = ['2027-09-01', '2027-09-30'] as const;

/** a +12, b, c and d −4 each. */
const first = () => club.night('abcd', { hands: [dreier('a')] });

const whys = ({ evenings }: StandingsView) => evenings.map(({ why }) => why);

test('a season of both games, two tables on one night, guests who turn out to be somebody, evenings moved and corrected', async () => {
  await club.guest('Gert');
  await club.guest('Hans');
  await club.guest('Ib');
  club.on('2027-09-03');
  const n1 = await club.night('abcd', { hands: [dreier('a')], table: 'Bord 1' });
  // e 6 − 4 − 2 = 0; g −2 + 12 − 2 = 8; h −2 − 4 + 6 = 0; i −2 − 4 − 2 = −8
  const hands = [piccolo('e'), dreier('g'), piccolo('h')];
  const n2 = await club.night('eghi', { hands, table: 'Bord 2' });
  club.on('2027-09-10');
  const n3 = await club.night('abf', { book: 'brix-1996', plain: 1, rate: 25 });
  club.on('2027-09-17');
  // c 12, d, e, f −4
  const n4 = await club.night('cdef', { hands: [dreier('c')] });
  club.on('2027-09-24');
  // b 6, a, c, d −2
  const n5 = await club.night('abcd', { hands: [piccolo('b')] });
  const season = await club.season('Efterår', SEPTEMBER, {
    best: 2,
    ties: ['evenings-won', 'best-evening'],
  });
  let now = await club.standings(season);
  expect(now.evenings.map(({ session }) => session)).toEqual([n1, n2, n3, n4, n5]);
  expect(now.evenings.map(({ table }) => table)).toEqual(['Bord 1', 'Bord 2', null, null, null]);
  // a 12 + 40 (not −2); c 12 − 2 (not −4); b 6 − 4 (not −15); e 0 − 4; d −4 − 2 (not the other −4);
  // f −4 − 25. Guests: g 8, h 0, i −8.
  expect(club.table(now)).toEqual([
    ...['1 a 52', '2 c 10', '3 b 2', '4 e -4', '5 d -6', '6 f -29'],
    ...['- g 8', '- h 0', '- i -8'],
  ]);
  expect(club.evenings(now, 'd')).toEqual([
    '+ best -4',
    '- not-played',
    '- not-played',
    '- not-among-best -4',
    '+ best -2',
  ]);

  club.on('2027-10-01');
  // d 12, a, b, c −4: after the last day.
  const n6 = await club.night('abcd', { hands: [dreier('d')] });
  expect((await club.standings(season)).evenings).toHaveLength(5);
  await club.move(n6, null, season, 'It should have been on Thursday.');
  await club.move(n4, season, null, 'That was the summer cup.');
  expectStatus(await club.send(`guests/${club.id('g')}/make-member`), 200);
  expectStatus(await club.send(`guests/${club.id('h')}/merge`, { into: club.id('f') }), 200);
  now = await club.standings(season);
  expect(whys(now)).toEqual(['day', 'day', 'day', 'moved-away', 'day', 'moved-here']);
  expect(now.evenings[3]).toMatchObject({
    belongs: false,
    moved: { from: season.id, to: null, why: 'That was the summer cup.' },
  });
  // a as before; d 12 − 2; g is a member: 8; b 6 − 4; e 0; c −2 − 4; f with Hans’ evening 0 − 25.
  const final = ['1 a 52', '2 d 10', '3 g 8', '4 b 2', '5 e 0', '6 c -6', '7 f -25', '- i -8'];
  expect(club.table(now)).toEqual(final);
  expect(club.evenings(now, 'f')).toEqual([
    '- not-played',
    '+ best 0',
    '+ best -25',
    '- not-played',
    '- not-played',
  ]);
  // Before the first of October c and d were level: neither had won an evening, both had −2 at best.
  expect(now.rows.map(({ member, rankBefore }) => `${club.letter(member)}${rankBefore}`)).toEqual([
    ...['a1', 'd5', 'g2', 'b3', 'e4', 'c5', 'f7', 'inull'],
  ]);

  const closed = expectStatus(await club.change(season, '/close'), 200).body;
  const atClose = `?head=${closed.closed}`;
  const then = await club.get<StandingsView>(`seasons/${season.id}/standings${atClose}`);
  expect(club.table(then.body)).toEqual(final);
  expect(then.body.then).toEqual({ head: closed.closed, differs: false });

  // The piccolo of the fifth evening was c’s: c 6 and b −2 there.
  const record = club.record(piccolo('c'));
  const corrections = [{ hand: 1, record }];
  await club.step(n5, 'corrections', { mode: 'replay', corrections, reason: 'It was Carl’s.' });
  now = await club.standings(season);
  // c 6 − 4 (the first of three); b −4 − 2
  expect(club.table(now)).toEqual([
    ...['1 a 52', '2 d 10', '3 g 8', '4 c 2', '5 e 0', '6 b -6', '7 f -25', '- i -8'],
  ]);
  expect(now.then).toEqual({ head: closed.closed, differs: true });
  // As of the close it is what it was, byte for byte.
  const again = await club.get<StandingsView>(`seasons/${season.id}/standings${atClose}`);
  expect(again.text).toBe(then.text);
  expect(now.history.map(({ step }) => step)).toEqual(['closed', 'opened']);
  await expectVerified(served.base, club.club);
  await expectMovesWith(season);
});

/** The club leaves as a file, and its seasons are the same elsewhere. */
async function expectMovesWith(season: SeasonView): Promise<void> {
  const text = await exportOf(served.base, club.club);
  const rowsOf = (sql: string) =>
    `SELECT (SELECT json_agg(t ORDER BY t::text) FROM (SELECT * FROM ${sql} WHERE club_id = $1) t)::text AS rows`;
  const other = await createTestDatabase();
  const pool = poolOf(other, 2);
  pool.on('error', () => undefined);
  try {
    const replayer = new ClubReplayer();
    const imported = await importClub(pool, Readable.from([Buffer.from(text)]), { replayer });
    expect(imported).toMatchObject({ ok: true });
    for (const table of ['season', 'season_evening', 'statistic']) {
      const [here, there] = await Promise.all(
        [served.pool, pool].map((one) =>
          one.query<{ rows: string | null }>(rowsOf(table), [club.club]),
        ),
      );
      expect(there?.rows[0]?.rows).toContain(table === 'statistic' ? 'figures' : season.id);
      expect(there?.rows).toEqual(here?.rows);
    }
  } finally {
    await pool.end();
    await other.drop();
  }
}

test('a rule changed in the middle: since when and why, and the table by the old one as of before', async () => {
  club.on('2027-09-03');
  // a 12, b, c, d −4 at 10 øre a point
  await first();
  club.on('2027-09-10');
  // b 6, a, c, d −2 at 50
  await club.night('abcd', { hands: [piccolo('b')], rate: 50 });
  const season = await club.season('Cup', SEPTEMBER, { ties: ['evenings-won'] });
  const before = await club.standings(season);
  // a 12 − 2; b −4 + 6; c and d −6 each
  expect(club.table(before).slice(0, 2)).toEqual(['1 a 10', '2 b 2']);
  const rule = { ...season.rule, by: 'money', ties: [] };
  expectStatus(
    await club.change(season, '/rule', { rule, why: 'Agreed at the general meeting.' }),
    200,
  );
  const after = await club.standings(season, '?language=da');
  // b −40 + 300; a 120 − 100; c and d −40 − 100
  expect(club.table(after).slice(0, 2)).toEqual(['1 b 260', '2 a 20']);
  expect(club.table(after).slice(2).sort()).toEqual(['3 c -140', '3 d -140']);
  expect(after.words[0]).toBe('Placeringen afgøres af penge.');
  expect(after.history[0]).toMatchObject({
    since: after.season.since,
    step: 'rule-changed',
    why: 'Agreed at the general meeting.',
    rule: { by: 'money' },
  });
  expect(await club.standings(season, `?head=${before.head}`)).toEqual(before);
  // The same rule again is no event.
  expect((await club.change(season, '/rule', { rule, why: 'Again.' })).body.version).toBe(2);
  expect((await club.standings(season)).head).toBe(after.head);
  await expectVerified(served.base, club.club);
});

test('points a hand, and what decides between who is level', async () => {
  club.on('2027-09-03');
  await first();
  // a −4 + 6 = 2, b 12 − 2 = 10, c and e −6 in two hands.
  await club.night('abce', { hands: [dreier('b'), piccolo('a')] });
  const rule = { by: 'points-a-hand', ties: ['head-to-head'] } as const;
  const { rows } = await club.standings(await club.season('Cup', SEPTEMBER, rule));
  // a 14 over 3; b 6 over 3; c −10 over 3; d −4 over 1; e −6 over 2: −3 a hand is more than −10/3.
  const told = rows.map(
    (row) => `${row.rank} ${club.letter(row.member)} ${row.total}/${row.hands}`,
  );
  expect(told).toEqual(['1 a 14/3', '2 b 6/3', '3 e -6/2', '4 c -10/3', '5 d -4/1']);
});

test('head to head decides by the payments, also of former guests', async () => {
  await club.guest('Gert');
  club.on('2027-09-03');
  // a gets 4 from each of b, c, g; b gets 4 from each of a, c, g.
  await club.night('abcg', { hands: [dreier('a')] });
  // e gets 4 from each; b pays and a is not there.
  await club.night('bcde', { hands: [dreier('b')] });
  club.on('2027-09-10');
  // g, who is d: 12 from a, c, e.
  await club.night('aceg', { hands: [dreier('g')] });
  const season = await club.season('Cup', SEPTEMBER, { ties: ['head-to-head'] });
  // a 12 − 4 = 8; b −4 + 12 = 8; c −12; d −4; e −8; g is a guest.
  let now = await club.standings(season);
  expect(club.table(now).slice(0, 2)).toEqual(['1 a 8', '2 b 8']);
  expect(now.rows[0]?.level).toEqual({ members: [club.id('b')], by: 'head-to-head' });
  expectStatus(await club.send(`guests/${club.id('g')}/merge`, { into: club.id('d') }), 200);
  now = await club.standings(season);
  // d −4 − 4 + 12 = 4
  expect(club.table(now).slice(0, 3)).toEqual(['1 a 8', '2 b 8', '3 d 4']);
});

test('an evening that is open does not count, is listed, and keeps the season from closing', async () => {
  club.on('2027-09-03');
  await first();
  club.on('2027-09-29');
  const open = await club.night('abcd', { hands: [dreier('b')], open: true });
  const season = await club.season('Cup', SEPTEMBER);
  const before = await club.standings(season);
  expect(before.evenings[1]).toMatchObject({
    session: open,
    belongs: true,
    counts: false,
    why: 'open',
  });
  expect(before.rows[0]?.evenings).toHaveLength(1);
  const running = await club.change(season, '/close');
  expect(running.body).toMatchObject({ reason: 'season-runs-still' });
  club.on('2027-10-01');
  const refused = await club.change(season, '/close');
  expect(refused.body).toMatchObject({
    code: 'season-refused',
    reason: 'season-has-open-evenings',
    params: { season: 'Cup', days: ['2027-09-29'] },
  });
  // Moved away it keeps nothing open; moved back it does.
  await club.move(open, season, null, 'Practice.');
  await club.move(open, null, season, 'It counts after all.');
  expect((await club.change(season, '/close')).body).toMatchObject({ code: 'season-refused' });
  await club.step(open, 'close');
  expectStatus(await club.change(season, '/close'), 200);
  const after = await club.standings(season);
  expect(after.rows[0]?.evenings).toHaveLength(2);
  expect(await club.standings(season, `?head=${before.head}`)).toEqual(before);
  await expectVerified(served.base, club.club);
});

test('a season is for some books and tables, and seasons overlap', async () => {
  club.on('2027-09-03');
  await club.night('abcd', { hands: [dreier('a')], table: 'Bord 1' });
  await club.night('abf', { book: 'brix-1996', plain: 1, table: 'Bord 1' });
  await club.night('abf', { book: 'brix-1996', plain: 1 });
  const all = await club.season('All', SEPTEMBER);
  const books = ['koenigrufen'];
  const cup = await club.season('Cup', SEPTEMBER, {}, { books, tables: ['Bord 1'] });
  expect(whys(await club.standings(all))).toEqual(['day', 'day', 'day']);
  expect(whys(await club.standings(cup))).toEqual(['day', 'other-book', 'other-book']);
  const changed = await club.change(cup, '', { books: [], why: 'Tarok counts too.' });
  expect(changed.body).toMatchObject({ books: [], tables: ['Bord 1'], name: 'Cup', version: 2 });
  expect(whys(await club.standings(cup))).toEqual(['day', 'day', 'other-table']);
  const { seasons } = (await club.get<SeasonList>('seasons')).body;
  expect(seasons.map(({ name }) => name).sort()).toEqual(['All', 'Cup']);
});

test('an evening in which no hand counts is no result, and pushes none out of the best', async () => {
  club.on('2027-09-03');
  await club.night('abcd', { hands: [dreier('a')] });
  club.on('2027-09-10');
  const empty = await club.night('abcd', { hands: [] });
  const season = await club.season('Two best', SEPTEMBER, { best: 2 });
  const now = await club.standings(season);
  expect(whys(now)).toEqual(['day', 'no-hands']);
  expect(now.evenings.map(({ belongs, counts }) => [belongs, counts])).toEqual([
    [true, true],
    [true, false],
  ]);
  expect(club.evenings(now, 'b')).toHaveLength(1);
  const { body } = await club.get<EveningSeasons>(`sessions/${empty}/seasons`);
  expect(body.seasons).toMatchObject([{ counts: false, why: 'no-hands' }]);
});

test('an evening says in which seasons it counts, in which not and why, also as of a head', async () => {
  club.on('2027-09-03');
  const open = await club.night('abcd', { hands: [dreier('a')], table: 'Bord 1', open: true });
  const all = await club.season('All', SEPTEMBER);
  const tarok = await club.season('Tarok', SEPTEMBER, {}, { books: ['brix-1996'] });
  await club.season('Bord 2', SEPTEMBER, {}, { tables: ['Bord 2'] });
  const october = await club.season('October', ['2027-10-01', '2027-10-31']);
  const told = async (query = '') => {
    const { body } = await club.get<EveningSeasons>(`sessions/${open}/seasons${query}`);
    const lines = body.seasons.map(({ name, belongs, counts, why }) => {
      return `${name}: ${belongs ? 'belongs' : 'not'} ${counts ? '+' : '-'} ${why}`;
    });
    return { head: body.head, lines: lines.sort(), seasons: body.seasons };
  };
  const others = ['Bord 2: not - other-table', 'Tarok: not - other-book'];
  const before = await told();
  expect(before.lines).toEqual(['All: belongs - open', ...others]);
  await club.step(open, 'close');
  expect((await told()).lines).toEqual(['All: belongs + day', ...others]);
  await club.move(open, all, october, 'Played in advance.');
  const moved = await told();
  expect(moved.lines).toEqual([
    'All: not - moved-away',
    others[0],
    'October: belongs + moved-here',
    others[1],
  ]);
  // As the standings of each season say.
  for (const { season, belongs, counts, why, moved: how } of moved.seasons) {
    const { evenings } = (await club.get<StandingsView>(`seasons/${season}/standings`)).body;
    expect(evenings).toMatchObject([{ session: open, belongs, counts, why, moved: how }]);
  }
  expect((await told(`?head=${before.head}`)).lines).toEqual(before.lines);
  const nowhere = await club.get(`sessions/${tarok.id}/seasons`);
  expect(nowhere.body).toMatchObject({ code: 'session-not-found' });
  expect((await club.get(`sessions/${open}/seasons?head=1`)).body).toMatchObject({
    code: 'session-not-found',
  });
});

test('the hands behind a row are those of the evenings that count for it', async () => {
  club.on('2027-09-03');
  const hands = [dreier('a'), piccolo('b')];
  const n1 = await club.night('abcd', { hands });
  club.on('2027-09-10');
  const n2 = await club.night('abcd', { hands: [dreier('b')] });
  const season = await club.season('Cup', SEPTEMBER, { best: 1 });
  const counting = async (letter: string, query = '') => {
    const path = `statistics/hands?figure=counting&member=${club.id(letter)}&season=${season.id}`;
    const { body } = await club.get<CountedHandsPage>(path + query);
    expect(body.count).toBe(body.hands.length);
    return body.hands.map(({ session, hand }) => [session, hand]);
  };
  const standings = await club.standings(season);
  for (const { member, hands: counted } of standings.rows) {
    expect(await counting(club.letter(member))).toHaveLength(counted ?? 0);
  }
  // a 12 − 2 and −4; b −4 + 6 and 12; c and d −4 − 2 and −4: the first evening is best for a alone.
  expect(await counting('a')).toEqual([
    [n1, 1],
    [n1, 2],
  ]);
  expect(await counting('b')).toEqual([[n2, 1]]);
  // Moved away from the season a has the other, as of the head before still the first.
  await club.move(n1, season, null, 'Practice.');
  expect(await counting('a')).toEqual([[n2, 1]]);
  expect(await counting('a', `&head=${standings.head}`)).toHaveLength(2);
  const without = (query: string) => club.get(`statistics/hands?figure=counting${query}`);
  expect((await without(`&member=${club.id('a')}`)).body).toMatchObject({
    reason: 'figure-of-a-season',
  });
  expect((await without(`&season=${season.id}`)).body).toMatchObject({
    reason: 'figure-of-a-member',
  });
});
