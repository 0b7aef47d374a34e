import type { Points } from './points.js';
import { points } from './points.js';

declare const playerBrand: unique symbol;

/** The member id of someone who sits at the table. */
export type PlayerId = string & { readonly [playerBrand]: true };

/** The two cups on the table (kongekop, pagatkop). */
export type PotName = 'king-pot' | 'pagat-pot';

/** The keepers of points at a table beside its players: the pots of Tarok, the kitty of Königrufen. */
export const KEEPERS = ['king-pot', 'pagat-pot', 'kitty'] as const;
export type KeeperName = (typeof KEEPERS)[number];

/** Whether points go there that no player has: a cup or the kitty. */
export function isKeeper(party: string): party is KeeperName {
  return KEEPERS.some((keeper) => keeper === party);
}

/** A payer or payee. */
export type Party = PlayerId | KeeperName;

/** When in the evening a payment falls due. The stages of a hand come in this order. */
export type Stage =
  | 'foundation'
  | 'deal'
  | 'meldinger'
  | 'play'
  | 'last-trick'
  | 'refoundation'
  | 'count'
  | 'after'
  | 'join'
  | 'leave'
  | 'split'
  | 'game'
  | 'figures';

/** The reason of a payment, in the words of the tariff. */
export type Reason =
  | 'foundation'
  | 'dealing'
  | 'trumps'
  | 'matadors'
  | 'small-matadors'
  | 'cavallerie'
  | 'kings'
  | 'melding-paid-back'
  | 'king-lost'
  | 'pagat-lost'
  | 'pagat-won'
  | 'fine'
  | 'taken-card-refunded'
  | 'tout'
  | 'nolo'
  | 'pagat-ultimo'
  | 'king-ultimo'
  | 'pagat-bagud'
  | 'king-bagud'
  | 'last-trick'
  | 'pot-taken'
  | 'pot-doubled'
  | 'pot-replaced'
  | 'count'
  | 'count-short'
  | 'joining'
  | 'leaving'
  | 'pot-split'
  // Königrufen: a game by its contract, and the figures that Tarok has not.
  | 'trischaken'
  | 'sechserdreier'
  | 'rufer'
  | 'piccolo'
  | 'zwiccolo'
  | 'solorufer'
  | 'bettler'
  | 'pagatrufer'
  | 'uhurufer'
  | 'kakadurufer'
  | 'farbendreier'
  | 'dreier'
  | 'piccolo-ouverte'
  | 'farbensolo'
  | 'bettler-ouverte'
  | 'solodreier'
  | 'trull'
  | 'four-kings'
  | 'grammeln'
  | 'grossgrammeln'
  | 'uhu'
  | 'kakadu';

/** One movement of points. It explains itself by reason, stage and place in the rules. */
export interface Payment {
  readonly from: Party;
  readonly to: Party;
  /** More than 0. */
  readonly points: Points;
  readonly reason: Reason;
  readonly stage: Stage;
  /** The place in the rule book, e.g. 'brix-1996, Scoring 5, King Ultimo'. */
  readonly source: string;
  /** The index of the fine in its record when the payment is for one, else null. */
  readonly fine: number | null;
}

/** The cause of a payment; several payments can share it. */
export interface Cause {
  readonly reason: Reason;
  readonly stage: Stage;
  readonly source: string;
  readonly fine?: number;
}

/** Adds a payment to those made so far; nothing is added for 0 points. */
export function pay(into: Payment[], cause: Cause, from: Party, to: Party, amount: number): void {
  if (amount === 0) return;
  into.push({
    from,
    to,
    points: points(amount),
    reason: cause.reason,
    stage: cause.stage,
    source: cause.source,
    fine: cause.fine ?? null,
  });
}
