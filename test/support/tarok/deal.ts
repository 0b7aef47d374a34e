import type { PlayerId } from '../../../src/rules/payment.js';
import type { TarokRules } from '../../../src/rules/tarok/books/book.js';
import type { Suit } from '../../../src/rules/cards.js';
import type {
  Grade,
  MeldingRecord,
  PlayEvent,
  TarokHandRecord,
} from '../../../src/rules/tarok/record/hand.js';
import type { TarokTable } from '../../../src/rules/tarok/table.js';
import type { Card } from './cards.js';
import {
  COURTS,
  FOOL,
  MONDO,
  PAGAT,
  SUITS,
  courtCard,
  isKing,
  isTrump,
  pick,
  randomOf,
  shuffled,
  valueOf,
} from './cards.js';
import { playOut } from './play-out.js';

/*
 * Deals the 78 cards, lays a legal skat, plays 25 legal tricks and takes down the true record.
 * Knows the rules from the books alone and shares no code with src/rules, which it examines.
 */

/** A hand as it was really played: the secretary's view of it, and the cards behind it. */
export interface TrueHand {
  readonly record: TarokHandRecord;
  /** By place (dealer, forehand, third), before the discard. */
  readonly hands: readonly (readonly Card[])[];
  readonly skat: readonly Card[];
  /** Dealer, forehand, third. */
  readonly active: readonly PlayerId[];
}

/** The first hand from this seed on that can be played at this table. */
export function nextHand(rules: TarokRules, table: TarokTable, seed: number): TrueHand {
  for (let next = seed; ; next++) {
    const hand = playHand(rules, table, next);
    if (hand) return hand;
  }
}

/**
 * Plays one hand at this table.
 *
 * @returns null for a deal on which the book leaves no legal discard, or where the fool was laid
 *   for a tout that failed
 */
export function playHand(rules: TarokRules, table: TarokTable, seed: number): TrueHand | null {
  const random = randomOf(seed);
  const active = seatsOf(table);
  const favourite = random() < 0.08 ? Math.floor(random() * 3) : null;
  const hands = dealCards(random, favourite);
  const meldinger = active.flatMap((player, place) =>
    meldingerOf(rules, player, hands[place] ?? []),
  );
  const skat = discard(rules, random, hands[0] ?? []);
  if (!skat) return null;
  const inPlay = hands.map((hand) => hand.filter((card) => !skat.includes(card)));
  const played = playOut(random, inPlay, skat, favourite);
  const trickless = active.filter((_, place) => !played.winners.includes(place));
  if (skat.includes(FOOL) && !(trickless.length === 2 && played.winners[0] === 0)) return null;
  const winner = active[played.winners[24] ?? 0] ?? table.dealer;
  const record: TarokHandRecord = {
    meldinger,
    events: played.events.map(({ place, card, won }) =>
      eventOf(active[place] ?? winner, card, won),
    ),
    trickless,
    lastTrick: {
      winner,
      ultimoCards: played.lastCards.flatMap((card, place) =>
        card === PAGAT || isKing(card)
          ? [{ player: active[place] ?? winner, card: ultimoCard(card) }]
          : [],
      ),
    },
    count: countersOf(rules, table, active, trickless.length).map((player) => ({
      player,
      points: played.points[active.indexOf(player)] ?? 0,
    })),
  };
  return { record, hands, skat, active };
}

/** Dealer, forehand, third: of four all but the one opposite, of five the dealer's neighbours. */
function seatsOf({ players, dealer }: TarokTable): PlayerId[] {
  const seat = players.indexOf(dealer);
  return [0, 1, players.length - 1].map(
    (step) => players[(seat + step) % players.length] ?? dealer,
  );
}

function countersOf(
  rules: TarokRules,
  { players, dealer }: TarokTable,
  active: readonly PlayerId[],
  trickless: number,
): PlayerId[] {
  if (trickless === 1 || (trickless === 2 && rules.book === 'vlk-1970')) return [];
  if (rules.book === 'wolff-1899') return [...active];
  const step = players.length === 5 ? 2 : 1;
  const next = players[(players.indexOf(dealer) + step) % players.length];
  const idle = active.find((player) => player === next) ?? dealer;
  return active.filter((player) => player !== idle);
}

/**
 * Uneven deals on purpose: evenly dealt cards hardly ever show twelve trumps, and never a tout, for
 * which a favourite gets the cards.
 */
