import { refusal } from '../../refusals/refusal.js';
import type { Suit } from '../../cards.js';
import type { CourtSet } from '../cards.js';
import {
  ALL_KINGS,
  FOOL,
  MONDO,
  PAGAT,
  TRUMP_COUNT,
  kingOf,
  lowestCourt,
  size,
  suitOf,
} from '../cards.js';
import { fewestWithoutFool, mayBeatPagat, pagatMayBeInSkat } from './deal.js';
import { isUnsure } from '../fine.js';
import type { Hand } from '../record/form.js';
import type { Place } from '../record/place.js';
import { DEALER, PLACES } from '../record/place.js';
import type { KnownCards } from './known-cards.js';

/** The fates of the kings and the pagat, before and in the last trick, by place. */
export interface Fates {
  /** Kings lost in play, and kings that went bagud. */
  readonly kingsLost: CourtSet[];
  readonly pagatLostBy: Place | null;
  readonly pagatWonBy: Place | null;
}

/**
 * Refuses what no legal play could have brought about: cards lost twice, won by nobody or kept by
 * one who took no trick.
 *
 * @throws Refusal `impossible-hand`
 */
export function checkTricks(hand: Hand, known: KnownCards): Fates {
  const fates = followCards(hand);
  if (hand.kind === 'played') {
    checkPagatHasAFate(hand, known);
    checkLastTrick(hand, known);
    checkPagatWon(hand);
    for (const place of PLACES) {
      if (hand.trickless[place]) checkTrickless(hand, known, fates, place);
    }
    if (hand.allTricks !== null) checkTout(hand, known, fates, hand.allTricks);
  }
  checkPagatCanBeLost(hand, known);
  return fates;
}

/** Each king is lost once, the pagat won or lost once, in play or in the last trick. */
function followCards({ events, lastTrick }: Hand): Fates {
  const fates: Mutable<Fates> = { kingsLost: [0, 0, 0], pagatLostBy: null, pagatWonBy: null };
  let kings: CourtSet = 0;
  events.forEach(({ place, event }, index) => {
    if (event.kind === 'king-lost') {
      kings = takeKing(kings, event.suit, `events[${index}]`);
      fates.kingsLost[place] = (fates.kingsLost[place] ?? 0) | kingOf(event.suit);
    } else {
      takePagat(fates, place, event.kind === 'pagat-won', `events[${index}]`);
    }
  });
  lastTrick?.ultimoCards.forEach(({ place, card }, index) => {
    const field = `lastTrick.ultimoCards[${index}]`;
    const won = place === lastTrick.winner;
    const suit = suitOf(card);
    if (suit === null) {
      takePagat(fates, place, won, field);
      return;
    }
    kings = takeKing(kings, suit, field);
    if (!won) fates.kingsLost[place] = (fates.kingsLost[place] ?? 0) | kingOf(suit);
  });
  return fates;
}

type Mutable<T> = { -readonly [K in keyof T]: T[K] };

function takeKing(fallen: CourtSet, suit: Suit, field: string): CourtSet {
  const king = kingOf(suit);
  if ((fallen & king) === 0) return fallen | king;
  const card = lowestCourt(king);
  throw refusal('king-lost-twice', { card }, { field, card });
}

function takePagat(fates: Mutable<Fates>, place: Place, won: boolean, field: string): void {
  if (fates.pagatLostBy !== null || fates.pagatWonBy !== null) {
    throw refusal('pagat-falls-twice', {}, { field, card: 'pagat' });
  }
  if (won) fates.pagatWonBy = place;
  else fates.pagatLostBy = place;
}

/** Whether the record says what became of the pagat. */
export function isPagatSeen(hand: Hand): boolean {
  return (
    hand.events.some(({ event }) => event.kind !== 'king-lost') ||
    (hand.lastTrick?.ultimoCards.some(({ card }) => card === 'pagat') ?? false)
  );
}

function checkPagatHasAFate(hand: Hand, known: KnownCards): void {
  if (isPagatSeen(hand) || pagatMayBeInSkat(hand, known)) return;
  const holder = PLACES.find((place) => ((known.trumps[place] ?? 0) & PAGAT) !== 0);
  const holders = holder === undefined ? PLACES : [holder];
  if (holders.some((place) => isUnsure(hand, place))) return;
  if (hand.rules.conventions.pagatWonUnsaid && mayHaveWonWithPagat(hand, known, holders)) return;
  throw refusal('pagat-fate-missing', {}, { field: 'events', card: 'pagat' });
}

/** Whether the pagat can have won one of the tricks of who may have held it. */
function mayHaveWonWithPagat(hand: Hand, known: KnownCards, holders: readonly Place[]): boolean {
  return holders.some(
    (place) => !hand.trickless[place] && ((known.trumpsMissing[place] ?? 0) & PAGAT) === 0,
  );
}

