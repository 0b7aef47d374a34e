import type { ClubView, MemberView } from '../../../src/clubs/view.js';
import type { CountedHandsPage } from '../../../src/seasons/statistics/views/hands-behind.view.js';
import type { CountedPointsPage } from '../../../src/seasons/statistics/views/points-behind.view.js';
import type {
  HeadToHeadView,
  WhoPaidWhomView,
} from '../../../src/seasons/statistics/views/payments.view.js';
import type { TableNames } from '../../../src/seasons/statistics/views/table-names.view.js';
import type { RecordsView } from '../../../src/seasons/statistics/views/records.view.js';
import type { StatisticsView } from '../../../src/seasons/statistics/views/statistics.view.js';
import type { SeasonView } from '../../../src/seasons/seasons/season.view.js';
import type { RecordedHandView } from '../../../src/sessions/hands/hand.view.js';
import type { SessionView } from '../../../src/sessions/table/session.view.js';
import { asOwner, claimAll, deviceAt, memberAt } from '../../support/access/access.js';
import {
  call,
  expectProblem,
  expectStatus,
  expectVerified,
  openClub,
  openSession,
  plainHand,
  read,
  serveTestApp,
  type OpenedClub,
  type Opening,
  type ServedApp,
  type Table,
} from '../../support/api/api.js';
import { expectDescribed } from '../../support/api/described.js';

/** Statistics as a club reads them: sight, as of when, and which filters there are. */

let served: ServedApp;
let base: string;
let club: OpenedClub;
let here: string;

beforeAll(async () => {
  served = await serveTestApp();
  ({ base } = served);
});
afterAll(() => served.close());

beforeEach(async () => {
  club = await openClub(base, 4);
  here = `/v1/clubs/${club.club}`;
});

const get = <T>(path: string) => read<T>(base, here + path);
const ask = <T>(path: string, as?: string) =>
  call<T>(base, 'GET', here + path, as === undefined ? {} : { as });

async function atTable({ path }: Table, what: string, body: (view: SessionView) => object) {
  const view = await read<SessionView>(base, path);
  const sent = { version: view.version, body: body(view) };
  return expectStatus(
    await call(base, 'POST', `${path}/${what}`, sent),
    what === 'close' ? 200 : 201,
  );
}

/** An evening of some hands and a fine of the first member, closed. */
async function evening(hands: number, opening: Opening = {}): Promise<Table> {
  const table = await openSession(base, club, opening);
  for (let hand = 0; hand < hands; hand++) await atTable(table, 'hands', plainHand);
  await atTable(table, 'fines', () => fineOf(club.members[0] ?? ''));
  await atTable(table, 'close', () => ({}));
  return table;
}

/** Five play a hand that the first member deals and sits out; then that member pays each of them 5. */
async function koenigrufenWithFine(first: string): Promise<void> {
  const body = { name: 'Femte' };
  const added = await call<MemberView>(base, 'POST', `${here}/members`, { body });
  const members = [...club.members, expectStatus(added, 201).body.id];
  const table = await openSession(base, { ...club, members }, { book: 'koenigrufen', players: 5 });
  await atTable(table, 'hands', ({ active: [declarer, , kingHolder] }) => ({
    ...{ game: 'koenigrufen', contract: 'rufer', declarer, calledKing: 'hearts', kingHolder },
    ...{ announcements: [], figures: [], count: [{ side: 'declarer', points: '38/1' }] },
  }));
  await atTable(table, 'fines', () => ({ ...fineOf(first), amount: 5, to: 'players' }));
  await atTable(table, 'close', () => ({}));
}

const fineOf = (player: string) => ({ player, code: 'other', stage: 'after', amount: 20 });

test('an evening counts from its closing on, and answers are as the reference says', async () => {
  const [anna = '', bent = ''] = club.members;
  const table = await openSession(base, club);
  await atTable(table, 'hands', plainHand);
  expect(await get<StatisticsView>(`/statistics?member=${anna}`)).toMatchObject({
    evenings: { count: 0 },
    hands: { count: 0 },
    members: [],
  });
  await atTable(table, 'close', () => ({}));
  const view = await get<StatisticsView>(`/statistics?member=${anna}`);
  expect(view).toMatchObject({ member: anna, currency: 'DKK', evenings: { count: 1 } });
  expect(view.hands).toEqual({ figure: 'hands', count: 1 });
  expect(view.feats.find(({ name }) => name === 'last-trick')).toMatchObject({
    of: 1,
    share: null,
  });
  for (const path of [
    '/statistics',
    `/statistics?member=${anna}`,
    '/statistics/hands?figure=evenings',
    '/statistics/points?figure=between:king-pot',
    `/statistics/points?figure=between:${bent}:cups&member=${anna}`,
    '/records',
    `/records?member=${anna}`,
    '/who-paid-whom',
    `/head-to-head?members=${anna},${bent}`,
  ]) {
    const answer = await ask(path);
    expectStatus(answer, 200);
    expectDescribed(served, 'GET', here + path, answer);
  }
});

