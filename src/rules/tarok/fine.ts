import type { Cause, Payment, PlayerId, PotName } from '../payment.js';
import { pay } from '../payment.js';
import type { Points } from '../points.js';
import { refusal } from '../refusals/refusal.js';
import { checkReporter } from '../seats.js';
import type { TarokRules } from './books/book.js';
import type { UltimoCard } from './cards.js';
import { ULTIMO_CARDS } from './cards.js';
import type { Hand } from './record/form.js';
import type { HandFine } from './record/fine-form.js';
import type { Place } from './record/place.js';
import { finedAfter, priceFine } from './record/fine-form.js';
import { partOfHand, type FineRecord, type FineStage } from '../fine-record.js';
import type { MeldingRecord } from './record/hand.js';
import { isGivenAsUltimo } from './record/play.js';
import type { Step, TarokTable } from './table.js';
import { POT_NAMES, potsAfter } from './table.js';

/** A fine between hands: its payments and its price. */
export interface FineStep extends Step {
  /** Points to each pot. */
  readonly amount: Points;
  readonly source: string;
  readonly to: 'pots' | PotName;
}

/**
 * A fine recorded between two hands. It goes to both pots; what a fine does inside a hand
 * (abandoning it, paying a melding back, barring from ultimo) it cannot do here.
 *
 * @throws Refusal `rule-refused` when the book has no such fine or amount, `impossible-hand` when
 *   the player does not sit at the table or the fine names a part of a hand
 */
export function fineBetweenHands(rules: TarokRules, table: TarokTable, fine: FineRecord): FineStep {
  if (!table.players.includes(fine.player)) {
    throw refusal('fined-not-seated', { player: fine.player }, { field: 'player' });
  }
  const field = partOfHand(fine);
  if (field !== null) throw refusal('fine-belongs-to-hand', {}, { field });
  checkReporter(table, fine, '');
  const { rule, amount } = priceFine(rules, fine, '', table.fined);
  const payments: Payment[] = [];
  const cause: Cause = { reason: 'fine', stage: fine.stage, source: rule.source };
  payFine(fine.player, { amount, rule }, cause, payments);
  const fined = finedAfter(table.fined, { rule, fine });
  const pots = potsAfter(table.pots, payments);
  const after = { ...table, pots, ...(fined !== undefined && { fined }) };
  return { payments, table: after, amount, source: rule.source, to: goesTo(rule) };
}

/** The fines of a hand that fall due at a stage, with what a revoke must refund (wolff-1899, §5). */
export function finesAt(hand: Hand, stage: FineStage, into: Payment[]): void {
  hand.fines.forEach((fined, index) => {
    if (fined.fine.stage !== stage) return;
    const { source } = fined.rule;
    const cause: Cause = { reason: 'fine', stage, source, fine: index };
    payFine(hand.players[fined.place], fined, cause, into);
    refundTakenCard(hand, fined, index, into);
  });
}

/**
 * Points to each of the two pots; all fines go there (wolff-1899, §5: 'bøderne … i kopperne'), but where
 * a club's own book has them go to one pot alone.
 */
function payFine(
  player: PlayerId,
  { amount, rule }: Pick<HandFine, 'amount' | 'rule'>,
  cause: Cause,
  into: Payment[],
): void {
  for (const pot of POT_NAMES) {
    if (rule.cup === undefined || rule.cup === pot) pay(into, cause, player, pot, amount);
  }
}

/** The pots that a fine goes to: one alone, or both. */
export function goesTo({ cup }: HandFine['rule']): 'pots' | PotName {
  return cup ?? 'pots';
}

/** 'samt betale, hvad han måtte erlægge, da hans Pagat blev overstukken' (wolff-1899, §5). */
function refundTakenCard(hand: Hand, fined: HandFine, index: number, into: Payment[]): void {
  const { rule, fine, place } = fined;
  const taken = rule.refundsTakenCard && fine.took != null ? hand.events[fine.took] : undefined;
  if (!taken || isGivenAsUltimo(hand, taken.event)) return;
  const { tariff } = hand.rules;
  const [each, pot] =
    taken.event.kind === 'king-lost'
      ? [tariff.kingLost.points, tariff.kingLostPot.points]
      : [tariff.pagatLost.points, tariff.pagatLostPot.points];
  const cause: Cause = {
    reason: 'taken-card-refunded',
    stage: fine.stage,
    source: rule.source,
    fine: index,
  };
  pay(into, cause, hand.players[place], hand.players[taken.place], 2 * each + pot);
}

/** Whether a player may not make an ultimo with this card, because of a fine of this hand. */
export function isBarred(hand: Hand, place: Place, card: UltimoCard): boolean {
  return hand.fines.some(({ place: fined, choice, fine }) => {
    if (fined !== place) return false;
    if (choice.bars !== 'cards-concerned') return choice.bars === 'ultimo';
    // Whatever was not declared, the card may have been in it.
    if (fine.unknown === true) return true;
    const named = fine.melding == null ? undefined : hand.meldinger[fine.melding];
    return named !== undefined && cardsConcerned(named.melding).includes(card);
  });
}

/** Whether a fine takes the payment for the last trick from a player (wolff-1899, §6). */
export function losesLastTrick(hand: Hand, place: Place): boolean {
  return hand.fines.some(({ place: fined, rule }) => fined === place && rule.losesLastTrick);
}

/**
 * Whether a player's hand was not the one they were dealt: they held too many or too few cards, or had
 * laid the wrong ones, and the hand counts all the same (wolff-1899, §3 and §6). A card of theirs may
 * lie on the floor or in the skat, so no card they showed is certain to have been played.
 */
export function isUnsure(hand: Hand, place: Place): boolean {
  return hand.fines.some(
    ({ place: fined, fine }) =>
      fined === place && (fine.code === 'wrong-card-count' || fine.code === 'skat-error'),
  );
}

/** The ultimo cards that a melding is about (vlk-1970, 4.g(3)). */
function cardsConcerned(melding: MeldingRecord): readonly UltimoCard[] {
  switch (melding.kind) {
    case 'trumps':
    case 'matadors':
    case 'small-matadors':
      return ['pagat'];
    case 'cavallerie':
      return [`king-${melding.suit}`];
    case 'kings':
      return ULTIMO_CARDS.filter((card) => card !== 'pagat');
  }
}

/**
 * The refund when the cards of a misdeal turn out to be faulty in themselves: the fine, or the deal
 * that was given away instead ('får man sin betalte bøde tilbage', wolff-1899, §2).
 *
 * @param fine as it was recorded
 * @throws Refusal `rule-refused` for a fine other than for a misdeal, or where the book has no such
 *   rule
 */
export function givenBackForFaultyDeck(rules: TarokRules, fine: FineRecord): 'fine' | 'deal' {
  if (fine.code !== 'misdeal') {
    throw refusal('only-misdeal-given-back', {}, { field: 'fine' });
  }
  if (rules.fines.misdeal?.givenBackIfDeckFaulty !== true) {
    throw refusal('nothing-given-back', { book: rules.book });
  }
  return priceFine(rules, fine, '').choice.passesDeal === true ? 'deal' : 'fine';
}
