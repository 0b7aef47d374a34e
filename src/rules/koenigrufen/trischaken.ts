import type { Payment } from '../payment.js';
import { pay } from '../payment.js';
import { impossible } from '../refusal.js';
import type { Round, Seat } from './form.js';
import {
  ALL_BLAD,
  ALL_TRICKS,
  FOREHAND,
  MORE_THAN_HALF,
  SEATS,
  bladOf,
  checkTricks,
  refuseParts,
  seatOf,
} from './form.js';
import type { Settled } from './outcome.js';
import { checkTrischakenTricks } from './trischaken-tricks.js';

const NOT_IN_TRISCHAKEN = [
  ['declarer', 'Trischaken has no declarer: everybody plays for himself.'],
  ['calledKing', 'No king is called in trischaken.'],
  ['kingHolder', 'No king is called in trischaken.'],
  ['partner', 'In trischaken everybody plays for himself.'],
  ['gaveUp', 'Only a declarer whose called king lies in the talon may give up.'],
  ['kontra', 'There is no kontra in trischaken: it has no declarer.'],
  ['kontraBy', 'There is no kontra in trischaken: it has no declarer.'],
  ['personalKontra', 'There is no kontra in trischaken: it has no declarer.'],
  ['games', 'Only a bei has two games.'],
  ['announcements', 'There are no figures in trischaken, so nothing is declared.'],
  ['figures', 'There are no figures in trischaken.'],
  [
    'suitCards',
    'Only in farbendreier and farbensolo must the declarer hold six cards in the suits.',
  ],
  ['won', 'Trischaken is not won or lost by a declarer.'],
] as const;

/**
 * Trischaken: who takes most card points pays each of the others, doubled for a mayor, for virgins
 * and for forehand ('Vinst och förlust').
 *
 * @throws Refusal for what no play could have produced or trischaken does not know
 */
export function settleTrischaken(round: Round): Settled {
  const { record, players } = round;
  refuseParts(record, NOT_IN_TRISCHAKEN);
  const blad = readCount(round);
  const tricks = readTricks(round);
  const virgins = SEATS.filter((seat) => blad[seat] === 0);
  checkVirgins(round, virgins);
  checkTrischakenTricks(round, blad, tricks);
  const losers = losersOf(blad);
  const isMayor = losers.some((seat) => (blad[seat] ?? 0) >= MORE_THAN_HALF);
  return {
    payments: payLosers(round, losers, virgins, isMayor),
    kind: 'played',
    games: [],
    figures: [],
    count: null,
    trischaken: {
      losers: losers.map((seat) => players[seat]),
      virgins: virgins.map((seat) => players[seat]),
      mayor: isMayor,
    },
    warnings: [],
  };
}

/** Card points by seat; the one that is left out follows from the others. */
function readCount(round: Round): readonly number[] {
  const { record } = round;
  const blad: (number | null)[] = [null, null, null, null];
  let sum = 0;
  let missing = 4;
  (record.count ?? []).forEach((count, index) => {
    const field = `count[${index}]`;
    if (count.player == null || count.side != null) {
      throw impossible('In trischaken name the player; there are no sides.', field);
    }
    const seat = seatOf(round, count.player, `${field}.player`);
    if (blad[seat] !== null) throw impossible('This player is counted twice.', `${field}.player`);
    const counted = bladOf(count, field);
    blad[seat] = counted;
    sum += counted;
    missing--;
  });
  if (missing > 1) {
    throw impossible('Every player counts in trischaken; at most one may be left out.', 'count');
  }
  if (sum > ALL_BLAD || (missing === 0 && sum !== ALL_BLAD)) {
    throw impossible(`The card points come to ${sum} blad, and the deck has ${ALL_BLAD}.`, 'count');
  }
  return blad.map((counted) => counted ?? ALL_BLAD - sum);
}

function readTricks(round: Round): readonly (number | null)[] {
  const tricks: (number | null)[] = [null, null, null, null];
  (round.record.tricks ?? []).forEach((taken, index) => {
    const field = `tricks[${index}]`;
    if (taken.player == null || taken.side != null) {
      throw impossible('In trischaken name the player; there are no sides.', field);
    }
    const seat = seatOf(round, taken.player, `${field}.player`);
    if (tricks[seat] !== null) throw impossible('This player is counted twice.', `${field}.player`);
    checkTricks(taken.tricks, `${field}.tricks`);
    tricks[seat] = taken.tricks;
  });
  const sum = tricks.reduce<number>((total, taken) => total + (taken ?? 0), 0);
  if (sum > ALL_TRICKS || (!tricks.includes(null) && sum !== ALL_TRICKS)) {
    throw impossible(`Twelve tricks are played in trischaken, not ${sum}.`, 'tricks');
  }
  return tricks;
}

/** Every trick has cards and every card a blad: who has no card points took no trick. */
function checkVirgins(round: Round, virgins: readonly Seat[]): void {
  const named = round.record.virgins ?? [];
  if (named.length === 0) return;
  named.forEach((player, index) => {
    if (!virgins.includes(seatOf(round, player, `virgins[${index}]`))) {
      throw impossible('A virgin takes no trick and so has no card points at all.', 'virgins');
    }
    if (named.indexOf(player) !== index) {
      throw impossible('A virgin is named twice.', 'virgins');
    }
  });
  if (named.length !== virgins.length) {
    throw impossible('Who has no card points took no trick, and is a virgin too.', 'virgins');
  }
}

/** Whoever has most; where forehand is one of several, he alone. */
function losersOf(blad: readonly number[]): readonly Seat[] {
  const most = Math.max(...blad);
  return blad[FOREHAND] === most ? [FOREHAND] : SEATS.filter((seat) => blad[seat] === most);
}

function payLosers(
  { rules, players }: Round,
  losers: readonly Seat[],
  virgins: readonly Seat[],
  isMayor: boolean,
): Payment[] {
  const { points: single, source: place } = rules.tariff.trischaken;
  let each: number = single;
  let source = place;
  const double = (why: string): void => {
    each *= 2;
    source += `; ${why} ×2`;
  };
  if (isMayor) double('mayor');
  if (virgins.length > 0) double('virgin');
  if (losers[0] === FOREHAND) double('forehand');
  const cause = { reason: 'trischaken', stage: 'game', source } as const;
  const payments: Payment[] = [];
  const payOneAnother = rules.conventions.tiedLosers === 'pay-each-other';
  for (const loser of losers) {
    // What he pays the three others goes to the virgins alone; doubled for them, it splits evenly.
    const payees = virgins.length > 0 ? virgins : SEATS;
    const share = virgins.length > 0 ? (3 * each) / virgins.length : each;
    for (const payee of payees) {
      if (payee === loser || (!payOneAnother && losers.includes(payee))) continue;
      pay(payments, cause, players[loser], players[payee], share);
    }
  }
  return payments;
}
