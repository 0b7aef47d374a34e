import {
  COUNT,
  DAY,
  Field,
  ID,
  many,
  mapOf,
  one,
  oneOf,
  ORDINAL,
  orNull,
  TEXT,
  WHOLE,
} from '../../platform/http/reference/field.js';
import { FINE_CODES } from '../../rules/fine-record.js';
import { KEEPERS } from '../../rules/payment.js';
import type { Params } from '../../rules/refusals/params.js';
import { AsOfView } from '../statistics/views/statistics.view.js';

/** Why another book does not know something. */
export class WhyNotThere {
  @Field(TEXT, 'Why, out of the closed list (docs/problems.md).')
  readonly reason!: string;
  @Field(mapOf({}), 'The parameters of the reason.')
  readonly params!: Params;
  @Field(TEXT, 'Why, in words.')
  readonly detail!: string;
}

/** A step that another book cannot play: it is left out of both sides. */
export class NotPlayable extends WhyNotThere {
  @Field(orNull(ORDINAL), 'The hand; null for something between hands.')
  readonly hand!: number | null;
  @Field(TEXT, 'The kind of step: `hand`, `fine`, `join`, `leave` and others.')
  readonly step!: string;
}

/** A member on both sides. */
export class MemberUnder {
  @Field(ID, 'The member.')
  readonly member!: string;
  @Field(WHOLE, 'Points as they were played, over the hands that are compared.')
  readonly then!: number;
  @Field(WHOLE, 'Points of the same hands by the other book.')
  readonly now!: number;
  @Field(orNull(WHOLE), 'Money as it was played, in minor units; null where it is hidden.')
  readonly moneyThen!: number | null;
  @Field(orNull(WHOLE), 'Money by the other book.')
  readonly moneyNow!: number | null;
}

/** A member over all the evenings. */
export class MemberUnderAll extends MemberUnder {
  @Field(COUNT, 'The evenings that are compared for them.')
  readonly evenings!: number;
  @Field(
    orNull(ORDINAL),
    'Their place as it was: by the rule of the season, where what is left out counts as it was played on ' +
      'both sides, and of other evenings by points; null for nobody ranked.',
  )
  readonly placeThen!: number | null;
  @Field(orNull(ORDINAL), 'Their place by the other book.')
  readonly placeNow!: number | null;
}

/** A cup or the kitty on both sides, before it was shared. */
export class CupUnder {
  @Field(oneOf(KEEPERS), 'Which.')
  readonly cup!: string;
  @Field(COUNT, 'Points in it at the end, as it was played.')
  readonly then!: number;
  @Field(COUNT, 'Points in it by the other book.')
  readonly now!: number;
}

/** A fine that another book does not have: it costs nothing there. */
export class UnknownFineView {
  @Field(oneOf(FINE_CODES), 'The kind of fine; `other` for one of a club’s own.')
  readonly code!: string;
  @Field(orNull(TEXT), 'The short name of a fine of a club’s own; null for a printed one.')
  readonly own!: string | null;
  @Field(mapOf(TEXT), 'The club’s words for a fine of its own, by language.')
  readonly words!: Readonly<Record<string, string>>;
  @Field(COUNT, 'How often it was recorded in the hands and evenings that are compared.')
  readonly times!: number;
}

/** A player of a hand on both sides. */
export class PlayerOfHandUnder {
  @Field(ID, 'The member.')
  readonly player!: string;
  @Field(WHOLE, 'Points as it was played.')
  readonly then!: number;
  @Field(WHOLE, 'Points by the other book.')
  readonly now!: number;
}

/** The payments for one reason, on both sides. */
export class ReasonUnder {
  @Field(TEXT, 'The reason of the payments, e.g. `king-ultimo`.')
  readonly reason!: string;
  @Field(COUNT, 'Points that moved for it as it was played.')
  readonly then!: number;
  @Field(COUNT, 'Points that move for it by the other book.')
  readonly now!: number;
}

/** A hand that differs. */
export class HandUnderView {
  @Field(ORDINAL, 'Its number.')
  readonly hand!: number;
  @Field(many(() => PlayerOfHandUnder), 'The players whose points differ.')
  readonly players!: readonly PlayerOfHandUnder[];
  @Field(many(() => ReasonUnder), 'The payments that differ, by what they were for.')
  readonly reasons!: readonly ReasonUnder[];
}

/** An evening on both sides. */
export class EveningUnderView {
  @Field(ID, 'The evening.')
  readonly session!: string;
  @Field(DAY, 'Its day, where the club is.')
  readonly day!: string;
  @Field(TEXT, 'The book that it was played by.')
  readonly book!: string;
  @Field(orNull(TEXT), "The name of the club's own book that it was played by; null for none.")
  readonly ownBook!: string | null;
  @Field(COUNT, 'Its hands, with those that are left out.')
  readonly hands!: number;
  @Field(
    orNull(one(() => WhyNotThere)),
    'Why none of it can be played by the other book, as for another game; null where some of it can. Such ' +
      'an evening is in no sum.',
  )
  readonly refused!: WhyNotThere | null;
  @Field(
    many(() => NotPlayable),
    'The steps that the other book cannot play, in order. They are left out of both sides.',
  )
  readonly unplayable!: readonly NotPlayable[];
  @Field(many(() => MemberUnder), 'The players, in the order in which they sat down.')
  readonly members!: readonly MemberUnder[];
  @Field(many(() => CupUnder), 'Cups or kitty at the end, of the hands that are compared.')
  readonly cups!: readonly CupUnder[];
  @Field(
    many(() => HandUnderView),
    'The hands that differ; only of an evening that is asked for by itself.',
  )
  readonly changed!: readonly HandUnderView[];
}

/** Evenings as they were played and by another book. */
export class WhatIfView extends AsOfView {
  @Field(TEXT, 'ISO 4217 code of the club’s currency.')
  readonly currency!: string;
  @Field(many(() => MemberUnderAll), 'Everybody, in the order of the other book.')
  readonly members!: readonly MemberUnderAll[];
  @Field(many(() => EveningUnderView), 'The evenings, the oldest first.')
  readonly evenings!: readonly EveningUnderView[];
  @Field(COUNT, 'The hands of all evenings, with those that are left out.')
  readonly hands!: number;
  @Field(COUNT, 'The hands that are compared: both sides are made of the same ones.')
  readonly compared!: number;
  @Field(many(() => UnknownFineView), 'The fines that the other book does not have.')
  readonly unknownFines!: readonly UnknownFineView[];
}
