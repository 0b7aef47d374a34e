import {
  COUNT,
  ID,
  many,
  oneOf,
  ORDINAL,
  orNull,
  Shown,
  TEXT,
  TIME,
  WHOLE,
} from '../../platform/api/shown.js';

/** What the API shows of the cups on the table. */

const POTS = ['king', 'pagat'] as const;
type PotKind = (typeof POTS)[number];

/** A cup. */
export class PotView {
  @Shown(oneOf(POTS), 'Which of the two.')
  readonly pot!: PotKind;
  @Shown(COUNT, 'Points in it now.')
  readonly holds!: number;
}

/** What went into a cup, or out of it. */
export class PotLine {
  @Shown(ORDINAL, "The event in the club's log that moved it.")
  readonly event!: number;
  @Shown(ORDINAL, 'Its line in that event, as in the ledger.')
  readonly line!: number;
  @Shown(TIME, 'When the event was recorded.')
  readonly time!: string;
  @Shown(oneOf(POTS), 'Which cup.')
  readonly pot!: PotKind;
  @Shown(WHOLE, 'Points; below 0 for what was taken out.')
  readonly amount!: number;
  @Shown(WHOLE, 'Points in the cup after this line.')
  readonly holds!: number;
  @Shown(orNull(ID), 'The member who paid it or got it; null for the other cup.')
  readonly player!: string | null;
  @Shown(TEXT, 'What for, e.g. `foundation`.')
  readonly reason!: string;
  @Shown(TEXT, 'When in the evening it fell due.')
  readonly stage!: string;
  @Shown(TEXT, 'The place in the rule book.')
  readonly source!: string;
  @Shown(orNull(ORDINAL), 'The hand; null for none.')
  readonly hand!: number | null;
  @Shown(orNull(ID), 'The fine; null for none.')
  readonly fine!: string | null;
}

/** The cups of a session, and a page of what moved them. */
export class PotsOfSession {
  @Shown(many(() => PotView), 'King pot and pagat pot; none in a game without cups.')
  readonly pots!: readonly PotView[];
  @Shown(many(() => PotLine), 'In the order of the log.')
  readonly lines!: readonly PotLine[];
  @Shown(orNull(TEXT), 'Cursor of the next page; null when there is none.')
  readonly next!: string | null;
}
