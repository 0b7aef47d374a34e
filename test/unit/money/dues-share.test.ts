import { monthsCharged, monthsOf, shareOfRate } from '../../../src/money/dues-share.js';

/** The part of dues that is charged of who joined during the period. */

const year = { firstDay: '2026-01-01', lastDay: '2026-12-31' };
const season = { firstDay: '2026-08-15', lastDay: '2027-06-14' };

test('a period has the months that begin in it, counted from its first day', () => {
  expect(monthsOf(year)).toBe(12);
  expect(monthsOf(season)).toBe(10);
  expect(monthsOf({ firstDay: '2026-07-01', lastDay: '2026-12-31' })).toBe(6);
  expect(monthsOf({ firstDay: '2026-01-31', lastDay: '2026-02-28' })).toBe(2);
  expect(monthsOf({ firstDay: '2026-01-01', lastDay: '2026-01-01' })).toBe(1);
});

test('the month in which somebody joined counts, and those after it', () => {
  expect(monthsCharged(year, '2026-05-01')).toBe(8);
  expect(monthsCharged(year, '2026-05-31')).toBe(8);
  expect(monthsCharged(year, '2026-12-31')).toBe(1);
  expect(monthsCharged(season, '2026-09-14')).toBe(10);
  expect(monthsCharged(season, '2026-09-15')).toBe(9);
});

test('a member of before pays all of it, one who came after the period nothing', () => {
  expect(monthsCharged(year, null)).toBe(12);
  expect(monthsCharged(year, '2019-03-02')).toBe(12);
  expect(monthsCharged(year, '2026-01-01')).toBe(12);
  expect(monthsCharged(year, '2026-01-31')).toBe(12);
  expect(monthsCharged(year, '2027-01-01')).toBe(0);
});

test('a share is in whole minor units, half of one rounded up', () => {
  expect(shareOfRate(30_000, 8, 12)).toEqual({ amount: 20_000, isRounded: false });
  expect(shareOfRate(50_000, 8, 12)).toEqual({ amount: 33_333, isRounded: true });
  expect(shareOfRate(50_000, 4, 12)).toEqual({ amount: 16_667, isRounded: true });
  expect(shareOfRate(1, 1, 2)).toEqual({ amount: 1, isRounded: true });
  expect(shareOfRate(1, 1, 12)).toEqual({ amount: 1, isRounded: true });
  expect(shareOfRate(1_000_000_000_000, 1199, 1200).amount).toBe(999_166_666_667);
});
