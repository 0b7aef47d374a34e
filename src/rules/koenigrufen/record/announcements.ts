import { refusal } from '../../refusals/refusal.js';
import type { FigureSet, PositiveContract } from '../contracts.js';
import { CONTRACTS, VALAT, bitOf, checkFigureKnown } from '../contracts.js';
import type { Round, Seat } from './form.js';
import { asSeat, seatOf } from './form.js';
import type { Announcement, Figure, KoenigrufenHandRecord, Kontra } from './hand.js';
import { isPlayed, type KoenigrufenRules } from '../books/book.js';
import type { SideIndex, Sides } from '../positive/sides.js';
import { DECLARER, OPPONENTS, checkKingUltimo, nameOf } from '../positive/sides.js';

/** The announcements before play. */
export interface Announced {
  /** By side. */
  readonly figures: readonly [FigureSet, FigureSet];
  readonly said: readonly ReadAnnouncement[];
}

interface ReadAnnouncement {
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
 *   or that their side has declared already, and kontra by the wrong side
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
  const said: ReadAnnouncement[] = [];
  given.forEach((announcement, index) => {
    const field = `announcements[${index}]`;
    const one = readOne(round, contract, sides, announcement, field);
    const bit = bitOf(one.figure);
    if ((figures[one.side] & bit) !== 0) {
      const params = { figure: one.figure, side: nameOf(one.side) };
      throw refusal('declared-twice', params, { field });
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

/**
 * Refuses what a new hand does not announce: a figure that the club does not play. The bird of the
 * contract is announced with it. The fold pays nothing for such an announcement: logs hold some.
 *
 * @throws Refusal `rule-refused`
 */
export function checkAnnounced(
  rules: KoenigrufenRules,
  { contract, announcements = [] }: KoenigrufenHandRecord,
): void {
  const bird = birdOf(contract);
  announcements.forEach(({ figure }, index) => {
    if (figure === bird || isPlayed(rules, figure)) return;
    throw refusal('figure-not-played', { figure }, { field: `announcements[${index}].figure` });
  });
}

function birdOf(contract: KoenigrufenHandRecord['contract']): PositiveContract['bird'] {
  if (contract === 'trischaken' || contract === 'bei') return null;
  const played = CONTRACTS[contract];
  return played.kind === 'positive' ? played.bird : null;
}

function readOne(
  round: Round,
  contract: PositiveContract,
  sides: Sides,
  { figure, player, kontra, kontraBy }: Announcement,
  field: string,
): ReadAnnouncement {
  checkFigureKnown(contract, figure, `${field}.figure`);
  const seat = seatOf(round, player, `${field}.player`);
  const side = sides.sideOf[seat] ?? OPPONENTS;
  if (figure === 'king-ultimo') {
    checkKingUltimo(round, sides, `${field}.figure`);
    if (seat !== sides.kingHolder) {
      throw refusal('king-ultimo-not-holder', { player }, { field: `${field}.player` });
    }
  }
  if (figure === contract.bird && side === DECLARER && seat !== sides.declarer) {
    const params = { contract: contract.id, figure };
    throw refusal('bird-of-declarer', params, { field: `${field}.player` });
  }
  if (figure === 'valat' && kontra != null) {
    throw refusal('kontra-on-valat', {}, { field: `${field}.kontra` });
  }
  const by = readKontraBy(round, kontra, kontraBy, field);
  if (by !== null && sides.sideOf[by] === side) {
    const params = { player: round.players[by] };
    throw refusal('kontra-on-own-side', params, { field: `${field}.kontraBy` });
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
    throw refusal('kontra-missing', { player: kontraBy }, { field: place });
  }
  return seatOf(round, kontraBy, place);
}

/** 'Valat kan bara deklareras av den ena parten.' */
function checkValat({ figures, said }: Announced): void {
  if ((figures[DECLARER] & figures[OPPONENTS] & VALAT) === 0) return;
  const field = `announcements[${said.findLastIndex(({ figure }) => figure === 'valat')}]`;
  throw refusal('valat-of-both-sides', {}, { field });
}

/**
 * The opponents say kontra on the game. Once they have declared valat they no longer may, and the
 * declarer may instead ('har villkoren för spelet förändrats och de får inte längre säga kontra'); an
 * earlier kontra of theirs is kept.
 */
function checkKontraOnGame(round: Round, sides: Sides, { figures }: Announced): void {
  const { kontra, kontraBy } = round.record;
  const by = readKontraBy(round, kontra, kontraBy, '');
  if (by === null || sides.sideOf[by] === OPPONENTS) return;
  if ((figures[OPPONENTS] & VALAT) !== 0 && by === sides.declarer) return;
  throw refusal('kontra-on-own-side', { player: round.players[by] }, { field: 'kontraBy' });
}

/**
 * An opponent declares only once it is known on which side they are: the declarer plays alone, the
 * partner has declared something, or this opponent has said kontra ('En motspelare får bara göra en
 * deklaration om det redan är känt vilken sida hen tillhör').
 */
function checkSidesKnown(round: Round, sides: Sides, { figures, said }: Announced): void {
  if (sides.partner === null || figures[OPPONENTS] === 0) return;
  if (said.some(({ seat }) => seat === sides.partner)) return;
  const kontras = kontrasAgainst(round, sides, said);
  // A partner who answered is known by it, and with them everybody else.
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
  const params = { player: round.players[one.seat] };
  throw refusal('opponent-not-known', params, {
    field: `announcements[${said.indexOf(one)}].player`,
  });
}

/** The kontras of the opponents, with the players who said them, where the record has them. */
function kontrasAgainst(
  { record, players }: Round,
  sides: Sides,
  said: readonly ReadAnnouncement[],
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
