import {
  COUNT,
  Field,
  ID,
  listOf,
  many,
  mapOf,
  one,
  oneOf,
  ORDINAL,
  orNull,
  TEXT,
  WHOLE,
} from '../../../platform/http/reference/field.js';
import { FINE_ENDS } from '../../../standings/figures/evening-figures.js';
import { HIDDEN, type Hidden } from '../../who-sees.js';

/** The first fields of every answer: its head, and the figures that the caller does not see. */
export class AsOfView {
  @Field(ORDINAL, "The event in the club's log as of which this holds.")
  readonly head!: number;
  @Field(
    listOf(oneOf(HIDDEN)),
    'The fields hidden from the caller: `money` for amounts of it, `fines` for those of other members.',
  )
  readonly hidden!: readonly Hidden[];
}

/** A number, and the name by which its hands are asked for. */
export class NumberView {
  @Field(TEXT, 'Its name for `statistics/hands?figure=`, e.g. `feat:ultimo-pagat`.')
  readonly figure!: string;
  @Field(COUNT, 'How many.')
  readonly count!: number;
}

/** A number with what it rests on. */
export class CountView extends NumberView {
  @Field(COUNT, 'Of how many.')
  readonly of!: number;
  @Field(orNull(COUNT), 'The share of them, in thousandths; null where they are fewer than ten.')
  readonly share!: number | null;
}

/** A number of something that has a name of its own: a feat, a melding. */
export class NamedCountView extends CountView {
  @Field(TEXT, 'Its code, e.g. `ultimo-pagat`.')
  readonly name!: string;
}

/** A contract of Königrufen. */
export class ContractCountsView {
  @Field(TEXT, 'The contract, e.g. `solorufer`.')
  readonly contract!: string;
  @Field(one(() => CountView), 'How often they declared it, of the hands.')
  readonly declared!: CountView;
  @Field(one(() => CountView), 'How often they won it, of those declared.')
  readonly won!: CountView;
  @Field(one(() => CountView), 'How often it was doubled (kontra), of those declared.')
  readonly doubled!: CountView;
  @Field(one(() => NumberView), 'How often they were the partner in it.')
  readonly partner!: NumberView;
  @Field(one(() => CountView), 'How often they won as partner, of those.')
  readonly partnerWon!: CountView;
  @Field(one(() => NumberView), 'How often they played against it.')
  readonly defended!: NumberView;
  @Field(one(() => CountView), 'How often they won against it, of those.')
  readonly defendedWon!: CountView;
}

/** A figure of Königrufen: a trull, an uhu, announced or not. */
export class FigureCountsView {
  @Field(TEXT, 'The figure, e.g. `king-ultimo`.')
  readonly name!: string;
  @Field(one(() => CountView), 'How often it was made, of all.')
  readonly made!: CountView;
  @Field(one(() => CountView), 'How often it was lost, of all.')
  readonly lost!: CountView;
}

/** The numbers of one player and one cup. */
export class CupCountsView {
  @Field(TEXT, 'The cup, e.g. `king-pot`.')
  readonly cup!: string;
  @Field(one(() => CountView), 'How often they won it, of the hands.')
  readonly won!: CountView;
  @Field(TEXT, 'The name of these points for `statistics/points?figure=`.')
  readonly figure!: string;
  @Field(COUNT, 'Points that they won out of it.')
  readonly got!: number;
  @Field(COUNT, 'Points that they put into it.')
  readonly filled!: number;
}

/** Fines that ended the same way. */
export class FineEndView extends CountView {
  @Field(oneOf(FINE_ENDS), 'How they ended.')
  readonly end!: (typeof FINE_ENDS)[number];
}

/** A fine that a club added to its book. */
export class OwnFineNameView {
  @Field(ID, "The club's book, in all its versions.")
  readonly book!: string;
  @Field(TEXT, 'Its code in the book.')
  readonly code!: string;
  @Field(mapOf(TEXT), "Language → the club's words, as the latest evening had them.")
  readonly words!: Readonly<Record<string, string>>;
}

