import type { PlayerId } from '../payment.js';
import type { Points } from '../points.js';
import { points } from '../points.js';
import { Refusal } from '../refusal.js';
import type { FineChoice, FineRule, TarokRules } from './book.js';
import type { UltimoCard } from './cards.js';
import type { FineRecord, MeldingRecord, PlayEvent, TarokHandRecord } from './hand.js';
import type { TarokTable } from './table.js';
import { activePlayers } from './table.js';

/** One of the three who play: 0 the dealer, 1 forehand, 2 the third. The order of meldinger. */
export type Place = 0 | 1 | 2;
export const PLACES: readonly Place[] = [0, 1, 2];
export const DEALER: Place = 0;

/** The record of a hand read against its table: players as places, fines with their rules. */
export interface Hand {
  readonly rules: TarokRules;
  readonly table: TarokTable;
  readonly kind: 'played' | 'abandoned' | 'redeal';
  readonly players: readonly [PlayerId, PlayerId, PlayerId];
  readonly meldinger: readonly HandMelding[];
  readonly events: readonly HandEvent[];
  readonly fines: readonly HandFine[];
  readonly trickless: readonly boolean[];
  readonly nolo: Place | null;
  readonly tout: Place | null;
  readonly lastTrick: HandLastTrick | null;
  readonly count: readonly { readonly place: Place; readonly points: number }[];
}

export interface HandMelding {
  readonly place: Place;
  readonly melding: MeldingRecord;
  /** The fine that says what becomes of it, if any; its index in `fines`. */
  readonly fine: number | null;
  readonly due: 'paid' | 'not-paid' | 'paid-back';
  /** A fine marks it as false: it says nothing of the cards. */
  readonly isFalse: boolean;
}

export interface HandEvent {
  readonly place: Place;
  readonly event: PlayEvent;
}

export interface HandFine {
  readonly place: Place;
  readonly fine: FineRecord;
  readonly rule: FineRule;
  readonly choice: FineChoice;
  /** Points to each pot. */
  readonly amount: Points;
}

export interface HandLastTrick {
  readonly winner: Place;
  readonly liable: Place | null;
  readonly ultimoCards: readonly { readonly place: Place; readonly card: UltimoCard }[];
}

/**
 * Reads a record against its table and rules, and refuses what has not the form of a hand.
 *
 * @throws Refusal `impossible-hand` for a player who does not play this hand, a wrong dealer, a
 *   part that is missing or too many; `rule-refused` for what the book does not know
 */
export function readHand(rules: TarokRules, table: TarokTable, record: TarokHandRecord): Hand {
  const players = activePlayers(rules, table);
  if (record.dealer != null && record.dealer !== table.dealer) {
    throw impossible('It is not this player who deals this hand.', 'dealer');
  }
  const fines = readFines(rules, players, record);
  const trickless = readTrickless(players, record.trickless ?? []);
  const without = trickless.filter(Boolean).length;
  const kind = record.redeal ? 'redeal' : record.abandoned ? 'abandoned' : 'played';
  const hand: Hand = {
    rules,
    table,
    kind,
    players,
    meldinger: readMeldinger(players, record, fines),
    events: (record.events ?? []).map((event, index) => ({
      place: placeOf(players, event.player, `events[${index}].player`),
      event,
    })),
    fines,
    trickless,
    nolo: without === 1 ? asPlace(trickless.indexOf(true)) : null,
    tout: without === 2 ? asPlace(trickless.indexOf(false)) : null,
    lastTrick: readLastTrick(players, record),
    count: (record.count ?? []).map(({ player, points: counted }, index) => ({
      place: placeOf(players, player, `count[${index}].player`),
      points: counted,
    })),
  };
  checkKind(hand, record);
  return hand;
}

/** The place of a player among the three. Throws when he does not play this hand. */
export function placeOf(players: readonly PlayerId[], player: PlayerId, field: string): Place {
  const place = players.indexOf(player);
  if (place < 0) throw impossible('This player does not play this hand.', field);
  return asPlace(place);
}

export function asPlace(place: number): Place {
  return place === 0 ? 0 : place === 1 ? 1 : 2;
}

