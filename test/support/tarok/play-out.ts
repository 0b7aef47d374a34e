import type { Card } from './cards.js';
import { FOOL, PAGAT, isKing, isTrump, pick, rankOf, suitOf, valueOf } from './cards.js';

/** The result of 25 tricks; places are 0 the dealer, 1 forehand, 2 the third. */
export interface Played {
  /** The winner of each trick. */
  readonly winners: readonly number[];
  /** Kings that fell and the pagat, before the last trick, in order. */
  readonly events: readonly { place: number; card: Card; won: boolean }[];
  /** The last card of each. */
  readonly lastCards: readonly Card[];
  /** The count of each: cards, 1 a trick, 1 for the dealer's skat. */
  readonly points: readonly number[];
}

type Temper = 'random' | 'high' | 'low' | 'keep' | 'duck';
const TEMPERS: readonly Temper[] = ['random', 'high', 'low', 'keep', 'duck'];
const TRICKS = 25;

/** Plays a deal out: legal cards only, each player after their temper; a favourite goes for the tout. */
export function playOut(
  random: () => number,
  dealt: readonly (readonly Card[])[],
  skat: readonly Card[],
  favourite: number | null,
): Played {
  const hands = dealt.map((hand) => [...hand]);
  const tempers = hands.map((_, place) => {
    if (favourite === null) return pick(random, TEMPERS);
    return place === favourite ? 'high' : pick(random, ['duck', 'keep'] as const);
  });
  const points = [1 + sumOf(skat), 0, 0];
  const winners: number[] = [];
  const events: { place: number; card: Card; won: boolean }[] = [];
  let lastCards: Card[] = [];
  let leader = 1;
  for (let trick = 1; trick <= TRICKS; trick++) {
    const cards: Card[] = [];
    let led: string | null = null;
    for (const place of [leader, (leader + 1) % 3, (leader + 2) % 3]) {
      const hand = hands[place] ?? [];
      const open = legalCards(hand, led, trick === TRICKS - 1);
      const card = choose(random, tempers[place] ?? 'random', open, led, cards);
      hand.splice(hand.indexOf(card), 1);
      cards[place] = card;
      led ??= suitOf(card) ?? nameFool(random, hands, place);
    }
    const winner = winnerOf(cards, led);
    if (winner < 0) throw new Error('Nobody wins this trick.');
    winners.push(winner);
    points[winner] = (points[winner] ?? 0) + 1;
    cards.forEach((card, place) => {
      const home = card === FOOL && trick < TRICKS ? place : winner;
      points[home] = (points[home] ?? 0) + valueOf(card);
      const isEvent = card === PAGAT || (isKing(card) && place !== winner);
      if (isEvent && trick < TRICKS) events.push({ place, card, won: place === winner });
    });
    lastCards = cards;
    leader = winner;
  }
  return { winners, events, lastCards, points };
}

const sumOf = (cards: readonly Card[]): number => cards.reduce((sum, one) => sum + valueOf(one), 0);

/** Follow suit, else trump, else anything; the fool at any time but in the last trick but one. */
function legalCards(hand: readonly Card[], led: string | null, isLastButOne: boolean): Card[] {
  const fool = isLastButOne ? [] : hand.filter((card) => card === FOOL);
  const others = hand.filter((card) => card !== FOOL);
  if (led === null) return [...others, ...fool];
  const following = others.filter((card) => suitOf(card) === led);
  if (following.length > 0) return [...following, ...fool];
  const trumping = others.filter(isTrump);
  return [...(trumping.length > 0 ? trumping : others), ...fool];
}

/** A led fool names a suit that one of the others still has. */
function nameFool(random: () => number, hands: readonly Card[][], leader: number): string {
  const theirs = hands.flatMap((hand, place) => (place === leader ? [] : hand));
  return pick(random, theirs.map(suitOf)) ?? 'trump';
}

/** Place of the highest trump, else of the highest in the suit led; -1 while neither has fallen. */
function winnerOf(cards: readonly Card[], led: string | null): number {
  const strength = cards.map((card) => {
    if (card === FOOL) return -1;
    if (isTrump(card)) return 100 + rankOf(card);
    return suitOf(card) === led ? rankOf(card) : -1;
  });
  const best = Math.max(...strength);
  return best < 0 ? -1 : strength.indexOf(best);
}

function choose(
  random: () => number,
  temper: Temper,
  open: readonly Card[],
  led: string | null,
  onTable: readonly Card[],
): Card {
  if (random() < 0.1) return pick(random, open);
  const worth = (card: Card): number =>
    card === FOOL ? -0.5 : (isTrump(card) ? 100 : 0) + rankOf(card) + random() / 2;
  const sorted = open
    .map((card) => ({ card, worth: worth(card) }))
    .sort((left, right) => left.worth - right.worth)
    .map(({ card }) => card);
  const lowest = sorted[0] ?? pick(random, open);
  const highest = sorted[sorted.length - 1] ?? lowest;
  switch (temper) {
    case 'random':
      return pick(random, open);
    case 'high':
      return highest;
    case 'low':
      return lowest;
    case 'keep': {
      const others = sorted.filter((card) => card !== PAGAT && !isKing(card));
      return others.length > 0 ? pick(random, others) : lowest;
    }
    case 'duck': {
      // The highest card that does not win the present trick: the way to a nolo.
      if (led === null) return lowest;
      const losing = sorted.filter((card) => {
        const cards = [...onTable.filter((one) => Number.isInteger(one)), card];
        return card === FOOL || winnerOf(cards, led) !== cards.length - 1;
      });
      return losing[losing.length - 1] ?? lowest;
    }
  }
}
