import type { PlayerId } from '../../../src/rules/payment.js';
import { LETTERS } from '../hand-entry/rows/letters.js';
import type { Suit } from '../../../src/rules/cards.js';
import {
  bidsOf,
  canBid,
  isBid,
  withBid,
  withCalledKing,
  withDeclarer,
  withKingHolder,
  type Bid,
} from '../../../src/rules/koenigrufen/partial/bidding.js';
import {
  contractOf,
  declarerOf,
  positiveOf,
  type KoenigrufenDraft,
  type Setting,
} from '../../../src/rules/koenigrufen/partial/draft.js';

/** The called king, by the Danish and the German name of its suit. */
const SUIT_KEYS: Readonly<Record<string, Suit>> = {
  h: 'hearts',
  s: 'spades',
  p: 'spades',
  k: 'clubs',
  r: 'diamonds',
};

/**
 * The hand after a letter: that of a column makes its player the declarer, the capital gives them the called
 * king, T leaves it in the talon; that of a suit calls its king; + and − go through the contracts.
 *
 * @returns null for another key, the same hand for a king where none is called
 */
export function afterLetter(
  setting: Setting,
  players: readonly PlayerId[],
  draft: KoenigrufenDraft,
  key: string,
): KoenigrufenDraft | null {
  if (key.length !== 1) return null;
  if (key === '+' || key === '-') return withNextBid(setting, draft, key === '+' ? 1 : -1);
  const letter = key.toLowerCase();
  const isCapital = key !== letter;
  const player = players[LETTERS.indexOf(letter)];
  if (player !== undefined && !isCapital) return withDeclarer(setting, draft, player);
  const holder = player ?? (letter === 't' ? 'talon' : undefined);
  const suit = SUIT_KEYS[letter];
  if (holder === undefined && suit === undefined) return null;
  // Only some contracts call a king.
  if (positiveOf(contractOf(setting, draft))?.callsKing !== true) return draft;
  if (holder !== undefined) return withKingHolder(setting, draft, holder);
  return suit === undefined ? null : withCalledKing(setting, draft, suit);
}

/** The next contract that is open to the declarer, in the order of the list, round and round. */
function withNextBid(setting: Setting, draft: KoenigrufenDraft, step: 1 | -1): KoenigrufenDraft {
  const declarer = declarerOf(setting, draft);
  const open: readonly Bid[] = bidsOf(setting)
    .flatMap(({ bids }) => bids)
    .filter((bid) => canBid(setting, declarer, bid));
  const at = open.findIndex((bid) => isBid(setting, draft, bid));
  const from = at < 0 && step < 0 ? 0 : at;
  const next = open[(from + step + open.length) % open.length];
  return next === undefined ? draft : withBid(setting, draft, next);
}
