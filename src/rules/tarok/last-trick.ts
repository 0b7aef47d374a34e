import type { Cause, Payment, PotName, Reason } from '../payment.js';
import { pay } from '../payment.js';
import type { Points } from '../points.js';
import { refusal } from '../refusals/refusal.js';
import type { FineCode, FineRecord } from '../fine-record.js';
import { withoutBook } from '../house-rules/house-rules.js';
import type { Conventions, Stake } from './books/book.js';
import type { UltimoCard } from './cards.js';
import { isBarred, losesLastTrick } from './fine.js';
import type { Hand, HandLastTrick, HandUltimoCard } from './record/form.js';
import type { Place } from './record/place.js';
import { PLACES } from './record/place.js';
import { payEach } from './melding.js';
import type { Pots } from './table.js';
import { POT_NAMES, found } from './table.js';

/** The outcome of the last trick. */
export interface LastTrickOutcome {
  readonly ultimo: HandUltimoCard | null;
  readonly baguds: readonly HandUltimoCard[];
  readonly lastTrickPaid: boolean;
}

/** The pot that a card of the last trick is played for. */
function potOf(card: UltimoCard): PotName {
  return card === 'pagat' ? 'pagat-pot' : 'king-pot';
}

/**
 * Judges the last trick: its ultimo, its baguds, and whether the trick itself is paid.
 *
 * @throws Refusal when a liable player is named whom the book does not know, or who has no fault on
 *   record, or where there is nothing to bear
 */
export function judgeLastTrick(hand: Hand, trick: HandLastTrick): LastTrickOutcome {
  const { conventions } = hand.rules;
  const own = trick.ultimoCards.find(({ place }) => place === trick.winner) ?? null;
  const barred = own !== null && isBarred(hand, own.place, own.card);
  const special = hand.nolo !== null || hand.tout !== null;
  const made = barred || special ? null : own;
  if (trick.prevented !== null) checkPrevented(hand, trick, trick.prevented, made);
  const ultimo = trick.prevented ?? made;
  const fallen = trick.ultimoCards.filter(
    ({ place, card }) => place !== trick.winner && card !== trick.prevented?.card,
  );
  const baguds = hand.tout !== null && !conventions.bagudBesideTout ? [] : fallen;
  const outcome: LastTrickOutcome = {
    ultimo,
    baguds,
    lastTrickPaid:
      ultimo === null &&
      (hand.nolo === null || isPaidBesideNolo(conventions, own)) &&
      (hand.tout === null || conventions.lastTrickBesideTout) &&
      (baguds.length === 0 || conventions.lastTrickBesideBagud) &&
      (!barred || conventions.barredWinner === 'paid-last-trick') &&
      !losesLastTrick(hand, trick.winner),
  };
  checkLiable(hand, trick, outcome);
  return outcome;
}

/** 'naar baade Pagat og Konger er ude, betales sidste Stik' (wolff-1899, §5; R1). */
function isPaidBesideNolo(
  { lastTrickBesideNolo, ordinaryCardBesideNolo }: Conventions,
  own: HandUltimoCard | null,
): boolean {
  return lastTrickBesideNolo && (own === null || ordinaryCardBesideNolo !== true);
}

/** 'undladt at melde eller meldt urigtig' (wolff-1899, §4). */
const FAULTS_OF_MELDING: readonly FineCode[] = ['melding-omitted', 'melding-late', 'melding-false'];

/** 'svigen kulør', 'urigtige kort' (wolff-1899, §6), or one of meldinger. */
function isFault({ code }: FineRecord): boolean {
  return code === 'revoke' || code === 'wrong-card-count' || FAULTS_OF_MELDING.includes(code);
}

function checkLiable(hand: Hand, trick: HandLastTrick, outcome: LastTrickOutcome): void {
  const { liable } = trick;
  if (liable === null) return;
  const field = 'lastTrick.liable';
  if (!hand.rules.conventions.liability) {
    throw refusal('liability-unknown', { book: hand.rules.book }, { field });
  }
  if (!hand.fines.some(({ place, fine }) => place === liable && isFault(fine))) {
    throw refusal('liable-without-fault', { player: hand.players[liable] }, { field });
  }
  if (outcome.ultimo === null && outcome.baguds.length === 0) {
    throw refusal('nothing-to-bear', { player: hand.players[liable] }, { field });
  }
}

/**
 * An ultimo that wrong cards beyond doubt prevented is given to who was kept from it ('at Ultimo var
 * given. Hvis Kortene havde været rigtige'); one that was made comes first ('den Ultimo, der faktisk
 * foreligger, maa selvfølgelig have Fortrin', wolff-1899, §6).
 */
function checkPrevented(
  hand: Hand,
  { liable }: HandLastTrick,
  { place, card }: HandUltimoCard,
  made: HandUltimoCard | null,
): void {
  const field = 'lastTrick.prevented';
  const player = hand.players[place];
  if (!hand.rules.conventions.liability) {
    throw refusal('liability-unknown', { book: hand.rules.book }, { field });
  }
  if (made !== null) {
    throw refusal('ultimo-was-made', { player: hand.players[made.place] }, { field, card });
  }
  if (hand.nolo !== null || hand.tout !== null) {
    throw refusal('no-ultimo-to-prevent', {}, { field, card });
  }
  // A player with wrong cards is barred, so that nobody prevents their own ultimo.
  if (isBarred(hand, place, card)) {
    throw refusal('prevented-but-barred', { player }, { field, card });
  }
  const isByWrongCards = hand.fines.some(
    (fined) => fined.place === liable && fined.fine.code === 'wrong-card-count',
  );
  if (!isByWrongCards) {
    throw refusal('prevented-without-wrong-cards', {}, { field, card });
  }
}

