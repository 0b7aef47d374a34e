import type { CardId } from '../../cards.js';
import { refusal, type Refusal } from '../../refusals/refusal.js';
import type { CourtSet, TrumpSet } from '../cards.js';
import {
  ALL_TRUMPS,
  FOOL,
  PAGAT,
  TRUMP_COUNT,
  kingOf,
  lowestCourt,
  lowestTrump,
  suitOf,
} from '../cards.js';
import type { Hand, HandUltimoCard } from '../record/form.js';
import type { Place } from '../record/place.js';
import { PLACES } from '../record/place.js';
import { holdingOf } from '../melding.js';

/** The facts of the three hands that the record makes certain, by place. */
export interface KnownCards {
  /** Trumps (and the fool) that a player certainly held. */
  readonly trumps: TrumpSet[];
  /** Trumps (and the fool) that they certainly did not hold. */
  readonly trumpsMissing: TrumpSet[];
  readonly courts: CourtSet[];
  readonly courtsMissing: CourtSet[];
  /** How many trumps they declared, the fool included; null when they declared none. */
  readonly trumpCount: (number | null)[];
}

/** The start: nothing is certain. */
export function nothingKnown(): KnownCards {
  return {
    trumps: [0, 0, 0],
    trumpsMissing: [0, 0, 0],
    courts: [0, 0, 0],
    courtsMissing: [0, 0, 0],
    trumpCount: [null, null, null],
  };
}

/**
 * Gathers what true meldinger, lost kings and pagats and the last trick say of the cards.
 *
 * @throws Refusal `impossible-hand`, naming the card, when one card would be in two hands, or in
 *   the hand of one who declared it missing
 */
export function knownCards(hand: Hand): KnownCards {
  const known = nothingKnown();
  hand.meldinger.forEach(({ place, melding, isFalse }, index) => {
    if (isFalse) return;
    const holding = holdingOf(melding);
    const statement = { hand, known, place, field: `meldinger[${index}]` };
    if (holding.trumpCount !== null) known.trumpCount[place] = holding.trumpCount;
    missTrumps(statement, holding.trumpsMissing);
    missCourts(statement, holding.courtsMissing);
    holdTrumps(statement, holding.trumps);
    holdCourts(statement, holding.courts);
    // A player with 22 trumps has them all; a melding without one contradicts it.
    if (holding.trumpCount === TRUMP_COUNT) holdTrumps(statement, ALL_TRUMPS);
  });
  hand.events.forEach(({ place, event }, index) => {
    const statement = { hand, known, place, field: `events[${index}]` };
    if (event.kind === 'king-lost') holdCourts(statement, kingOf(event.suit));
    else holdTrumps(statement, PAGAT);
  });
  hand.lastTrick?.ultimoCards.forEach((one, index) => {
    holdUltimoCard(hand, known, one, `lastTrick.ultimoCards[${index}]`);
  });
  const prevented = hand.lastTrick?.prevented ?? null;
  if (prevented !== null) holdUltimoCard(hand, known, prevented, 'lastTrick.prevented.card');
  return known;
}

function holdUltimoCard(
  hand: Hand,
  known: KnownCards,
  { place, card }: HandUltimoCard,
  field: string,
): void {
  const statement = { hand, known, place, field };
  const suit = suitOf(card);
  if (suit === null) holdTrumps(statement, PAGAT);
  else holdCourts(statement, kingOf(suit));
}

/** A part of the record that says something of a player's cards. */
interface CardStatement {
  readonly hand: Hand;
  readonly known: KnownCards;
  readonly place: Place;
  readonly field: string;
}

function holdTrumps(statement: CardStatement, cards: TrumpSet): void {
  const { known, place, field } = statement;
  for (const other of PLACES) {
    const both = other === place ? 0 : cards & (known.trumps[other] ?? 0);
    if (both !== 0) throw inTwoHands(lowestTrump(both), field);
  }
  const missed = cards & (known.trumpsMissing[place] ?? 0);
  if (missed !== 0) throw heldAndMissing(statement, lowestTrump(missed));
  known.trumps[place] = (known.trumps[place] ?? 0) | cards;
}

function missTrumps(statement: CardStatement, cards: TrumpSet): void {
  const { known, place } = statement;
  const held = cards & (known.trumps[place] ?? 0);
  if (held !== 0) throw heldAndMissing(statement, lowestTrump(held));
  known.trumpsMissing[place] = (known.trumpsMissing[place] ?? 0) | cards;
}

function holdCourts(statement: CardStatement, cards: CourtSet): void {
  const { known, place, field } = statement;
  for (const other of PLACES) {
    const both = other === place ? 0 : cards & (known.courts[other] ?? 0);
    if (both !== 0) throw inTwoHands(lowestCourt(both), field);
  }
  const missed = cards & (known.courtsMissing[place] ?? 0);
  if (missed !== 0) throw heldAndMissing(statement, lowestCourt(missed));
  known.courts[place] = (known.courts[place] ?? 0) | cards;
}

function missCourts(statement: CardStatement, cards: CourtSet): void {
  const { known, place } = statement;
  const held = cards & (known.courts[place] ?? 0);
  if (held !== 0) throw heldAndMissing(statement, lowestCourt(held));
  known.courtsMissing[place] = (known.courtsMissing[place] ?? 0) | cards;
}

function inTwoHands(card: CardId, field: string): Refusal {
  return refusal('card-in-two-hands', { card }, { field, card });
}

function heldAndMissing({ hand, place, field }: CardStatement, card: CardId): Refusal {
  const player = hand.players[place];
  return card === 'fool'
    ? refusal('full-with-fool', { player }, { field, card })
    : refusal('held-and-missing', { player, card }, { field, card });
}

/** Whether it is known that a player holds the fool, or that another one does. */
export function foolOf(known: KnownCards): Place | null {
  return PLACES.find((place) => ((known.trumps[place] ?? 0) & FOOL) !== 0) ?? null;
}
