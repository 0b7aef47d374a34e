import {
  beginningBy,
  labelOfYear,
  requireDay,
  USUAL_BOOKS,
  voucherDay,
  withYearStart,
  yearInBooks,
  yearOfDay,
  type YearInBooks,
  type Years,
} from '../../../src/money/books.js';
import { Refusal } from '../../../src/rules/refusals/refusal.js';

const yearFrom = (firstDay: string, lastDay: string, status: 'open' | 'closed' = 'open') =>
  [firstDay, { firstDay, lastDay, vouchers: 7, status, version: 1 } as YearInBooks] as const;
const CLOSED_2025 = new Map([yearFrom('2025-01-01', '2025-12-31', 'closed')]);
const TODAY = '2026-11-22';

describe('fiscal years', () => {
  const july = withYearStart(USUAL_BOOKS.yearStarts, '07-01', TODAY);

  test('begin where the club says, from the next such day on; what came before stays', () => {
    expect(july).toEqual([
      { from: null, start: '01-01' },
      { from: '2027-07-01', start: '07-01' },
    ]);
    expect(yearOfDay('2026-07-01', july)).toEqual({
      firstDay: '2026-01-01',
      lastDay: '2026-12-31',
    });
    expect(yearOfDay('2027-06-30', july)).toEqual({
      firstDay: '2027-01-01',
      lastDay: '2027-06-30',
    });
    expect(yearOfDay('2027-07-01', july)).toEqual({
      firstDay: '2027-07-01',
      lastDay: '2028-06-30',
    });
  });

  test('another beginning before that day takes its place; the same again changes nothing', () => {
    expect(withYearStart(july, '01-01', TODAY)).toEqual(USUAL_BOOKS.yearStarts);
    expect(withYearStart(july, '12-01', TODAY)).toEqual([
      { from: null, start: '01-01' },
      { from: '2026-12-01', start: '12-01' },
    ]);
    expect(withYearStart(july, '07-01', '2028-01-01')).toEqual(july);
  });

  test('begin on a past day already, where the caller says so', () => {
    expect(beginningBy(TODAY, '07-01')).toBe('2026-07-01');
    expect(beginningBy('2026-06-30', '07-01')).toBe('2025-07-01');
    const now = withYearStart(july, '07-01', TODAY, '2026-07-01');
    expect(now).toEqual([
      { from: null, start: '01-01' },
      { from: '2026-07-01', start: '07-01' },
    ]);
    expect(yearOfDay('2026-06-30', now)).toEqual({
      firstDay: '2026-01-01',
      lastDay: '2026-06-30',
    });
    expect(yearOfDay(TODAY, now)).toEqual({ firstDay: '2026-07-01', lastDay: '2027-06-30' });
    expect(withYearStart(now, '07-01', TODAY, '2026-07-01')).toEqual(now);
    // A beginning after that day has no voucher, and is given up.
    expect(withYearStart(now, '01-01', TODAY, '2026-01-01')).toEqual(USUAL_BOOKS.yearStarts);
  });

  test('never leave a day out, and never have it twice', () => {
    const starts = withYearStart(july, '03-15', '2027-08-01');
    const days = (first: string, last: string) =>
      (Date.parse(last) - Date.parse(first)) / 86_400_000;
    let { firstDay, lastDay } = yearOfDay('2025-01-01', starts);
    for (let n = 0; n < 6; n++) {
      const next = new Date(Date.parse(lastDay) + 86_400_000).toISOString().slice(0, 10);
      expect(days(firstDay, lastDay)).toBeLessThanOrEqual(365);
      const after = yearOfDay(next, starts);
      expect(after.firstDay).toBe(next);
      ({ firstDay, lastDay } = after);
    }
  });

  test('are called by the years that they lie in', () => {
    expect(labelOfYear({ firstDay: '2026-01-01', lastDay: '2026-12-31' })).toBe('2026');
    expect(labelOfYear({ firstDay: '2026-07-01', lastDay: '2027-06-30' })).toBe('2026/27');
  });

  test('one without a voucher is as it would begin', () => {
    const found = yearInBooks('2026-05-05', USUAL_BOOKS, CLOSED_2025);
    expect(found).toEqual({
      firstDay: '2026-01-01',
      lastDay: '2026-12-31',
      vouchers: 0,
      status: 'open',
      version: 1,
    });
  });
});

describe('the day of an evening’s money', () => {
  test('is the day on which the evening was opened', () => {
    expect(voucherDay('2026-10-01', TODAY, USUAL_BOOKS, CLOSED_2025)).toBe('2026-10-01');
    expect(voucherDay('2024-10-01', TODAY, USUAL_BOOKS, new Map())).toBe('2024-10-01');
  });

  test('is today when that year is closed', () => {
    expect(voucherDay('2025-10-01', TODAY, USUAL_BOOKS, CLOSED_2025)).toBe(TODAY);
  });

  test('is today when a later year is closed, whose balance it would change', () => {
    expect(voucherDay('2024-10-01', TODAY, USUAL_BOOKS, CLOSED_2025)).toBe(TODAY);
  });
});

describe('a day', () => {
  const refusedFor = (day: string, years: Years = CLOSED_2025) => {
    try {
      requireDay(day, TODAY, USUAL_BOOKS, years);
      return null;
    } catch (error) {
      return error instanceof Refusal ? error.reason : error;
    }
  };

  test.each([
    [TODAY, null],
    ['2024-02-29', 'year-is-closed'],
    ['2026-11-23', 'day-in-future'],
    ['2025-06-30', 'year-is-closed'],
    ['2026-02-29', 'no-such-day'],
    ['2026-13-01', 'no-such-day'],
  ])('%s: %s', (day, reason) => {
    expect(refusedFor(day)).toBe(reason);
  });

  test('29 February is one in a leap year', () => {
    expect(refusedFor('2024-02-29', new Map())).toBeNull();
  });
});
