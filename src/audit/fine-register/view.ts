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
  TIME,
} from '../../platform/http/reference/field.js';
import { ShownActor, ShownActorName } from '../../clubs/actor-names.js';
import { FineFactsView } from '../../sessions/fines/fine.view.js';

/** The API's views of the fines of a club. */

/** One recipient's share. */
export class FineShareView {
  @Field(ID, 'The player.')
  readonly player!: string;
  @Field(ORDINAL, 'Points out of the pot; those of the fine are among them.')
  readonly points!: number;
}

/** A step on the way of a fine's points. */
export class FineWayView {
  @Field(
    oneOf(['paid', 'partly-taken', 'won', 'shared', 'returned', 'given-back']),
    '`paid` into the pot; `partly-taken` by one who left; `won` with the whole pot; `shared` at the ' +
      'close; `returned` to the pot by a correction of who won it; `given-back` to the one fined.',
  )
  readonly what!: 'paid' | 'partly-taken' | 'won' | 'shared' | 'returned' | 'given-back';
  @Field(ORDINAL, "The event in the club's log.")
  readonly event!: number;
  @Field(orNull(ORDINAL), 'The hand; null for none.')
  readonly hand!: number | null;
  @Field(TEXT, 'The reason in the words of the tariff, e.g. `pot-taken`.')
  readonly reason!: string;
  @Field(many(() => FineShareView), 'The players who got points; none when they went into the pot.')
  readonly to!: readonly FineShareView[];
}

/** The course of a fine in one of the pots. */
export class FinePotView {
  @Field(oneOf(['king-pot', 'pagat-pot']), 'The pot.')
  readonly pot!: 'king-pot' | 'pagat-pot';
  @Field(ORDINAL, 'The points that it was to pay.')
  readonly points!: number;
  @Field(oneOf(['in-pot', 'won', 'shared', 'given-back']), 'Where they are now.')
  readonly now!: 'in-pot' | 'won' | 'shared' | 'given-back';
  @Field(many(() => FineWayView), 'How they came there, by the session as it now counts.')
  readonly steps!: readonly FineWayView[];
}

/** A dispute about a fine. */
export class FineDisputeView {
  @Field(ID, 'The dispute.')
  readonly dispute!: string;
  @Field(oneOf(['open', 'upheld', 'overturned', 'withdrawn']), 'Its state.')
  readonly state!: 'open' | 'upheld' | 'overturned' | 'withdrawn';
  @Field(ID, 'The member who raised it.')
  readonly raisedBy!: string;
  @Field(TEXT, 'Why, in their words.')
  readonly text!: string;
  @Field(ORDINAL, 'The event that raised it.')
  readonly event!: number;
  @Field(orNull(ORDINAL), 'The event that decided or withdrew it; null while open.')
  readonly ended!: number | null;
}

/** The correction that overturned a fine. */
export class FineCorrectionView {
  @Field(ORDINAL, "The event in the club's log.")
  readonly event!: number;
  @Field(TIME, 'When.')
  readonly time!: string;
  @ShownActor()
  readonly actor!: string;
  @ShownActorName()
  readonly actorName!: string;
  @Field(oneOf(['compensate', 'replay', 'paid-back']), 'How it was paid.')
  readonly mode!: 'compensate' | 'replay' | 'paid-back';
  @Field(TEXT, 'Why.')
  readonly reason!: string;
  @Field(orNull(ID), 'The dispute that it settled; null for none.')
  readonly dispute!: string | null;
  @Field(orNull(ID), 'The fine of the same player in its place; null for none.')
  readonly replacedBy!: string | null;
}

/** A fine in the register of the club. */
export class RegisteredFineView extends FineFactsView {
  @Field(ID, 'The id the service gave the fine.')
  readonly id!: string;
  @ShownActor()
  readonly actor!: string;
  @ShownActorName()
  readonly actorName!: string;
  @Field(ID, 'The session.')
  readonly session!: string;
  @Field(orNull(ORDINAL), 'The hand it was made in or is about; null for none.')
  readonly hand!: number | null;
  @Field(TEXT, 'The place in the rule book.')
  readonly source!: string;
  @Field(TEXT, 'Path of the rules pinned to the session, where the place is found.')
  readonly rule!: string;
  @Field(many(() => FineDisputeView), 'The disputes about it, in the order of the log.')
  readonly disputes!: readonly FineDisputeView[];
  @Field(
    orNull(one(() => FineCorrectionView)),
    'The correction that overturned it; null while it is in force.',
  )
  readonly correction!: FineCorrectionView | null;
  @Field(
    many(() => FinePotView),
    'Where the points went since, pot by pot; none for a fine that cost nothing. Chips are alike: ' +
      "the fine's lie in the pot until somebody gets all that is in it.",
  )
  readonly pots!: readonly FinePotView[];
}

/** The sums of the fines that a filter lets through, all pages together. */
export class FineTotalsView {
  @Field(COUNT, 'How many.')
  readonly fines!: number;
  @Field(COUNT, 'How many of them are in force: all but those overturned.')
  readonly standing!: number;
  @Field(COUNT, 'Points that were paid for those in force.')
  readonly points!: number;
}

/** A page of the register of fines. */
export class FineRegisterPage {
  @Field(many(() => RegisteredFineView), 'The newest first.')
  readonly fines!: readonly RegisteredFineView[];
  @Field(one(() => FineTotalsView), 'Of the filter, whatever the page.')
  readonly totals!: FineTotalsView;
  @Field(orNull(TEXT), 'Cursor of the next page; null when there is none.')
  readonly next!: string | null;
}
