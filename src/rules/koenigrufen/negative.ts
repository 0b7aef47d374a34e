import type { Payment } from '../payment.js';
import { pay } from '../payment.js';
import { impossible } from '../refusal.js';
import { stakeLost, stakeWon } from './book.js';
import type { NegativeContract } from './contracts.js';
import { CONTRACTS } from './contracts.js';
import type { Round, Seat } from './form.js';
import { ALL_TRICKS, FOREHAND, SEATS, checkTricks, factorOf, refuseParts, seatOf } from './form.js';
import type { BeiGame, Kontra, PersonalKontra } from './hand.js';
import { BEI_GAMES } from './hand.js';
import type { KoenigrufenWarning, Settled } from './outcome.js';

/** One of the games of a negative hand, read. */
interface Game {
  readonly contract: NegativeContract;
  readonly declarer: Seat;
  /** By seat; what binds that opponent and the declarer. */
  readonly kontras: readonly (Kontra | null)[];
  /** What the record says of it, if anything. */
  readonly won: boolean | null;
  /** Where the record says it. */
  readonly field: string;
}

const NOT_IN_NEGATIVE = [
  ['calledKing', 'No king is called in a negative game.'],
  ['kingHolder', 'No king is called in a negative game.'],
  ['partner', 'In a negative game the declarer plays alone.'],
  ['gaveUp', 'Only a declarer whose called king lies in the talon may give up.'],
  ['kontra', 'In a negative game kontra is personal: name who said it.'],
  ['kontraBy', 'In a negative game kontra is personal: name who said it.'],
  ['announcements', 'There are no figures in a negative game, so nothing is declared.'],
  ['figures', 'There are no figures in a negative game.'],
  ['count', 'In a negative game tricks decide, not card points.'],
  [
    'suitCards',
    'Only in farbendreier and farbensolo must the declarer hold six cards in the suits.',
  ],
  ['virgins', 'There are virgins only in trischaken.'],
] as const;
const NOT_IN_SINGLE = [['games', 'Only a bei has two games.']] as const;
const NOT_IN_BEI = [
  ['declarer', 'In a bei each of the two games has its declarer; name them there.'],
  ['personalKontra', 'In a bei kontra is said to one of the two games; put it there.'],
  ['won', 'In a bei each of the two games is won or lost; say it there.'],
] as const;

/**
 * A negative game with one declarer: each of the three others settles with him, at the level of his
 * own kontra ('contra ad personam').
 *
 * @throws Refusal for what no play could have produced or a negative game does not know
 */
export function settleNegative(round: Round, contract: NegativeContract): Settled {
  const { record } = round;
  refuseParts(record, NOT_IN_NEGATIVE);
  refuseParts(record, NOT_IN_SINGLE);
  if (record.declarer == null) throw impossible('Who is the declarer is missing.', 'declarer');
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
    throw impossible('A bei is two games: the base game and the one bid beside it.', 'games');
  }
  const games = [base, beside].map((game, index) => readBeiGame(round, game, `games[${index}]`));
  if (games[0]?.declarer === games[1]?.declarer) {
    throw impossible('The two games of a bei have a declarer each.', 'games[1].declarer');
  }
  return settleGames(round, games);
}

function readBeiGame(round: Round, game: BeiGame, field: string): Game {
  if (!BEI_GAMES.includes(game.game)) {
    throw impossible('Only a piccolo or a bettler can be played beside another.', `${field}.game`);
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
    if (seat === declarer) {
      throw impossible('A declarer does not say kontra to his own game.', place);
    }
    if (kontras[seat] !== null) {
      throw impossible('A player says kontra to a game once; name his last level.', place);
    }
    kontras[seat] = kontra;
  });
  return kontras;
}

function settleGames(round: Round, games: readonly Game[]): Settled {
  const { rules, players } = round;
  const tricks = readTricks(round);
  const results = judge(games, tricks);
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
    if (taken.player == null) {
      throw impossible('In a negative game name the player who took the tricks.', field);
    }
    if (taken.side != null) {
      throw impossible('In a negative game name the player, not a side.', `${field}.side`);
    }
    const seat = seatOf(round, taken.player, `${field}.player`);
    if (tricks[seat] !== null) throw impossible('This player is counted twice.', `${field}.player`);
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
function judge(games: readonly Game[], tricks: readonly (number | null)[]): readonly boolean[] {
  const results = games.map(({ contract, declarer, won, field }) => {
    const taken = tricks[declarer] ?? null;
    if (taken === null) {
      if (won === null) throw impossible('How many tricks the declarer took is missing.', 'tricks');
      return won;
    }
    const isMade = taken === contract.goal;
    if (won !== null && won !== isMade) {
      throw impossible(
        `A ${contract.id} is won with exactly ${tricksInWords(contract.goal)}; the declarer took ${taken}.`,
        field,
      );
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
    throw impossible(`There are twelve tricks; the record has ${total}.`, 'tricks');
  }
  if (total === ALL_TRICKS) checkGoalMissed(games, results, known);
  if (known.includes(null) || total === ALL_TRICKS) return;
  const left = ALL_TRICKS - total;
  const open = games.find(({ contract: { goal }, declarer }) => {
    const taken = known[declarer] ?? 0;
    return taken <= goal && goal <= taken + left;
  });
  if (open) {
    throw impossible(
      `After ${total} tricks the play was not over: the ${open.contract.id} could still be won.`,
      'tricks',
    );
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
    throw impossible('The others took all twelve tricks, so the declarer took none.', field);
  });
}

function tricksInWords(goal: number): string {
  return goal === 0 ? 'no trick' : goal === 1 ? 'one trick' : 'two tricks';
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
  const detail = `The ${game.contract.id} was lost with the declarer's ${game.contract.goal + 1}. trick, and play stops there.`;
  return [{ code: 'played-on', player: players[game.declarer], detail }];
}