describe('sight of money and fines', () => {
  let anna: string;
  let bent: string;
  let asAnna: string;

  beforeEach(async () => {
    [anna = '', bent = ''] = club.members;
    await evening(3);
    asAnna = await memberAt(base, club.club, anna, 'member');
  });

  const shown = (yes: boolean, as?: string) =>
    call<ClubView>(base, 'POST', `${here}/statistics-shown`, {
      body: { shown: yes },
      ...(as === undefined ? {} : { as }),
    });

  test('a member sees points of all, and of themselves their money and their fines', async () => {
    const { body: own } = await ask<StatisticsView>(`/statistics?member=${anna}`, asAnna);
    expect(own).toMatchObject({ hidden: [], fines: [{ code: 'other', all: { count: 1 } }] });
    expect(own.money).toBe((own.points ?? 0) * 10);
    const { body: other } = await ask<StatisticsView>(`/statistics?member=${bent}`, asAnna);
    expect(other).toMatchObject({ hidden: ['money', 'fines'], money: null, fines: null });
    expect(other.points).toEqual(expect.any(Number));
    const { body: all } = await ask<StatisticsView>('/statistics', asAnna);
    expect(all).toMatchObject({ hidden: ['money'], fines: [{ code: 'other' }] });
    expect(all.members.map(({ member, money }) => [member === anna, money !== null])).toEqual(
      all.members.map(({ member }) => [member === anna, member === anna]),
    );
  });

  test('fines of others are not shown apart in the matrix, nor linked', async () => {
    const asBent = await memberAt(base, club.club, bent, 'member');
    // In Königrufen a fine is paid to the others.
    await koenigrufenWithFine(anna);
    const cellOf = (view: WhoPaidWhomView) =>
      view.cells.find(({ from, to }) => from === anna && to === bent);
    const path = '/who-paid-whom?book=koenigrufen';
    const paid = { points: 5, parts: { fines: 5 } };
    expect(cellOf((await ask<WhoPaidWhomView>(path, asAnna)).body)).toMatchObject(paid);
    const { body: seen } = await ask<WhoPaidWhomView>(path, asBent);
    expect(seen.hidden).toEqual(['fines']);
    expect(cellOf(seen)).toMatchObject({ points: 5, parts: { other: 5 } });
    expect(cellOf(seen)?.parts).not.toHaveProperty('fines');
    const fines = '/statistics/hands?figure=fine:other';
    expectProblem(await ask(`${fines}&member=${anna}`, asBent), 'not-allowed');
    expectStatus(await ask(`${fines}&member=${anna}`, asAnna), 200);
    const { body: ofAll } = await ask<CountedHandsPage>(fines, asBent);
    expect(ofAll.count).toBe(2);
    expect(ofAll.hands.map(({ members, points }) => [members, points])).toEqual([
      [[], null],
      [[], null],
    ]);
    // Nor by what their share is a part of.
    const all = '/statistics/hands?figure=of:fine:other';
    expectProblem(await ask(`${all}&member=${anna}`, asBent), 'not-allowed');
    const { body: ofShare } = await ask<CountedHandsPage>(all, asBent);
    expect(ofShare.hands.map(({ members, points }) => [members, points])).toEqual([
      [[], null],
      [[], null],
    ]);
  });

  test('the hands behind a payment give only the evening of hidden fines', async () => {
    const asBent = await memberAt(base, club.club, bent, 'member');
    // A fine of a hand that is paid to a player: for a king that a revoke took.
    const table = await openSession(base, club, { book: 'wolff-1899' });
    await atTable(table, 'hands', (view) => ({
      ...plainHand(view),
      count: view.active.map((player) => ({ player, points: 26 })),
      events: [
        { kind: 'king-lost', player: bent, suit: 'clubs' },
        ...(plainHand(view).events ?? []),
      ],
      fines: [{ player: anna, code: 'revoke', stage: 'play', amount: 20, took: 0 }],
    }));
    await atTable(table, 'close', () => ({}));
    const behind = async (part: string, as: string) => {
      const figure = `/statistics/points?figure=between:${bent}${part}&member=${anna}`;
      const { body } = await ask<CountedPointsPage>(`${figure}&book=wolff-1899`, as);
      const { paid, received, hands, hidden } = body;
      const sum = (of: 'paid' | 'received') => hands.reduce((all, hand) => all + hand[of], 0);
      expect([sum('paid'), sum('received')]).toEqual([paid, received]);
      return { hidden, paid, hands: hands.map(({ hand }) => hand) };
    };
    const own = await behind(':fines', asAnna);
    expect(own).toEqual({ hidden: ['fines'], paid: expect.any(Number) as number, hands: [1] });
    expect(own.paid).toBeGreaterThan(0);
    expect(await behind(':other', asAnna)).toMatchObject({ paid: 0, hands: [] });
    expect(await behind(':fines', asBent)).toMatchObject({ paid: 0, hands: [] });
    expect(await behind(':other', asBent)).toMatchObject({ paid: own.paid, hands: [null] });
    const all = await behind('', asAnna);
    expect(await behind('', asBent)).toMatchObject({ paid: all.paid, hands: [1, null] });
  });

  test.each(['secretary', 'treasurer', 'auditor'] as const)('a %s sees all', async (role) => {
    const as = await memberAt(base, club.club, club.members[2] ?? '', role);
    const { body } = await ask<StatisticsView>(`/statistics?member=${anna}`, as);
    expect(body).toMatchObject({ hidden: [], money: expect.any(Number) as number });
  });

  test('an owner opens them to all members, but to no tablet, and closes them again', async () => {
    const at = `/statistics?member=${bent}`;
    const before = await ask<StatisticsView>(at, asAnna);
    expectProblem(await shown(true, asAnna), 'not-allowed');
    expect(expectStatus(await shown(true), 200).body.statisticsShown).toBe(true);
    await shown(true);
    const open = await ask<StatisticsView>(at, asAnna);
    expect(open.body).toMatchObject({ hidden: [], fines: [] });
    expect(open.body.money).toEqual(expect.any(Number));
    // Fines that were hidden then are shown now; the tag distinguishes the two.
    const then = `${at}&head=${before.body.head}`;
    const again = await ask<StatisticsView>(then, asAnna);
    expect(again.body).toMatchObject({ head: before.body.head, hidden: [] });
    expect(again.etag).not.toBe(before.etag);
    const device = await deviceAt(base, club.club);
    expect((await ask<StatisticsView>(at, device)).body.money).toBeNull();
    await shown(false);
    expect((await ask<StatisticsView>(at, asAnna)).body.money).toBeNull();
    const { entries } = await get<{ entries: readonly { sentence: string }[] }>(
      '/audit?kind=club-statistics-shown',
    );
    expect(entries.map(({ sentence }) => sentence)).toEqual([
      'All members now see what others won in money and what they were fined.',
      'Members no longer see what others won in money and what they were fined.',
    ]);
    await expectVerified(base, club.club);
  });
});

