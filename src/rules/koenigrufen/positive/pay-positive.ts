import type { Cause, Payment } from '../../payment.js';
import { withoutBook } from '../../house-rules/house-rules.js';
import { pay } from '../../payment.js';
import type { Announced } from '../record/announcements.js';
import { stakeLost, stakeOf, stakeWon } from '../books/book.js';
import type { FigureSet, PositiveContract } from '../contracts.js';
import { VALAT, bitOf } from '../contracts.js';
import type { Figures } from './figures.js';
import type { Round } from '../record/form.js';
import { FOREHAND, factorOf } from '../record/form.js';
import type { Figure, Kontra } from '../record/hand.js';
import { FIGURES } from '../record/hand.js';
import type { FigureOutcome, GameOutcome, Settled } from '../outcome.js';
import type { BySide } from './side-count.js';
import type { SideIndex, Sides } from './sides.js';
import { BOTH, DECLARER, OPPONENTS, nameOf, otherThan } from './sides.js';

/** The judged play. */
export interface Played {
  readonly figures: Figures;
  readonly blad: BySide;
  /** The side that took every trick. */
  readonly taker: SideIndex | null;
  readonly isWon: boolean;
}

/** Every player of the side that lost pays the one they settle with. */
function payPairs(
  { players }: Round,
  { pairs }: Sides,
  cause: Cause,
  winner: SideIndex,
  amount: number,
  into: Payment[],
): void {
  for (const [own, other] of pairs) {
    if (winner === DECLARER) pay(into, cause, players[other], players[own], amount);
    else pay(into, cause, players[own], players[other], amount);
  }
}

/** A game that was given up: lost to each of the three, and the bird of its contract too. */
export function payGivenUp(round: Round, contract: PositiveContract, sides: Sides): Settled {
  const { tariff } = round.rules;
  const payments: Payment[] = [];
  const game = stakeLost(tariff, contract.id, sides.declarer === FOREHAND);
  const source = `${game.source}; given up`;
  payPairs(
    round,
    sides,
    { reason: contract.id, stage: 'game', source },
    OPPONENTS,
    game.points,
    payments,
  );
  if (contract.bird !== null) {
    const bird = stakeOf(tariff, contract.bird, true);
    const cause = {
      reason: contract.bird,
      stage: 'figures',
      source: `${bird.source}; lost; given up`,
    } as const;
    payPairs(round, sides, cause, OPPONENTS, bird.points, payments);
  }
  const figures: readonly FigureOutcome[] =
    contract.bird === null
      ? []
      : [{ figure: contract.bird, side: 'declarer', declared: true, made: false }];
  const games = [gameOf(round, contract, sides, false, null)];
  return { ...settledWith(payments, games, figures, null), kind: 'given-up' };
}

/** A farben game without six cards in the suits: lost, whatever the card points (K3). */
export function payLostAtOnce(
  round: Round,
  contract: PositiveContract,
  sides: Sides,
  blad: BySide | null,
): Settled {
  const { tariff, conventions } = round.rules;
  const isDouble = sides.declarer === FOREHAND && conventions.tooFewSuitCards === 'as-lost';
  const stake = stakeLost(tariff, contract.id, isDouble);
  const factor = factorOf(round.record.kontra);
  const source = `${stake.source}; fewer than six cards in the suits${timesKontra(round.record.kontra)}`;
  const payments: Payment[] = [];
  const cause = { reason: contract.id, stage: 'game', source } as const;
  payPairs(round, sides, cause, OPPONENTS, stake.points * factor, payments);
  const games = [gameOf(round, contract, sides, false, null)];
  return { ...settledWith(payments, games, [], blad), kind: 'lost-at-once' };
}

/** A game that was played: the game with its valat, then each figure by itself. */
export function payPlayed(
  round: Round,
  contract: PositiveContract,
  sides: Sides,
  announced: Announced,
  played: Played,
): Settled {
  const { tariff } = round.rules;
  const { isWon, taker } = played;
  const game = isWon
    ? stakeWon(tariff, contract.id)
    : stakeLost(tariff, contract.id, sides.declarer === FOREHAND);
  const isDeclared = ((announced.figures[0] | announced.figures[1]) & VALAT) !== 0;
  const valat = stakeOf(tariff, 'valat', isDeclared);
  const single = game.points * factorOf(round.record.kontra);
  const silentPaid =
    taker === null ||
    worthSilently(round, contract, sides, announced, played, taker) > (valat.points - 1) * single;
  // A declared valat that failed is lost, even if the other side then took every trick.
  const hasFailed = isDeclared && (taker === null || (announced.figures[taker] & VALAT) === 0);
  const isMultiplied = hasFailed || (taker !== null && !silentPaid);
  const factor = isMultiplied ? valat.points : 1;
  const { sources } = round.rules;
  const place = sources === undefined ? '' : `: ${withoutBook(valat.source)}`;
  const times = isMultiplied ? `; ${valatInWords(isDeclared, hasFailed)} ×${factor}${place}` : '';
  const source = `${game.source}${timesKontra(round.record.kontra)}${times}`;
  const cause = { reason: contract.id, stage: 'game', source } as const;
  const payments: Payment[] = [];
  payPairs(round, sides, cause, isWon ? DECLARER : OPPONENTS, factor * single, payments);
  const instead =
    taker === null || isMultiplied || sources === undefined
      ? ''
      : `; worth more than the valat: ${withoutBook(sources.insteadOfValat)}`;
  const silently = silentPaid ? { instead } : null;
  const figures = payFigures(round, contract, sides, announced, played, silently, payments);
  return settledWith(
    payments,
    [gameOf(round, contract, sides, isWon, taker)],
    figures,
    played.blad,
  );
}

