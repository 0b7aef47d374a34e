import {
  COUNT,
  DAY,
  Field,
  many,
  oneOf,
  orNull,
  TEXT,
  YES_NO,
} from '../../platform/http/reference/field.js';

/** A fiscal year. */
export class YearView {
  @Field(DAY, 'Its first day; it is named by it.')
  readonly firstDay!: string;
  @Field(DAY, 'Its last day.')
  readonly lastDay!: string;
  @Field(TEXT, 'Its label: `2026`, or `2026/27`.')
  readonly label!: string;
  @Field(oneOf(['open', 'closed']), 'Whether anything can be written in it.')
  readonly status!: 'open' | 'closed';
}

/** How the club keeps its books. */
export class BooksView {
  @Field(TEXT, 'The time zone (IANA) that decides the day.')
  readonly timeZone!: string;
  @Field(TEXT, 'The day on which fiscal years begin, `MM-DD`, as it was chosen last.')
  readonly yearStart!: string;
  @Field(orNull(DAY), 'From when that holds; null when it does already.')
  readonly yearStartFrom!: string | null;
  @Field(YES_NO, 'Whether members see what the purses hold.')
  readonly pursesShown!: boolean;
  @Field(COUNT, 'For how many years after the fiscal year of its voucher a receipt is kept.')
  readonly receiptYears!: number;
  @Field(
    DAY,
    'The first day of the books, before which nothing is recorded: the one that the club said, else that ' +
      'of its opening balances, else the first day of the fiscal year in which the club began.',
  )
  readonly firstDay!: string;
  @Field(DAY, 'Today, where the club is.')
  readonly today!: string;
  @Field(
    many(() => YearView),
    'The years in which something is written that holds, and that of today; the newest first.',
  )
  readonly years!: readonly YearView[];
}
