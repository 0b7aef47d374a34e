import { impossible } from '../refusal.js';
import type { CourtSet, TrumpSet } from './cards.js';
import {
  ALL_TRUMPS,
  FOOL,
  PAGAT,
  TRUMP_COUNT,
  kingOf,
  nameCourt,
  nameTrump,
  suitOf,
} from './cards.js';
import type { Hand } from './form.js';
import type { Place } from './place.js';
import { PLACES } from './place.js';
import { holdingOf } from './melding.js';

/** What the record makes certain of the three hands, by place. */
export interface KnownCards {
  /** Trumps (and the fool) that a player certainly held. */
  readonly trumps: TrumpSet[];
  /** Trumps (and the fool) that he certainly did not hold. */
  readonly trumpsMissing: TrumpSet[];
  readonly courts: CourtSet[];
  readonly courtsMissing: CourtSet[];
  /** How many trumps he declared, the fool included; null when he declared none. */
  readonly trumpCount: (number | null)[];
}

/**
 * Gathers what true meldinger, lost kings and pagats and the last trick say of the cards.
 *
 * @throws Refusal `impossible-hand`, naming the card, when one card would be in two hands, or in
 *   the hand of one who declared that he misses it
 */
export function knownCards(hand: Hand): KnownCards {
  const known: KnownCards = {
    trumps: [0, 0, 0],
    trumpsMissing: [0, 0, 0],
    courts: [0, 0, 0],
    courtsMissing: [0, 0, 0],
    trumpCount: [null, null, null],
  };
  hand.meldinger.forEach(({ place, melding, isFalse }, index) => {
    if (isFalse) return;
    const holding = holdingOf(melding);
    const field = `meldinger[${index}]`;
    if (holding.trumpCount !== null) known.trumpCount[place] = holding.trumpCount;
    missTrumps(known, place, holding.trumpsMissing, field);
    missCourts(known, place, holding.courtsMissing, field);
    holdTrumps(known, place, holding.trumps, field);
    holdCourts(known, place, holding.courts, field);
    // Who has 22 has them all; a melding that he misses one is at odds with it.
    if (holding.trumpCount === TRUMP_COUNT) holdTrumps(known, place, ALL_TRUMPS, field);
  });
  hand.events.forEach(({ place, event }, index) => {
    const field = `events[${index}]`;
    if (event.kind === 'king-lost') holdCourts(known, place, kingOf(event.suit), field);
    else holdTrumps(known, place, PAGAT, field);
  });
  hand.lastTrick?.ultimoCards.forEach(({ place, card }, index) => {
    const field = `lastTrick.ultimoCards[${index}]`;
    const suit = suitOf(card);
    if (suit === null) holdTrumps(known, place, PAGAT, field);
    else holdCourts(known, place, kingOf(suit), field);
  });
  return known;
}

function holdTrumps(known: KnownCards, place: Place, cards: TrumpSet, field: string): void {
  for (const other of PLACES) {
    const both = other === place ? 0 : cards & (known.trumps[other] ?? 0);
    if (both !== 0) throw inTwoHands(nameTrump(both), field);
  }
  const missed = cards & (known.trumpsMissing[place] ?? 0);
  if (missed !== 0) throw heldAndMissing(nameTrump(missed), field);
  known.trumps[place] = (known.trumps[place] ?? 0) | cards;
}

function missTrumps(known: KnownCards, place: Place, cards: TrumpSet, field: string): void {
  const held = cards & (known.trumps[place] ?? 0);
  if (held !== 0) throw heldAndMissing(nameTrump(held), field);
  known.trumpsMissing[place] = (known.trumpsMissing[place] ?? 0) | cards;
}

function holdCourts(known: KnownCards, place: Place, cards: CourtSet, field: string): void {
  for (const other of PLACES) {
    const both = other === place ? 0 : cards & (known.courts[other] ?? 0);
    if (both !== 0) throw inTwoHands(nameCourt(both), field);
  }
  const missed = cards & (known.courtsMissing[place] ?? 0);
  if (missed !== 0) throw heldAndMissing(nameCourt(missed), field);
  known.courts[place] = (known.courts[place] ?? 0) | cards;
}

function missCourts(known: KnownCards, place: Place, cards: CourtSet, field: string): void {
  const held = cards & (known.courts[place] ?? 0);
  if (held !== 0) throw heldAndMissing(nameCourt(held), field);
  known.courtsMissing[place] = (known.courtsMissing[place] ?? 0) | cards;
}

function inTwoHands(card: { id: string; words: string }, field: string): Error {
  return impossible(
    `By the record ${card.words} would be in two hands; there is one in the deck.`,
    field,
    card.id,
  );
}

function heldAndMissing(card: { id: string; words: string }, field: string): Error {
  const why =
    card.id === 'fool'
      ? 'The holder of the fool has no full holding, only an abundant or a half one.'
      : `By the record the same player has ${card.words} and has it not.`;
  return impossible(why, field, card.id);
}

/** Whether it is known that a player holds the fool, or that another one does. */
export function foolOf(known: KnownCards): Place | null {
  return PLACES.find((place) => ((known.trumps[place] ?? 0) & FOOL) !== 0) ?? null;
}
