import {
  examinationsOf,
  holdsNow,
  unanswered,
  unsettled,
} from '../../../src/events/money/examinations.js';
import type { ExaminationEvent, YearExamined } from '../../../src/events/money/years.js';
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
  return examinationsOf(
    events.map((event, at) => {
      return { seq: at + 1, time: `2026-01-0${at + 1}T12:00:00.000Z`, actor: 'clara', event };
    }),
  );
}

test('an examination of before has no conclusion, and its text is a remark', () => {
  const [one] = read(OLD);
  expect(one).toMatchObject({
    conclusion: null,
    remarks: [{ number: 1, text: OLD.remarks, answer: null, settled: null }],
    reopened: null,
    withdrawn: null,
  });
});

test('on paper it is signed without a conclusion, and never approved', () => {
  const examinations = read(OLD).map(({ remarks, ...one }) => ({
    ...one,
    actorName: 'Clara',
    unticked: [],
    vouchers: null,
    remarks: '',
    noted: remarks.map(({ number, text }) => ({ number, text, answer: null, settled: null })),
    holds: true,
    reopened: null,
    withdrawn: null,
  }));
  const names = new Map([['clara', 'Clara']]);
  const said = JSON.stringify(examinationBlocks(paperFrame(names, 'en'), examinations));
  expect(said).toContain('without a conclusion');
  expect(said).not.toContain('approved');
  // Its auditor was not asked, so nothing is said of vouchers.
  expect(read(OLD)[0]?.looked).toBeNull();
  expect(said).not.toContain('ouchers looked at');
});

test('opening a year again makes its examinations those of before, and no others', () => {
  const other = { ...OLD, year: '2024-01-01' };
  const found = read(OLD, other, { kind: 'year-reopened', year, why: 'A receipt.' }, OLD);
  expect(found.map(holdsNow)).toEqual([false, true, true]);
  expect(found[0]?.reopened).toMatchObject({ event: 3, text: 'A receipt.' });
});

test('a remark is answered again until it is settled, and another examination is left as it is', () => {
  const noted = ['A.', 'B.'];
  const found = (...more: readonly ExaminationEvent[]) =>
    read(
      { ...OLD, remarks: '', noted, conclusion: 'not-approved' },
      { kind: 'remark-answered', year, examination: 1, remark: 2, answer: 'One.' },
      { kind: 'remark-answered', year, examination: 1, remark: 2, answer: 'Two.' },
      { kind: 'remark-settled', year, examination: 7, remark: 2 },
      ...more,
    );
  const [open] = found();
  expect(open?.remarks[1]).toMatchObject({ answer: { event: 3, text: 'Two.' }, settled: null });
  const counts = (of: typeof open) =>
    of === undefined ? [] : [unanswered(of).length, unsettled(of).length];
  expect(counts(open)).toEqual([1, 1]);
  const [settled] = found({ kind: 'remark-settled', year, examination: 1, remark: 2 });
  expect(counts(settled)).toEqual([1, 0]);
  const withdrawal = { kind: 'examination-withdrawn', year, examination: 1, why: 'x' } as const;
  expect(counts(found(withdrawal)[0])).toEqual([0, 0]);
});

test.each([
  ['Præmier 🏆', 'Præmier'],
  ['🍺 Bar 🍻', 'Bar'],
  ['♥ Hjerter', '♥ Hjerter'],
  ['🏆', '🏆'],
])('the account %s is called %s on paper', (name, said) => {
  expect(nameOnPaper(name)).toBe(said);
});