test('the records of a member are their own: their largest hand, and the melding that they made', async () => {
  await evening(3);
  const holders = new Set<string>();
  for (const member of club.members) {
    const { records } = await get<RecordsView>(`/records?member=${member}`);
    for (const { members } of records) expect(members).toEqual([member]);
    const largest = records.find(({ record }) => record === 'largest-hand');
    if (largest !== undefined) holders.add(member);
  }
  const { records } = await get<RecordsView>('/records');
  const ofClub = records.find(({ record }) => record === 'largest-hand');
  const [holder = ''] = ofClub?.members ?? [];
  expect(holders).toContain(holder);
  const own = await get<RecordsView>(`/records?member=${holder}`);
  expect(own.records).toContainEqual(ofClub);
  expectProblem(await ask(`/records?member=${club.club}`), 'member-not-found');
});

test('as of a head the answer is the same for ever, after any correction; a reader who has it gets 304', async () => {
  const [anna = ''] = club.members;
  const table = await evening(3);
  const paths = ['/statistics', `/statistics?member=${anna}`, '/who-paid-whom', '/records'];
  const head = (await get<StatisticsView>('/statistics')).head;
  const at = (path: string) => `${path}${path.includes('?') ? '&' : '?'}head=${head}`;
  const then = new Map<string, string>();
  for (const path of paths) {
    const now = await ask(path);
    expect((await ask(at(path))).text).toBe(now.text);
    then.set(path, now.text);
    const headers = { ...asOwner(base), 'if-none-match': now.etag ?? '' };
    const answer = await fetch(base + here + path, { headers });
    expect([answer.status, await answer.text()]).toEqual([304, '']);
  }
  const hands = await get<CountedHandsPage>('/statistics/hands?figure=hands&limit=2');
  const corrections = [{ hand: 3, void: true }];
  const { record } = await read<RecordedHandView>(base, `${table.path}/hands/3`);
  const body = { mode: 'replay', reason: 'Talt forkert', corrections };
  await atTable(table, 'corrections', () => body);
  for (const path of paths) {
    expect((await ask(path)).text).not.toBe(then.get(path));
    expect((await ask(at(path))).text).toBe(then.get(path));
  }
  const now = await get<CountedHandsPage>('/statistics/hands?figure=hands&limit=2');
  expect([hands.count, now.count]).toEqual([3, 2]);
  // The second page is of the same head as the first.
  const rest = await get<CountedHandsPage>(
    `/statistics/hands?figure=hands&limit=2&cursor=${hands.next ?? ''}`,
  );
  expect(rest).toMatchObject({ head: hands.head, count: 3, next: null });
  expect([...hands.hands, ...rest.hands].map(({ hand }) => hand)).toEqual([1, 2, 3]);
  // It was right after all.
  const again = { ...body, corrections: [{ hand: 3, record }] };
  await atTable(table, 'corrections', () => again);
  expect((await get<CountedHandsPage>('/statistics/hands?figure=hands')).count).toBe(3);
  await expectVerified(base, club.club);
});

