import { refusal } from '../../refusals/refusal.js';
import type { Announced } from '../record/announcements.js';
import type { FigureSet, PositiveContract } from '../contracts.js';
import {
  BIRDS,
  CAN_BE_LOST,
  FOUR_KINGS,
  TRULL,
  VALAT,
  bitOf,
  checkFigureKnown,
} from '../contracts.js';
import type { Round, Seat } from '../record/form.js';
import { seatOf } from '../record/form.js';
import { FIGURES, type Figure, type FigureRecord } from '../record/hand.js';
import type { SideIndex, Sides } from './sides.js';
import { DECLARER, checkKingUltimo, nameOf, otherThan, sideNamed } from './sides.js';

/** The fates of the figures, by side. */
export interface Figures {
  readonly made: [FigureSet, FigureSet];
  /** Played undeclared to its trick, and lost. */
  readonly silentlyLost: [FigureSet, FigureSet];
  /** Declared, and by the record lost. */
  readonly declaredLost: [FigureSet, FigureSet];
  /** The side of each figure of the record, by its index there. */
  readonly by: SideIndex[];
  /** The player of the pagat in the last trick, where that is known. */
  pagatBy: Seat | null;
}

/**
 * Reads the figures of the record.
 *
 * @throws Refusal for a figure that the contract does not know, one named twice or for both sides,
 *   and one lost that cannot be
 */
export function readFigures(
  round: Round,
  contract: PositiveContract,
  sides: Sides,
  announced: Announced,
): Figures {
  const figures: Figures = {
    made: [0, 0],
    silentlyLost: [0, 0],
    declaredLost: [0, 0],
    by: [],
    pagatBy: null,
  };
  const given = round.record.figures ?? [];
  for (let index = 0; index < given.length; index++) {
    const one = given[index];
    if (one) readFigure(round, contract, sides, announced, one, `figures[${index}]`, figures);
  }
  return figures;
}

function readFigure(
  round: Round,
  contract: PositiveContract,
  sides: Sides,
  announced: Announced,
  record: FigureRecord,
  field: string,
  into: Figures,
): void {
  const { figure, player } = record;
  checkFigureKnown(contract, figure, `${field}.figure`);
  const side = sideOfFigure(round, sides, record, field);
  const bit = bitOf(figure);
  const isDeclared = (announced.figures[side] & bit) !== 0;
  into.by.push(side);
  checkNotNamedBefore(into, side, figure, field);
  if (record.lost) {
    if (isDeclared) {
      into.declaredLost[side] |= bit;
      return;
    }
    checkCanBeLost(figure, field);
    into.silentlyLost[side] |= bit;
  } else {
    checkMadeByOne(into, side, figure, field);
    into.made[side] |= bit;
  }
  checkOneCard(into, figure, field);
  const seat = player == null ? null : seatOf(round, player, `${field}.player`);
  const announcer = announced.said.find((said) => said.side === side && said.figure === figure);
  if ((bit & BIRDS) !== 0 && announcer && seat !== null && seat !== announcer.seat) {
    const params = { figure, player: round.players[announcer.seat] };
    throw refusal('bird-of-other-player', params, { field: `${field}.player` });
  }
  if (figure === 'pagat-ultimo') {
    const alone = side === DECLARER && sides.partner === null ? sides.declarer : null;
    into.pagatBy = announcer?.seat ?? seat ?? alone;
  }
}

/** The king ultimo is the declarer's side's; every other figure must be somebody's. */
function sideOfFigure(round: Round, sides: Sides, record: FigureRecord, field: string): SideIndex {
  if (record.figure !== 'king-ultimo') return sideNamed(round, sides, record, field);
  checkKingUltimo(round, sides, `${field}.figure`);
  if (record.side == null && record.player == null) return DECLARER;
  const side = sideNamed(round, sides, record, field);
  if (side !== DECLARER) {
    const named = record.player == null ? `${field}.side` : `${field}.player`;
    throw refusal('king-ultimo-of-opponents', {}, { field: named });
  }
  return side;
}

function checkNotNamedBefore(
  { made, silentlyLost, declaredLost }: Figures,
  side: SideIndex,
  figure: Figure,
  field: string,
): void {
  const bit = bitOf(figure);
  if (((made[side] | silentlyLost[side] | declaredLost[side]) & bit) !== 0) {
    throw refusal('figure-named-twice', { figure, side: nameOf(side) }, { field });
  }
}

/**
 * Two sides cannot make these; that one declared and lost what the other made is no contradiction,
 * and both are paid ('Figurer vinnas och förloras alltid oberoende av … varandra'). Grammeln of both
 * sides is refused by the count: nobody has more than there is.
 */
function checkMadeByOne({ made }: Figures, side: SideIndex, figure: Figure, field: string): void {
  if ((made[otherThan(side)] & bitOf(figure) & (TRULL | FOUR_KINGS | VALAT)) === 0) return;
  throw refusal('figure-of-both-sides', { figure }, { field });
}

/** 'detta räknas ändå som ett tyst försök': only a card played to its trick is an attempt. */
function checkCanBeLost(figure: Figure, field: string): void {
  if ((bitOf(figure) & CAN_BE_LOST) !== 0) return;
  throw refusal('lost-undeclared', { figure }, { field: `${field}.lost` });
}

/** There is one card of each: both sides cannot have played it to its trick. */
function checkOneCard({ made, silentlyLost }: Figures, figure: Figure, field: string): void {
  const bit = bitOf(figure);
  if ((bit & BIRDS) === 0) return;
  const declarers = (made[0] | silentlyLost[0]) & bit;
  const opponents = (made[1] | silentlyLost[1]) & bit;
  if (declarers !== 0 && opponents !== 0) {
    throw refusal('bird-of-both-sides', { figure }, { field });
  }
}

/**
 * Adds figures that follow from what was counted or taken.
 *
 * @throws Refusal `impossible-hand` when the record calls one of them lost
 */
export function addMade(figures: Figures, side: SideIndex, made: FigureSet): void {
  const lost = figures.declaredLost[side] | figures.silentlyLost[side];
  const figure = FIGURES.find((one) => (bitOf(one) & lost & made) !== 0);
  if (figure !== undefined) {
    const params = { figure, side: nameOf(side) };
    throw refusal('made-but-called-lost', params, { field: 'figures' });
  }
  figures.made[side] |= made;
}

/** The side that took every trick, by the figures alone. */
export function valatNamed({ made }: Figures): SideIndex | null {
  if ((made[0] & VALAT) !== 0) return DECLARER;
  return (made[1] & VALAT) !== 0 ? otherThan(DECLARER) : null;
}
