import { examinedIn, holdsNow } from '../../../src/events/money/examinations.js';
import { isOpen, standingOf } from '../../../src/events/money/remarks.js';
import type { ExaminationEvent, YearExamined } from '../../../src/events/money/years.js';
import {
  doubtsAtSigning,
  type ObjectedVoucher,
  type Signed,
} from '../../../src/money/years/books-at-signing.js';
import { examinationBlocks } from '../../../src/papers/accounts/examinations-on-paper.js';
import { nameOnPaper } from '../../../src/papers/accounts/name-on-paper.js';
import { paperFrame } from '../../support/files/paper.js';

const year = '2025-01-01';
const head = { seq: 3, hash: 'ab'.repeat(32) };
const OLD: YearExamined = {
  kind: 'year-examined',
  year,
  ticked: ['purses-counted'],
  remarks: 'Receipt 12 is missing.',
  head,
};

/** A log of these events, numbered from 1. */
function read(...events: readonly ExaminationEvent[]) {
  return examinedIn(
    events.map((event, at) => {
      return { seq: at + 1, time: `2026-01-0${at + 1}T12:00:00.000Z`, actor: 'clara', event };
    }),
  );
}

const put = (text: string, more: object = {}): ExaminationEvent => {
  return { kind: 'remark-put', year, voucher: null, text, needsAnswer: true, ...more };
};

/** The state of each remark, by its number. */
const standings = (...events: readonly ExaminationEvent[]) =>
  Object.fromEntries(read(...events).remarks.map((one) => [one.number, standingOf(one)]));

test('an examination of before has no conclusion, and its text is a remark', () => {
  const { examinations, remarks } = read(OLD);
  expect(examinations).toMatchObject([{ conclusion: null, reopened: null, withdrawn: null }]);
  expect(remarks).toMatchObject([{ number: 1, text: OLD.remarks, answer: null, settled: null }]);
  expect(examinations[0]?.open).toEqual([1]);
});

test('on paper it is signed without a conclusion, and never approved', () => {
  const books = { vouchers: 3, withoutReceipt: 1, dues: 0, purses: [], objected: [] };
  const examinations = read(OLD).examinations.map((one) => ({
    ...one,
    actorName: 'Clara',
    unticked: [],
    vouchers: null,
    books,
    holds: true,
    reopened: null,
    withdrawn: null,
    changes: null,
  }));
  const names = new Map([['clara', 'Clara']]);
  const paper = { examinations, remarks: [] };
  const said = JSON.stringify(examinationBlocks(paperFrame(names, 'en'), paper, 'DKK'));
  expect(said).toContain('without a conclusion');
  expect(said).not.toContain('approved');
  // Its auditor was not asked, so nothing is said of vouchers.
  expect(read(OLD).examinations[0]?.looked).toBeNull();
  expect(said).not.toContain('ouchers looked at');
  expect(said).not.toContain('ccording to the books');
});

test('opening a year again makes its examinations those of before, and no others', () => {
  const other = { ...OLD, year: '2024-01-01' };
  const reopened = { kind: 'year-reopened', year, why: 'A receipt.' } as const;
  const { examinations } = read(OLD, other, reopened, OLD);
  expect(examinations.map(holdsNow)).toEqual([false, true, true]);
  expect(examinations[0]?.reopened).toMatchObject({ event: 3, text: 'A receipt.' });
});

test('remarks of older examinations are answered by their place, until they are settled or withdrawn', () => {
  const noted = ['A.', 'B.'];
  const looked = [{ voucher: 2, remark: 'C.' }];
  const of = (...more: readonly ExaminationEvent[]): readonly ExaminationEvent[] => [
    { ...OLD, remarks: '', noted, looked, conclusion: 'not-approved' },
    { kind: 'remark-answered', year, examination: 1, remark: 2, answer: 'One.' },
    { kind: 'remark-answered', year, examination: 1, remark: 2, answer: 'Two.' },
    { kind: 'remark-settled', year, examination: 7, remark: 2 },
    ...more,
  ];
  const { remarks } = read(...of());
  expect(remarks[1]).toMatchObject({ answer: { event: 3, text: 'Two.' }, settled: null });
  // A remark about a voucher asked for no answer then.
  expect(standings(...of())).toEqual({ 1: 'unanswered', 2: 'answered', 3: 'noted' });
  const settled = { kind: 'remark-settled', year, examination: 1, remark: 2 } as const;
  expect(standings(...of(settled))).toMatchObject({ 2: 'settled' });
  const withdrawal = { kind: 'examination-withdrawn', year, examination: 1, why: 'x' } as const;
  expect(Object.values(standings(...of(withdrawal)))).toEqual(['gone', 'gone', 'gone']);
  expect(read(...of(withdrawal)).remarks.some(isOpen)).toBe(false);
});