test('filters: days, book, table and season; what cannot be is refused', async () => {
  const [anna = '', bent = ''] = club.members;
  const { session } = await evening(2);
  await evening(1, { book: 'vlk-1970' });
  const day = session.openedAt.slice(0, 10);
  const count = async (filter: string) =>
    (await get<StatisticsView>(`/statistics?${filter}`)).hands?.count;
  expect(await count('')).toBe(3);
  expect(await count('book=brix-1996')).toBe(2);
  expect(await count('table=Stuen')).toBe(0);
  expect(await count('from=2001-01-01')).toBe(3);
  expect(await count('to=2001-01-01')).toBe(0);
  const rule = { by: 'points' };
  const span = { firstDay: '2001-01-01', lastDay: '2099-12-31' };
  const opened = await call<SeasonView>(base, 'POST', `${here}/seasons`, {
    body: { name: 'Alt', ...span, books: ['vlk-1970'], rule },
  });
  const season = expectStatus(opened, 201).body.id;
  expect(await count(`season=${season}`)).toBe(1);
  const move = { session: session.id, to: season, why: 'Den tæller med.' };
  expectStatus(await call(base, 'POST', `${here}/evening-moves`, { body: move }), 201);
  expect(await count(`season=${season}`)).toBe(3);
  for (const [path, code] of [
    [`/statistics?season=${season}&from=${day}`, 'validation-failed'],
    ['/statistics?from=2026-02-02&to=2026-02-01', 'validation-failed'],
    ['/statistics?from=2026-02-31', 'validation-failed'],
    ['/statistics?book=whist', 'validation-failed'],
    ['/statistics?head=100000', 'validation-failed'],
    ['/statistics/hands?figure=feat:whist', 'validation-failed'],
    [`/statistics/hands?figure=together:${anna}`, 'validation-failed'],
    [`/statistics/hands?figure=together:x&member=${anna}`, 'validation-failed'],
    ['/statistics/hands?figure=hands&cursor=x', 'validation-failed'],
    [`/head-to-head?members=${anna},${anna}`, 'validation-failed'],
    ['/statistics/points?figure=between:whist', 'validation-failed'],
    ['/statistics/points?figure=feat:tout', 'validation-failed'],
    ['/statistics/points?figure=between:king-pot:cups', 'validation-failed'],
    ['/statistics/points?figure=between:king-pot&cursor=x', 'validation-failed'],
    ['/statistics/points?figure=between:club', 'validation-failed'],
    [`/statistics/points?figure=between-together:club&member=${anna}`, 'validation-failed'],
    [`/statistics/points?figure=between-together:king-pot&member=${anna}`, 'validation-failed'],
    [`/statistics/points?figure=between:${bent}`, 'validation-failed'],
    [`/statistics/points?figure=between:${anna}&member=${anna}`, 'validation-failed'],
    [`/statistics/points?figure=between:${bent}:luck&member=${anna}`, 'validation-failed'],
    [`/statistics/points?figure=between:${bent}:cups:1&member=${anna}`, 'validation-failed'],
    [`/statistics/points?figure=between:${season}&member=${anna}`, 'member-not-found'],
    [`/head-to-head?members=${anna}`, 'validation-failed'],
    [`/statistics?member=${season}`, 'member-not-found'],
    [`/statistics?season=${anna}`, 'season-not-found'],
    [`/head-to-head?members=${anna},${season}`, 'member-not-found'],
  ] as const) {
    expectProblem(await ask(path), code);
  }
  expect(await get<HeadToHeadView>(`/head-to-head?members=${anna},${bent}`)).toMatchObject({
    ...{ hands: 3, evenings: 2, least: 10, enough: false },
    ...{ points: null, net: null, paid: null, curve: null },
  });
});

