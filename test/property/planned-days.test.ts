import { daysOf, hasDay, nextDay, REPEATS, type SeriesDays } from '../../src/planned/series.js';
import { DAY_MS, dayAfter, daysBetween, utcDay } from '../../src/values/day.js';
import { dayOf } from '../../src/values/time-zone.js';
import { instantOf } from '../../src/values/wall-clock.js';
import { randomFrom } from '../support/koenigrufen/koenigrufen-deal.js';

/** The days of a series and the instants of its evenings, also across a change of the clock. */

const CASES = 300;
const ZONES = [
  'Europe/Copenhagen',
  'Europe/Vienna',
  'America/New_York',
  'Australia/Lord_Howe',
  'Asia/Kolkata',
  'Pacific/Auckland',
];

function someDay(random: () => number): string {
  return utcDay(Date.parse('2020-01-01T00:00:00Z') + Math.floor(random() * 4000) * DAY_MS);
}

function someOf<T>(random: () => number, values: readonly T[]): T {
  const value = values[Math.floor(random() * values.length)];
  if (value === undefined) throw new RangeError('no values');
  return value;
}

const weekday = (day: string) => new Date(`${day}T00:00:00Z`).getUTCDay();
const plain = (firstDay: string, repeat: SeriesDays['repeat']): SeriesDays => {
  return { firstDay, repeat, lastDay: null, except: [] };
};

test('every evening of a series is on the weekday of the first, and a window shows what is in it', () => {
  const random = randomFrom(31);
  for (let at = 0; at < CASES; at++) {
    const firstDay = someDay(random);
    const series = plain(firstDay, someOf(random, REPEATS));
    const to = utcDay(Date.parse(`${firstDay}T00:00:00Z`) + 800 * DAY_MS);
    const all = daysOf(series, '2000-01-01', to);
    expect(all[0]).toBe(firstDay);
    expect(new Set(all.map(weekday)).size).toBe(1);
    expect([...new Set(all)].sort()).toEqual(all);
    const from = someOf(random, all);
    expect(daysOf(series, from, to)).toEqual(all.filter((day) => day >= from));
    expect(daysOf(series, dayAfter(from), to)).toEqual(all.filter((day) => day > from));
    expect(hasDay(series, from)).toBe(true);
    expect(hasDay(series, dayAfter(from))).toBe(false);
    expect(nextDay(series, from)).toBe(from);
  }
});

test('every second week is fourteen days, and a month has one evening', () => {
  const random = randomFrom(7);
  for (let at = 0; at < CASES; at++) {
    const firstDay = someDay(random);
    const to = utcDay(Date.parse(`${firstDay}T00:00:00Z`) + 1000 * DAY_MS);
    const weeks = daysOf(plain(firstDay, 'two-weeks'), firstDay, to);
    weeks.slice(1).forEach((day, before) => {
      expect(daysBetween(weeks[before] ?? '', day)).toBe(14);
    });
    const months = daysOf(plain(firstDay, 'month'), firstDay, to).map((day) => day.slice(0, 7));
    expect(new Set(months).size).toBe(months.length);
    expect(months.length).toBeGreaterThanOrEqual(32);
  }
});

test('the second Wednesday follows the second Wednesday, and a fifth one the last of the month', () => {
  expect(daysOf(plain('2026-12-09', 'month'), '2026-12-01', '2027-03-31')).toEqual([
    '2026-12-09',
    '2027-01-13',
    '2027-02-10',
    '2027-03-10',
  ]);
  expect(daysOf(plain('2026-12-30', 'month'), '2026-12-01', '2027-03-31')).toEqual([
    '2026-12-30',
    '2027-01-27',
    '2027-02-24',
    '2027-03-31',
  ]);
});

test('days without an evening, and none after the last day', () => {
  const series = { ...plain('2026-12-02', 'week'), lastDay: '2026-12-30', except: ['2026-12-23'] };
  const days = daysOf(series, '2026-01-01', '2027-12-31');
  expect(days).toEqual(['2026-12-02', '2026-12-09', '2026-12-16', '2026-12-30']);
  expect(nextDay(series, '2026-12-17')).toBe('2026-12-30');
  expect(nextDay(series, '2026-12-31')).toBeNull();
});

test('an evening begins at the same time of the clock on every day of a series', () => {
  const random = randomFrom(3);
  for (let at = 0; at < CASES; at++) {
    const zone = someOf(random, ZONES);
    const clock = someOf(random, ['17:30', '19:00', '20:15', '23:45', '08:00']);
    for (const day of daysOf(plain(someDay(random), 'week'), '2020-01-01', '2031-01-01').slice(
      0,
      30,
    )) {
      const instant = instantOf(day, clock, zone);
      const shown = instant.toLocaleTimeString('en-GB', { timeZone: zone, timeStyle: 'short' });
      expect([dayOf(instant, zone), shown]).toEqual([day, clock]);
    }
  }
});

test.each([
  // The clock was not put yet, and was.
  ['2026-03-28', '19:00', '2026-03-28T18:00:00.000Z'],
  ['2026-03-29', '19:00', '2026-03-29T17:00:00.000Z'],
  ['2026-10-24', '19:00', '2026-10-24T17:00:00.000Z'],
  ['2026-10-25', '19:00', '2026-10-25T18:00:00.000Z'],
  // The hour that does not come, and the hour that comes twice.
  ['2026-03-29', '02:30', '2026-03-29T01:30:00.000Z'],
  ['2026-03-29', '01:59', '2026-03-29T00:59:00.000Z'],
  ['2026-03-29', '03:00', '2026-03-29T01:00:00.000Z'],
  ['2026-10-25', '02:30', '2026-10-25T00:30:00.000Z'],
  ['2026-10-25', '03:00', '2026-10-25T02:00:00.000Z'],
])('in Copenhagen %s %s is %s', (day, clock, instant) => {
  expect(instantOf(day, clock, 'Europe/Copenhagen').toISOString()).toBe(instant);
});
