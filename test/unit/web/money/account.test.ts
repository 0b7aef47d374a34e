import type { components } from '../../../../web/api/schema.js';
import { isConcerned, readNote } from '../../../../web/api/live/live-notes.js';
import { courseOf } from '../../../../web/screens/session/course.js';
import { groupsOf } from '../../../../web/screens/statement/groups.js';
import { balanceByDay } from '../../../../web/screens/statement/balance-by-day.js';
import { seasonOf } from '../../../../web/screens/statement/season.js';

type LedgerLine = components['schemas']['LedgerLine'];
type SessionView = components['schemas']['SessionView'];

const CLUB = 'club';

describe('reads that are repeated after a note of the live line', () => {
  test.each<[string, readonly unknown[], string | null, boolean]>([
    ['the session itself', ['session', CLUB, 's1'], 's1', true],
    ['the table of the session', ['evening', CLUB, 's1'], 's1', true],
    ['another session', ['session', CLUB, 's2'], 's1', false],
    ['the ledger of another session', ['ledger', CLUB, 's2'], 's1', false],
    ['the list of sessions', ['sessions', CLUB, 20], 's1', true],
    ['balances', ['balance', CLUB, 'm1'], 's1', true],
    ['fines and disputes', ['disputes', CLUB, { member: 'm1' }], 's1', true],
    ['what nothing is known of', ['something new', CLUB], 's1', true],
    ['another club', ['sessions', 'other', 20], 's1', false],
    ['members, after a hand', ['members', CLUB], 's1', false],
    ['members, after what concerns the club', ['members', CLUB], null, true],
    ['every session, after what concerns the club', ['session', CLUB, 's2'], null, true],
    ['rules, which are pinned', ['rules', CLUB, 's1'], 's1', false],
    ['whether an evening is on this device', ['opening', CLUB, 's1'], null, false],
    ['who is signed in', ['me'], null, false],
  ])('%s', (_, key, session, expected) => {
    expect(isConcerned(key, CLUB, session)).toBe(expected);
  });

  test('anything else is no note', () => {
    expect(
      readNote('{"type":"log","event":4,"kind":"hand-recorded","session":"s1"}'),
    ).toMatchObject({ event: 4, session: 's1' });
    expect(readNote('<html>')).toBeNull();
    expect(readNote('{"event":"4"}')).toBeNull();
    expect(readNote(undefined)).toBeNull();
  });
});

const line = (event: number, kind: string, more: Partial<LedgerLine>): LedgerLine => ({
  event,
  line: 1,
  time: '2026-11-20T18:30:00.000Z',
  kind,
  from: 'anna',
  to: 'bo',
  amount: 10,
  unit: 'points',
  reason: 'count',
  stage: 'count',
  source: 'brix-1996',
  rule: null,
  session: 's1',
  hand: null,
  fine: null,
  correction: null,
  why: null,
  ...more,
});

test('the course of an evening goes event by event, and leaves money out', () => {
  const course = courseOf([
    line(1, 'session-opened', { to: 'king-pot', amount: 20 }),
    line(2, 'hand-recorded', { hand: 1 }),
    line(2, 'hand-recorded', { hand: 1, from: 'bo', to: 'king-pot', amount: 5 }),
    line(3, 'session-closed', { from: 'king-pot', to: 'anna', amount: 25 }),
    line(3, 'session-closed', { from: 'clearing', to: 'bo', amount: 500, unit: 'money' }),
    line(4, 'correction-recorded', { hand: 1, from: 'bo', to: 'anna', amount: 3 }),
  ]);
  expect(course.map(({ hand, points }) => [hand, points.get('anna'), points.get('bo')])).toEqual([
    [null, -20, undefined],
    [1, -30, 5],
    [null, -5, 5],
    // A correction is listed when it was made, and is no hand.
    [null, -2, 2],
  ]);
});

test('the evenings of a member have their money once they are closed', () => {
  const session = (id: string, status: SessionView['status'], points: number, rate: number) =>
    ({
      id,
      status,
      rate,
      book: 'brix-1996',
      openedAt: '2026-11-20T18:30:00.000Z',
      standings: [{ player: 'anna', points, seated: true }],
    }) as unknown as SessionView;
  const sessions = [
    session('now', 'open', 70, 10),
    session('last', 'closed', -30, 10),
    { ...session('without', 'closed', 0, 10), standings: [] },
    session('first', 'closed', 50, 25),
  ];
  const season = seasonOf(sessions, (player) => player === 'anna');
  expect(season.map(({ id, money }) => [id, money])).toEqual([
    ['now', null],
    ['last', -300],
    ['first', 1250],
  ]);
});

test('the balance of a day is that after its last line', () => {
  const days = ['2026-11-19', '2026-11-20', '2026-11-20'];
  const lines = days.map((day, at) => ({ day, balance: [950, -5, 395][at] ?? 0 }));
  expect(balanceByDay(lines)).toEqual([
    { day: '2026-11-19', balance: 950 },
    { day: '2026-11-20', balance: 395 },
  ]);
  expect(balanceByDay([])).toEqual([]);
});

describe('the lines of an account by their events', () => {
  const [a1, a2, b1, b2] = [
    [7, 1],
    [7, 2],
    [9, 1],
    [9, 2],
  ].map(([event = 0, number = 0]) => line(event, 'hand-recorded', { line: number })) as [
    LedgerLine,
    LedgerLine,
    LedgerLine,
    LedgerLine,
  ];

  test('the latest event first, each in the order in which it was paid', () => {
    expect(groupsOf([b2, b1, a2, a1])).toEqual([
      [b1, b2],
      [a1, a2],
    ]);
  });
});