test('points between two and of a cup are those of the hands that they lead to, page by page', async () => {
  const [anna = '', bent = ''] = club.members;
  const first = await evening(3);
  await evening(2);
  const { head, cups } = await get<StatisticsView>(`/statistics?member=${anna}`);
  const { cells } = await get<WhoPaidWhomView>('/who-paid-whom');
  /** All pages of a number, an evening each; their sums are the number. */
  const behind = async (figure: string, query = '') => {
    const told: CountedPointsPage[] = [];
    let cursor = '';
    do {
      const path = `/statistics/points?figure=${figure}&member=${anna}&limit=1${query}`;
      told.push(await get<CountedPointsPage>(`${path}${cursor}`));
      cursor = `&cursor=${told.at(-1)?.next ?? ''}`;
    } while (told.at(-1)?.next != null);
    const hands = told.flatMap((page) => page.hands);
    const sum = (of: 'received' | 'paid') => hands.reduce((all, hand) => all + hand[of], 0);
    const { received = NaN, paid = NaN } = told[0] ?? {};
    expect([sum('received'), sum('paid')]).toEqual([received, paid]);
    return { received, paid, pages: told.length, hands };
  };
  for (const { figure, got, filled } of cups) {
    expect(await behind(figure)).toMatchObject({ received: got, paid: filled });
  }
  const kings = await behind('between:king-pot');
  expect(kings.pages).toBe(2);
  // Founded in the first hand; the fine, which goes into the cup, and the split belong to none.
  expect(kings.hands.map(({ hand }) => hand)).toEqual([1, null, 1, null]);
  const cellOf = (from: string, to: string) =>
    cells.find((cell) => cell.from === from && cell.to === to);
  const [given, got] = [cellOf(anna, bent), cellOf(bent, anna)];
  const total = { received: got?.points ?? 0, paid: given?.points ?? 0 };
  const all = await behind(`between:${bent}`);
  expect(all).toMatchObject(total);
  expect(total.received + total.paid).toBeGreaterThan(0);
  // Both had cards in every hand of theirs.
  expect(await behind(`between-together:${bent}`)).toEqual(all);
  const parts = new Set([...Object.keys(given?.parts ?? {}), ...Object.keys(got?.parts ?? {})]);
  expect(parts).toContain('cups');
  for (const part of parts) {
    expect(await behind(`between:${bent}:${part}`)).toMatchObject({
      received: got?.parts[part] ?? 0,
      paid: given?.parts[part] ?? 0,
    });
  }
  // As of the head before a correction it is what it was.
  const corrections = [{ hand: 3, void: true }];
  const body = { mode: 'replay', reason: 'Talt forkert', corrections };
  await atTable(first, 'corrections', () => body);
  const handsNow = (await behind(`between:${bent}`)).hands;
  expect(handsNow.filter(({ hand }) => hand === 3)).toEqual([]);
  expect(await behind(`between:${bent}`, `&head=${head}`)).toEqual(all);
});

