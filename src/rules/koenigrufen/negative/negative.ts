import type { Payment } from '../../payment.js';
import { pay } from '../../payment.js';
import { refusal } from '../../refusals/refusal.js';
import { warningOf } from '../../refusals/warning.js';
import { stakeLost, stakeWon } from '../books/book.js';
import type { NegativeContract } from '../contracts.js';
import { CONTRACTS } from '../contracts.js';
import type { PartsRefused, Round, Seat } from '../record/form.js';
import {
  ALL_TRICKS,
  FOREHAND,
  SEATS,
  checkTricks,
  factorOf,
  refuseParts,
  seatOf,
} from '../record/form.js';
import type { BeiGame, Kontra, PersonalKontra } from '../record/hand.js';
import { BEI_GAMES } from '../record/hand.js';
import type { KoenigrufenWarning, Settled } from '../outcome.js';
import { KOENIGRUFEN_WARNINGS } from '../summary/warnings.js';

const warning = warningOf(KOENIGRUFEN_WARNINGS);

/** One of the games of a negative hand, read. */
interface Game {
  readonly contract: NegativeContract;
  readonly declarer: Seat;
  /** By seat; what binds that opponent and the declarer. */
  readonly kontras: readonly (Kontra | null)[];
  /** The result in the record, if there is one. */
  readonly won: boolean | null;
  /** Where the record says it. */
  readonly field: string;
}

const NOT_IN_NEGATIVE: PartsRefused = [
  ['calledKing', 'no-king-called'],
  ['kingHolder', 'no-king-called'],
  ['partner', 'declarer-plays-alone'],
  ['gaveUp', 'cannot-be-given-up'],
  ['kontra', 'kontra-is-personal'],
  ['kontraBy', 'kontra-is-personal'],
  ['announcements', 'no-figures'],
  ['figures', 'no-figures'],
  ['count', 'tricks-decide'],
  ['suitCards', 'suit-cards-only-in-farben'],
  ['virgins', 'virgins-only-in-trischaken'],
];
const NOT_IN_SINGLE: PartsRefused = [['games', 'two-games-only-in-bei']];
const NOT_IN_BEI: PartsRefused = [
  ['declarer', 'said-of-each-game'],
  ['personalKontra', 'said-of-each-game'],
  ['won', 'said-of-each-game'],
];

/**
 * A negative game with one declarer: each of the three others settles with the declarer, at the level of
 * their own kontra ('contra ad personam').
 *
 * @throws Refusal for what no play could have produced or a negative game does not know
 */
export function settleNegative(round: Round, contract: NegativeContract): Settled {
  const { record } = round;
  refuseParts(record, NOT_IN_NEGATIVE);
  refuseParts(record, NOT_IN_SINGLE);
  if (record.declarer == null) throw refusal('declarer-missing', {}, { field: 'declarer' });
  const declarer = seatOf(round, record.declarer, 'declarer');
  const game: Game = {
    contract,
    declarer,
    kontras: readKontras(round, declarer, record.personalKontra ?? [], 'personalKontra'),
    won: record.won ?? null,
    field: 'won',
  };
  return settleGames(round, [game]);
}

/**
 * A bei: two games at once, each of whose declarers is also an opponent in the other ('Spelarna har
 * därför rätt att kontra varandra').
 *
 * @throws Refusal for what no play could have produced or a bei does not know
 */
export function settleBei(round: Round): Settled {
  const { record } = round;
  refuseParts(record, NOT_IN_NEGATIVE);
  refuseParts(record, NOT_IN_BEI);
  const [base, beside, ...more] = record.games ?? [];
  if (!base || !beside || more.length > 0) {
    throw refusal('bei-of-two-games', {}, { field: 'games' });
  }
  const games = [base, beside].map((game, index) => readBeiGame(round, game, `games[${index}]`));
  if (games[0]?.declarer === games[1]?.declarer) {
    const params = { player: beside.declarer };
    throw refusal('bei-of-one-declarer', params, { field: 'games[1].declarer' });
  }
  return settleGames(round, games);
}

function readBeiGame(round: Round, game: BeiGame, field: string): Game {
  if (!BEI_GAMES.includes(game.game)) {
    throw refusal('bei-game-unknown', {}, { field: `${field}.game` });
  }
  const declarer = seatOf(round, game.declarer, `${field}.declarer`);
  return {
    contract: CONTRACTS[game.game] as NegativeContract,
    declarer,
    kontras: readKontras(round, declarer, game.personalKontra ?? [], `${field}.personalKontra`),
    won: game.won ?? null,
    field: `${field}.won`,
  };
}

const NO_KONTRAS: readonly null[] = [null, null, null, null];

function readKontras(
  round: Round,
  declarer: Seat,
  said: readonly PersonalKontra[],
  field: string,
): readonly (Kontra | null)[] {
  if (said.length === 0) return NO_KONTRAS;
  const kontras: (Kontra | null)[] = [null, null, null, null];
  said.forEach(({ player, kontra }, index) => {
    const place = `${field}[${index}].player`;
    const seat = seatOf(round, player, place);
    if (seat === declarer) throw refusal('kontra-on-own-side', { player }, { field: place });
    if (kontras[seat] !== null) throw refusal('kontra-twice', { player }, { field: place });
    kontras[seat] = kontra;
  });
  return kontras;
}

