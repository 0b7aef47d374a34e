import type { PurseCounted } from '../../../src/events/money/purses.js';
import { PURSE_ROWS } from '../../../src/cash-book/purses/purse-rows.js';
import { openedAccount } from '../../../src/ledger/books/open-accounts.js';
import type { NewEvent } from '../../../src/ledger/log/event.js';
import { FollowedWorld } from '../../../src/ledger/world/followed-world.js';

/** The books that a replay compares a count with. */

const PURSE = '0d9c4a5e-0000-4000-8000-000000000001';
const NOTHING = { text: '', receipt: null, sessionId: null, reverses: null, reversedBy: null };

/** Books with a purse of 500 from 1 November, and 70 more from 12 November. */
function books() {
  const world = new FollowedWorld();
  const take = (seq: number, written: Pick<NewEvent, 'postings' | 'rows'>) => {
    const event = { kind: 'money-received', sessionId: null, payload: {}, subjects: [] };
    const place = { seq, time: '2026-11-12T12:00:00.000Z', actor: 'secretary' };
    world.apply({ ...event, ...written }, place);
  };
  const account = { id: PURSE, account: 1, type: 'purse', code: null, name: 'Bank' } as const;
  take(1, {
    postings: [],
    rows: openedAccount(account),
  });
  const voucher = (seq: number, day: string, amount: number) => {
    const why = { reason: '', source: '', stage: 'money', handNumber: null, fineId: null };
    const put = { day, year: '2026-01-01', number: seq, kind: 'money-received', ...NOTHING };
    take(seq, {
      postings: [{ from: 1, to: 2, amount, ...why }],
      rows: [{ table: 'voucher', put: { eventSeq: seq, ...put } }],
    });
  };
  voucher(2, '2026-11-01', 500);
  voucher(3, '2026-11-12', 70);
  return world.books();
}

const counted = (day: string, of: Pick<PurseCounted, 'held' | 'later'>) => {
  const event: PurseCounted = {
    kind: 'purse-counted',
    day,
    text: '',
    receipt: null,
    purse: PURSE,
    counted: of.held,
    why: '',
    ...of,
  };
  return PURSE_ROWS['purse-counted'](event, books());
};

test('a count is of the books at the end of its day', () => {
  expect(counted('2026-11-05', { held: 500, later: 70 })).toEqual({});
  expect(counted('2026-11-12', { held: 570, later: 0 })).toEqual({});
  for (const [day, held, later] of [
    ['2026-11-05', 570, 0],
    ['2026-11-05', 500, 0],
    ['2026-11-12', 500, 70],
  ] as const) {
    expect(() => counted(day, { held, later })).toThrow('does not hold');
  }
});

test('a count of before was of all that the books held', () => {
  expect(counted('2026-11-05', { held: 570 })).toEqual({});
  expect(() => counted('2026-11-05', { held: 500 })).toThrow('does not hold');
});
