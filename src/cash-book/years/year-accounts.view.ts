import { KIND_NAMES, type Kind } from '../../events/registry.js';
import {
  COUNT,
  Field,
  ID,
  many,
  one,
  oneOf,
  ORDINAL,
  orNull,
  TEXT,
  WHOLE,
  YES_NO,
} from '../../platform/http/reference/field.js';
import { DAY } from '../vouchers/voucher.view.js';
import { NamedAccount, SeenHead, YearStanding } from './year.view.js';

/** An amount beside that of the year before, and what was expected. */
export class ComparedAmount {
  @Field(WHOLE, 'Minor units.')
  readonly amount!: number;
  @Field(WHOLE, 'That of the whole year before.')
  readonly last!: number;
  @Field(orNull(WHOLE), 'What the budget of the year says; null where it says nothing.')
  readonly budget!: number | null;
  @Field(orNull(WHOLE), 'The amount less the budget; null without one.')
  readonly difference!: number | null;
}

/** The income or expense of an account. */
export class ResultLine extends NamedAccount {
  @Field(WHOLE, 'Minor units: what came in, or was spent.')
  readonly amount!: number;
  @Field(WHOLE, 'That of the whole year before.')
  readonly last!: number;
  @Field(orNull(WHOLE), 'What the budget of the year says; null where it says nothing.')
  readonly budget!: number | null;
  @Field(orNull(WHOLE), 'The amount less the budget; null without one.')
  readonly difference!: number | null;
}

/** Income and expenses. */
export class YearResult {
  @Field(many(() => ResultLine), 'What came in, by account.')
  readonly income!: readonly ResultLine[];
  @Field(many(() => ResultLine), 'What was spent, by account.')
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
  @Field(WHOLE, 'Minor units, at the end of the last day: what a purse held.')
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
  @Field(many(() => BalanceLine), 'What the purses held.')
  readonly purses!: readonly BalanceLine[];
  @Field(one(() => OwedAmount), 'What members owed the club.')
  readonly owedByMembers!: OwedAmount;
  @Field(one(() => StoodAmount), 'What the club had: purses and what it was owed.')
  readonly assets!: StoodAmount;
  @Field(one(() => OwedAmount), 'What the club owed members.')
  readonly owedToMembers!: OwedAmount;
  @Field(many(() => BalanceLine), 'What it began with.')
  readonly equity!: readonly BalanceLine[];
  @Field(one(() => StoodAmount), 'The results of what came before.')
  readonly carried!: StoodAmount;
  @Field(one(() => StoodAmount), 'The result.')
  readonly result!: StoodAmount;
  @Field(one(() => StoodAmount), 'What evenings left to the club before it had books.')
  readonly unsorted!: StoodAmount;
  @Field(one(() => StoodAmount), 'What it owed, and what is its own.')
  readonly liabilities!: StoodAmount;
  @Field(YES_NO, 'Whether both sides come to the same, as they always must.')
  readonly addsUp!: boolean;
}

/** The sum moved by one kind of event. */
export class KindAmount {
  @Field(oneOf(KIND_NAMES), 'What happened.')
  readonly kind!: Kind;
  @Field(WHOLE, 'Minor units.')
  readonly amount!: number;
}

/** The movements into and out of a purse. */
export class PurseMoves extends NamedAccount {
  @Field(WHOLE, 'What it held before the first day.')
  readonly opening!: number;
  @Field(many(() => KindAmount), 'What came in, by what happened.')
  readonly in!: readonly KindAmount[];
  @Field(many(() => KindAmount), 'What went out, by what happened.')
  readonly out!: readonly KindAmount[];
  @Field(WHOLE, 'What it held after the last day.')
  readonly closing!: number;
}

/** The movements on a member’s account. */
export class MemberMoves {
  @Field(ID, 'The member, or a guest: one who was merged since stands for themselves.')
  readonly member!: string;
  @Field(TEXT, 'Their name.')
  readonly name!: string;
  @Field(YES_NO, 'Whether they are a guest.')
  readonly guest!: boolean;
  @Field(WHOLE, 'Before the first day: above 0 the club owed them, below they owed.')
  readonly opening!: number;
  @Field(many(() => KindAmount), 'By what happened: above 0 it was to their good.')
  readonly kinds!: readonly KindAmount[];
  @Field(WHOLE, 'After the last day.')
  readonly closing!: number;
}

/** A kind of event with its count. */
export class KindMoves extends KindAmount {
  @Field(ORDINAL, 'How many vouchers.')
  readonly vouchers!: number;
}

/** A fiscal year’s accounts, or those of some of its days. */
export class YearAccounts {
  @Field(one(() => YearStanding), 'The year.')
  readonly year!: YearStanding;
  @Field(DAY, 'The first day that they are of.')
  readonly from!: string;
  @Field(DAY, 'The last one.')
  readonly to!: string;
  @Field(TEXT, 'What people call the year before.')
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
  @Field(many(() => PurseMoves), 'By purse.')
  readonly purses!: readonly PurseMoves[];
  @Field(many(() => MemberMoves), 'By member.')
  readonly members!: readonly MemberMoves[];
  @Field(
    many(() => KindMoves),
    'By what happened; the amount is what was taken from members, purses and other accounts of the club.',
  )
  readonly kinds!: readonly KindMoves[];
}