export function impossible(words: string, field?: string, card?: string): Refusal {
  return new Refusal('impossible-hand', words, field, card);
}

/**
 * What a fine comes to under a book.
 *
 * @returns the rule, the degree meant, and the points to each pot
 * @throws Refusal `rule-refused` when the book has no such fine or no such amount
 */
export function priceFine(
  rules: TarokRules,
  fine: FineRecord,
  field: string,
): { rule: FineRule; choice: FineChoice; amount: Points } {
  const rule = rules.fines[fine.code];
  if (!rule) {
    throw new Refusal('rule-refused', `${rules.book} has no fine ${fine.code}.`, `${field}.code`);
  }
  const free =
    (rule.freeIfSelfReported === true && fine.selfReported === true) ||
    (rule.freeAfterHand === true && fine.stage === 'after');
  const named = fine.amount ?? null;
  const choice =
    named === null
      ? rule.amountMustBeNamed
        ? undefined
        : rule.choices[0]
      : free && named === 0
        ? rule.choices[0]
        : rule.choices.find(({ amount }) => amount === named);
  if (!choice) {
    const known = rule.choices.map(({ amount }) => amount).join(' or ');
    throw new Refusal(
      'rule-refused',
      `In ${rules.book} the fine ${fine.code} is ${known} to each pot; say which.`,
      `${field}.amount`,
    );
  }
  return { rule, choice, amount: free ? points(0) : choice.amount };
}

function readFines(
  rules: TarokRules,
  players: readonly PlayerId[],
  record: TarokHandRecord,
): HandFine[] {
  return (record.fines ?? []).map((fine, index) => {
    const field = `fines[${index}]`;
    const place = placeOf(players, fine.player, `${field}.player`);
    const priced = priceFine(rules, fine, field);
    if (priced.rule.dealerOnly && place !== DEALER) {
      throw impossible(`Only the dealer can be fined for ${fine.code}.`, `${field}.player`);
    }
    checkMeldingNamed(record, fine, field);
    checkCardTaken(record, fine, field);
    return { place, fine, ...priced };
  });
}

function checkMeldingNamed(record: TarokHandRecord, fine: FineRecord, field: string): void {
  if (fine.melding == null) return;
  if (!fine.code.startsWith('melding-')) {
    throw impossible(`The fine ${fine.code} is not about a melding.`, `${field}.melding`);
  }
  if (record.meldinger?.[fine.melding]?.player !== fine.player) {
    throw impossible('The fine names a melding that this player did not make.', `${field}.melding`);
  }
}

function checkCardTaken(record: TarokHandRecord, fine: FineRecord, field: string): void {
  if (fine.took == null) return;
  const event = record.events?.[fine.took];
  if (fine.code !== 'revoke') {
    throw impossible('Only a revoke takes a card that it should not.', `${field}.took`);
  }
  if (!event || event.kind === 'pagat-won' || event.player === fine.player) {
    throw impossible(
      'The card that a revoke took is a king or pagat that another player lost in play.',
      `${field}.took`,
    );
  }
}

function readMeldinger(
  players: readonly PlayerId[],
  record: TarokHandRecord,
  fines: readonly HandFine[],
): HandMelding[] {
  return (record.meldinger ?? []).map((melding, index) => {
    const place = placeOf(players, melding.player, `meldinger[${index}].player`);
    let due: HandMelding['due'] = 'paid';
    let fineIndex: number | null = null;
    let isFalse = false;
    fines.forEach(({ fine, rule }, place) => {
      if (fine.melding !== index) return;
      const forgiven = rule.freeAfterHand === true && fine.stage === 'after';
      isFalse ||= fine.code === 'melding-false';
      if (rule.melding === 'not-paid' && due === 'paid') {
        due = 'not-paid';
        fineIndex = place;
      } else if (rule.melding === 'paid-back' && !forgiven) {
        due = 'paid-back';
        fineIndex = place;
      }
    });
    return { place, melding, fine: fineIndex, due, isFalse };
  });
}