/** Fines for one thing. */
export class FineCountsView {
  @Field(TEXT, "The code, e.g. `revoke`; `other` for the club's own.")
  readonly code!: string;
  @Field(orNull(one(() => OwnFineNameView)), "The club's own fine; null for one of the sources.")
  readonly own!: OwnFineNameView | null;
  @Field(one(() => CountView), 'How many, however they ended, of all fines.')
  readonly all!: CountView;
  @Field(COUNT, 'Points that they cost, of those that were not lifted.')
  readonly points!: number;
  @Field(many(() => FineEndView), 'How they ended; unused endings are left out.')
  readonly ends!: readonly FineEndView[];
}

/** The partner of a contract of Königrufen, as declarer or partner. */
export class PartnerView {
  @Field(ID, 'The partner.')
  readonly member!: string;
  @Field(one(() => NumberView), 'How often.')
  readonly hands!: NumberView;
  @Field(one(() => CountView), 'How often they won together, of those.')
  readonly won!: CountView;
}

/** A member of the club in a few numbers. */
export class MemberLineView {
  @Field(ID, 'The member; a merged guest is the member that they are.')
  readonly member!: string;
  @Field(COUNT, 'Evenings at a table.')
  readonly evenings!: number;
  @Field(
    COUNT,
    'Evenings among them that were carried in: their points are known, not their hands.',
  )
  readonly carriedIn!: number;
  @Field(
    orNull(COUNT),
    'Hands in which they had cards; null where all of their evenings were carried in.',
  )
  readonly hands!: number | null;
  @Field(WHOLE, 'Points of those evenings, all that moved for them.')
  readonly points!: number;
  @Field(
    orNull(WHOLE),
    'Points a hand, in hundredths of a point; null with fewer than ten known hands.',
  )
  readonly pointsAHand!: number | null;
  @Field(orNull(WHOLE), 'Minor units of money; null where it is hidden, or not known.')
  readonly money!: number | null;
}

/** The statistics of a member, or of the club. */
export class StatisticsView extends AsOfView {
  @Field(orNull(ID), 'The member; null for the club.')
  readonly member!: string | null;
  @Field(TEXT, 'The currency of money (ISO 4217).')
  readonly currency!: string;
  @Field(one(() => NumberView), 'Evenings at a table that count.')
  readonly evenings!: NumberView;
  @Field(
    COUNT,
    'Evenings among them that were carried in: their points count, and nothing else is known of them.',
  )
  readonly carriedIn!: number;
  @Field(
    orNull(one(() => NumberView)),
    'Hands that they had cards in; of the club all hands, each once. Null where all evenings were carried in.',
  )
  readonly hands!: NumberView | null;
  @Field(orNull(one(() => NumberView)), 'Hands that they dealt; null as `hands` is.')
  readonly deals!: NumberView | null;
  @Field(orNull(WHOLE), 'Points; null for the club, whose members win what others lose.')
  readonly points!: number | null;
  @Field(
    orNull(WHOLE),
    'Points a hand, in hundredths; null with fewer than ten known hands, and for the club.',
  )
  readonly pointsAHand!: number | null;
  @Field(
    orNull(WHOLE),
    'Minor units of money; null where it is hidden, not known, and for the club.',
  )
  readonly money!: number | null;
  @Field(
    many(() => NamedCountView),
    'Last tricks, ultimo and bagud by card, nolo, tout and what else is remembered of a hand.',
  )
  readonly feats!: readonly NamedCountView[];
  @Field(many(() => NamedCountView), 'Meldinger by kind, of the hands.')
  readonly meldinger!: readonly NamedCountView[];
  @Field(many(() => ContractCountsView), 'Contracts of Königrufen by kind.')
  readonly contracts!: readonly ContractCountsView[];
  @Field(many(() => FigureCountsView), 'Figures of Königrufen, made and lost.')
  readonly figures!: readonly FigureCountsView[];
  @Field(
    many(() => PartnerView),
    'Partners in Königrufen, the most frequent first; none for the club.',
  )
  readonly partners!: readonly PartnerView[];
  @Field(many(() => CupCountsView), 'Cups won and filled.')
  readonly cups!: readonly CupCountsView[];
  @Field(
    orNull(many(() => FineCountsView)),
    'Fines by what they were for; null where they are hidden. Those of the whole club are not.',
  )
  readonly fines!: readonly FineCountsView[] | null;
  @Field(
    many(() => MemberLineView),
    'Everybody who sat down, most evenings first; for one member theirs alone.',
  )
  readonly members!: readonly MemberLineView[];
}
