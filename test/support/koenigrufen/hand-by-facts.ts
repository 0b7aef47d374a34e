import fc from 'fast-check';
import type {
  Announcement,
  Figure,
  FigureRecord,
  KoenigrufenHandRecord,
  Kontra,
  Side,
} from '../../../src/rules/koenigrufen/record/hand.js';
import { KONTRAS, SIDES } from '../../../src/rules/koenigrufen/record/hand.js';
import type { Name } from './koenigrufen.js';
import { id, paid } from './koenigrufen.js';

/** A hand by its facts, each of which the source prices by itself. */
export interface Facts {
  readonly contract: keyof typeof GAMES;
  readonly declarer: Name;
  readonly king: Name | 'talon';
  /** × 1, 2, 4 or 8 on the game. */
  readonly game: number;
  readonly blad: number;
  readonly marks: Readonly<Partial<Record<Marked, Mark>>>;
  /** Its side, and whether it was announced and made, announced and failed, or made in silence. */
  readonly valat: { readonly side: Side; readonly how: 'silent' | 'made' | 'failed' } | null;
}

type Marked = Exclude<Figure, 'valat'>;

/**
 * The fate of a figure: the side that made or missed it, and its announcer (× 1, 2, 4, 8; 0 for none).
 */
interface Mark {
  readonly made: Side | null;
  readonly missed: Side | null;
  readonly declarer: number;
  readonly opponents: number;
}

/** Won, lost, lost in forehand, figures times; from the Budtabell. */
export const GAMES = {
  rufer: [1, 1, 1, 1],
  solorufer: [2, 2, 2, 2],
  sechserdreier: [3, 6, 6, 1],
  farbendreier: [3, 3, 6, 1],
  dreier: [4, 4, 4, 1],
  farbensolo: [6, 6, 12, 2],
  solodreier: [8, 8, 8, 2],
} as const;
const FORMS = Object.keys(GAMES) as (keyof typeof GAMES)[];

/** Silent value of the figures, from the table Figurer. */
export const SILENT: Readonly<Record<Marked, number>> = {
  trull: 1,
  'four-kings': 1,
  grammeln: 1,
  grossgrammeln: 1,
  'king-ultimo': 1,
  'pagat-ultimo': 1,
  uhu: 2,
  kakadu: 3,
};
export const MARKED = Object.keys(SILENT) as Marked[];
const BIRDS: readonly Marked[] = ['pagat-ultimo', 'uhu', 'kakadu'];
const COUNTED: readonly Marked[] = ['grammeln', 'grossgrammeln'];

export const FOUR: readonly Name[] = ['a', 'b', 'c', 'd'];
const isFarben = ({ contract }: Facts): boolean => contract.startsWith('farben');
const isCalling = ({ contract }: Facts): boolean => contract.endsWith('rufer');
export const other = (side: Side): Side => (side === 'declarer' ? 'opponents' : 'declarer');

const hasPartner = (one: Facts): boolean =>
  isCalling(one) && one.king !== 'talon' && one.king !== one.declarer;

function sideOf(facts: Facts): Name[] {
  const partner = isCalling(facts) && facts.king !== 'talon' ? [facts.king] : [];
  return FOUR.filter((player) => player === facts.declarer || partner.includes(player));
}

/** Somebody of the side who may say it. */
function speaker(facts: Facts, side: Side, figure: Figure): Name {
  if (figure === 'king-ultimo' && facts.king !== 'talon') return facts.king;
  if (side === 'declarer')
    return hasPartner(facts) && facts.king !== 'talon' ? facts.king : facts.declarer;
  return FOUR.find((player) => !sideOf(facts).includes(player)) ?? facts.declarer;
}

const level = (times: number): { kontra: Kontra | null } => {
  return { kontra: KONTRAS[Math.log2(times) - 1] ?? null };
};