function readTrickless(players: readonly PlayerId[], trickless: readonly PlayerId[]): boolean[] {
  const without = [false, false, false];
  trickless.forEach((player, index) => {
    const place = placeOf(players, player, `trickless[${index}]`);
    if (without[place]) {
      throw impossible(
        'A player is named twice among those without tricks.',
        `trickless[${index}]`,
      );
    }
    without[place] = true;
  });
  if (trickless.length > 2) {
    throw impossible('Somebody must have taken the tricks.', 'trickless');
  }
  return without;
}

function readLastTrick(
  players: readonly PlayerId[],
  record: TarokHandRecord,
): HandLastTrick | null {
  const trick = record.lastTrick;
  if (!trick) return null;
  const ultimoCards = (trick.ultimoCards ?? []).map(({ player, card }, index) => ({
    place: placeOf(players, player, `lastTrick.ultimoCards[${index}].player`),
    card,
  }));
  ultimoCards.forEach(({ place, card }, index) => {
    const field = `lastTrick.ultimoCards[${index}]`;
    const earlier = ultimoCards.slice(0, index);
    if (earlier.some((one) => one.place === place)) {
      throw impossible('A player plays one card to the last trick.', `${field}.player`, card);
    }
    if (earlier.some((one) => one.card === card)) {
      throw impossible(`The ${card} cannot fall twice.`, `${field}.card`, card);
    }
  });
  return {
    winner: placeOf(players, trick.winner, 'lastTrick.winner'),
    liable: trick.liable == null ? null : placeOf(players, trick.liable, 'lastTrick.liable'),
    ultimoCards,
  };
}

/** Played, abandoned or dealt again: each has its own parts and its own fines. */
function checkKind(hand: Hand, record: TarokHandRecord): void {
  if (record.redeal && record.abandoned) {
    throw impossible('A hand is either abandoned or dealt again.', 'redeal');
  }
  hand.fines.forEach(({ fine, rule, choice, amount }, index) => {
    const must = choice.abandons === 'always' && !(rule.freeAfterHand && fine.stage === 'after');
    if (must && amount === choice.amount && hand.kind !== 'abandoned') {
      throw impossible(
        `In ${hand.rules.book} the fine ${fine.code} abandons the hand, but it is recorded as ${hand.kind === 'redeal' ? 'dealt again' : 'played'}.`,
        `fines[${index}]`,
      );
    }
    if ((rule.voidsDeal || choice.passesDeal) && hand.kind !== 'redeal') {
      throw impossible(
        `After this ${fine.code} another player deals; record it as a redeal.`,
        `fines[${index}]`,
      );
    }
  });
  if (hand.kind === 'played') {
    if (!hand.lastTrick) throw impossible('Who won the last trick is missing.', 'lastTrick');
    return;
  }
  if (record.lastTrick || hand.count.length > 0 || hand.trickless.includes(true)) {
    throw impossible(
      `A hand that was ${hand.kind === 'redeal' ? 'dealt again' : 'abandoned'} has no last trick, no count, and nobody without tricks.`,
      record.lastTrick ? 'lastTrick' : hand.count.length > 0 ? 'count' : 'trickless',
    );
  }
  if (hand.kind === 'abandoned') checkAbandoned(hand);
  else checkRedeal(hand);
}

function checkAbandoned(hand: Hand): void {
  const abandons = hand.fines.some(
    ({ fine, choice }) =>
      fine.stage !== 'after' &&
      (choice.abandons === 'always' || (choice.abandons === 'may' && fine.selfReported !== true)),
  );
  if (!abandons) {
    throw impossible(`No fine on record abandons the hand in ${hand.rules.book}.`, 'abandoned');
  }
}

function checkRedeal(hand: Hand): void {
  if (hand.meldinger.length > 0 || hand.events.length > 0) {
    throw impossible(
      'When the cards are dealt again, nothing has been declared or played.',
      hand.meldinger.length > 0 ? 'meldinger' : 'events',
    );
  }
  const misdealt = hand.fines.some(({ fine }) => fine.code === 'misdeal');
  if (!misdealt && !hand.rules.conventions.redealWithoutTrump) {
    throw new Refusal(
      'rule-refused',
      `In ${hand.rules.book} cards are dealt again only after a misdeal.`,
      'redeal',
    );
  }
}
