import {
  COUNT,
  ID,
  many,
  oneOf,
  ORDINAL,
  orNull,
  Field,
  TEXT,
  TIME,
  WHOLE,
} from '../../platform/http/reference/field.js';

/** The API's views of the cups on the table. */

const POTS = ['king', 'pagat'] as const;
type PotKind = (typeof POTS)[number];

/** A cup. */
export class PotView {
  @Field(oneOf(POTS), 'Which of the two.')
  readonly pot!: PotKind;
  @Field(COUNT, 'Points in it now.')
  readonly holds!: number;
}

/** A payment into a cup, or out of it. */
export class PotLine {
  @Field(ORDINAL, "The event in the club's log that moved it.")
  readonly event!: number;
  @Field(ORDINAL, 'Its line in that event, as in the ledger.')
  readonly line!: number;
  @Field(TIME, 'When the event was recorded.')
  readonly time!: string;
  @Field(oneOf(POTS), 'Which cup.')
  readonly pot!: PotKind;
  @Field(WHOLE, 'Points; below 0 for what was taken out.')
  readonly amount!: number;
  @Field(WHOLE, 'Points in the cup after this line.')
  readonly holds!: number;
  @Field(orNull(ID), 'The member who paid it or got it; null for the other cup.')
  readonly player!: string | null;
  @Field(TEXT, 'The reason, e.g. `foundation`.')
  readonly reason!: string;
  @Field(TEXT, 'When in the evening it fell due.')
  readonly stage!: string;
  @Field(TEXT, 'The place in the rule book.')
  readonly source!: string;
  @Field(orNull(ORDINAL), 'The hand; null for none.')
  readonly hand!: number | null;
  @Field(orNull(ID), 'The fine; null for none.')
  readonly fine!: string | null;
}

/** The cups of a session, and a page of what moved them. */
export class PotsOfSession {
  @Field(many(() => PotView), 'King pot and pagat pot; none in a game without cups.')
  readonly pots!: readonly PotView[];
  @Field(many(() => PotLine), 'In the order of the log.')
  readonly lines!: readonly PotLine[];
  @Field(orNull(TEXT), 'Cursor of the next page; null when there is none.')
  readonly next!: string | null;
}
