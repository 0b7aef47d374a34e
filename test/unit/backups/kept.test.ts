import { isDue } from '../../../src/backups/making/due.js';
import { expendable } from '../../../src/backups/kept.js';

const DAY_MS = 86_400_000;
const START = Date.parse('2026-11-26T03:00:00.000Z');

const daysAgo = (days: number, isProved = true) => ({
  at: new Date(START - days * DAY_MS).toISOString(),
  isProved,
});

const kept = (backups: readonly ReturnType<typeof daysAgo>[]) => {
  const gone = new Set(expendable(backups));
  return backups.filter((one) => !gone.has(one)).map(({ at }) => at.slice(0, 10));
};

describe('backups that stay', () => {
  test('of two years of nights: seven days, five weeks, twelve months', () => {
    const nights = Array.from({ length: 730 }, (_, days) => daysAgo(days));
    expect(kept(nights)).toEqual([
      ...['2026-11-26', '2026-11-25', '2026-11-24', '2026-11-23', '2026-11-22', '2026-11-21'],
      // The seventh day, then the Sundays of the weeks before, among them the end of October.
      ...['2026-11-20', '2026-11-15', '2026-11-08', '2026-11-01', '2026-10-31', '2026-09-30'],
      ...['2026-08-31', '2026-07-31', '2026-06-30', '2026-05-31', '2026-04-30', '2026-03-31'],
      ...['2026-02-28', '2026-01-31', '2025-12-31'],
    ]);
  });

  test('the newest of a day stays, the others of that day go', () => {
    const morning = { at: '2026-11-26T03:00:00.000Z', isProved: true };
    const evening = { at: '2026-11-26T22:00:00.000Z', isProved: true };
    expect(expendable([morning, evening])).toEqual([morning]);
  });

  test('nothing goes before a newer one is proved', () => {
    const backups = [daysAgo(0, false), daysAgo(1, false), daysAgo(400)];
    expect(expendable(backups)).toEqual([]);
  });

  test('one that is not proved goes once a newer one is', () => {
    const wrong = daysAgo(1, false);
    expect(expendable([daysAgo(0), wrong, daysAgo(2)])).toEqual([wrong]);
  });

  test('days without a backup do not use up the days that are kept', () => {
    const weekly = Array.from({ length: 7 }, (_, week) => daysAgo(7 * week));
    expect(expendable(weekly)).toEqual([]);
  });
});

describe('a backup is due', () => {
  const night = new Date(2026, 10, 26, 3, 10);
  const noon = new Date(2026, 10, 26, 12, 0);
  const hoursBefore = (time: Date, hours: number) => new Date(time.getTime() - hours * 3_600_000);

  test.each([
    ['where there is none', null, noon, true],
    ['at night after half a day', hoursBefore(night, 12), night, true],
    ['at any hour after a day', hoursBefore(noon, 24), noon, true],
    ['not twice in a night', hoursBefore(night, 1), night, false],
    ['not by day before a day has passed', hoursBefore(noon, 23), noon, false],
  ])('%s', (_, newest, now, due) => {
    expect(isDue(newest, now)).toBe(due);
  });
});
