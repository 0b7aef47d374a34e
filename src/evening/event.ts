import type { GameId, HandRecord, Rules } from '../rules/game.js';
import type { PlayerId } from '../rules/payment.js';
import type { FineRecord } from '../rules/fine-record.js';

/**
 * The events of a session in the log. An event holds what people said and decided, and the ids given to
 * it; every payment is computed from it again (`steps.ts`). Logs from before 0.2 also hold numbers of
 * accounts (`accounts`, `account`, `moneyAccount`, `cashBox`), which the fold does not use.
 */
export type SessionEvent =
  | SessionOpened
  | HandRecorded
  | FineRecorded
  | BetweenHands
  | SessionClosed
  | CorrectionRecorded
  | DisputeEvent;

export interface SessionOpened {
  readonly kind: 'session-opened';
  readonly session: string;
  readonly game: GameId;
  readonly book: string;
  readonly bookVersion: string;
  /** The book with the house rules worked in, which settles every later event. */
  readonly rules: Rules;
  /** Minor units of money a point; 0 for honour. */
  readonly rate: number;
  /** Counter-clockwise. */
  readonly seats: readonly PlayerId[];
  readonly firstDealer: PlayerId;
  /** Which of the club's tables it is played at, 1 to 40 characters; left out where none is named. */
  readonly tableName?: string;
  /** The series of the planned evening that it is played for; left out for none. */
  readonly plannedSeries?: string;
  /** The day for which that evening was first planned; left out with its series. */
  readonly plannedDay?: string;
  /** `YYYY-MM-DD`, where the club is: its day where it is recorded from a paper; left out for the day of its time. */
  readonly day?: string;
  /** Its money was settled on the day: closing it posts none. Left out where it was not. */
  readonly settledThen?: true;
}

export interface HandRecorded {
  readonly kind: 'hand-recorded';
  readonly session: string;
  readonly hand: number;
  readonly record: HandRecord;
  /** Ids of the fines in the record, in its order. */
  readonly fineIds: readonly string[];
}

export interface FineRecorded {
  readonly kind: 'fine-recorded';
  readonly session: string;
  readonly fineId: string;
  /** The hand it is about, if it is about one already recorded. */
  readonly hand: number | null;
  readonly record: FineRecord;
}

/**
 * A step between two hands without an id of its own: its name is its step, the version of the session
 * that it makes. A correction takes it back and does not change it (`steps.ts`).
 */
export type BetweenHands = PlayerJoined | PlayerLeft | DealerSet;

export interface PlayerJoined {
  readonly kind: 'player-joined';
  readonly session: string;
  readonly player: PlayerId;
  /** Counted from 0. */
  readonly seat: number;
}

export interface PlayerLeft {
  readonly kind: 'player-left';
  readonly session: string;
  readonly player: PlayerId;
}

/**
 * The table agreed on who deals next: after a fine that passed the deal and was recorded by itself,
 * nothing else moves it.
 */
export interface DealerSet {
  readonly kind: 'dealer-set';
  readonly session: string;
  /** The dealer of the next hand. */
  readonly dealer: PlayerId;
  /** The player whose deal it was until then; missing in older logs. */
  readonly was?: PlayerId;
  /** Why, in words. */
  readonly reason: string;
}

export interface SessionClosed {
  readonly kind: 'session-closed';
  readonly session: string;
}

/**
 * The mode of a correction: `compensate` keeps history and pays the difference now, `replay` folds the
 * session again with the correction in its place and posts the difference, `paid-back` returns one fine
 * from where its points went and leaves everything else.
 */
export type CorrectionMode = 'compensate' | 'replay' | 'paid-back';

export interface CorrectionRecorded {
  readonly kind: 'correction-recorded';
  readonly session: string;
  readonly mode: CorrectionMode;
  /** Why, in words. */
  readonly reason: string;
  /** The dispute that it settles; null for none. */
  readonly dispute: string | null;
  /** The corrected hands, fines and steps between hands, each at most once. */
  readonly changes: readonly CorrectionChange[];
  /** The dealer who gets back the deal that a faulty deck made them forfeit (wolff-1899, §2). */
  readonly dealGivenBack?: PlayerId;
  /** Of a replay: later hands keep the dealers that they had. Missing, the deal goes round again. */
  readonly keepDealers?: boolean;
}

export type CorrectionChange = HandChange | FineChange | StepChange | PaidBackChange;

/** A hand, as it was and as it is from now on. */
export interface HandChange {
  readonly hand: number;
  /** The revision of the hand that this makes: 2 for its first correction. */
  readonly revision: number;
  readonly was: HandContent;
  readonly now: HandContent;
}