test('remarks are numbered through the year, whatever holds them, and a signature names those then open', () => {
  const { examinations, remarks } = read(
    put('A.'),
    put('Of another year.', { year: '2024-01-01' }),
    { ...OLD, noted: ['C.'] },
    put('D.', { needsAnswer: false }),
    { kind: 'remark-settled', year, remark: 3 },
    { kind: 'remark-settled', year, examination: 3, remark: 1 },
    OLD,
  );
  const ofYear = remarks.filter((one) => one.year === year);
  expect(ofYear.map(({ number, text }) => [number, text])).toEqual([
    [1, 'A.'],
    [2, OLD.remarks],
    [3, 'C.'],
    [4, 'D.'],
    [5, OLD.remarks],
  ]);
  expect(examinations).toMatchObject([
    { open: [1, 2, 3], settled: [], noted: [] },
    { open: [1, 5], settled: [2, 3], noted: [4] },
  ]);
});

test('a remark that is kept open waits for another answer', () => {
  const about = { year, remark: 1 };
  const answered = { kind: 'remark-answered', ...about, answer: 'Found.' } as const;
  const open = { kind: 'remark-kept-open', ...about, why: 'Of another day.' } as const;
  expect(standings(put('A.'), answered)).toEqual({ 1: 'answered' });
  expect(standings(put('A.'), answered, open)).toEqual({ 1: 'unanswered' });
  expect(standings(put('A.'), answered, open, answered)).toEqual({ 1: 'answered' });
  const other = { ...answered, remark: 2 };
  expect(standings(put('A.'), other)).toEqual({ 1: 'unanswered' });
  expect(standings(put('A.'), { ...answered, year: '2024-01-01' })).toEqual({ 1: 'unanswered' });
});

test('the books contradict what was ticked, and an approval, but no reserved conclusion', () => {
  const objected: readonly ObjectedVoucher[] = [];
  const books = { vouchers: 3, withoutReceipt: 1, dues: 0, purses: ['Drawer'], objected };
  const signed: Signed = { ticked: [], conclusion: 'not-approved', looked: 1, open: [2] };
  const against = (more: Partial<Signed>, of: Partial<typeof books> = {}) =>
    doubtsAtSigning({ ...books, ...of }, { ...signed, ...more }, (purse) => purse).map(
      ({ reason, at }) => `${reason} at ${at}`,
    );
  expect(against({})).toEqual([]);
  expect(against({ conclusion: 'approved-with-reservations' })).toEqual([]);
  expect(against({ conclusion: 'approved' })).toEqual([
    'purses-not-covered at conclusion',
    'vouchers-not-looked-at at looked',
    'remarks-open at conclusion',
  ]);
  const one = { event: 17, label: '2026-3' };
  expect(
    against({ conclusion: 'approved', looked: 3, open: [] }, { purses: [], objected: [one] }),
  ).toEqual(['objections-open at conclusion']);
  const ticked = ['purses-counted', 'vouchers-have-receipts', 'dues-charged'] as const;
  expect(against({ ticked })).toEqual([
    'purses-not-covered at purses-counted',
    'receipts-missing at vouchers-have-receipts',
    'no-dues-charged at dues-charged',
  ]);
  expect(against({ ticked }, { withoutReceipt: 0, dues: 1, purses: [] })).toEqual([]);
  expect(against({ conclusion: 'approved', looked: 3, open: [] }, { purses: [] })).toEqual([]);
  expect(against({ conclusion: 'approved', looked: null, open: [] }, { purses: [] })).toEqual([]);
});

test.each([
  ['Præmier 🏆', 'Præmier'],
  ['🍺 Bar 🍻', 'Bar'],
  ['♥ Hjerter', '♥ Hjerter'],
  ['🏆', '🏆'],
])('the account %s is called %s on paper', (name, said) => {
  expect(nameOnPaper(name)).toBe(said);
});
