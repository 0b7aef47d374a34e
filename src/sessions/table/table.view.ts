import {
  COUNT,
  ID,
  listOf,
  many,
  one,
  ORDINAL,
  orNull,
} from '../../platform/http/reference/field.js';
import { Field, oneOf, TEXT, WHOLE, YES_NO } from '../../platform/http/reference/field.js';
import type { Reason, Stage } from '../../rules/payment.js';

/** The API's views of a table. Points and pots are whole numbers. */

/** The content of the two pots, in points. */
export class PotsView {
  @Field(COUNT, 'The king pot (kongekop).')
  readonly king!: number;
  @Field(COUNT, 'The pagat pot (pagatkop).')
  readonly pagat!: number;
}

/** A player's result in a session so far. */
export class StandingView {
  @Field(ID, 'The player.')
  readonly player!: string;
  @Field(WHOLE, 'Won (above 0) or lost so far, the foundations paid included.')
  readonly points!: number;
  @Field(YES_NO, 'Still at the table.')
  readonly seated!: boolean;
}

const REASONS = Object.keys({
  foundation: true,
  dealing: true,
  trumps: true,
  matadors: true,
  'small-matadors': true,
  cavallerie: true,
  kings: true,
  'melding-paid-back': true,
  'king-lost': true,
  'pagat-lost': true,
  'pagat-won': true,
  fine: true,
  'taken-card-refunded': true,
  tout: true,
  nolo: true,
  'pagat-ultimo': true,
  'king-ultimo': true,
  'pagat-bagud': true,
  'king-bagud': true,
  'last-trick': true,
  'pot-taken': true,
  'pot-doubled': true,
  'pot-replaced': true,
  count: true,
  'count-short': true,
  joining: true,
  leaving: true,
  'pot-split': true,
  trischaken: true,
  sechserdreier: true,
  rufer: true,
  piccolo: true,
  zwiccolo: true,
  solorufer: true,
  bettler: true,
  pagatrufer: true,
  uhurufer: true,
  kakadurufer: true,
  farbendreier: true,
  dreier: true,
  'piccolo-ouverte': true,
  farbensolo: true,
  'bettler-ouverte': true,
  solodreier: true,
  trull: true,
  'four-kings': true,
  grammeln: true,
  grossgrammeln: true,
  uhu: true,
  kakadu: true,
} satisfies Record<Reason, true>);

const STAGES = Object.keys({
  foundation: true,
  deal: true,
  meldinger: true,
  play: true,
  'last-trick': true,
  refoundation: true,
  count: true,
  after: true,
  join: true,
  leave: true,
  split: true,
  game: true,
  figures: true,
} satisfies Record<Stage, true>);

/** One movement of points, which explains itself. */
export class PaymentView {
  @Field(TEXT, "The payer: a player's id, `king-pot`, `pagat-pot` or `kitty`.")
  readonly from!: string;
  @Field(TEXT, 'The recipient, likewise.')
  readonly to!: string;
  @Field(ORDINAL, 'How many points.')
  readonly points!: number;
  @Field(oneOf(REASONS), 'The reason, in the words of the tariff.')
  readonly reason!: string;
  @Field(oneOf(STAGES), 'When in the evening it falls due.')
  readonly stage!: string;
  @Field(TEXT, "The place in the rule book, e.g. 'brix-1996, Scoring 5, King Ultimo'.")
  readonly source!: string;
  @Field(orNull(COUNT), "Index of the fine it is for, in the hand's fines; null for none.")
  readonly fine!: number | null;
}

/** The present table: dealer, players and pots. */
export class TableView {
  @Field(ORDINAL, 'The session version, for the `If-Match` of the next write.')
  readonly version!: number;
  @Field(listOf(ID), 'The players at the table, counter-clockwise.')
  readonly seats!: readonly string[];
  @Field(ID, 'The next dealer.')
  readonly dealer!: string;
  @Field(
    listOf(ID),
    'The active players: in Tarok dealer, forehand, third; in Königrufen four, forehand first.',
  )
  readonly active!: readonly string[];
  @Field(listOf(ID), 'The players who sit out.')
  readonly sittingOut!: readonly string[];
  @Field(orNull(one(() => PotsView)), 'The pots; null in Königrufen, which has none.')
  readonly pots!: PotsView | null;
  @Field(orNull(COUNT), "The club's kitty, for fines in Königrufen; null in Tarok.")
  readonly kitty!: number | null;
  @Field(
    many(() => StandingView),
    'Everyone who ever sat there; with the pots, or the kitty, they sum to zero.',
  )
  readonly standings!: readonly StandingView[];
}
