import type { StatisticsView } from '../../../src/seasons/statistics/views/statistics.view.js';
import type { SessionView } from '../../../src/sessions/table/session.view.js';
import type { OpenItemsList } from '../../../src/cash-book/open-items/open-items.view.js';
import type { EveningPayments } from '../../../src/cash-book/evening-payments/evening-payment.view.js';
import {
  expectStatus,
  expectVerified,
  serveTestApp,
  type ServedApp,
} from '../../support/api/api.js';
import { dreier } from '../../support/koenigrufen/koenigrufen-hands.js';
import { SeasonClub } from '../../support/seasons/season-club.js';

/** Evenings that are recorded hand by hand from a paper, with the day of then. */

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

const opening = (more: object) => {
  const seats = [...'abcd'].map((letter) => club.id(letter));
  return { book: 'koenigrufen', rate: 10, seats, firstDealer: seats[0], ...more };
};
const open = (more: object) => club.send<SessionView>('sessions', opening(more));

const played = async (more: object) => {
  const { id } = expectStatus(await open(more), 201).body;
  await club.step(id, 'hands', club.record(dreier('a')));
  await club.step(id, 'close');
  return id;
};

const refusal = (answer: { readonly status: number; readonly body: unknown }) => {
  const { reason, field } = answer.body as { reason?: string; field?: string };
  return [answer.status, reason, field];
};

/** The balance of a, in minor units. */
const money = async () =>
  (await club.get<{ money: number }>(`members/${club.id('a')}/balance`)).body.money;

test('seasons and statistics go by the day of then', async () => {
  const now = await played({});
  const then = await played({ day: '2026-03-14', settledThen: true });
  const spring = await club.season('Forår', ['2026-01-01', '2026-06-30']);
  const autumn = await club.season('Efterår', ['2027-07-01', '2027-12-31']);
  const sessions = async (season: typeof spring) =>
    (await club.standings(season)).evenings.map(({ session, day }) => [session, day]);
  expect(await sessions(spring)).toEqual([[then, '2026-03-14']]);
  expect(await sessions(autumn)).toEqual([[now, '2027-09-20']]);
  const both = await club.season('Alt', ['2026-01-01', '2027-12-31']);
  expect((await sessions(both)).map(([session]) => session)).toEqual([then, now]);
  const count = async (query: string) =>
    (await club.get<StatisticsView>(`statistics?${query}`)).body.evenings.count;
  expect(await count('to=2026-12-31')).toBe(1);
  expect(await count('from=2027-01-01')).toBe(1);
  const { body } = await club.get<SessionView>(`sessions/${then}`);
  expect([body.day, body.settledThen]).toEqual(['2026-03-14', true]);
  // Of no closed season, and a season is not closed while an evening of it is open.
  const late = expectStatus(await open({ day: '2026-03-21', settledThen: true }), 201).body;
  expect(refusal(await club.change(spring, '/close')).slice(0, 2)).toEqual([
    409,
    'season-has-open-evenings',
  ]);
  await club.step(late.id, 'close');
  expect((await club.change(spring, '/close')).status).toBe(200);
  const closed = await open({ day: '2026-04-01', settledThen: true });
  expect(refusal(closed)).toEqual([409, 'season-is-closed', 'day']);
  await expectVerified(served.base, club.club);
});

test('settled then, no money is posted, not by a later correction either', async () => {
  const then = await played({ day: '2026-03-14', settledThen: true });
  expect(await money()).toBe(0);
  const { body } = await club.get<EveningPayments>(`sessions/${then}/payments-in-cash`);
  expect(body.open).toEqual([]);
  await club.step(then, 'undo');
  expect(await money()).toBe(0);
  await played({ day: '2026-03-21', settledThen: false });
  expect(await money()).toBe(120);
  // The debt names the day on which it was played.
  const { members } = (await club.get<OpenItemsList>('open-items')).body;
  const named = members.flatMap(({ items }) =>
    items.map(({ kind, name, day }) => [kind, name, day]),
  );
  expect(named).toContainEqual(['session-closed', '2026-03-21', '2027-09-20']);
  await expectVerified(served.base, club.club);
});

test('a day that is not over, and settled without a day, are refused', async () => {
  expect(refusal(await open({ day: '2027-09-20' }))).toEqual([422, 'day-not-past', 'day']);
  expect(refusal(await open({ day: '2026-02-30' }))).toEqual([422, 'no-such-day', 'day']);
  expect(refusal(await open({ settledThen: true }))).toEqual([
    400,
    'settled-without-day',
    'settledThen',
  ]);
});

test('money that opening balances may hold is booked once somebody has said which', async () => {
  const lines = [{ member: club.id('a'), amount: 500 }];
  const balances = (day: string, more: object = {}) =>
    club.send('opening-balances', { day, text: 'Fra regnearket', lines, ...more });
  expect((await balances('2027-01-01', { despite: [] })).status).toBe(201);
  expect(refusal(await open({ day: '2026-03-14' }))).toEqual([409, 'booked-twice', 'settledThen']);
  expect((await open({ day: '2026-03-14', rate: 0 })).status).toBe(201);
  expect((await open({ day: '2027-02-14' })).status).toBe(201);
  expect((await open({ day: '2026-03-14', settledThen: false })).status).toBe(201);
  // The other way round: balances of a later day beside evenings whose money is booked.
  const later = await balances('2027-02-01', { despite: ['opened-before'] });
  expect(refusal(later)).toEqual([409, 'evenings-booked', 'day']);
  const said = ['opened-before', 'evenings-booked'];
  expect((await balances('2027-02-01', { despite: said })).status).toBe(201);
});
