import { dueDaysUntil, isDueDay, nextDueDay } from '../../../src/money/recurring/due-days.js';
import { plusMonths } from '../../../src/values/day.js';

/** The due days of recurring expenses. */

const monthly = (firstDay: string, lastDay: string | null = null) => {
  return { firstDay, every: 'month', lastDay } as const;
};

test('the 31st is the last day of shorter months, and the 31st again in longer ones', () => {
  expect(dueDaysUntil(monthly('2026-01-31'), '2026-06-01')).toEqual([
    '2026-01-31',
    '2026-02-28',
    '2026-03-31',
    '2026-04-30',
    '2026-05-31',
  ]);
  expect(dueDaysUntil(monthly('2027-12-30'), '2028-03-29')).toEqual([
    '2027-12-30',
    '2028-01-30',
    '2028-02-29',
  ]);
});

test('a quarter is three months, and a year from 29 February is the 28th until the next leap year', () => {
  const quarterly = { firstDay: '2026-11-30', every: 'quarter', lastDay: null } as const;
  expect(dueDaysUntil(quarterly, '2027-08-30')).toEqual([
    '2026-11-30',
    '2027-02-28',
    '2027-05-30',
    '2027-08-30',
  ]);
  const yearly = { firstDay: '2028-02-29', every: 'year', lastDay: null } as const;
  expect(dueDaysUntil(yearly, '2032-12-31')).toEqual([
    '2028-02-29',
    '2029-02-28',
    '2030-02-28',
    '2031-02-28',
    '2032-02-29',
  ]);
});

test('nothing is due before the first day nor after the last one', () => {
  expect(dueDaysUntil(monthly('2026-05-01'), '2026-04-30')).toEqual([]);
  expect(dueDaysUntil(monthly('2026-05-01', '2026-06-30'), '2026-12-31')).toEqual([
    '2026-05-01',
    '2026-06-01',
  ]);
  expect(dueDaysUntil(monthly('2026-05-01', '2026-04-30'), '2026-12-31')).toEqual([]);
  expect(isDueDay(monthly('2026-05-01', '2026-06-30'), '2026-07-01')).toBe(false);
  expect(isDueDay(monthly('2026-05-01'), '2026-04-01')).toBe(false);
  expect(nextDueDay(monthly('2026-05-01', '2026-06-30'), '2026-06-01', new Set())).toBeNull();
});

test('the next due day is after today, and none that is booked ahead', () => {
  const rent = monthly('2026-01-31');
  expect(nextDueDay(rent, '2025-06-01', new Set())).toBe('2026-01-31');
  expect(nextDueDay(rent, '2026-02-27', new Set())).toBe('2026-02-28');
  expect(nextDueDay(rent, '2026-02-28', new Set())).toBe('2026-03-31');
  const ahead = new Set(['2026-03-31', '2026-04-30']);
  expect(nextDueDay(rent, '2026-02-28', ahead)).toBe('2026-05-31');
});

test('days at the ends of the calendar have months too', () => {
  expect(plusMonths('9999-12-31', 0)).toBe('9999-12-31');
  expect(plusMonths('0004-01-31', 1)).toBe('0004-02-29');
  expect(nextDueDay(monthly('9999-12-31'), '2026-11-20', new Set(['9999-12-31']))).toBeNull();
  expect(isDueDay(monthly('9999-12-31'), '9999-12-31')).toBe(true);
});
