import type { AuditPage } from '../../../src/audit/log/view.js';
import type { SeasonList, SeasonView } from '../../../src/seasons/seasons/season.view.js';
import type { StandingsView } from '../../../src/seasons/standings/standings.view.js';
import { asOwner, memberAt } from '../../support/access/access.js';
import {
  expectStatus,
  expectVerified,
  serveTestApp,
  type ServedApp,
} from '../../support/api/api.js';
import { dreier } from '../../support/koenigrufen/koenigrufen-hands.js';
import { SeasonClub } from '../../support/seasons/season-club.js';

/**
 * A season as it is kept: closed and changed, read by those who may, and in the log. A dreier brings 12 to
 * its player and costs the three others 4 each.
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

async function inTheOpen(season: SeasonView) {
  return (await club.get<SeasonView>(`seasons/${season.id}`)).body;
}

test('a season can be closed on the day after its last one, not on it', async () => {
  club.on('2027-09-30');
  const season = await club.season('Cup', SEPTEMBER);
  expect((await club.change(season, '/close')).body).toMatchObject({ reason: 'season-runs-still' });
  // Half past eleven at night where the club is, and half an hour after midnight.
  club.at('2027-09-30T21:30:00.000Z');
  expect((await club.change(season, '/close')).body).toMatchObject({ reason: 'season-runs-still' });
  club.at('2027-09-30T22:30:00.000Z');
  expectStatus(await club.change(season, '/close'), 200);
});

test('a change that says what is so already changes nothing, in whatever order it says it', async () => {
  const more = { books: ['wolff-1899', 'brix-1996'], tables: [' Stuen ', 'Loftet', 'Stuen'] };
  const season = await club.season('Cup', SEPTEMBER, {}, more);
  expect(season).toMatchObject({
    books: ['brix-1996', 'wolff-1899'],
    tables: ['Loftet', 'Stuen'],
  });
  const same = { name: ' Cup ', tables: ['Stuen', 'Loftet'], books: more.books, why: 'x' };
  expect((await club.change(season, '', same)).body).toMatchObject({ version: 1 });
  expect((await club.change(season, '', { name: 'Cuppen', why: 'x' })).body.version).toBe(2);
});

test('nothing is moved into a season that is closed, and its version is not changed by moves', async () => {
  club.on('2027-09-03');
  const evening = await first();
  const october = await club.season('October', ['2027-10-01', '2027-10-31']);
  const past = await club.season('August', ['2027-08-01', '2027-08-31']);
  expectStatus(await club.change(past, '/close'), 200);
  const moving = await club.send('evening-moves', { session: evening, to: past.id, why: 'x' });
  expect(moving.body).toMatchObject({ reason: 'season-is-closed', field: 'to' });
  await club.move(evening, null, october, 'Played in advance.');
  expect((await inTheOpen(october)).version).toBe(1);
  const none = await club.send('evening-moves', { session: evening, from: october.id, why: ' ' });
  expect(none.body).toMatchObject({ code: 'validation-failed' });
});

test('an evening whose day is the next one in the club’s time zone belongs to that day', async () => {
  // 23:30 in Copenhagen, the last of September; half an hour after midnight, the first of October.
  club.on('2027-09-30');
  await first();
  const season = await club.season('Cup', SEPTEMBER);
  expect(whys(await club.standings(season))).toEqual(['day']);
  club.at('2027-09-30T22:30:00.000Z');
  await first();
  expect(whys(await club.standings(season))).toEqual(['day']);
  const october = await club.season('October', ['2027-10-01', '2027-10-31']);
  expect(whys(await club.standings(october))).toEqual(['day']);
  const list = (await club.get<SeasonList>('seasons')).body;
  expect(list.latestDay).toBe('2027-10-01');
  const before = (await club.get<SeasonList>('seasons?head=1')).body;
  expect(before.latestDay).toBeNull();
});

test('money is for those who may see it: others get the ranks, and their own', async () => {
  club.on('2027-09-03');
  await first();
  const season = await club.season('Cup', SEPTEMBER, { by: 'money' });
  const as = await memberAt(served.base, club.club, club.id('b'), 'member');
  const mine = await club.standings(season, '', as);
  expect(mine.hidden).toEqual(['money', 'fines']);
  // b, c and d are level: in the order of their ids.
  expect(club.table(mine).sort()).toEqual(['1 a ?', '2 b -40', '2 c ?', '2 d ?']);
  const [a, b] = ['a', 'b'].map((one) => mine.rows.find(({ member }) => member === club.id(one)));
  expect(a).toMatchObject({ money: null, points: 12, curve: [{ total: null, rank: 1 }] });
  expect(a?.evenings).toMatchObject([{ money: null, value: null, points: 12, counts: true }]);
  expect(b).toMatchObject({ money: -40, curve: [{ total: -40 }] });
  const all = await club.standings(season);
  expect(all.hidden).toEqual([]);
  expect(club.table(all)[0]).toBe('1 a 120');
});

test('impossible requests are refused, with a reason', async () => {
  club.on('2027-09-03');
  const evening = await first();
  const season = await club.season('Cup', SEPTEMBER);
  const other = await club.season('Other', ['2027-10-01', '2027-10-31']);
  const rule = season.rule;
  const days = { firstDay: '2027-09-01', lastDay: '2027-09-30' };
  const opening = (more: object) => club.send('seasons', { name: 'X', ...days, rule, ...more });
  const moving = (more: object) =>
    club.send('evening-moves', { session: evening, why: 'x', ...more });
  const nobody = '00000000-0000-4000-8000-000000000000';
  const byHand = { by: 'points-a-hand', notPlayed: 0 };
  const told = async (answer: Promise<{ body: unknown }>) => {
    const { reason, field } = (await answer).body as { reason: string; field?: string };
    return field === undefined ? reason : `${reason} ${field}`;
  };
  expect([
    await told(opening({ lastDay: '2027-08-31' })),
    await told(opening({ lastDay: '2027-02-30' })),
    await told(opening({ firstDay: '2027-02-30' })),
    await told(opening({ books: ['brix-1996', 'hoyle'] })),
    await told(opening({ rule: byHand })),
    await told(opening({ rule: { by: 'points', ties: ['head-to-head', 'head-to-head'] } })),
    await told(opening({ rule: { by: 'luck' } })),
    await told(moving({ from: null, to: null })),
    await told(moving({ from: season.id, to: season.id })),
    await told(moving({ from: other.id })),
    await told(moving({ to: season.id })),
    await told(moving({ from: nobody })),
    await told(moving({ from: season.id, session: nobody })),
    await told(club.change(season, '/reopen', { why: 'x' })),
    await told(club.change(season, '/close')),
    await told(club.get(`seasons/${nobody}/standings`)),
    await told(club.get(`seasons/${season.id}/standings?head=9999`)),
    await told(club.get(`seasons/${season.id}?head=1`)),
    await told(club.change(season, '', { lastDay: '2027-08-01', why: 'x' })),
    await told(club.change(season, '/rule', { rule: { ...rule, ...byHand }, why: 'x' })),
  ]).toEqual([
    'season-days-reversed lastDay',
    'no-such-day lastDay',
    'no-such-day firstDay',
    'no-such-season-book books[1]',
    'rule-not-played-by-hand rule.notPlayed',
    'fields-wrong rule.ties',
    'fields-wrong rule.by',
    'evening-moved-nowhere to',
    'evening-moved-nowhere to',
    'evening-not-in-season from',
    'evening-in-season-already to',
    'no-such-season from',
    'no-such-evening session',
    'season-is-open',
    'season-runs-still',
    'no-such-season',
    'head-not-yet head',
    'no-such-season',
    'season-days-reversed lastDay',
    'rule-not-played-by-hand rule.notPlayed',
  ]);
  // Moved twice: it is where it was put the first time.
  await club.move(evening, season, other, 'Once.');
  expect(await told(moving({ from: season.id, to: other.id }))).toBe('evening-not-in-season from');
  await club.move(evening, other, season, 'And back.');
  club.on('2027-10-01');
  expectStatus(await club.change(season, '/close'), 200);
  expect([
    await told(club.change(season, '', { name: 'Y', why: 'x' })),
    await told(club.change(season, '/rule', { rule: { ...rule, best: 3 }, why: 'x' })),
    await told(club.change(season, '/close')),
    await told(moving({ from: season.id })),
    await told(moving({ from: season.id, to: other.id })),
  ]).toEqual([
    'season-is-closed',
    'season-is-closed',
    'season-is-closed',
    'season-is-closed from',
    'season-is-closed from',
  ]);
  expect((await inTheOpen(season)).version).toBe(2);
  expectStatus(await club.change(season, '/reopen', { why: 'One was left out.' }), 200);
  expect(await inTheOpen(season)).toMatchObject({ status: 'open', closed: null, version: 3 });
  await expectVerified(served.base, club.club);
});

test('two who close at once, one key twenty times, and a version from before', async () => {
  club.on('2027-10-01');
  const season = await club.season('Cup', SEPTEMBER);
  const body = { name: 'Y', firstDay: '2027-09-01', lastDay: '2027-09-30', rule: season.rule };
  const twenty = await Promise.all(
    Array.from({ length: 20 }, () => club.send<SeasonView>('seasons', body, { key: 'once' })),
  );
  expect(new Set(twenty.map(({ status, text }) => `${status} ${text}`)).size).toBe(1);
  expect(twenty.filter(({ replayed }) => replayed !== 'true')).toHaveLength(1);
  expect((await club.get<SeasonList>('seasons')).body.seasons).toHaveLength(2);

  const close = () => club.send(`seasons/${season.id}/close`, undefined, { version: 1 });
  const both = await Promise.all([close(), close()]);
  expect(both.map(({ status }) => status).sort()).toEqual([200, 412]);
  const old = await club.send(`seasons/${season.id}/reopen`, { why: 'x' }, { version: 1 });
  expect(old.body).toMatchObject({ reason: 'season-moved-on', currentVersion: 2 });
  await expectVerified(served.base, club.club);
});

test('a reader who has the standings gets 304 until something happens in the club', async () => {
  club.on('2027-09-03');
  await first();
  const season = await club.season('Cup', SEPTEMBER);
  const path = served.base + club.path(`seasons/${season.id}/standings?language=da`);
  const ask = (etag?: string | null) =>
    fetch(path, {
      headers: { ...asOwner(served.base), ...(etag == null ? {} : { 'if-none-match': etag }) },
    });
  const etag = (await ask()).headers.get('etag');
  expect(etag).toMatch(/^"\d+:[0-9a-f-]{19}-da-all"$/);
  expect((await ask(etag)).status).toBe(304);
  await club.guest('Gert');
  expect((await ask(etag)).status).toBe(200);
});

test('the log has it in words, for everyone who may read all', async () => {
  club.on('2027-09-03');
  const evening = await first();
  const season = await club.season('Cup', SEPTEMBER);
  expectStatus(
    await club.change(season, '', { name: 'Cuppen', lastDay: '2027-10-31', why: 'Longer.' }),
    200,
  );
  const rule = { ...season.rule, by: 'money', notPlayed: -500 };
  expectStatus(await club.change(season, '/rule', { rule, why: 'Agreed.' }), 200);
  await club.move(evening, season, null, 'Practice.');
  club.on('2027-11-01');
  expectStatus(await club.change(season, '/close'), 200);
  expectStatus(await club.change(season, '/reopen', { why: 'One was left out.' }), 200);
  const { body } = await club.get<AuditPage>('audit?group=seasons&order=asc');
  expect(body.entries.map(({ sentence }) => sentence)).toEqual([
    'The season Cup was opened, from 1 September 2027 to 30 September 2027. Points rank the members. ' +
      'Every evening of the season counts. An evening that somebody did not play counts nothing for ' +
      'them. Members who are level share the rank. Guests are not ranked; they are listed by themselves.',
    'The season Cup was changed: it is called Cuppen now and it runs from 1 September 2027 to 31 ' +
      'October 2027.',
    'The standings of the season Cuppen follow a new rule. Money ranks the members. Every evening of ' +
      'the season counts. An evening that somebody did not play counts −DKK\u00a05.00 for them. Members who are level ' +
      'share the rank. Guests are not ranked; they are listed by themselves.',
    'The evening of 3 September 2027 was moved out of the season Cuppen.',
    'The season Cuppen was closed.',
    'The season Cuppen was opened again.',
  ]);
  expect(body.entries.map(({ why }) => why)).toEqual([
    ...[null, 'Longer.', 'Agreed.', 'Practice.', null, 'One was left out.'],
  ]);
});

test('a club that is archived keeps its seasons as they are', async () => {
  club.on('2027-09-03');
  const evening = await first();
  const season = await club.season('Cup', SEPTEMBER);
  expectStatus(await club.send('archive'), 200);
  const { name, firstDay, lastDay, rule } = season;
  club.on('2027-10-01');
  for (const refused of [
    await club.send('seasons', { name, firstDay, lastDay, rule }),
    await club.change(season, '', { name: 'Y', why: 'x' }),
    await club.change(season, '/rule', { rule: { ...rule, best: 3 }, why: 'x' }),
    await club.change(season, '/close'),
    await club.send('evening-moves', { session: evening, from: season.id, why: 'x' }),
  ]) {
    expect(refused.body).toMatchObject({ code: 'club-archived' });
  }
  expect((await inTheOpen(season)).version).toBe(1);
});