export function recordOf(facts: Facts): KoenigrufenHandRecord {
  const announcements: Announcement[] = [];
  const figures: FigureRecord[] = [];
  const say = (figure: Figure, side: Side, times: number): void => {
    if (times === 0) return;
    announcements.push({ figure, player: id(speaker(facts, side, figure)), ...level(times) });
  };
  for (const figure of MARKED) {
    const mark = facts.marks[figure];
    if (!mark) continue;
    for (const side of SIDES) say(figure, side, mark[side]);
    if (COUNTED.includes(figure)) continue;
    if (mark.made) figures.push({ figure, side: mark.made });
    if (mark.missed) figures.push({ figure, side: mark.missed, lost: true });
  }
  const { valat } = facts;
  if (valat && valat.how !== 'silent') say('valat', valat.side, 1);
  if (valat && valat.how !== 'failed') figures.push({ figure: 'valat', side: valat.side });
  return {
    contract: facts.contract,
    declarer: id(facts.declarer),
    ...(isCalling(facts)
      ? { calledKing: 'clubs', kingHolder: facts.king === 'talon' ? 'talon' : id(facts.king) }
      : {}),
    ...level(facts.game),
    ...(valat && valat.how !== 'failed' ? {} : { count: [{ side: 'declarer', blad: facts.blad }] }),
    announcements,
    figures,
  };
}

/** The price by the source: the sum of each winner, below 0 when the declarer's side pays. */
export function worth(facts: Facts): number {
  const { valat } = facts;
  const [won, lost, inForehand, times] = GAMES[facts.contract];
  const down = facts.declarer === 'a' ? inForehand : lost;
  const winner: Side = valat
    ? valat.how === 'failed'
      ? other(valat.side)
      : valat.side
    : facts.blad >= 107
      ? 'declarer'
      : 'opponents';
  const sign = (side: Side): number => (side === 'declarer' ? 1 : -1);
  const stake = (winner === 'declarer' ? won : down) * facts.game;
  let said = 0;
  let silent = 0;
  let missed = 0;
  for (const figure of MARKED) {
    const value = SILENT[figure] * times;
    const mark = facts.marks[figure] ?? { made: null, missed: null, declarer: 0, opponents: 0 };
    const maker = makerOf(facts, figure, mark);
    for (const side of SIDES) {
      said += mark[side] * 2 * value * sign(side) * (maker === side ? 1 : -1);
      if (maker === side && mark[side] === 0) silent += value * sign(side);
    }
    if (mark.missed) missed -= value * sign(mark.missed);
  }
  const loose = silent + missed;
  if (!valat) return sign(winner) * stake + said + loose;
  if (valat.how === 'failed') return sign(winner) * stake * 8 + said + loose;
  const factor = valat.how === 'silent' ? 4 : 8;
  const isFiguresPaid = sign(winner) * loose > stake * (factor - 1);
  return said + sign(winner) * stake * (isFiguresPaid ? 1 : factor) + (isFiguresPaid ? loose : 0);
}

export function makerOf(facts: Facts, figure: Marked, mark: Mark): Side | null {
  const taken = facts.valat && facts.valat.how !== 'failed' ? facts.valat.side : null;
  if (COUNTED.includes(figure)) {
    if (taken) return taken;
    const needed = figure === 'grammeln' ? 137 : 167;
    if (facts.blad >= needed) return 'declarer';
    return 210 - facts.blad >= needed ? 'opponents' : null;
  }
  if (isFarben(facts)) return null;
  if (taken && (figure === 'trull' || figure === 'four-kings')) return taken;
  return mark.made;
}

const times = fc.constantFrom(0, 0, 0, 1, 1, 2, 4, 8);
const someSide = fc.constantFrom<Side | null>(null, null, ...SIDES);
const mark: fc.Arbitrary<Mark> = fc.record({
  made: someSide,
  missed: someSide,
  declarer: times,
  opponents: times,
});