/** The payments for taking all tricks or none, the first of the last trick. */
export function payToutOrNolo(hand: Hand, into: Payment[]): void {
  const { tout, nolo } = hand.rules.tariff;
  if (hand.tout !== null) payEach(hand, hand.tout, causeOf('tout', tout), tout.points, into);
  if (hand.nolo !== null) payEach(hand, hand.nolo, causeOf('nolo', nolo), nolo.points, into);
}

function causeOf(reason: Reason, { source }: Stake): Cause {
  return { reason, stage: 'last-trick', source };
}

/**
 * The other payments of the last trick: ultimo, bagud, last trick and the pots: each pot is
 * counted first, then taken, then doubled, then founded again.
 *
 * @param before what the pots hold when the last trick falls
 */
export function payLastTrick(
  hand: Hand,
  trick: HandLastTrick,
  outcome: LastTrickOutcome,
  before: Pots,
  into: Payment[],
): void {
  const { lastTrick } = hand.rules.tariff;
  if (outcome.ultimo) payUltimo(hand, trick, outcome.ultimo, into);
  for (const bagud of outcome.baguds) payBagud(hand, trick, bagud, into);
  if (outcome.lastTrickPaid) {
    payEach(hand, trick.winner, causeOf('last-trick', lastTrick), lastTrick.points, into);
  }
  const founded: PotName[] = [];
  for (const pot of POT_NAMES) {
    if (movePot(hand, trick, outcome, pot, before[pot], into)) founded.push(pot);
  }
  for (const pot of founded) {
    found(hand.rules, hand.table.players, pot, 'refoundation', into, placeOfRefoundation(hand));
  }
}

/** The place in the source by which a taken pot is founded again. */
function placeOfRefoundation({ rules: { sources }, tout }: Hand): string | undefined {
  return tout === null ? sources.refoundation : sources.refoundationAfterTout;
}

function payUltimo(
  hand: Hand,
  { liable }: HandLastTrick,
  { place: winner, card }: HandUltimoCard,
  into: Payment[],
): void {
  const isPagat = card === 'pagat';
  const stake = isPagat ? hand.rules.tariff.pagatUltimo : hand.rules.tariff.kingUltimo;
  const reason = isPagat ? 'pagat-ultimo' : 'king-ultimo';
  for (const place of PLACES) {
    if (place === winner) continue;
    payPremium(hand, liable ?? place, winner, placed(hand, liable, stake), reason, into);
  }
}

function payBagud(
  hand: Hand,
  { liable }: HandLastTrick,
  { place: loser, card }: HandUltimoCard,
  into: Payment[],
): void {
  const isPagat = card === 'pagat';
  const stake = isPagat ? hand.rules.tariff.pagatBagud : hand.rules.tariff.kingBagud;
  const reason = isPagat ? 'pagat-bagud' : 'king-bagud';
  for (const place of PLACES) {
    if (place === loser) continue;
    payPremium(hand, liable ?? loser, place, placed(hand, liable, stake), reason, into);
  }
}

/** A premium with the place that makes a liable player bear it (wolff-1899, §6, and §4 for a melding). */
function placed(hand: Hand, liable: Place | null, stake: Stake): Stake {
  const { premiumBorne } = hand.rules.sources;
  if (liable === null || premiumBorne === undefined) return stake;
  const isOfMelding = hand.fines.some(
    ({ place, fine }) => place === liable && FAULTS_OF_MELDING.includes(fine.code),
  );
  const place = isOfMelding ? premiumBorne.melding : premiumBorne.play;
  return { ...stake, source: `${place} with ${withoutBook(stake.source)}` };
}

/** The liable player's debt to themself is dropped (wolff-1899, §6). */
function payPremium(
  hand: Hand,
  from: Place,
  to: Place,
  stake: Stake,
  reason: Reason,
  into: Payment[],
): void {
  if (from === to) return;
  const cause: Cause = { reason, stage: 'last-trick', source: stake.source };
  pay(into, cause, hand.players[from], hand.players[to], stake.points);
}

/**
 * One pot at the last trick, `held` being its content when the trick falls.
 *
 * @returns whether everybody must found it again
 */
function movePot(
  hand: Hand,
  { liable }: HandLastTrick,
  outcome: LastTrickOutcome,
  pot: PotName,
  held: Points,
  into: Payment[],
): boolean {
  const { conventions, sources } = hand.rules;
  const ultimo = outcome.ultimo && potOf(outcome.ultimo.card) === pot ? outcome.ultimo : null;
  const taker = hand.tout ?? ultimo?.place ?? null;
  let content: number = held;
  const move = (place: Place, isIn: boolean, amount: number, reason: Reason, source: string) => {
    const player = hand.players[place];
    const cause: Cause = { reason, stage: 'last-trick', source };
    content += isIn ? amount : -amount;
    pay(into, cause, isIn ? player : pot, isIn ? pot : player, amount);
  };
  const placeOfTaking = hand.tout === null ? undefined : sources.potsTakenByTout;
  if (taker !== null) {
    move(taker, false, held, 'pot-taken', placeOfTaking ?? sources.potTaken);
  }
  if (ultimo && liable !== null) move(liable, true, held, 'pot-replaced', sources.liability);
  let doubled = false;
  for (const { place, card } of outcome.baguds) {
    if (potOf(card) !== pot) continue;
    const due = conventions.secondBagud === 'as-then-in-pot' && doubled ? content : held;
    const source = liable === null ? sources.potDoubled : sources.liability;
    move(liable ?? place, true, due, 'pot-doubled', source);
    doubled = true;
  }
  if (taker === null || (ultimo && liable !== null)) return false;
  return conventions.refoundation === 'always' || !doubled;
}