function dealCards(random: () => number, favourite: number | null): Card[][] {
  const room = [28, 25, 25];
  const strength = pick(random, [0, 0.8, 2.5, 6]);
  const taste = room.map((_, place) =>
    place === favourite
      ? [place === 0 ? random() - 0.5 : -5, 6, 3, 6, 3, -2]
      : Array.from({ length: 6 }, () => strength * (random() - 0.5)),
  );
  const hands: Card[][] = [[], [], []];
  for (const card of shuffled(random, [...Array(78).keys()])) {
    const kind = kindOf(card);
    const pull = room.map((left, place) =>
      left === 0 ? 0 : Math.exp(taste[place]?.[kind] ?? 0) * left,
    );
    let point = random() * pull.reduce((sum, one) => sum + one, 0);
    let place = pull.findIndex((one) => (point -= one) < 0);
    if (place < 0) place = room.findIndex((left) => left > 0);
    hands[place]?.push(card);
    room[place] = (room[place] ?? 0) - 1;
  }
  return hands;
}

/** Fool, high and low trumps, kings, other court cards, plain cards. */
function kindOf(card: Card): number {
  if (card === FOOL) return 0;
  if (isTrump(card)) return card > 11 ? 1 : 2;
  return isKing(card) ? 3 : valueOf(card) > 0 ? 4 : 5;
}

function gradeOf(have: number, fool: boolean): Grade | null {
  if (have === 4) return fool ? 'abundant' : 'full';
  return have === 3 && fool ? 'half' : null;
}

/** All that the player must declare, by the duty of every book. */
export function meldingerOf(
  rules: TarokRules,
  player: PlayerId,
  hand: readonly Card[],
): MeldingRecord[] {
  const made: MeldingRecord[] = [];
  const has = (card: Card): boolean => hand.includes(card);
  const count = hand.filter((card) => card <= MONDO).length;
  if (count >= 10) made.push({ player, kind: 'trumps', count, withPagat: has(PAGAT) });
  if (has(FOOL) && has(MONDO) && has(PAGAT)) {
    let next = 20;
    while (next > PAGAT && has(next)) next--;
    made.push({ player, kind: 'matadors', count: 3 + 20 - next });
  }
  if (rules.conventions.smallMatadors && has(PAGAT) && has(FOOL) && has(2)) {
    let next = 3;
    while (next <= MONDO && has(next)) next++;
    made.push({ player, kind: 'small-matadors', count: next });
  }
  for (const suit of SUITS) {
    const lacking = COURTS.filter((court) => !has(courtCard(suit, court)));
    const grade = gradeOf(4 - lacking.length, has(FOOL));
    const [missing] = lacking;
    if (!grade || (missing === 'king' && rules.conventions.halfCavallerieNeedsKing)) continue;
    made.push({ player, kind: 'cavallerie', suit, grade, ...(missing ? { missing } : {}) });
  }
  const kingless = SUITS.filter((suit) => !has(courtCard(suit, 'king')));
  const grade = gradeOf(4 - kingless.length, has(FOOL));
  if (grade)
    made.push({ player, kind: 'kings', grade, ...(kingless[0] ? { missing: kingless[0] } : {}) });
  return made;
}

/**
 * Three cards by the rules of the book: no king, mondo or fool; trumps only all at once (vlk never
 * the pagat); nothing declared, unless it cannot be helped (wolff, brix); the fool for a tout.
 */
function discard(rules: TarokRules, random: () => number, hand: readonly Card[]): Card[] | null {
  const isStrict = rules.book === 'vlk-1970';
  const declared = new Set(
    meldingerOf(rules, '' as PlayerId, hand).flatMap((made) =>
      made.kind === 'cavallerie' ? COURTS.map((court) => courtCard(made.suit, court)) : [],
    ),
  );
  const holdsSmall = rules.conventions.smallMatadors && [FOOL, 1, 2].every((c) => hand.includes(c));
  const held = hand.filter(isTrump);
  const plain = hand.filter((card) => card > MONDO && !isKing(card));
  let open = shuffled(
    random,
    plain.filter((card) => !declared.has(card)),
  );
  const mayLayTrumps =
    held.length <= 3 && !held.includes(MONDO) && !(isStrict && held.includes(PAGAT)) && !holdsSmall;
  const first: Card[] = [];
  if (mayLayTrumps && random() < 0.7) first.push(...held);
  else if (!isStrict && hand.includes(FOOL) && held.length > 12 && random() < 0.5) first.push(FOOL);
  if (first.length + open.length < 3) {
    if (isStrict) return null;
    open = [
      ...open,
      ...shuffled(
        random,
        plain.filter((card) => declared.has(card)),
      ),
    ];
  }
  const skat = [...first, ...open].slice(0, 3);
  return skat.length === 3 ? skat : null;
}

function eventOf(player: PlayerId, card: Card, won: boolean): PlayEvent {
  if (card === PAGAT) return { kind: won ? 'pagat-won' : 'pagat-lost', player };
  return { kind: 'king-lost', player, suit: kingSuit(card) };
}

const kingSuit = (card: Card): Suit => SUITS[Math.floor((card - 22) / 14)] ?? 'hearts';
const ultimoCard = (card: Card) =>
  card === PAGAT ? ('pagat' as const) : (`king-${kingSuit(card)}` as const);