function valatInWords(isDeclared: boolean, hasFailed: boolean): string {
  if (!isDeclared) return 'silent valat';
  return hasFailed ? 'declared valat, lost' : 'declared valat';
}

/**
 * The sum of the silent figures for the side that took every trick, for one pair of players: its gain
 * by valat is compared with it (K6).
 */
function worthSilently(
  round: Round,
  contract: PositiveContract,
  sides: Sides,
  { figures: declared }: Announced,
  { figures: { made, silentlyLost } }: Played,
  taker: SideIndex,
): number {
  const net = round.rules.conventions.silentBesideValat === 'net-of-losses';
  const own = made[taker] & ~declared[taker] & ~VALAT;
  const lost = net ? silentlyLost[taker] : 0;
  const won = net ? silentlyLost[otherThan(taker)] : 0;
  let worth = 0;
  for (const figure of FIGURES) {
    const bit = bitOf(figure);
    const times = ((own | won) & bit ? 1 : 0) - (lost & bit ? 1 : 0);
    if (times !== 0) worth += times * stakeOf(round.rules.tariff, figure, false).points;
  }
  return worth * soloFactor(round, contract, sides);
}

/** In the solo games figures count double; with the king in the talon as well (K4). */
function soloFactor({ rules }: Round, contract: PositiveContract, sides: Sides): 1 | 2 {
  if (!contract.isSolo) return 1;
  const isSingle =
    sides.kingHolder === 'talon' && rules.conventions.soloruferTalonKing === 'figures-single';
  return isSingle ? 1 : 2;
}

type SingleFigure = Exclude<Figure, 'valat'>;
const SINGLE_FIGURES: readonly { readonly figure: SingleFigure; readonly bit: FigureSet }[] =
  FIGURES.flatMap((figure) => (figure === 'valat' ? [] : [{ figure, bit: bitOf(figure) }]));

/**
 * Each figure by itself, for either side, whatever became of the game and the others.
 *
 * @param silently why the silent ones are paid, where there is more to say; null when they are not
 */
function payFigures(
  round: Round,
  contract: PositiveContract,
  sides: Sides,
  announced: Announced,
  { figures: { made, silentlyLost } }: Played,
  silently: { readonly instead: string } | null,
  into: Payment[],
): readonly FigureOutcome[] {
  const settled: FigureOutcome[] = [];
  const solo = soloFactor(round, contract, sides);
  const any = made[0] | made[1] | silentlyLost[0] | silentlyLost[1];
  const all = any | announced.figures[0] | announced.figures[1];
  for (const { figure, bit } of SINGLE_FIGURES) {
    if ((all & bit) === 0) continue;
    for (const side of BOTH) {
      const declared = (announced.figures[side] & bit) !== 0;
      const isMade = (made[side] & bit) !== 0;
      const isSilent = !declared && (isMade || (silentlyLost[side] & bit) !== 0);
      if (!declared && (!isSilent || silently === null)) continue;
      const stake = stakeOf(round.rules.tariff, figure, declared);
      const kontra = kontraOn(announced, side, figure);
      const why = isSilent ? (silently?.instead ?? '') : '';
      const source = `${stake.source}${isMade ? '' : '; lost'}${solo === 2 ? '; solo ×2' : ''}${timesKontra(kontra)}${why}`;
      const value = stake.points * solo * factorOf(kontra);
      const cause = { reason: figure, stage: 'figures', source } as const;
      payPairs(round, sides, cause, isMade ? side : otherThan(side), value, into);
      settled.push({ figure, side: nameOf(side), declared, made: isMade });
    }
  }
  return settled;
}

function kontraOn({ said }: Announced, side: SideIndex, figure: Figure): Kontra | null {
  return said.find((one) => one.side === side && one.figure === figure)?.kontra ?? null;
}

function timesKontra(kontra: Kontra | null | undefined): string {
  return kontra == null ? '' : `; ${kontra} ×${factorOf(kontra)}`;
}

function gameOf(
  { players }: Round,
  contract: PositiveContract,
  { declarer, partner }: Sides,
  won: boolean,
  taker: SideIndex | null,
): GameOutcome {
  return {
    contract: contract.id,
    declarer: players[declarer],
    partner: partner === null ? null : players[partner],
    won,
    valat: taker === null ? null : nameOf(taker),
  };
}

function settledWith(
  payments: readonly Payment[],
  games: readonly GameOutcome[],
  figures: readonly FigureOutcome[],
  blad: BySide | null,
): Settled {
  return {
    payments,
    kind: 'played',
    games,
    figures,
    count: blad && { declarer: blad[DECLARER], opponents: blad[OPPONENTS] },
    trischaken: null,
    warnings: [],
  };
}
