import type { Cause, Payment, PlayerId, PotName } from '../payment.js';
import { pay } from '../payment.js';
import type { Points } from '../points.js';
import type { TarokRules } from './books/book.js';
import type { UltimoCard } from './cards.js';
import { checkCount, payCount } from './count.js';
import { checkDeal } from './possible/deal.js';
import { missedMeldinger, type TarokWarning } from './duty.js';
import { finesAt, goesTo } from './fine.js';
import type { Hand } from './record/form.js';
import { readHand } from './record/form.js';
import type { TarokHandRecord } from './record/hand.js';
import { finedAfter } from './record/fine-form.js';
import { checkKind } from './record/kind.js';
import { knownCards } from './possible/known-cards.js';
import type { LastTrickOutcome } from './last-trick.js';
import { judgeLastTrick, payLastTrick, payToutOrNolo } from './last-trick.js';
import { checkMeldinger, payMeldinger, payMeldingerBack } from './melding.js';
import { payEvents } from './record/play.js';
import type { TarokTable } from './table.js';
import { POT_NAMES, nextDealer, potsAfter } from './table.js';
import { checkTricks } from './possible/tricks.js';

/** A hand, settled. */
export interface TarokSettlement {
  /** In the order in which they fall due; each more than 0 points. */
  readonly payments: readonly Payment[];
  /** The table after the hand: the pots, and who deals next. */
  readonly table: TarokTable;
  readonly outcome: TarokOutcome;
  /** The price of each fine of the record, in points to each pot. */
  readonly fineAmounts: readonly Points[];
  /** The pots that each of them goes to. */
  readonly finesTo: readonly ('pots' | PotName)[];
  /** Likely mistakes in the record that are possible all the same. */
  readonly warnings: readonly TarokWarning[];
}

/** The outcome of the hand, in words of the game. */
export interface TarokOutcome {
  readonly kind: 'played' | 'abandoned' | 'redeal';
  readonly dealer: PlayerId;
  /** Dealer, forehand, third. */
  readonly active: readonly PlayerId[];
  readonly nolo: PlayerId | null;
  readonly tout: PlayerId | null;
  readonly ultimo: { readonly player: PlayerId; readonly card: UltimoCard } | null;
  readonly bagud: readonly { readonly player: PlayerId; readonly card: UltimoCard }[];
  readonly lastTrickPaid: boolean;
}

/**
 * Settles one hand of Danish Tarok into payments with their reasons.
 *
 * Pure: the same rules, table and record give the same result, and the payments sum to zero by
 * their form. The order is that of the table: dealing, meldinger (dealer, forehand, third), play
 * and fines, the last trick with its pots, foundation, count, what was found after the hand.
 *
 * @param rules what the session plays by
 * @param table the table before the hand: it decides the dealer and who plays
 * @param record what happened, in the words of the game
 * @throws Refusal when no deal and no legal play could have produced the record, or the book does
 *   not know something in it
 */
export function settle(
  rules: TarokRules,
  table: TarokTable,
  record: TarokHandRecord,
): TarokSettlement {
  const hand = readHand(rules, table, record);
  checkKind(hand, record);
  checkMeldinger(hand);
  const known = knownCards(hand);
  checkDeal(hand, known);
  const fates = checkTricks(hand, known);
  checkCount(hand, known, fates);
  const judged = hand.lastTrick ? judgeLastTrick(hand, hand.lastTrick) : null;
  const payments = payHand(hand, judged);
  const fined = hand.fines.reduce(finedAfter, table.fined);
  return {
    payments,
    table: {
      players: table.players,
      dealer: dealerAfter(hand),
      pots: potsAfter(table.pots, payments),
      ...(fined !== undefined && { fined }),
    },
    outcome: describe(hand, judged),
    fineAmounts: hand.fines.map(({ amount }) => amount),
    finesTo: hand.fines.map(({ rule }) => goesTo(rule)),
    warnings: missedMeldinger(hand, known),
  };
}

function payHand(hand: Hand, judged: LastTrickOutcome | null): Payment[] {
  const payments: Payment[] = [];
  if (isDealingDue(hand)) payDealing(hand, payments);
  finesAt(hand, 'deal', payments);
  payMeldinger(hand, payments);
  payMeldingerBack(hand, 'deal', payments);
  payMeldingerBack(hand, 'meldinger', payments);
  finesAt(hand, 'meldinger', payments);
  payEvents(hand, payments);
  payMeldingerBack(hand, 'play', payments);
  finesAt(hand, 'play', payments);
  payToutOrNolo(hand, payments);
  if (hand.lastTrick && judged) {
    const before = potsAfter(hand.table.pots, payments);
    payLastTrick(hand, hand.lastTrick, judged, before, payments);
  }
  payCount(hand, payments);
  payMeldingerBack(hand, 'after', payments);
  finesAt(hand, 'after', payments);
  return payments;
}

/** Due once a deal is played, not for cards dealt again; R17 charges a deal that is passed on. */
function isDealingDue(hand: Hand): boolean {
  if (hand.kind !== 'redeal') return true;
  return passesDeal(hand) && hand.rules.conventions.passedDealPaid === true;
}

/** Whether the dealer's error gives the deal away. */
function passesDeal({ fines }: Hand): boolean {
  return fines.some(({ choice }) => choice.passesDeal);
}

function payDealing(hand: Hand, into: Payment[]): void {
  const { points: each, source } = hand.rules.tariff.dealing;
  const cause: Cause = { reason: 'dealing', stage: 'deal', source };
  for (const pot of POT_NAMES) pay(into, cause, hand.players[0], pot, each);
}

/** The next dealer: after a redeal the same player, unless their error passes the deal on. */
function dealerAfter(hand: Hand): PlayerId {
  const stays =
    hand.kind === 'redeal'
      ? !passesDeal(hand)
      : hand.kind === 'abandoned' && hand.rules.conventions.abandonedDeal === 'same-dealer';
  return stays ? hand.table.dealer : nextDealer(hand.table);
}

function describe(hand: Hand, judged: LastTrickOutcome | null): TarokOutcome {
  const name = ({ place, card }: { place: 0 | 1 | 2; card: UltimoCard }) => ({
    player: hand.players[place],
    card,
  });
  return {
    kind: hand.kind,
    dealer: hand.table.dealer,
    active: hand.players,
    nolo: hand.nolo === null ? null : hand.players[hand.nolo],
    tout: hand.tout === null ? null : hand.players[hand.tout],
    ultimo: judged?.ultimo ? name(judged.ultimo) : null,
    bagud: judged?.baguds.map(name) ?? [],
    lastTrickPaid: judged?.lastTrickPaid ?? false,
  };
}
