import { MOST_ONE_AMOUNT } from '../money/amount.js';
import { DOUBTS, type Doubt } from '../money/reasons/doubts.js';
import { DayOf, Ordinals, SomeOf, Text, WholeNumber } from '../platform/validation/fields.js';

/** Fields that the requests of the cash book have in common. */

/** An amount: minor units of the club's money, more than nothing. */
export const Amount = (description = "Minor units of the club's money.") =>
  WholeNumber(1, MOST_ONE_AMOUNT, { description, example: 34000 });

/** The reasons for which the request was refused before, and which are confirmed now. */
export const Despite = () =>
  SomeOf(DOUBTS, {
    least: 0,
    optional: true,
    description:
      'The reasons of `confirmation-needed` that somebody confirmed: it is recorded in spite of them. ' +
      'A program that asks a person sends an empty list first; without the list nothing is asked.',
  });

/** More open items than anybody pays at once. */
const MOST_ITEMS = 200;

/** The open items that money is for. */
export const Pays = (leftOut = 'When it is left out, the oldest first.') =>
  Ordinals(MOST_ITEMS, {
    optional: true,
    description:
      'The open items that it is for, by their `event`: they are paid first, in this order, and what is ' +
      'left over pays the oldest. ' +
      leftOut,
    example: [17],
  });

/** The fields of every request that writes a voucher. */
export class OnVoucherDto {
  @DayOf('The day that it is about, where the club is; not after today.')
  readonly day!: string;
  @Text(0, 500, { optional: true, usually: '', description: 'The purpose.' })
  readonly text?: string | null;
  @Text(1, 100, { optional: true, description: 'The number of the receipt on paper.' })
  readonly receipt?: string | null;
  @Despite()
  readonly despite?: readonly Doubt[] | null;
}

/** The voucher's fields of an event, from the request. */
export function onVoucher({ day, text, receipt }: OnVoucherDto) {
  return { day, text: text?.trim() ?? '', receipt: receipt?.trim() ?? null };
}
