import {
  dueDaysUntil,
  EVERY,
  isDueDay,
  nextDueDay,
  type Recurs,
} from '../../../src/money/recurring/due-days.js';
import { DAY_MS, dayAfter, monthOf, plusDays, utcDay } from '../../../src/values/day.js';
import { randomFrom } from '../../support/koenigrufen/koenigrufen-deal.js';

/** Laws of the due days of recurring expenses. */

const CASES = 400;
const STEPS = { month: 1, quarter: 3, year: 12 } as const;

function someDay(random: () => number): string {
  return utcDay(Date.parse('2020-01-01T00:00:00Z') + Math.floor(random() * 4000) * DAY_MS);
}

function someRecurring(random: () => number): Recurs {
  const every = EVERY[Math.floor(random() * EVERY.length)] ?? 'month';
  const [firstDay, end] = [someDay(random), someDay(random)];
  return { firstDay, every, lastDay: random() < 0.5 ? null : end };
}

test('each rhythm has one due day in each of its months, on the day of the first or the last of the month', () => {
  const random = randomFrom(61);
  for (let at = 0; at < CASES; at++) {
    const recurs = { ...someRecurring(random), lastDay: null };
    const days = dueDaysUntil(recurs, plusDays(recurs.firstDay, 1500));
    expect(days[0]).toBe(recurs.firstDay);
    days.forEach((day, index) => {
      expect(monthOf(day)).toBe(monthOf(recurs.firstDay) + index * STEPS[recurs.every]);
      const isSame = day.slice(-2) === recurs.firstDay.slice(-2);
      const isLast = dayAfter(day).endsWith('-01');
      expect(isSame || (isLast && day.slice(-2) < recurs.firstDay.slice(-2))).toBe(true);
    });
  }
});

test('a day is a due day exactly when it is among them, and the next one is the first of them that is open', () => {
  const random = randomFrom(67);
  for (let at = 0; at < CASES; at++) {
    const recurs = someRecurring(random);
    const today = someDay(random);
    const days = dueDaysUntil(recurs, '2036-12-31');
    for (let away = -40; away < 40; away++) {
      const day = plusDays(today, away);
      expect(isDueDay(recurs, day)).toBe(days.includes(day));
    }
    const settled = new Set(days.filter(() => random() < 0.3));
    const open = days.find((day) => day > today && !settled.has(day));
    expect(nextDueDay(recurs, today, settled)).toBe(open ?? nextAfter(recurs));
  }
});

/** The next day where none until 2036 is open: none, or one beyond. */
function nextAfter(recurs: Recurs): string | null {
  return recurs.lastDay === null ? nextDueDay(recurs, '2036-12-31', new Set()) : null;
}

test('an end takes due days away and adds none', () => {
  const random = randomFrom(71);
  for (let at = 0; at < CASES; at++) {
    const recurs = someRecurring(random);
    const all = dueDaysUntil({ ...recurs, lastDay: null }, '2031-12-31');
    const { lastDay } = recurs;
    const kept = all.filter((day) => lastDay === null || day <= lastDay);
    expect(dueDaysUntil(recurs, '2031-12-31')).toEqual(kept);
  }
});
