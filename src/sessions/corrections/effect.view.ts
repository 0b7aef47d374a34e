import {
  COUNT,
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
import { BETWEEN_KINDS, stepName, type AskedBetween } from '../../evening/steps.js';
import type { PlayerId, PotName } from '../../rules/payment.js';
import { HAND_KINDS, type HandKind } from '../hands/hand.view.js';
import { PaymentView, PotsView } from '../table/table.view.js';

/** The API's views of a correction's effect. */

export type OtherKind = 'fine' | AskedBetween['kind'] | 'split' | 'paid-back';
export const OTHER_KINDS: readonly OtherKind[] = [
  'fine',
  ...BETWEEN_KINDS.map(stepName),
  'split',
  'paid-back',
];

/** The sum that a member gets or pays by a correction. */
export class MemberDifference {
  @Field(ID, 'The member.')
  readonly player!: string;
  @Field(WHOLE, 'Points; above 0 the member gets them.')
  readonly points!: number;
  @Field(WHOLE, 'Minor units of money, once the session is closed; above 0 the member gets them.')
  readonly money!: number;
}

/** By how much the pots change. */
export class PotDifference {
  @Field(WHOLE, 'The king pot (kongekop).')
  readonly king!: number;
  @Field(WHOLE, 'The pagat pot (pagatkop).')
  readonly pagat!: number;
}

/** A payment of a correction. A refund goes the other way than the original payment. */
export class CorrectionPayment {
  @Field(TEXT, "The payer: a member's id, `king-pot`, `pagat-pot` or `clearing`.")
  readonly from!: string;
  @Field(TEXT, 'The recipient, likewise.')
  readonly to!: string;
  @Field(ORDINAL, 'Points, or minor units of money.')
  readonly amount!: number;
  @Field(oneOf(['points', 'money']), 'The unit of the amount.')
  readonly unit!: 'points' | 'money';
  @Field(TEXT, 'The reason, in the words of the tariff.')
  readonly reason!: string;
  @Field(TEXT, 'When in the evening that falls due.')
  readonly stage!: string;
  @Field(TEXT, 'The place in the rule book.')
  readonly source!: string;
  @Field(orNull(ORDINAL), 'The hand it belongs to; null for none.')
  readonly hand!: number | null;
  @Field(orNull(ID), 'The fine it belongs to; null for none.')
  readonly fine!: string | null;
}

/** The sum that a party gets or gives by a part of a correction. */
export class PartyDifference {
  @Field(TEXT, "A member's id, `king-pot`, `pagat-pot` or `kitty`.")
  readonly party!: string;
  @Field(WHOLE, 'Points; above 0 the party gets them.')
  readonly points!: number;
}

/** A hand as it comes out, before or after a correction. */
export class HandSide {
  @Field(oneOf(HAND_KINDS), 'Played out, broken off, dealt again, or as if not dealt.')
  readonly kind!: HandKind;
  @Field(ID, 'The dealer.')
  readonly dealer!: PlayerId;
  @Field(listOf(ID), 'The active players, in the order of the game.')
  readonly active!: readonly PlayerId[];
  @Field(many(() => PaymentView), 'The payments.')
  readonly payments!: readonly PaymentView[];
  @Field(orNull(one(() => PotsView)), 'The pots after it; null where there are none.')
  readonly pots!: PotsView | null;
  @Field(ID, 'The next dealer.')
  readonly nextDealer!: PlayerId;
}

/** A hand that comes out otherwise. */
export class HandDifference {
  @Field(ORDINAL, 'The number of the hand.')
  readonly hand!: number;
  @Field(YES_NO, 'Whether it is corrected itself; if not, it follows from an earlier one.')
  readonly corrected!: boolean;
  @Field(one(() => HandSide), 'As it was.')
  readonly was!: HandSide;
  @Field(one(() => HandSide), 'As it is to be.')
  readonly now!: HandSide;
}

/** How much more there is than is listed; nothing in what was made. */
export class NotListed {
  @Field(COUNT, 'Payments that are not listed; the sums of members and pots include them.')
  readonly payments!: number;
  @Field(COUNT, 'Changed hands that are not listed.')
  readonly hands!: number;
  @Field(COUNT, 'Other differences that are not listed.')
  readonly others!: number;
}

/** The step by which points of a fine left a pot. */
export const TAKEN_BY = ['hand', 'split', 'seat', 'correction'] as const;

/** A payment out of a pot in which points of a fine lay. */
export class TakingView {
  @Field(oneOf(['king-pot', 'pagat-pot']), 'The pot.')
  readonly cup!: PotName;
  @Field(
    oneOf(TAKEN_BY),
    'A hand, the split of the pots at the close, somebody joining or leaving, or a correction.',
  )
  readonly by!: (typeof TAKEN_BY)[number];
  @Field(orNull(ORDINAL), 'The hand that it was paid for; null for none.')
  readonly hand!: number | null;
  @Field(ORDINAL, 'The points that the party took.')
  readonly took!: number;
  @Field(ORDINAL, 'The points that the pot held.')
  readonly held!: number;
  @Field(ORDINAL, 'The points of the fine that lay in the pot.')
  readonly lay!: number;
}

/** A part of a fine that is paid back, with how its payer came to have it. */
export class PaidBackPartView {
  @Field(TEXT, "A member's id, `king-pot`, `pagat-pot` or `kitty`.")
  readonly party!: string;
  @Field(ORDINAL, 'The points that the party pays back.')
  readonly points!: number;
  @Field(
    orNull(one(() => TakingView)),
    'The payment by which a player got them; null for points that were paid to the party at once, or ' +
      'still lie in the pot.',
  )
  readonly taken!: TakingView | null;
}

/** Something beside the hands that comes out otherwise. */
export class OtherDifference {
  @Field(
    oneOf(OTHER_KINDS),
    'A fine between hands, somebody joining or leaving, how the pots are split at the close, or a fine ' +
      'that was paid back.',
  )
  readonly kind!: OtherKind;
  @Field(YES_NO, 'Whether it is corrected itself; if not, it follows from something earlier.')
  readonly corrected!: boolean;
  @Field(orNull(ORDINAL), 'The hand that a fine is about; else null.')
  readonly hand!: number | null;
  @Field(orNull(ID), 'The player who is fined, joined or left; null for the split.')
  readonly player!: PlayerId | null;
  @Field(many(() => PartyDifference), 'The points that every member and pot gets or gives by it.')
  readonly parties!: readonly PartyDifference[];
  @Field(
    ORDINAL,
    'Of a fine that is paid back: the points that the fined player took out of the pots themselves, and ' +
      'so has already. Left out where there are none.',
    { optional: true },
  )
  readonly taken?: number;
  @Field(
    many(() => PaidBackPartView),
    'Of a fine that is paid back: the part of each payer, with its reason.',
    { optional: true },
  )
  readonly parts?: readonly PaidBackPartView[];
}

/** The effect of a correction. */
export class CorrectionEffect {
  @Field(
    many(() => MemberDifference),
    'Everyone who ever sat there; with the pots they sum to zero.',
  )
  readonly members!: readonly MemberDifference[];
  @Field(
    orNull(one(() => PotDifference)),
    'By how much the pots change; null where there are none.',
  )
  readonly pots!: PotDifference | null;
  @Field(orNull(WHOLE), 'By how much the kitty changes; null where there is none.')
  readonly kitty!: number | null;
  @Field(many(() => CorrectionPayment), 'The postings, all in one event.')
  readonly payments!: readonly CorrectionPayment[];
  @Field(many(() => HandDifference), 'The hands that change, in order.')
  readonly hands!: readonly HandDifference[];
  @Field(
    many(() => OtherDifference),
    'Other differences; with the hands they add up to the sums of members and pots.',
  )
  readonly others!: readonly OtherDifference[];
  @Field(one(() => NotListed), 'How much more there is: a preview lists only so much.')
  readonly notListed!: NotListed;
}
