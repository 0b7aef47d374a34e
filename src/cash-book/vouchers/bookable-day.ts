import type { MoneyEvent } from '../../events/money/kinds.js';
import type { Books } from '../../ledger/books/books.js';
import { requireDay, yearOfDay } from '../../money/books.js';
import { firstDayOf, requireFromFirstDay } from '../../money/first-day.js';
import { dayOf } from '../../values/time-zone.js';

type OnDay = Extract<MoneyEvent, { readonly day: string }>;

/**
 * Whether an event can be recorded under its day. Only a decision asks: a replay takes what was
 * recorded. A reversal in its voucher's own year can be before the first day of the books, so that a
 * wrong year can be put right.
 *
 * @throws Refusal `no-such-day`, `day-in-future`, `year-is-closed`, `day-before-books`
 */
export function requireBookable(event: OnDay, books: Books, now: Date): void {
  const { settings, fiscalYear, firstDays } = books;
  requireDay(event.day, dayOf(now, settings.timeZone), settings, fiscalYear);
  const reversed =
    event.kind === 'voucher-reversed' ? books.voucher.get(String(event.voucher)) : null;
  const { firstDay } = yearOfDay(event.day, settings.yearStarts);
  if (reversed?.year === firstDay) return;
  requireFromFirstDay(event.day, firstDayOf(settings, firstDays));
}
