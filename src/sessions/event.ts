import type { PlayerId } from '../rules/payment.js';
import type { TarokRules } from '../rules/tarok/book.js';
import type { FineRecord, TarokHandRecord } from '../rules/tarok/hand.js';

/**
 * What the log says of a session. An event holds what people said and decided, and the ids given
 * to it; every payment is worked out from it again (`replay.ts`).
 */
export type SessionEvent =
  SessionOpened | HandRecorded | FineRecorded | PlayerJoined | PlayerLeft | SessionClosed;

export interface SessionOpened {
  readonly kind: 'session-opened';
  readonly session: string;
  readonly game: 'tarok';
  readonly book: string;
  readonly bookVersion: string;
  /** The book with the house rules worked in: what every later event is settled by. */
  readonly rules: TarokRules;
  /** Minor units of money a point; 0 for honour. */
  readonly rate: number;
  readonly seats: readonly PlayerId[];
  readonly firstDealer: PlayerId;
  readonly accounts: SessionAccounts;
}

/** The accounts of a session: its own, in points, and the members' in money. */
export interface SessionAccounts {
  readonly kingPot: number;
  readonly pagatPot: number;
  readonly players: Readonly<Record<string, number>>;
  /** The money accounts that the players' points go to at the close. */
  readonly money: Readonly<Record<string, number>>;
}

export interface HandRecorded {
  readonly kind: 'hand-recorded';
  readonly session: string;
  readonly hand: number;
  readonly record: TarokHandRecord;
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

export interface PlayerJoined {
  readonly kind: 'player-joined';
  readonly session: string;
  readonly player: PlayerId;
  readonly seat: number;
  /** His points account; the old one if he sat here before. */
  readonly account: number;
  readonly moneyAccount: number;
}

export interface PlayerLeft {
  readonly kind: 'player-left';
  readonly session: string;
  readonly player: PlayerId;
}

export interface SessionClosed {
  readonly kind: 'session-closed';
  readonly session: string;
  /** The club's cash box, through which the points become money. */
  readonly cashBox: number;
}
