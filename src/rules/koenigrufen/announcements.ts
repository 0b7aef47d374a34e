import { impossible } from '../refusal.js';
import type { FigureSet, PositiveContract } from './contracts.js';
import { FIGURE_WORDS, VALAT, bitOf, checkFigureKnown } from './contracts.js';
import type { Round, Seat } from './form.js';
import { asSeat, seatOf } from './form.js';
import type { Announcement, Figure, Kontra } from './hand.js';
import type { SideIndex, Sides } from './sides.js';
import { DECLARER, OPPONENTS, checkKingUltimo } from './sides.js';

/** What was declared before play. */
export interface Announced {
  /** By side. */
  readonly figures: readonly [FigureSet, FigureSet];
  readonly said: readonly Said[];
}

interface Said {
  readonly figure: Figure;
  readonly side: SideIndex;
  readonly seat: Seat;
  readonly kontra: Kontra | null;
  readonly kontraBy: Seat | null;
}

const NOTHING: Announced = { figures: [0, 0], said: [] };

/**
 * Reads and checks the announcements; the bird of the contract counts as declared by the declarer.
 *
 * @throws Refusal for a figure that the contract does not know, one that this player cannot declare
 *   or that his side has declared already, and kontra by the wrong side
 */
export function readAnnouncements(
  round: Round,
  contract: PositiveContract,
  sides: Sides,
): Announced {
  const { record } = round;
  const given = record.announcements ?? [];
  if (given.length === 0 && contract.bird === null) {
    checkKontraOnGame(round, sides, NOTHING);
    return NOTHING;
  }
  const figures: [FigureSet, FigureSet] = [0, 0];
  const said: Said[] = [];
  given.forEach((announcement, index) => {
    const one = readOne(round, contract, sides, announcement, `announcements[${index}]`);
    const bit = bitOf(one.figure);
    if ((figures[one.side] & bit) !== 0) {
      throw impossible(
        `This side has declared the ${FIGURE_WORDS[one.figure]} already; it binds both players.`,
        `announcements[${index}]`,
      );
    }
    figures[one.side] |= bit;
    said.push(one);
  });
  if (contract.bird !== null && (figures[DECLARER] & bitOf(contract.bird)) === 0) {
    figures[DECLARER] |= bitOf(contract.bird);
    said.push({
      figure: contract.bird,
      side: DECLARER,
      seat: sides.declarer,
      kontra: null,
      kontraBy: null,
    });
  }
  const announced: Announced = { figures, said };
  checkValat(announced);
  checkKontraOnGame(round, sides, announced);
  checkSidesKnown(round, sides, announced);
  return announced;
}

function readOne(
  round: Round,
  contract: PositiveContract,
  sides: Sides,
  { figure, player, kontra, kontraBy }: Announcement,
  field: string,
): Said {
  checkFigureKnown(contract, figure, `${field}.figure`);
  const seat = seatOf(round, player, `${field}.player`);
  const side = sides.sideOf[seat] ?? OPPONENTS;
  if (figure === 'king-ultimo') {
    checkKingUltimo(round, sides, `${field}.figure`);
    if (seat !== sides.kingHolder) {
      throw impossible(
        'Only who holds the called king may declare the king ultimo.',
        `${field}.player`,
      );
    }
  }
  if (figure === contract.bird && side === DECLARER && seat !== sides.declarer) {
    throw impossible(
      `In a ${contract.id} the declarer himself declares the ${FIGURE_WORDS[figure]}.`,
      `${field}.player`,
    );
  }
  if (figure === 'valat' && kontra != null) {
    throw impossible(
      'A valat is part of the game; kontra on the game doubles it.',
      `${field}.kontra`,
    );
  }
  const by = readKontraBy(round, kontra, kontraBy, field);
  if (by !== null && sides.sideOf[by] === side) {
    throw impossible('Nobody says kontra to what his own side declared.', `${field}.kontraBy`);
  }
  return { figure, side, seat, kontra: kontra ?? null, kontraBy: by };
}

function readKontraBy(
  round: Round,
  kontra: Announcement['kontra'],
  kontraBy: Announcement['kontraBy'],
  field: string,
): Seat | null {
  const place = field === '' ? 'kontraBy' : `${field}.kontraBy`;
  if (kontraBy == null) return null;
  if (kontra == null) {
    throw impossible('The record names who said kontra, but no kontra.', place);
  }
  return seatOf(round, kontraBy, place);
}

/** 'Valat kan bara deklareras av den ena parten.' */
function checkValat({ figures, said }: Announced): void {
  if ((figures[DECLARER] & figures[OPPONENTS] & VALAT) === 0) return;
  const field = `announcements[${said.findLastIndex(({ figure }) => figure === 'valat')}]`;
  throw impossible('Only one side can declare a valat.', field);
}

/**
 * The opponents say kontra on the game. Once they have declared valat they no longer may, and the
 * declarer may instead ('har villkoren för spelet förändrats och de får inte längre säga kontra');
 * what one of them said before stands.
 */
function checkKontraOnGame(round: Round, sides: Sides, { figures }: Announced): void {
  const { kontra, kontraBy } = round.record;
  const by = readKontraBy(round, kontra, kontraBy, '');
  if (by === null || sides.sideOf[by] === OPPONENTS) return;
  if ((figures[OPPONENTS] & VALAT) !== 0 && by === sides.declarer) return;
  throw impossible('Nobody says kontra to the game of his own side.', 'kontraBy');
}

/**
 * An opponent declares only once it is known on which side he is: the declarer plays alone, his
 * partner has declared something, or the opponent himself has said kontra ('En motspelare får bara
 * göra en deklaration om det redan är känt vilken sida hen tillhör').
 */
function checkSidesKnown(round: Round, sides: Sides, { figures, said }: Announced): void {
  if (sides.partner === null || figures[OPPONENTS] === 0) return;
  if (said.some(({ seat }) => seat === sides.partner)) return;
  const kontras = kontrasAgainst(round, sides, said);
  // A partner who answered is known by it, and with him everybody else.
  const isAnswered =
    kontras.some(({ kontra }) => kontra !== 'kontra') ||
    said.some(({ side, kontra }) => side === OPPONENTS && kontra !== null);
  if (isAnswered && kontras.length > 0) return;
  const isNamed = (seat: Seat): boolean => kontras.some(({ by }) => by === seat);
  const hidden = said.filter(
    ({ side, seat }, index) =>
      side === OPPONENTS && !isNamed(seat) && said.findIndex((one) => one.seat === seat) === index,
  );
  const unnamed = kontras.filter(({ by }) => by === null).length;
  const one = hidden[unnamed];
  if (one === undefined) return;
  throw impossible(
    'An opponent may declare only once his side is known: after a kontra of his own, or when the partner has declared something.',
    `announcements[${said.indexOf(one)}].player`,
  );
}

/** What the opponents doubled, and who did, where the record says. */
function kontrasAgainst(
  { record, players }: Round,
  sides: Sides,
  said: readonly Said[],
): { readonly kontra: Kontra; readonly by: Seat | null }[] {
  const kontras = said.flatMap(({ side, kontra, kontraBy }) =>
    side === DECLARER && kontra !== null ? [{ kontra, by: kontraBy }] : [],
  );
  const by = record.kontraBy == null ? null : asSeat(players.indexOf(record.kontraBy));
  if (record.kontra != null && (by === null || sides.sideOf[by] === OPPONENTS)) {
    kontras.push({ kontra: record.kontra, by });
  }
  return kontras;
}
