import { ShownActor, ShownActorName } from '../../clubs/actor-names.js';
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
  TIME,
  WHOLE,
  YES_NO,
} from '../../platform/http/reference/field.js';
import { GAME_IDS, type GameId } from '../../rules/game.js';
import { WHY_BELONGS, type WhyBelongs } from '../../standings/rule/season-evenings.js';
import { TIE_BREAKS, type TieBreak } from '../../standings/rule/standing-rule.js';
import {
  WHY_COUNTS,
  WHY_UNRANKED,
  type WhyCounts,
  type WhyUnranked,
} from '../../standings/rule/table.js';
import { LANGUAGES, type LanguageId } from '../../people/languages.js';
import { HIDDEN, type Hidden } from '../who-sees.js';
import { RuleView, SeasonView } from '../seasons/season.view.js';

const SEASON_STEPS = ['opened', 'changed', 'rule-changed', 'closed', 'reopened'] as const;
export type SeasonStep = (typeof SEASON_STEPS)[number];

/** Something that happened to a season. */
export class SeasonHistoryEntry {
  @Field(ORDINAL, 'The event from which it applies.')
  readonly since!: number;
  @Field(TIME, 'When.')
  readonly time!: string;
  @ShownActor()
  readonly actor!: string;
  @ShownActorName()
  readonly actorName!: string;
  @Field(orNull(ID), 'The member who did it; null for who is no member.')
  readonly by!: string | null;
  @Field(oneOf(SEASON_STEPS), 'The step.')
  readonly step!: SeasonStep;
  @Field(orNull(TEXT), 'Why; null for who opened or closed it.')
  readonly why!: string | null;
  @Field(one(() => RuleView), 'The rule since then.')
  readonly rule!: RuleView;
}

/** That an evening was moved, and why. */
export class MovedEvening {
  @Field(ORDINAL, 'The event.')
  readonly event!: number;
  @Field(TIME, 'When.')
  readonly time!: string;
  @Field(orNull(ID), 'The season that it was taken out of; null for none.')
  readonly from!: string | null;
  @Field(orNull(ID), 'The season that it was put into; null for none.')
  readonly to!: string | null;
  @Field(TEXT, 'Why.')
  readonly why!: string;
}

/** An evening of the season, or one in its days that is not. */
export class SeasonEvening {
  @Field(ID, 'The evening.')
  readonly session!: string;
  @Field(YES_NO, 'Whether it was carried in: its results are known, and nothing of its hands.')
  readonly carried!: boolean;
  @Field(DAY, 'The day that it is of, where the club is.')
  readonly day!: string;
  @Field(oneOf(GAME_IDS), 'The game.')
  readonly game!: GameId;
  @Field(orNull(TEXT), 'The rule book; null where it is not known.')
  readonly book!: string | null;
  @Field(
    orNull(TEXT),
    "The name of the club's own book that it was played by; null where it was played by a printed one.",
  )
  readonly ownBook!: string | null;
  @Field(orNull(TEXT), 'The name of its table; null for none.')
  readonly table!: string | null;
  @Field(YES_NO, 'Whether it belongs to the season.')
  readonly belongs!: boolean;
  @Field(YES_NO, 'Whether it counts: it belongs there, is closed, and a hand of it counts.')
  readonly counts!: boolean;
  @Field(
    oneOf(WHY_BELONGS),
    '`day`: by the day on which it was opened. `moved-here`, `moved-away`: it was moved. `open`: it belongs ' +
      'there and counts once it is closed. `no-hands`: it belongs there, and no hand of it counts. `other-book`, `other-table`: the season is for others.',
  )
  readonly why!: WhyBelongs;
  @Field(orNull(one(() => MovedEvening)), 'How it was moved; null for one that was not.')
  readonly moved!: MovedEvening | null;
}

/** An evening in the row of a member. */
export class StandingEvening {
  @Field(ID, 'The evening.')
  readonly session!: string;
  @Field(YES_NO, 'Whether they played it.')
  readonly played!: boolean;
  @Field(YES_NO, 'Whether it counts for them.')
  readonly counts!: boolean;
  @Field(
    oneOf(WHY_COUNTS),
    '`all`: every evening counts. `best`, `not-among-best`: so many of the best count. `not-played`: not ' +
      'played, and that counts nothing. `no-hands`: they were dealt no hand there, and points a hand rank. ' +
      '`hands-unknown`, `worth-unknown`: it was carried in, and that is what ranks.',
  )
  readonly why!: WhyCounts;
  @Field(orNull(WHOLE), 'Points of the evening; null where they did not play.')
  readonly points!: number | null;
  @Field(orNull(WHOLE), 'Minor units; null where they did not play, it is hidden, or not known.')
  readonly money!: number | null;
  @Field(
    orNull(COUNT),
    'Hands that they were dealt in; null where they did not play, or not known.',
  )
  readonly hands!: number | null;
  @Field(
    orNull(WHOLE),
    'The value that it has, or would have: points, minor units where money ranks (null where hidden), the ' +
      'points to be divided by `hands` where points a hand rank. Null for nothing.',
  )
  readonly value!: number | null;
}

