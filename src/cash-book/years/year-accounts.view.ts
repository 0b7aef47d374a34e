import { KIND_NAMES, type Kind } from '../../events/registry.js';
import {
  COUNT,
  DAY,
  Field,
  ID,
  listOf,
  many,
  one,
  oneOf,
  ORDINAL,
  orNull,
  TEXT,
  WHOLE,
  YES_NO,
} from '../../platform/http/reference/field.js';
import { BOOKS_KEPT, type BooksKept } from '../../money/years/examined.js';
import { BooksAtSigningView, NamedAccount, SeenHead } from '../examinations/examination.view.js';
import { YearStanding } from './year.view.js';

/** An amount beside that of the year before, and what was expected. */
export class ComparedAmount {
  @Field(WHOLE, 'Minor units.')
  readonly amount!: number;
  @Field(WHOLE, 'That of the whole year before.')
  readonly last!: number;
  @Field(orNull(WHOLE), 'The budget of the year; null where there is none.')
  readonly budget!: number | null;
  @Field(orNull(WHOLE), 'The amount less the budget; null without one.')
  readonly difference!: number | null;
}

/** The income or expense of an account. */
export class ResultLine extends NamedAccount {
  @Field(WHOLE, 'Minor units: income or spending.')
  readonly amount!: number;
  @Field(WHOLE, 'That of the whole year before.')
  readonly last!: number;
  @Field(orNull(WHOLE), 'The budget of the year; null where there is none.')
  readonly budget!: number | null;
  @Field(orNull(WHOLE), 'The amount less the budget; null without one.')
  readonly difference!: number | null;
}

/** Income and expenses. */
export class YearResult {
  @Field(many(() => ResultLine), 'Income by account.')
  readonly income!: readonly ResultLine[];
  @Field(many(() => ResultLine), 'Spending by account.')
  readonly expenses!: readonly ResultLine[];
  @Field(one(() => ComparedAmount), 'All income.')
  readonly totalIncome!: ComparedAmount;
  @Field(one(() => ComparedAmount), 'All expenses.')
  readonly totalExpenses!: ComparedAmount;
  @Field(one(() => ComparedAmount), 'Income less expenses.')
  readonly result!: ComparedAmount;
}

/** An amount at the end of the days, beside that at the end of the year before. */
export class StoodAmount {
  @Field(WHOLE, 'Minor units, at the end of the last day.')
  readonly amount!: number;
  @Field(WHOLE, 'At the end of the year before.')
  readonly last!: number;
}

/** The balance of one of the club's accounts. */
export class BalanceLine extends NamedAccount {
  @Field(WHOLE, 'Minor units, at the end of the last day: the content of a purse.')
  readonly amount!: number;
  @Field(WHOLE, 'At the end of the year before.')
  readonly last!: number;
}

/** The sum that members owed, or were owed. */
export class OwedAmount extends StoodAmount {
  @Field(COUNT, 'By, or to, how many of them.')
  readonly members!: number;
  @Field(COUNT, 'How many at the end of the year before.')
  readonly membersLast!: number;
}

/** Assets and liabilities: both have the same sum. */
export class YearBalance {
  @Field(many(() => BalanceLine), 'The content of the purses.')
  readonly purses!: readonly BalanceLine[];
  @Field(one(() => OwedAmount), 'The debts of members to the club.')
  readonly owedByMembers!: OwedAmount;
  @Field(one(() => StoodAmount), 'All assets: purses and the debts of members.')
  readonly assets!: StoodAmount;
  @Field(one(() => OwedAmount), 'The club’s debts to members.')
  readonly owedToMembers!: OwedAmount;
  @Field(many(() => BalanceLine), 'The opening equity.')
  readonly equity!: readonly BalanceLine[];
  @Field(one(() => StoodAmount), 'The results of what came before.')
  readonly carried!: StoodAmount;
  @Field(one(() => StoodAmount), 'The result.')
  readonly result!: StoodAmount;
  @Field(one(() => StoodAmount), 'The money that evenings left to the club before it had books.')
  readonly unsorted!: StoodAmount;
  @Field(one(() => StoodAmount), 'The equity: opening, results, and what is unsorted.')
  readonly totalEquity!: StoodAmount;
  @Field(one(() => StoodAmount), 'All liabilities and equity.')
  readonly liabilities!: StoodAmount;
  @Field(YES_NO, 'Whether both sides have the same sum, as they always must.')
  readonly addsUp!: boolean;
}

/** The sum moved by one kind of event. */
export class KindAmount {
  @Field(oneOf(KIND_NAMES), 'The kind of event.')
  readonly kind!: Kind;
  @Field(WHOLE, 'Minor units.')
  readonly amount!: number;
}

