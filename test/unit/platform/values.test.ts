import {
  dayAfter,
  dayBefore,
  daysBetween,
  isCalendarDay,
  isStoredDay,
} from '../../../src/values/day.js';
import { isRequestId, isUuid } from '../../../src/values/uuid.js';

test.each([
  ['2026-11-20', true],
  ['2028-02-29', true],
  ['0000-01-01', true],
  ['9999-12-31', true],
  ['2026-02-29', false],
  ['2026-02-30', false],
  ['2026-13-01', false],
  ['2026-00-10', false],
  ['2026-2-3', false],
  ['2026-11-20T00:00', false],
  ['2026-11-20\n', false],
])('the calendar has the day %j: %s', (text, expected) => {
  expect(isCalendarDay(text)).toBe(expected);
});

test('PostgreSQL has every day of the calendar but those of the year 0', () => {
  expect(isStoredDay('0000-12-31')).toBe(false);
  expect(isStoredDay('0001-01-01')).toBe(true);
  expect(isStoredDay('2026-02-30')).toBe(false);
});

test('days are counted across months, years and leap days', () => {
  expect(dayBefore('2027-01-01')).toBe('2026-12-31');
  expect(dayAfter('2028-02-28')).toBe('2028-02-29');
  expect(dayAfter('2026-02-28')).toBe('2026-03-01');
  expect(daysBetween('2026-12-30', '2027-01-02')).toBe(3);
  expect(daysBetween('2027-01-02', '2026-12-30')).toBe(-3);
});

test.each([
  ['0d6a3c58-1f0b-4a3e-8f52-3b1f6f0c9a01', true],
  ['00000001-0000-0000-0000-000000000001', true],
  ['0D6A3C58-1F0B-4A3E-8F52-3B1F6F0C9A01', false],
  ['0d6a3c58-1f0b-4a3e-8f52-3b1f6f0c9a01\n', false],
  ['{0d6a3c58-1f0b-4a3e-8f52-3b1f6f0c9a0}', false],
  ['0d6a3c581f0b4a3e8f523b1f6f0c9a01', false],
  ['', false],
])('%j is a UUID as the service writes it: %s', (text, expected) => {
  expect(isUuid(text)).toBe(expected);
});

test.each([
  ['0d6a3c58-1f0b-4a3e-8f52-3b1f6f0c9a01', true],
  ['0D6A3C58-1F0B-7A3E-BF52-3B1F6F0C9A01', true],
  ['00000000-0000-0000-0000-000000000000', true],
  ['FFFFFFFF-ffff-ffff-ffff-ffffffffffff', true],
  ['00000001-0000-0000-0000-000000000001', false],
  ['0d6a3c58-1f0b-9a3e-8f52-3b1f6f0c9a01', false],
  ['0d6a3c58-1f0b-4a3e-cf52-3b1f6f0c9a01', false],
  ['0d6a3c58-1f0b-4a3e-8f52-3b1f6f0c9a01\n', false],
  ['', false],
  [7, false],
  [null, false],
])('a request may carry %j as an id: %s', (value, expected) => {
  expect(isRequestId(value)).toBe(expected);
});
