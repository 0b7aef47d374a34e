import { refusal } from '../reasons/reasons.js';
import type { MoveOfPerson } from './items-of-person.js';
import type { OpenItems } from './open-items.js';

/** The items of a move by their events, and the amount in minor units. */
type AskedMove = Pick<MoveOfPerson, 'matched' | 'from' | 'to' | 'amount'>;

/**
 * Finds what keeps a match from being moved as a whole.
 *
 * @param currency ISO 4217
 * @throws Refusal at its field: `no-such-voucher`, `items-not-matched`, `same-item`, `item-of-other-sign`,
 *   `item-not-open`, `more-than-matched`, `more-than-open`
 */
export function requireMovable(items: OpenItems, asked: AskedMove, currency: string): void {
  const [matched, from, to] = (['matched', 'from', 'to'] as const).map((field) => {
    const found = items.itemsOf(asked[field]);
    if (found.length === 0) throw refusal('no-such-voucher', {}, { field });
    return items.list().filter(({ item }) => found.includes(item));
  });
  if (matched === undefined || from === undefined || to === undefined) return;
  const names = (list: typeof from) => list.map(({ item }) => item);
  const amount = items
    .matches()
    .filter(({ debt, credit }) => {
      const of = [debt, credit];
      return (
        of.some((id) => names(matched).includes(id)) && of.some((id) => names(from).includes(id))
      );
    })
    .reduce((sum, one) => sum + one.amount, 0);
  if (amount === 0) throw refusal('items-not-matched', {}, { field: 'from' });
  if (names(to).some((id) => names(from).includes(id))) {
    throw refusal('same-item', {}, { field: 'to' });
  }
  const sign = Math.sign(from[0]?.amount ?? 0);
  if (to.some((one) => Math.sign(one.amount) !== sign)) {
    throw refusal('item-of-other-sign', {}, { field: 'to' });
  }
  const open = to.reduce((sum, one) => sum + Math.abs(one.open), 0);
  if (open === 0) throw refusal('item-not-open', {}, { field: 'to' });
  const at = { field: 'amount' };
  if (asked.amount > amount) throw refusal('more-than-matched', { most: amount, currency }, at);
  if (asked.amount > open) throw refusal('more-than-open', { most: open, currency }, at);
}