/** A fine between two hands, as it was and as it is from now on. */
export interface FineChange {
  /** The id of the fine that is corrected. */
  readonly fine: string;
  readonly was: FineContent;
  readonly now: FineContent;
}

/** A fine that is returned to its player, in a hand or between hands. Its record stays as it was. */
export interface PaidBackChange {
  /** The id of the fine. */
  readonly paidBack: string;
}

/** That something happened between two hands, taken back: as if it had not been. */
export type StepChange = SeatChange | OtherStepChange;

/** Somebody's sitting down or getting up, taken back: the log names it by who moved. */
export interface SeatChange {
  /** Which step of the session it was: the version that it made, counted from 1 for the opening. */
  readonly step: number;
  readonly seat: SeatMove;
  readonly player: PlayerId;
}

/** Any other step between hands, taken back: the log names it by the kind of its event. */
export interface OtherStepChange {
  readonly step: number;
  readonly kind: BetweenHands['kind'];
}

/** Whether somebody sat down or got up. */
export type SeatMove = 'joined' | 'left';

const KIND_OF_MOVE = { joined: 'player-joined', left: 'player-left' } as const;

/** The kind of event that is taken back. */
export function kindTakenBack(
  change: Pick<SeatChange, 'seat'> | Pick<OtherStepChange, 'kind'>,
): BetweenHands['kind'] {
  return 'kind' in change ? change.kind : KIND_OF_MOVE[change.seat];
}

/** The content of a hand: null once it is voided. */
export interface HandContent {
  readonly record: HandRecord | null;
  /** Ids of the fines in the record, in its order. A fine that is not as it was has a new id. */
  readonly fineIds: readonly string[];
}

/** The content of a fine between hands: null once it is voided. A changed fine has a new id. */
export interface FineContent {
  readonly record: FineRecord | null;
  readonly fineId: string;
}

/** The steps of a dispute. They leave table, payments and version of the session as they are. */
export type DisputeEvent =
  | DisputeRaised
  | DisputeAnswered
  | DisputeProposed
  | DisputeDeclined
  | DisputeTakenBack
  | DisputeUpheld
  | DisputeOverturned
  | DisputeWithdrawn;

interface DisputeStep {
  readonly session: string;
  readonly dispute: string;
  /** Member id of its author. */
  readonly by: string;
  readonly text: string;
}

export interface DisputeRaised extends DisputeStep {
  readonly kind: 'dispute-raised';
  /** The hand it is about; of a fine, the hand that it belongs to, if any. */
  readonly hand: number | null;
  /** The fine it is about; null when it is about the hand itself. */
  readonly fine: string | null;
}

export interface DisputeAnswered extends DisputeStep {
  readonly kind: 'dispute-answered';
}

/** A party proposes a decision to a member who is none. It changes nothing until that member confirms it. */
export interface DisputeProposed extends DisputeStep {
  readonly kind: 'dispute-proposed';
  /** The member who is asked to confirm it. */
  readonly second: string;
  readonly decision: DisputeDecision;
  /** How an overturned record is put right; null for one that is upheld. */
  readonly mode: CorrectionMode | null;
  /** As of a correction. */
  readonly keepDealers?: boolean;
  /** The changes, each once; none where the record is upheld. */
  readonly changes: readonly CorrectionChange[];
}

/** The two ways to decide a dispute. */
export type DisputeDecision = 'upheld' | 'overturned';

/** The member who was asked does not confirm the proposal. */
export interface DisputeDeclined extends DisputeStep {
  readonly kind: 'dispute-declined';
  /** The author of the proposal. */
  readonly proposedBy: string;
}

/** The author of a proposal takes it back; the text is empty. */
export interface DisputeTakenBack extends DisputeStep {
  readonly kind: 'dispute-taken-back';
}

interface DisputeDecided extends DisputeStep {
  /** Members who decided together with the author. */
  readonly together: readonly string[];
  /**
   * The number of the proposal that was confirmed: its author is `by`, and the one of `together`
   * confirmed it. Missing where nothing was proposed.
   */
  readonly proposal?: number;
}

export interface DisputeUpheld extends DisputeDecided {
  readonly kind: 'dispute-upheld';
}

/** The correction follows in the same transaction, and names the dispute. */
export interface DisputeOverturned extends DisputeDecided {
  readonly kind: 'dispute-overturned';
}

export interface DisputeWithdrawn extends DisputeStep {
  readonly kind: 'dispute-withdrawn';
}

/** Whether an event is a step of a dispute. */
export function isDispute(event: SessionEvent): event is DisputeEvent {
  return isDisputeKind(event.kind);
}

export function isDisputeKind(kind: string): kind is DisputeEvent['kind'] {
  return kind.startsWith('dispute-');
}
