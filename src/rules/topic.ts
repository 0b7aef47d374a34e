/** Something of a game that has a name at the table, and all that the rules of an evening say of it. */
export interface Topic {
  readonly id: string;
  /** Its section in the book as a page. */
  readonly section: TopicSection;
  /** Rows of the tariff with its price. */
  readonly rows: readonly string[];
  /** Conventions of the rules that decide how it is played. */
  readonly conventions: readonly string[];
  /** Places beside those of the rows, by their names among the sources of the rules. */
  readonly sources: readonly string[];
}

export const TOPIC_SECTIONS = [
  'cards',
  'table',
  'meldinger',
  'play',
  'last-trick',
  'contracts',
  'figures',
  'end',
] as const;
export type TopicSection = (typeof TOPIC_SECTIONS)[number];

/** How a row of a tariff is said as a price. */
export interface RowPrice {
  /** The key of its sentence among the prices of the game. */
  readonly sentence: string;
  /** False for a row that is a number of something else than points to pay. */
  readonly isPaid: boolean;
}

/** The number of a row, with its place in the source. */
export interface RowStake {
  readonly points: number;
  readonly source: string;
}

/** The parts of a topic that may be left out. */
type TopicParts = Partial<Pick<Topic, 'rows' | 'conventions' | 'sources'>>;

/** A topic; what is left out of it, it has not. */
export function topic<Id extends string>(
  section: TopicSection,
  id: Id,
  { rows = [], conventions = [], sources = [] }: TopicParts = {},
): Topic & { readonly id: Id } {
  return { id, section, rows, conventions, sources };
}