/** How a purse was checked. */
export class PurseCheck {
  @Field(orNull(DAY), 'The day of its latest count up to the last day; null for none.')
  readonly countedOn!: string | null;
  @Field(orNull(WHOLE), 'The amount of that count, in minor units; null for none.')
  readonly counted!: number | null;
  @Field(
    orNull(WHOLE),
    'The difference of that count to the books, below 0 where money was missing; in minor units.',
  )
  readonly difference!: number | null;
  @Field(COUNT, 'How many vouchers of that day or earlier were recorded after the count.')
  readonly countAdded!: number;
  @Field(
    orNull(DAY),
    'The day up to which it agrees with its bank, by the first reconciliation that reaches the last day, or ' +
      'else by the latest; null for none.',
  )
  readonly reconciledTo!: string | null;
  @Field(
    orNull(WHOLE),
    'The balance of its bank on the last day of the accounts, or on that day where it is earlier, in minor ' +
      'units; null where no statement says it.',
  )
  readonly reconciledAt!: number | null;
  @Field(
    COUNT,
    'How many vouchers up to that day, and to the last day of the accounts, were recorded after the reconciliation.',
  )
  readonly reconciledAdded!: number;
}

/** The movements into and out of a purse. */
export class PurseMoves extends NamedAccount {
  @Field(WHOLE, 'Its content before the first day.')
  readonly opening!: number;
  @Field(many(() => KindAmount), 'Money in, by kind of event.')
  readonly in!: readonly KindAmount[];
  @Field(many(() => KindAmount), 'Money out, by kind of event.')
  readonly out!: readonly KindAmount[];
  @Field(WHOLE, 'Its content after the last day.')
  readonly closing!: number;
  @Field(one(() => PurseCheck), 'How it was checked.')
  readonly check!: PurseCheck;
}

/** The movements on a member’s account. */
export class MemberMoves {
  @Field(ID, 'The member, or a guest, also one who was merged since.')
  readonly member!: string;
  @Field(TEXT, 'Their name.')
  readonly name!: string;
  @Field(YES_NO, 'Whether they are a guest.')
  readonly guest!: boolean;
  @Field(WHOLE, 'Before the first day: above 0 the club owed them, below they owed.')
  readonly opening!: number;
  @Field(many(() => KindAmount), 'By kind of event: above 0 in their favour.')
  readonly kinds!: readonly KindAmount[];
  @Field(WHOLE, 'After the last day.')
  readonly closing!: number;
}

/** A kind of event with its count. */
export class KindMoves extends KindAmount {
  @Field(ORDINAL, 'How many vouchers.')
  readonly vouchers!: number;
}

/** A numbered note to the accounts. */
export class NumberedNote {
  @Field(ORDINAL, 'Its number, from 1.')
  readonly number!: number;
  @Field(orNull(one(() => NamedAccount)), 'The account; null for the accounts as a whole.')
  readonly about!: NamedAccount | null;
  @Field(TEXT, 'The note.')
  readonly text!: string;
}

/** A fiscal year’s accounts, or those of some of its days. */
export class YearAccounts {
  @Field(one(() => YearStanding), 'The year.')
  readonly year!: YearStanding;
  @Field(
    orNull(oneOf(BOOKS_KEPT)),
    'How the caller, an auditor, kept books in this year: in an office, or as the recorder of vouchers. ' +
      'Somebody else examines it and settles remarks, where there is somebody. Null for anyone else.',
  )
  readonly booksKept!: BooksKept | null;
  @Field(YES_NO, 'Whether another member kept no books in this year, and so can examine it.')
  readonly canOthersExamine!: boolean;
  @Field(
    listOf(ID),
    'For an auditor: the other members who are auditors and kept no books in this year.',
  )
  readonly otherAuditors!: readonly string[];
  @Field(
    orNull(one(() => BooksAtSigningView)),
    'For an auditor: the books, as far as the points that they sign are concerned. Null for anyone else.',
  )
  readonly books!: BooksAtSigningView | null;
  @Field(DAY, 'The first day that they are of.')
  readonly from!: string;
  @Field(DAY, 'The last one.')
  readonly to!: string;
  @Field(TEXT, 'The label of the year before.')
  readonly lastLabel!: string;
  @Field(TEXT, 'The currency of the club (ISO 4217).')
  readonly currency!: string;
  @Field(COUNT, 'How many decimals it has: amounts are in its minor units.')
  readonly decimals!: number;
  @Field(one(() => SeenHead), 'The end of the log that they were read at.')
  readonly head!: SeenHead;
  @Field(one(() => YearResult), 'Income and expenses.')
  readonly result!: YearResult;
  @Field(one(() => YearBalance), 'The balance sheet.')
  readonly balance!: YearBalance;
  @Field(many(() => NumberedNote), 'The notes to the accounts, by their numbers.')
  readonly notes!: readonly NumberedNote[];
  @Field(many(() => PurseMoves), 'By purse.')
  readonly purses!: readonly PurseMoves[];
  @Field(many(() => MemberMoves), 'By member; for a plain member only their own.')
  readonly members!: readonly MemberMoves[];
  @Field(
    many(() => KindMoves),
    'By kind of event; the amount taken from members, purses and other accounts of the club. A voucher and its ' +
      'reversal do not count where both are of these days.',
  )
  readonly kinds!: readonly KindMoves[];
}
