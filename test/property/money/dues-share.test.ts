import { monthsCharged, monthsOf, shareOfRate } from '../../../src/money/dues-share.js';
import { DAY_MS, dayBefore, plusDays, plusMonths, utcDay } from '../../../src/values/day.js';
import { randomFrom } from '../../support/koenigrufen/koenigrufen-deal.js';

/** Laws of the part of dues for who joins during the period. */

const CASES = 200;

const someDay = (random: () => number) =>
  utcDay(Date.parse('2020-01-01T00:00:00Z') + Math.floor(random() * 3000) * DAY_MS);

test('a member who joins later never pays for more months, and each day of a period at least for one', () => {
  const random = randomFrom(73);
  for (let at = 0; at < CASES; at++) {
    const firstDay = someDay(random);
    const period = { firstDay, lastDay: plusDays(firstDay, Math.floor(random() * 150)) };
    const of = monthsOf(period);
    let before = of;
    for (let day = firstDay; day <= period.lastDay; day = plusDays(day, 1)) {
      const months = monthsCharged(period, day);
      expect(months).toBeGreaterThanOrEqual(1);
      expect(before - months === 0 || before - months === 1).toBe(true);
      before = months;
    }
    expect(before).toBe(1);
    expect(monthsCharged(period, plusDays(period.lastDay, 1))).toBe(0);
  }
});

test('a period of whole months has so many of them', () => {
  const random = randomFrom(79);
  for (let at = 0; at < CASES; at++) {
    const firstDay = `${someDay(random).slice(0, 8)}01`;
    const months = 1 + Math.floor(random() * 30);
    const lastDay = dayBefore(plusMonths(firstDay, months));
    expect(monthsOf({ firstDay, lastDay })).toBe(months);
  }
});

test('a share is nearest to the exact one, and all months are all of the rate', () => {
  const random = randomFrom(83);
  for (let at = 0; at < CASES; at++) {
    const rate = 1 + Math.floor(random() * 1e12);
    const of = 1 + Math.floor(random() * 24);
    const months = 1 + Math.floor(random() * of);
    const { amount, isRounded } = shareOfRate(rate, months, of);
    const away = BigInt(amount) * BigInt(of) - BigInt(rate) * BigInt(months);
    expect(2n * (away < 0n ? -away : away) <= BigInt(of) || amount === 1).toBe(true);
    expect(isRounded).toBe(away !== 0n);
    expect(shareOfRate(rate, of, of)).toEqual({ amount: rate, isRounded: false });
  }
});
