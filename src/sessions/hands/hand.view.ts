import { ID, listOf, many, mapOf, one, oneOf } from '../../platform/http/reference/field.js';
import { ORDINAL, orNull, Field, TEXT, TIME, YES_NO } from '../../platform/http/reference/field.js';
import type { HandRecord, Warning } from '../../rules/game.js';
import { CONTRACT_IDS, type ContractId } from '../../rules/koenigrufen/record/hand.js';
import type { Params } from '../../rules/refusals/params.js';
import type { PlayerId } from '../../rules/payment.js';
import { ULTIMO_CARDS, type UltimoCard } from '../../rules/tarok/cards.js';
import { WARNING_REASONS } from '../../rules/refusals/warning.js';
import { HAND_RECORD_OR_NULL } from './hand-record.js';
import {
  FigureOutcomeView,
  GameOutcomeView,
  SideCountView,
  TrischakenView,
} from './koenigrufen.view.js';
import { PaymentView, PotsView, TableView } from '../table/table.view.js';

/** The API's views of hands. */

/** An ultimo card in the last trick, and who played it. */
export class PlayedCardView {
  @Field(ID, 'The player.')
  readonly player!: PlayerId;
  @Field(oneOf(ULTIMO_CARDS), 'The card.')
  readonly card!: UltimoCard;
}

/** A warning: a likely mistake in a record that is possible all the same. */
export class WarningView {
  @Field(oneOf(['melding-missed', 'played-on', 'figure-left-out']), 'The kind of warning.')
  readonly code!: Warning['code'];
  @Field(
    oneOf(Object.keys(WARNING_REASONS).sort()),
    'Why, out of the closed list (docs/problems.md).',
  )
  readonly reason!: string;
  @Field(mapOf({}), 'The parameters of the reason.')
  readonly params!: Params;
  @Field(
    orNull(ID),
    'The player it concerns; null when it is only known that it is one of several.',
  )
  readonly player!: PlayerId | null;
  @Field(TEXT, 'The melding that seems to have been missed.', { optional: true })
  readonly melding?: string;
  @Field(TEXT, 'The reason in English.')
  readonly detail!: string;
}

/** How a hand ended. */
export const HAND_KINDS = [
  'played',
  'abandoned',
  'redeal',
  'given-up',
  'lost-at-once',
  'voided',
] as const;
export type HandKind = (typeof HAND_KINDS)[number];

const TAROK = { optional: true };
const KOENIGRUFEN = { optional: true };

/** The stored outcome of a hand beside its record, for reading it again. */
export class HandOutcome {
  @Field(
    oneOf(HAND_KINDS),
    'Played out, broken off, dealt again; given up or lost at once (Königrufen); or voided: as if it ' +
      'had not been dealt.',
  )
  readonly kind!: HandKind;
  @Field(ID, 'The dealer.')
  readonly dealer!: PlayerId;
  @Field(listOf(ID), 'The active players: in Tarok dealer, forehand, third; else forehand first.')
  readonly active!: readonly PlayerId[];
  @Field(orNull(ID), 'Tarok: the player with a nolo.', TAROK)
  readonly nolo?: PlayerId | null;
  @Field(orNull(ID), 'Tarok: the player with a tout.', TAROK)
  readonly tout?: PlayerId | null;
  @Field(orNull(one(() => PlayedCardView)), 'Tarok: the card that made an ultimo.', TAROK)
  readonly ultimo?: PlayedCardView | null;
  @Field(many(() => PlayedCardView), 'Tarok: the cards that were lost in the last trick.', TAROK)
  readonly bagud?: readonly PlayedCardView[];
  @Field(YES_NO, 'Tarok: whether the last trick itself was paid for.', TAROK)
  readonly lastTrickPaid?: boolean;
  @Field(oneOf(CONTRACT_IDS), 'Königrufen: the contract.', KOENIGRUFEN)
  readonly contract?: ContractId;
  @Field(
    many(() => GameOutcomeView),
    'Königrufen: the game; in a bei two, in trischaken none.',
    KOENIGRUFEN,
  )
  readonly games?: readonly GameOutcomeView[];
  @Field(many(() => FigureOutcomeView), 'Königrufen: figures made and lost.', KOENIGRUFEN)
  readonly figures?: readonly FigureOutcomeView[];
  @Field(orNull(one(() => SideCountView)), 'Königrufen: card points by side.', KOENIGRUFEN)
  readonly count?: SideCountView | null;
  @Field(orNull(one(() => TrischakenView)), 'Königrufen: the losers of a trischaken.', KOENIGRUFEN)
  readonly trischaken?: TrischakenView | null;
  @Field(many(() => WarningView), 'Likely mistakes for the secretary to check.')
  readonly warnings!: readonly WarningView[];
  @Field(orNull(one(() => PotsView)), 'After the hand; null in a game without pots.')
  readonly pots!: PotsView | null;
  @Field(ID, 'The next dealer.')
  readonly nextDealer!: PlayerId;
}

/** One hand: its record, its outcome, its payments. */
export class HandView extends HandOutcome {
  @Field(ORDINAL, 'Its number in the session; redeals and abandoned hands count.')
  readonly number!: number;
  @Field(ORDINAL, '1 as first recorded, one more with every correction.')
  readonly revision!: number;
  @Field(HAND_RECORD_OR_NULL, 'As it was given; null once it is voided.')
  readonly record!: HandRecord | null;
  @Field(listOf(ID), 'The ids of its fines, in the order of the record.')
  readonly fineIds!: readonly string[];
  @Field(many(() => PaymentView), 'In the order in which they fall due.')
  readonly payments!: readonly PaymentView[];
}

/** A hand as it would be, if it were recorded now. */
export class HandPreview extends HandView {
  @Field(one(() => TableView), 'The table after it.')
  readonly session!: TableView;
}

/** A recorded hand. */
export class RecordedHandView extends HandView {
  @Field(ORDINAL, "The event in the club's log that recorded it, or corrected it last.")
  readonly event!: number;
  @Field(TIME, 'When that was.')
  readonly recordedAt!: string;
}

/** The answer to a hand that has just been recorded. */
export class HandRecordedView extends RecordedHandView {
  @Field(one(() => TableView), 'The table after it.')
  readonly session!: TableView;
}

/** Hands of a session. */
export class HandList {
  @Field(many(() => RecordedHandView), 'In order, each as last recorded.')
  readonly hands!: readonly RecordedHandView[];
}