test('payments of two at an evening without a hand together are not those of head to head', async () => {
  const [anna = '', bent = ''] = club.members;
  await evening(11);
  await koenigrufenWithFine(anna);
  const paidOf = async (kind: string) =>
    (await get<CountedPointsPage>(`/statistics/points?figure=${kind}:${bent}&member=${anna}`)).paid;
  const cellOf = ({
    paid,
    cells,
  }: {
    paid?: HeadToHeadView['paid'];
    cells?: WhoPaidWhomView['cells'];
  }) => (paid ?? cells ?? []).find(({ from, to }) => from === anna && to === bent)?.points ?? 0;
  const together = cellOf(await get<HeadToHeadView>(`/head-to-head?members=${anna},${bent}`));
  expect(await paidOf('between-together')).toBe(together);
  const all = cellOf(await get<WhoPaidWhomView>('/who-paid-whom'));
  expect(await paidOf('between')).toBe(all);
  expect(all - together).toBe(5);
});

test('an evening in which no hand counts is left out, with its fines, until a hand does', async () => {
  const [anna = ''] = club.members;
  await evening(0);
  const none = await get<StatisticsView>('/statistics');
  expect(none).toMatchObject({ evenings: { count: 0 }, hands: { count: 0 } });
  expect(none.fines).toEqual([]);
  const table = await evening(1);
  const { head, evenings } = await get<StatisticsView>(`/statistics?member=${anna}`);
  expect(evenings.count).toBe(1);
  await atTable(table, 'corrections', () => ({
    ...{ mode: 'replay', reason: 'Nobody played it.', corrections: [{ hand: 1, void: true }] },
  }));
  const voided = await get<StatisticsView>(`/statistics?member=${anna}`);
  expect(voided.evenings.count).toBe(0);
  // The answer as of a head stays.
  const then = await get<StatisticsView>(`/statistics?member=${anna}&head=${head}`);
  expect(then.evenings.count).toBe(1);
});

test('a guest who was merged counts as the member, from then on', async () => {
  const [anna = '', bent = '', carl = ''] = club.members;
  const added = await call<MemberView>(base, 'POST', `${here}/guests`, {
    body: { name: 'En ven' },
    as: await deviceAt(base, club.club),
  });
  const guest = expectStatus(added, 201).body.id;
  const members = [anna, bent, guest];
  const table = await openSession(base, { ...club, members });
  await atTable(table, 'hands', plainHand);
  await atTable(table, 'close', () => ({}));
  const { head } = await get<RecordsView>('/records');
  const merged = await call(base, 'POST', `${here}/guests/${guest}/merge`, {
    body: { into: carl },
  });
  expectStatus(merged, 200);
  expect(await get<StatisticsView>(`/statistics?member=${carl}`)).toMatchObject({
    ...{ member: carl, evenings: { count: 1 }, hands: { count: 1 } },
  });
  expect((await get<StatisticsView>(`/statistics?member=${guest}`)).member).toBe(carl);
  const then = await get<StatisticsView>(`/statistics?member=${carl}&head=${head}`);
  expect(then.evenings.count).toBe(0);
  const line = (view: WhoPaidWhomView, member: string) =>
    view.sums.find((one) => one.member === member)?.points;
  const before = await get<WhoPaidWhomView>(`/who-paid-whom?head=${head}`);
  expect(line(await get('/who-paid-whom'), carl)).toBe(line(before, guest));
});

test('an evening at a named table is found by its name', async () => {
  await claimAll(base, club);
  const seats = club.members.slice(0, 3);
  const [firstDealer] = seats;
  const body = { book: 'brix-1996', rate: 10, seats, firstDealer, tableName: 'Stuen' };
  const opened = await call<SessionView>(base, 'POST', `${here}/sessions`, { body });
  const session = expectStatus(opened, 201).body;
  const table = { ...club, session, path: `${here}/sessions/${session.id}` };
  await atTable(table, 'hands', plainHand);
  await atTable(table, 'close', () => ({}));
  expect((await get<StatisticsView>('/statistics?table=Stuen')).hands?.count).toBe(1);
  expect((await get<StatisticsView>('/statistics?table=Loftet')).hands?.count).toBe(0);
  const names = await ask<TableNames>('/statistics/table-names');
  expectDescribed(served, 'GET', `${here}/statistics/table-names`, names);
  expect(names.body.names).toEqual(['Stuen']);
  const [anna = '', bent = ''] = club.members;
  const together = await get<CountedHandsPage>(
    `/statistics/hands?figure=evenings-together:${bent}&member=${anna}`,
  );
  expect(together.hands).toMatchObject([{ session: session.id, hand: null, members: [anna] }]);
});
