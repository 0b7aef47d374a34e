import type { PlayerId } from '../../payment.js';
import {
  FEATS_OF_KOENIGRUFEN,
  type HandTally,
  type Tallied,
  type TalliedContract,
  type TalliedFigure,
} from '../../tally.js';
import { factorOf } from '../record/form.js';
import {
  CONTRACT_IDS,
  FIGURES,
  type KoenigrufenHandRecord,
  type PersonalKontra,
  type Side,
} from '../record/hand.js';
import type { GameOutcome, KoenigrufenOutcome } from '../outcome.js';

/** The counted kinds of a hand of Königrufen. Nobody declares a trischaken; a bei is two games. */
export const TALLIED: Tallied = {
  feats: FEATS_OF_KOENIGRUFEN,
  meldinger: [],
  contracts: CONTRACT_IDS.filter((contract) => contract !== 'trischaken' && contract !== 'bei'),
  figures: FIGURES,
};

/**
 * The counts of a hand of Königrufen: every declared game for each of the four, every settled figure
 * for each player of its side, and of a trischaken its losers and the players without a trick. The two
 * games of a bei are counted separately.
 */
export function tallyOf(record: KoenigrufenHandRecord, outcome: KoenigrufenOutcome): HandTally {
  const { games, active, trischaken } = outcome;
  const losers = trischaken?.losers ?? [];
  const virgins = trischaken?.virgins ?? [];
  return {
    feats: [
      ...losers.map((player) => ({ feat: 'trischaken-lost', player }) as const),
      ...virgins.map((player) => ({ feat: 'trischaken-virgin', player }) as const),
    ],
    meldinger: [],
    contracts: games.flatMap((game, index) => {
      const said = record.games?.[index]?.personalKontra ?? record.personalKontra ?? [];
      return contractsOf(game, active, factorOf(record.kontra), said);
    }),
    figures: figuresOf(record, outcome),
  };
}

function contractsOf(
  { contract, declarer, partner, won }: GameOutcome,
  active: readonly PlayerId[],
  onAll: number,
  personal: readonly PersonalKontra[],
): TalliedContract[] {
  const side = partner === null ? [declarer] : [declarer, partner];
  const defenders = active.filter((player) => !side.includes(player));
  const said = (player: PlayerId) =>
    factorOf(personal.find((one) => one.player === player)?.kontra ?? null);
  const highest = Math.max(onAll, ...defenders.map(said));
  return active.map((player) => {
    const own = side.includes(player) ? side : defenders;
    const isDefender = own === defenders;
    return {
      player,
      contract,
      as: isDefender ? 'defender' : player === declarer ? 'declarer' : 'partner',
      partners: own.filter((other) => other !== player),
      won: won !== isDefender,
      kontra: isDefender ? Math.max(onAll, said(player)) : highest,
    };
  });
}

/** The figures of both sides; a valat belongs to the game. */
function figuresOf(
  { announcements }: KoenigrufenHandRecord,
  { games: [game], figures, active }: KoenigrufenOutcome,
): TalliedFigure[] {
  if (game === undefined) return [];
  const { declarer, partner, valat } = game;
  const isOfDeclarer = (player: PlayerId) => player === declarer || player === partner;
  const each = (figure: TalliedFigure['figure'], side: Side, made: boolean): TalliedFigure[] =>
    active
      .filter((player) => isOfDeclarer(player) === (side === 'declarer'))
      .map((player) => ({ player, figure, made }));
  const missed = (announcements ?? [])
    .filter(({ figure }) => figure === 'valat')
    .map(({ player }): Side => (isOfDeclarer(player) ? 'declarer' : 'opponents'))
    .filter((side) => side !== valat);
  return [
    ...figures.flatMap(({ figure, side, made }) => each(figure, side, made)),
    ...(valat === null ? [] : each('valat', valat, true)),
    ...missed.flatMap((side) => each('valat', side, false)),
  ];
}
