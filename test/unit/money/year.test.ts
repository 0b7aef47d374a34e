import fc from 'fast-check';
import { dayOf, isTimeZone } from '../../../src/values/time-zone.js';
import {
  CALENDAR_YEAR,
  daysOfYear,
  fiscalYearOf,
  isYearStart,
  nameOfYear,
} from '../../../src/money/years/year.js';

const DAY_MS = 24 * 60 * 60 * 1000;
const JULY = { month: 7, day: 1 };
const AFTER_LEAP_DAY = { month: 3, day: 1 };

function day(time: string, zone: string): string {
  return dayOf(new Date(time), zone);
}

const yearStart = fc.record({
  month: fc.integer({ min: 1, max: 12 }),
  day: fc.integer({ min: 1, max: 28 }),
});

/** The day after, by the calendar alone. */
function nextDay(text: string): string {
  return new Date(Date.parse(text) + DAY_MS).toISOString().slice(0, 10);
}

test('a day ends at midnight where the club is, in summer and in winter', () => {
  const zone = 'Europe/Copenhagen';
  expect(day('2026-01-14T22:59:59.999Z', zone)).toBe('2026-01-14');
  expect(day('2026-01-14T23:00:00Z', zone)).toBe('2026-01-15');
  expect(day('2026-07-14T21:59:59.999Z', zone)).toBe('2026-07-14');
  expect(day('2026-07-14T22:00:00Z', zone)).toBe('2026-07-15');
  expect(day('2026-12-31T23:30:00Z', zone)).toBe('2027-01-01');
});

test('the days on which the clock is changed have 23 and 25 hours', () => {
  const zone = 'Europe/Copenhagen';
  expect(day('2026-03-28T23:00:00Z', zone)).toBe('2026-03-29');
  expect(day('2026-03-29T21:59:59Z', zone)).toBe('2026-03-29');
  expect(day('2026-03-29T22:00:00Z', zone)).toBe('2026-03-30');
  expect(day('2026-10-24T22:00:00Z', zone)).toBe('2026-10-25');
  expect(day('2026-10-25T22:59:59Z', zone)).toBe('2026-10-25');
  expect(day('2026-10-25T23:00:00Z', zone)).toBe('2026-10-26');
});

test('a zone that has changed its offset has the days of its time', () => {
  // Nuuk went from three hours behind to two in 2023, and keeps summer time since.
  expect(day('2022-01-10T02:30:00Z', 'America/Nuuk')).toBe('2022-01-09');
  expect(day('2024-01-10T02:30:00Z', 'America/Nuuk')).toBe('2024-01-10');
  // Samoa left out 30 December 2011.
  expect(day('2011-12-30T09:59:59Z', 'Pacific/Apia')).toBe('2011-12-29');
  expect(day('2011-12-30T10:00:00Z', 'Pacific/Apia')).toBe('2011-12-31');
});

test('29 February is a day like any other, and belongs to the year before 1 March', () => {
  expect(day('2028-02-29T12:00:00Z', 'Europe/Copenhagen')).toBe('2028-02-29');
  expect(fiscalYearOf('2028-02-29', AFTER_LEAP_DAY)).toBe(2027);
  expect(daysOfYear(2027, AFTER_LEAP_DAY)).toEqual({ first: '2027-03-01', last: '2028-02-29' });
  expect(daysOfYear(2028, AFTER_LEAP_DAY)).toEqual({ first: '2028-03-01', last: '2029-02-28' });
});

test('a fiscal year has the name of the calendar year in which it begins', () => {
  expect(fiscalYearOf('2026-06-30', JULY)).toBe(2025);
  expect(fiscalYearOf('2026-07-01', JULY)).toBe(2026);
  expect(daysOfYear(2026, JULY)).toEqual({ first: '2026-07-01', last: '2027-06-30' });
  expect(daysOfYear(2026, CALENDAR_YEAR)).toEqual({ first: '2026-01-01', last: '2026-12-31' });
  expect(nameOfYear(2026, JULY)).toBe('2026/27');
  expect(nameOfYear(2099, JULY)).toBe('2099/00');
  expect(nameOfYear(2026, { month: 1, day: 2 })).toBe('2026/27');
  expect(nameOfYear(2026, CALENDAR_YEAR)).toBe('2026');
});

test('consecutive years join: the day after the last is the first of the next', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1900, max: 2400 }), yearStart, (year, start) => {
      const { first, last } = daysOfYear(year, start);
      expect(nextDay(last)).toBe(daysOfYear(year + 1, start).first);
      expect(fiscalYearOf(first, start)).toBe(year);
      expect(fiscalYearOf(last, start)).toBe(year);
      expect(fiscalYearOf(nextDay(last), start)).toBe(year + 1);
    }),
  );
});

test('every instant falls within the days of its fiscal year', () => {
  const zones = fc.constantFrom('Europe/Copenhagen', 'Pacific/Apia', 'America/Nuuk', 'UTC');
  const instants = fc.date({
    min: new Date('1970-01-01'),
    max: new Date('2100-01-01'),
    noInvalidDate: true,
  });
  fc.assert(
    fc.property(instants, zones, yearStart, (instant, zone, start) => {
      const on = dayOf(instant, zone);
      const { first, last } = daysOfYear(fiscalYearOf(on, start), start);
      expect(on >= first && on <= last).toBe(true);
      expect(dayOf(new Date(instant.getTime() + 1), zone) >= on).toBe(true);
    }),
  );
});

test('a year begins on a day that every year has', () => {
  expect(isYearStart({ month: 2, day: 28 })).toBe(true);
  for (const start of [
    { month: 2, day: 29 },
    { month: 0, day: 1 },
    { month: 13, day: 1 },
    { month: 1, day: 0 },
    { month: 1.5, day: 1 },
  ]) {
    expect(isYearStart(start)).toBe(false);
  }
});

test('a time zone has a name; an offset is none', () => {
  expect(['Europe/Copenhagen', 'UTC', 'America/Nuuk'].map(isTimeZone)).toEqual([true, true, true]);
  expect(['+01:00', 'Europe/Kobenhavn', '', ' UTC', 'CET+1'].map(isTimeZone)).toEqual(
    Array(5).fill(false),
  );
  expect(() => dayOf(new Date(0), 'Europe/Kobenhavn')).toThrow(RangeError);
  expect(() => dayOf(new Date(NaN), 'UTC')).toThrow(RangeError);
});