/** Drops what no play can bring about. */
function plausible(raw: Facts): Facts {
  const declarer =
    raw.contract === 'rufer' || raw.contract === 'sechserdreier' ? 'a' : raw.declarer;
  const facts: Facts = { ...raw, declarer };
  const marks: Partial<Record<Marked, Mark>> = {};
  const taken = facts.valat && facts.valat.how !== 'failed' ? facts.valat.side : null;
  const isKingIn = isCalling(facts) && facts.king !== 'talon';
  for (const figure of MARKED) {
    const drawn = facts.marks[figure];
    if (!drawn || (isFarben(facts) && !COUNTED.includes(figure))) continue;
    const isKing = figure === 'king-ultimo';
    if (isKing && !isKingIn) continue;
    const onlySide = (side: Side | null): Side | null =>
      (isKing && side === 'opponents') || (taken && side !== taken) ? null : side;
    const made = onlySide(drawn.made);
    // In a valat only the partner can have taken a declarer's bird.
    const isTakenByNobody = taken === 'declarer' && !hasPartner(facts);
    const mayMiss = isKing ? !made && !taken : BIRDS.includes(figure) && !made && !isTakenByNobody;
    const missing = mayMiss ? onlySide(drawn.missed) : null;
    // The announcer loses it as announced, and not in silence.
    const missed = missing && drawn[missing] > 0 ? null : missing;
    marks[figure] = { ...drawn, made, missed, opponents: isKing ? 0 : drawn.opponents };
  }
  // Everybody's side must be known before an opponent declares: the partner has said something.
  if (hasPartner(facts)) {
    const { declarer: own, opponents } = marks.grammeln ?? { declarer: 1, opponents: 1 };
    marks.grammeln = {
      made: null,
      missed: null,
      declarer: Math.max(1, own),
      opponents: Math.max(1, opponents),
    };
  }
  return { ...facts, marks: agreeing(facts, marks) };
}

/** Drops marks of the same card, or the same trick, of which one must be wrong. */
function agreeing(one: Facts, marks: Facts['marks']): Facts['marks'] {
  const { trull, 'four-kings': kings, 'pagat-ultimo': pagat, 'king-ultimo': king, ...rest } = marks;
  const isKingOut = king !== undefined && (king.made ?? king.missed) !== null;
  const isPagatOut = pagat !== undefined && (pagat.made ?? pagat.missed) !== null;
  const isKingInTalon = isCalling(one) && one.king === 'talon';
  return {
    ...rest,
    ...(king ? { 'king-ultimo': king } : {}),
    ...(pagat && !isKingOut ? { 'pagat-ultimo': pagat } : {}),
    ...(trull && (isKingOut || !isPagatOut) ? { trull } : {}),
    ...(kings && !isKingOut && !isKingInTalon ? { 'four-kings': kings } : {}),
  };
}

/** Room for the cards of what each side made: kings and matadors 13 blad, birds' tricks more. */
function hasRoom(facts: Facts): boolean {
  const need = (side: Side): number =>
    45 +
    MARKED.reduce((sum, figure) => {
      if (facts.marks[figure]?.made !== side) return sum;
      return sum + (figure === 'trull' ? 39 : figure === 'four-kings' ? 52 : 20);
    }, 0);
  return facts.blad >= need('declarer') && 210 - facts.blad >= need('opponents');
}

export const facts: fc.Arbitrary<Facts> = fc
  .record({
    contract: fc.constantFrom(...FORMS),
    declarer: fc.constantFrom(...FOUR),
    king: fc.constantFrom<Name | 'talon'>(...FOUR, 'talon'),
    game: fc.constantFrom(1, 2, 4, 8),
    blad: fc.integer({ min: 31, max: 179 }),
    marks: fc.record(
      Object.fromEntries(MARKED.map((figure) => [figure, mark])) as Record<
        Marked,
        fc.Arbitrary<Mark>
      >,
      { requiredKeys: [] },
    ),
    valat: fc.option(
      fc.record({
        side: fc.constantFrom(...SIDES),
        how: fc.constantFrom('silent' as const, 'made' as const, 'failed' as const),
      }),
      { freq: 2 },
    ),
  })
  .map(plausible)
  .filter(hasRoom);
export const withoutValat = facts
  .map((one): Facts => ({ ...one, valat: null }))
  .map(plausible)
  .filter(hasRoom);

export const sidesOf = (one: Facts, each: number): number[] => {
  const winners = sideOf(one);
  return FOUR.map((player) =>
    winners.includes(player) ? each * (winners.length === 1 ? 3 : 1) : 0 - each,
  );
};
export const netOf = (one: Facts): number[] => paid(recordOf(one));