function settleGames(round: Round, games: readonly Game[]): Settled {
  const { rules, players } = round;
  const tricks = readTricks(round);
  const results = judge(round, games, tricks);
  const payments: Payment[] = [];
  games.forEach(({ contract, declarer, kontras }, index) => {
    const won = results[index] ?? false;
    const stake = won
      ? stakeWon(rules.tariff, contract.id)
      : stakeLost(rules.tariff, contract.id, declarer === FOREHAND);
    for (const seat of SEATS) {
      if (seat === declarer) continue;
      const kontra = kontras[seat];
      const factor = factorOf(kontra);
      const source = factor === 1 ? stake.source : `${stake.source}; ${kontra} ×${factor}`;
      const cause = { reason: contract.id, stage: 'game', source } as const;
      const [from, to] = won ? [seat, declarer] : [declarer, seat];
      pay(payments, cause, players[from], players[to], factor * stake.points);
    }
  });
  return {
    payments,
    kind: 'played',
    games: games.map(({ contract, declarer }, index) => ({
      contract: contract.id,
      declarer: players[declarer],
      partner: null,
      won: results[index] ?? false,
      valat: null,
    })),
    figures: [],
    count: null,
    trischaken: null,
    warnings: playedOn(round, games, tricks),
  };
}

/** Tricks by seat, null where the record does not say. */
function readTricks(round: Round): readonly (number | null)[] {
  const tricks: (number | null)[] = [null, null, null, null];
  (round.record.tricks ?? []).forEach((taken, index) => {
    const field = `tricks[${index}]`;
    const { contract } = round.record;
    if (taken.player == null) throw refusal('name-the-player', { contract }, { field });
    if (taken.side != null) {
      throw refusal('name-the-player', { contract }, { field: `${field}.side` });
    }
    const seat = seatOf(round, taken.player, `${field}.player`);
    if (tricks[seat] !== null) {
      const params = { player: taken.player };
      throw refusal('player-counted-twice', params, { field: `${field}.player` });
    }
    checkTricks(taken.tricks, `${field}.tricks`);
    tricks[seat] = taken.tricks;
  });
  return tricks;
}

/**
 * Which games were won. A declarer's tricks may be left out where the record says who won.
 *
 * @throws Refusal `impossible-hand` when the tricks are too many, do not fit what the record says
 *   of a game, or end before the play could
 */
function judge(
  { players }: Round,
  games: readonly Game[],
  tricks: readonly (number | null)[],
): readonly boolean[] {
  const results = games.map(({ contract, declarer, won, field }) => {
    const taken = tricks[declarer] ?? null;
    if (taken === null) {
      if (won !== null) return won;
      const params = { player: players[declarer] };
      throw refusal('tricks-of-declarer-missing', params, { field: 'tricks' });
    }
    const isMade = taken === contract.goal;
    if (won !== null && won !== isMade) {
      const params = { contract: contract.id, goal: contract.goal, tricks: taken };
      throw refusal('result-against-tricks', params, { field });
    }
    return isMade;
  });
  checkLength(games, results, tricks);
  return results;
}

/**
 * The play ends after twelve tricks, or once every goal is out of reach ('avbryts spelet så fort
 * det är uppenbart att målet inte längre kan nås').
 */
function checkLength(
  games: readonly Game[],
  results: readonly boolean[],
  tricks: readonly (number | null)[],
): void {
  const known = tricks.map((taken, seat) => {
    const at = games.findIndex(({ declarer }) => declarer === seat);
    return taken ?? (at >= 0 && results[at] ? (games[at]?.contract.goal ?? null) : null);
  });
  const total = known.reduce<number>((sum, taken) => sum + (taken ?? 0), 0);
  if (total > ALL_TRICKS) {
    throw refusal('tricks-sum', { tricks: total }, { field: 'tricks' });
  }
  if (total === ALL_TRICKS) checkGoalMissed(games, results, known);
  if (known.includes(null) || total === ALL_TRICKS) return;
  const left = ALL_TRICKS - total;
  const open = games.find(({ contract: { goal }, declarer }) => {
    const taken = known[declarer] ?? 0;
    return taken <= goal && goal <= taken + left;
  });
  if (open) {
    const params = { contract: open.contract.id, tricks: total };
    throw refusal('play-not-over', params, { field: 'tricks' });
  }
}

/** All tricks are the others': a declarer who should take none has won. */
function checkGoalMissed(
  games: readonly Game[],
  results: readonly boolean[],
  known: readonly (number | null)[],
): void {
  games.forEach(({ contract, declarer, field }, index) => {
    if (known[declarer] !== null || results[index] || contract.goal > 0) return;
    throw refusal('result-against-other-tricks', { contract: contract.id }, { field });
  });
}

/** More tricks than the one that lost the only game: the play should have stopped before. */
function playedOn(
  { players }: Round,
  games: readonly Game[],
  tricks: readonly (number | null)[],
): KoenigrufenWarning[] {
  const [game, beside] = games;
  if (!game || beside) return [];
  const taken = tricks[game.declarer] ?? 0;
  if (taken <= game.contract.goal + 1) return [];
  const { id: contract, goal } = game.contract;
  const player = players[game.declarer];
  return [{ ...warning('play-went-on', { player, contract, trick: goal + 1 }), player }];
}