function checkLastTrick(hand: Hand, known: KnownCards): void {
  const trick = hand.lastTrick;
  if (!trick) return;
  const { winner, ultimoCards } = trick;
  if (hand.trickless[winner]) {
    const player = hand.players[winner];
    throw refusal('trickless-won-last', { player }, { field: 'lastTrick.winner' });
  }
  const pagat = ultimoCards.findIndex(({ card }) => card === 'pagat');
  if (pagat < 0 || ultimoCards[pagat]?.place === winner) return;
  const field = `lastTrick.ultimoCards[${pagat}]`;
  if (ultimoCards.some(({ place }) => place === winner)) {
    throw refusal('king-cannot-beat-pagat', {}, { field, card: 'pagat' });
  }
  if (!mayBeatPagat(known, winner)) {
    const player = hand.players[winner];
    throw refusal('winner-without-higher-trump', { player }, { field, card: 'pagat' });
  }
}

function checkPagatWon(hand: Hand): void {
  hand.events.forEach(({ place, event }, index) => {
    if (event.kind !== 'pagat-won' || !hand.trickless[place]) return;
    const concerned = { field: `events[${index}]`, card: 'pagat' };
    throw refusal('trickless-won-with-pagat', { player: hand.players[place] }, concerned);
  });
}

function checkPagatCanBeLost(hand: Hand, known: KnownCards): void {
  hand.events.forEach(({ place, event }, index) => {
    if (event.kind !== 'pagat-lost') return;
    const takers = PLACES.filter((other) => other !== place && !hand.trickless[other]);
    if (takers.some((taker) => mayBeatPagat(known, taker))) return;
    throw refusal('pagat-cannot-be-lost', {}, { field: `events[${index}]`, card: 'pagat' });
  });
}

/** The mondo always takes its trick; a king that is not lost has won one. */
function checkTrickless(hand: Hand, known: KnownCards, fates: Fates, place: Place): void {
  if (isUnsure(hand, place)) return;
  const player = hand.players[place];
  const field = 'trickless';
  if (((known.trumps[place] ?? 0) & MONDO) !== 0) {
    throw refusal('trickless-with-mondo', { player }, { field, card: 'mondo' });
  }
  const kept = (known.courts[place] ?? 0) & ALL_KINGS & ~(fates.kingsLost[place] ?? 0);
  if (kept !== 0) {
    const card = lowestCourt(kept);
    throw refusal('trickless-kept-card', { player, card }, { field, card });
  }
  checkTrumpsBeaten(hand, known, place);
}

/**
 * Every trump of a player without tricks fell to a higher one, each in a trick of its own: the
 * others, or in a tout the one who took every trick, must have had as many that beat something.
 */
function checkTrumpsBeaten(hand: Hand, known: KnownCards, place: Place): void {
  const own = fewestWithoutFool(known, place);
  let beaters = TRUMP_COUNT - 1 - own;
  for (const other of PLACES) {
    if (other === place) continue;
    // The pagat beats no trump.
    const pagat = size((known.trumps[other] ?? 0) & PAGAT);
    if (hand.trickless[other]) beaters -= fewestWithoutFool(known, other);
    else beaters -= pagat;
    const declared = known.trumpCount[other];
    if (hand.allTricks === other && declared != null) beaters = Math.min(beaters, declared - pagat);
  }
  if (own > beaters) {
    const params = { player: hand.players[place], trumps: own };
    throw refusal('trickless-trumps-unbeaten', params, { field: 'trickless' });
  }
}

/** The player with every trick lost nothing, and cannot have played the fool, which never wins. */
function checkTout(hand: Hand, known: KnownCards, fates: Fates, tout: Place): void {
  const player = hand.players[tout];
  const lost = fates.kingsLost[tout] ?? 0;
  if (lost !== 0 || fates.pagatLostBy === tout) {
    const card = lost === 0 ? 'pagat' : lowestCourt(lost);
    throw refusal('tout-lost-card', { player, card }, { field: 'trickless', card });
  }
  const holdsFool = ((known.trumps[tout] ?? 0) & FOOL) !== 0;
  const laidFool = tout === DEALER && hand.rules.conventions.dealerMayDiscardFoolForTout;
  if (holdsFool && !laidFool) {
    throw refusal('tout-with-fool', { player }, { field: 'trickless', card: 'fool' });
  }
}

/**
 * How many tricks a player certainly won with kings, mondo, pagat and trumps, and the last one.
 * Each trump of theirs that loses costs another player a higher one: of T at most 21 - T can lose.
 */
export function certainTricks(hand: Hand, known: KnownCards, fates: Fates, place: Place): number {
  const pagat = fates.pagatWonBy === place ? 1 : 0;
  const trick = hand.lastTrick;
  const lastByOther =
    trick?.winner === place && !trick.ultimoCards.some((one) => one.place === place) ? 1 : 0;
  if (isUnsure(hand, place)) return pagat + lastByOther;
  const kings = (known.courts[place] ?? 0) & ALL_KINGS & ~(fates.kingsLost[place] ?? 0);
  const mondo = size((known.trumps[place] ?? 0) & MONDO);
  const trumps = 2 * fewestWithoutFool(known, place) - (TRUMP_COUNT - 1);
  return size(kings) + Math.max(pagat + Math.max(mondo, lastByOther), trumps);
}
