import type { MeldingRecord } from '../../../src/rules/tarok/record/hand.js';
import type { PlayerId } from '../../../src/rules/payment.js';
import type { Card } from './cards.js';
import { COURTS, FOOL, MONDO, PAGAT, SUITS, courtCard, isKing } from './cards.js';

/*
 * Whether the 78 cards can be dealt so that everybody holds what he declared. Deals the trumps one
 * by one and keeps every way to share them; shares no code with src/rules, which it examines.
 */

const TRUMPS: readonly Card[] = [...Array(22).keys()];
/** Before the discard: dealer, forehand, third. */
const ROOM = [28, 25, 25];
const AFTER_DISCARD = 25;
const SKAT = 3;

/** The cards that one player holds and lacks, by the record. */
interface Said {
  readonly has: Set<Card>;
  readonly lacks: Set<Card>;
  /** Trumps, the fool included. */
  trumps: number | null;
}

/** Further conditions. */
export interface Wanted {
  /** The dealer has laid all his trumps, the pagat among them. */
  readonly pagatInSkat?: boolean;
  /** Cards that a player must have, by place. */
  readonly has?: readonly (readonly [place: number, card: Card])[];
}

/** @param active dealer, forehand, third */
export function dealExists(
  active: readonly PlayerId[],
  meldinger: readonly MeldingRecord[],
  wanted: Wanted = {},
): boolean {
  const said = active.map((): Said => ({ has: new Set(), lacks: new Set(), trumps: null }));
  for (const melding of meldinger) {
    const own = said[active.indexOf(melding.player)];
    if (own) say(own, melding);
  }
  for (const [place, card] of wanted.has ?? []) said[place]?.has.add(card);
  const isTorn = said.some(
    ({ has, lacks }, place) =>
      [...has].some((card) => lacks.has(card)) ||
      said.some((other, second) => second > place && [...has].some((card) => other.has.has(card))),
  );
  return !isTorn && canShare(said, wanted.pagatInSkat === true);
}

function say(own: Said, melding: MeldingRecord): void {
  const { has, lacks } = own;
  switch (melding.kind) {
    case 'trumps':
      own.trumps = melding.count;
      (melding.withPagat ? has : lacks).add(PAGAT);
      return;
    case 'matadors':
    case 'small-matadors': {
      const run =
        melding.kind === 'matadors'
          ? [FOOL, MONDO, PAGAT, ...TRUMPS.slice(2, 21).reverse()]
          : [PAGAT, FOOL, ...TRUMPS.slice(2)];
      run.slice(0, melding.count).forEach((card) => has.add(card));
      const next = run[melding.count];
      if (next !== undefined) lacks.add(next);
      return;
    }
    case 'cavallerie':
      sayGraded(
        own,
        melding.grade,
        COURTS.map((court) => courtCard(melding.suit, court)),
        melding.missing == null ? null : courtCard(melding.suit, melding.missing),
      );
      return;
    case 'kings':
      sayGraded(
        own,
        melding.grade,
        SUITS.map((suit) => courtCard(suit, 'king')),
        melding.missing == null ? null : courtCard(melding.missing, 'king'),
      );
      return;
  }
}

function sayGraded(
  { has, lacks }: Said,
  grade: 'half' | 'full' | 'abundant',
  cards: readonly Card[],
  missing: Card | null,
): void {
  (grade === 'full' ? lacks : has).add(FOOL);
  for (const card of cards) (card === missing ? lacks : has).add(card);
}

/**
 * Shares out trump by trump, and keeps each number that dealer and forehand can have: the third has the
 * rest. The fool comes first, and is kept apart for the dealer, who may lay without it.
 */
function canShare(said: readonly Said[], pagatInSkat: boolean): boolean {
  let ways = new Set([0]);
  for (const card of TRUMPS) {
    const steps = [0, 1, 2].flatMap((place) =>
      mayHold(said, place, card, pagatInSkat) ? [stepOf(place, card)] : [],
    );
    const next = new Set<number>();
    for (const way of ways) for (const step of steps) next.add(way + step);
    ways = next;
  }
  for (const way of ways) if (fits(said, way, pagatInSkat)) return true;
  return false;
}

const OF_FOREHAND = 32;
const OF_DEALER = 32 * 32;
const DEALERS_FOOL = 32 * 32 * 32;

function stepOf(place: number, card: Card): number {
  if (place === 2) return 0;
  if (place === 1) return OF_FOREHAND;
  return OF_DEALER + (card === FOOL ? DEALERS_FOOL : 0);
}

function mayHold(said: readonly Said[], place: number, card: Card, pagatInSkat: boolean): boolean {
  if (pagatInSkat && card === PAGAT && place !== 0) return false;
  if (pagatInSkat && card === MONDO && place === 0) return false;
  if (said[place]?.lacks.has(card)) return false;
  return said.every(({ has }, other) => other === place || !has.has(card));
}

function fits(said: readonly Said[], way: number, pagatInSkat: boolean): boolean {
  const fool = way >= DEALERS_FOOL ? 1 : 0;
  const dealer = Math.floor(way / OF_DEALER) % 32;
  const forehand = Math.floor(way / OF_FOREHAND) % 32;
  const counts = [dealer, forehand, TRUMPS.length - dealer - forehand];
  const isEachRight = said.every(({ has, trumps }, place) => {
    const count = counts[place] ?? 0;
    const others = [...has].filter((card) => card > MONDO).length;
    return (trumps === null || trumps === count) && count + others <= (ROOM[place] ?? 0);
  });
  const kings = [...(said[0]?.has ?? [])].filter(isKing).length;
  // Kings are never laid, trumps only all together.
  const isVoid = dealer - fool <= SKAT;
  return isEachRight && (pagatInSkat ? isVoid : isVoid || dealer + kings <= AFTER_DISCARD);
}
