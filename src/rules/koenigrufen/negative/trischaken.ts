import type { Payment } from '../../payment.js';
import { pay } from '../../payment.js';
import { refusal } from '../../refusals/refusal.js';
import type { PartsRefused, Round, Seat } from '../record/form.js';
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
} from '../record/form.js';
import type { SideOrPlayer } from '../record/hand.js';
import type { Settled } from '../outcome.js';
import { checkTrischakenTricks } from './trischaken-tricks.js';

const NOT_IN_TRISCHAKEN: PartsRefused = [
  ['declarer', 'trischaken-without-declarer'],
  ['calledKing', 'no-king-called'],
  ['kingHolder', 'no-king-called'],
  ['partner', 'trischaken-without-declarer'],
  ['gaveUp', 'cannot-be-given-up'],
  ['kontra', 'trischaken-without-kontra'],
  ['kontraBy', 'trischaken-without-kontra'],
  ['personalKontra', 'trischaken-without-kontra'],
  ['games', 'two-games-only-in-bei'],
  ['announcements', 'no-figures'],
  ['figures', 'no-figures'],
  ['suitCards', 'suit-cards-only-in-farben'],
  ['won', 'trischaken-without-declarer'],
];

/**
 * Trischaken: the player with most card points pays each of the others, doubled for a mayor, for virgins
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
    const seat = seatCounted(round, count, field, blad);
    const counted = bladOf(count, field);
    blad[seat] = counted;
    sum += counted;
    missing--;
  });
  if (missing > 1) {
    throw refusal('count-left-out', {}, { field: 'count' });
  }
  if (sum > ALL_BLAD || (missing === 0 && sum !== ALL_BLAD)) {
    throw refusal('card-points-sum', { blad: sum, deck: ALL_BLAD }, { field: 'count' });
  }
  return blad.map((counted) => counted ?? ALL_BLAD - sum);
}

function readTricks(round: Round): readonly (number | null)[] {
  const tricks: (number | null)[] = [null, null, null, null];
  (round.record.tricks ?? []).forEach((taken, index) => {
    const field = `tricks[${index}]`;
    const seat = seatCounted(round, taken, field, tricks);
    checkTricks(taken.tricks, `${field}.tricks`);
    tricks[seat] = taken.tricks;
  });
  const sum = tricks.reduce<number>((total, taken) => total + (taken ?? 0), 0);
  if (sum > ALL_TRICKS || (!tricks.includes(null) && sum !== ALL_TRICKS)) {
    throw refusal('tricks-sum', { tricks: sum }, { field: 'tricks' });
  }
  return tricks;
}

/** The players whose card points or tricks are recorded; nobody is counted twice. */
function seatCounted(
  round: Round,
  { side, player }: SideOrPlayer,
  field: string,
  counted: readonly (number | null)[],
): Seat {
  if (player == null || side != null) {
    throw refusal('name-the-player', { contract: round.record.contract }, { field });
  }
  const seat = seatOf(round, player, `${field}.player`);
  if (counted[seat] === null) return seat;
  throw refusal('player-counted-twice', { player }, { field: `${field}.player` });
}

/** Every trick has cards and every card a blad: a player without card points took no trick. */
function checkVirgins(round: Round, virgins: readonly Seat[]): void {
  const named = round.record.virgins ?? [];
  if (named.length === 0) return;
  named.forEach((player, index) => {
    if (!virgins.includes(seatOf(round, player, `virgins[${index}]`))) {
      throw refusal('virgin-with-card-points', { player }, { field: 'virgins' });
    }
    if (named.indexOf(player) !== index) {
      throw refusal('virgin-twice', { player }, { field: 'virgins' });
    }
  });
  const missing = virgins.find((seat) => !named.includes(round.players[seat]));
  if (missing !== undefined) {
    throw refusal('virgin-missing', { player: round.players[missing] }, { field: 'virgins' });
  }
}

/** The players with the highest count; where forehand is one of several, forehand alone. */
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
    // The payments due to the three others go to the virgins alone; doubled for them, the sum splits
    // evenly.
    const payees = virgins.length > 0 ? virgins : SEATS;
    const share = virgins.length > 0 ? (3 * each) / virgins.length : each;
    for (const payee of payees) {
      if (payee === loser || (!payOneAnother && losers.includes(payee))) continue;
      pay(payments, cause, players[loser], players[payee], share);
    }
  }
  return payments;
}