/** How a member stood after an evening. */
export class StandingCurvePoint {
  @Field(ID, 'The evening.')
  readonly session!: string;
  @Field(orNull(WHOLE), '`total` after it; null where it is hidden.')
  readonly total!: number | null;
  @Field(orNull(COUNT), 'Hands of the evenings that counted after it; null where not known.')
  readonly hands!: number | null;
  @Field(orNull(ORDINAL), 'The rank after it; null for none.')
  readonly rank!: number | null;
}

/** The members with the same total, and the tie-break that decided. */
export class StandingLevel {
  @Field(listOf(ID), 'The others who have the same total.')
  readonly members!: readonly string[];
  @Field(orNull(oneOf(TIE_BREAKS)), 'The tie-break that decided; null for a shared rank.')
  readonly by!: TieBreak | null;
}

/** A member's place in the standings. */
export class MemberStanding {
  @Field(ID, 'The member. A guest who was merged counts as the member.')
  readonly member!: string;
  @Field(
    orNull(ORDINAL),
    'From 1; members who are level share it (1, 2, 2, 4). Null for a member who is not ranked.',
  )
  readonly rank!: number | null;
  @Field(
    orNull(oneOf(WHY_UNRANKED)),
    'Why they are not ranked: `guest`, `too-few` evenings, `no-hands`. Null for who is.',
  )
  readonly why!: WhyUnranked | null;
  @Field(
    orNull(ORDINAL),
    'The rank before the last day on which evenings count; null for who was not ranked then.',
  )
  readonly rankBefore!: number | null;
  @Field(
    orNull(one(() => StandingLevel)),
    'The members with the same total; null where nobody has.',
  )
  readonly level!: StandingLevel | null;
  @Field(COUNT, 'Evenings that count for them, those not played among them where they count.')
  readonly counted!: number;
  @Field(COUNT, 'Evenings that they played.')
  readonly played!: number;
  @Field(WHOLE, 'Points of the evenings that count.')
  readonly points!: number;
  @Field(orNull(WHOLE), 'Minor units of the evenings that count; null where hidden or not known.')
  readonly money!: number | null;
  @Field(orNull(COUNT), 'Hands of the evenings that count; null where one of them was carried in.')
  readonly hands!: number | null;
  @Field(
    orNull(WHOLE),
    'The value that ranks: points, minor units where money ranks (null where hidden), the points to be divided ' +
      'by `hands` where points a hand rank; with what evenings not played count.',
  )
  readonly total!: number | null;
  @Field(many(() => StandingEvening), 'Every evening that counts in the season, in their order.')
  readonly evenings!: readonly StandingEvening[];
  @Field(many(() => StandingCurvePoint), 'After each evening that counts in the season.')
  readonly curve!: readonly StandingCurvePoint[];
}

/** How it stood when the season was closed. */
export class StandingsThen {
  @Field(ORDINAL, 'The event that closed the season: ask with `head` for the table as it was then.')
  readonly head!: number;
  @Field(YES_NO, 'Whether the standings have changed since.')
  readonly differs!: boolean;
}

/** The standings of a season. */
export class StandingsView {
  @Field(ORDINAL, 'The event in the log as of which this holds.')
  readonly head!: number;
  @Field(one(() => SeasonView), 'The season.')
  readonly season!: SeasonView;
  @Field(listOf(oneOf(HIDDEN)), 'The fields that the caller sees only of themselves.')
  readonly hidden!: readonly Hidden[];
  @Field(TEXT, 'The currency of money (ISO 4217).')
  readonly currency!: string;
  @Field(oneOf(LANGUAGES), 'The language of `words`.')
  readonly language!: LanguageId;
  @Field(listOf(TEXT), 'The rule in words, sentence by sentence.')
  readonly words!: readonly string[];
  @Field(
    many(() => SeasonHistoryEntry),
    'The history of the season and its rule, the newest first.',
  )
  readonly history!: readonly SeasonHistoryEntry[];
  @Field(
    many(() => SeasonEvening),
    'Its evenings, and those in its days that do not belong to it, in their order.',
  )
  readonly evenings!: readonly SeasonEvening[];
  @Field(many(() => MemberStanding), 'The ranked members, then the others.')
  readonly rows!: readonly MemberStanding[];
  @Field(
    orNull(one(() => StandingsThen)),
    'The standings at the close of a closed season; null for one that is open.',
  )
  readonly then!: StandingsThen | null;
}
