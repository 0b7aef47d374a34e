import type { FineGoesTo, FineState } from '../../ledger/projection/tables/tables.js';
import {
  COUNT,
  ID,
  many,
  one,
  oneOf,
  ORDINAL,
  orNull,
} from '../../platform/http/reference/field.js';
import { Field, TEXT, TIME, YES_NO } from '../../platform/http/reference/field.js';
import { PaymentView, TableView } from '../table/table.view.js';

/** The API's views of fines. */

const FINES_GO_TO = [
  'pots',
  'king-pot',
  'pagat-pot',
  'players',
  'kitty',
] as const satisfies readonly FineGoesTo[];

export const FINE_STATES = [
  'recorded',
  'disputed',
  'upheld',
  'overturned',
] as const satisfies readonly FineState[];

/** The content of a fine, with its state. */
export class FineFactsView {
  @Field(ID, 'The player who was fined.')
  readonly player!: string;
  @Field(TEXT, "The reason: a fine code of the session's book.")
  readonly code!: string;
  @Field(orNull(TEXT), "Of `other`: the club's own fine that it is; null for none.")
  readonly own!: string | null;
  @Field(TEXT, 'When it was found: `deal`, `meldinger`, `play` or `after`.')
  readonly stage!: string;
  @Field(COUNT, 'Points: to each pot, to each of the other players, or to the kitty.')
  readonly amount!: number;
  @Field(
    oneOf(FINES_GO_TO),
    'The recipients: in Tarok both pots or one, in Königrufen players or kitty.',
  )
  readonly to!: FineGoesTo;
  @Field(YES_NO, 'The one fined said so themselves.')
  readonly selfReported!: boolean;
  @Field(orNull(ID), 'The player who reported it; null when nobody is named.')
  readonly reportedBy!: string | null;
  @Field(TEXT, 'The secretary’s note; empty for none.')
  readonly note!: string;
  @Field(oneOf(FINE_STATES), 'Its state.')
  readonly state!: FineState;
  @Field(ORDINAL, "The event in the club's log that recorded it.")
  readonly event!: number;
  @Field(TIME, 'When it was recorded.')
  readonly recordedAt!: string;
}

/** The answer to a fine that has just been recorded between two hands. */
export class FineRecordedView extends FineFactsView {
  @Field(ID, 'The id the service gave the fine.')
  readonly id!: string;
  @Field(orNull(ORDINAL), 'The hand it is about; null for none.')
  readonly hand!: number | null;
  @Field(TEXT, 'The place in the rule book.')
  readonly source!: string;
  @Field(many(() => PaymentView), 'The payments for it; none for a fine that costs nothing.')
  readonly payments!: readonly PaymentView[];
  @Field(one(() => TableView), 'The table after it.')
  readonly session!: TableView;
}

/** A recorded fine. */
export class FineLine extends FineFactsView {
  @Field(ID, 'The id the service gave the fine.')
  readonly id!: string;
  @Field(ID, 'The session.')
  readonly session!: string;
  @Field(orNull(ORDINAL), 'The hand it was made in or is about; null for none.')
  readonly hand!: number | null;
}

/** The fines of a session. */
export class FineList {
  @Field(many(() => FineLine), 'In the order of the log.')
  readonly fines!: readonly FineLine[];
}
