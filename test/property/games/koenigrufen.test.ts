import fc from 'fast-check';
import type {
  Announcement,
  ContractId,
  Figure,
  FigureRecord,
  KoenigrufenHandRecord,
  Kontra,
  Side,
} from '../../../src/rules/koenigrufen/record/hand.js';
import {
  CONTRACT_IDS,
  FIGURES,
  KONTRAS,
  SIDES,
} from '../../../src/rules/koenigrufen/record/hand.js';
import { activePlayers } from '../../../src/rules/koenigrufen/table.js';
import { Refusal } from '../../../src/rules/refusals/refusal.js';
import { sentenceOf } from '../../../src/words/languages.js';
import type { Name } from '../../support/koenigrufen/koenigrufen.js';
import { evening, id, nets, paid, settled } from '../../support/koenigrufen/koenigrufen.js';

const RUNS = { numRuns: 800 * Number(process.env['EVENINGS'] ?? 1) };

/** A hand by its facts, each of which the source prices by itself. */
interface Told {
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
const GAMES = {
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
const SILENT: Readonly<Record<Marked, number>> = {
  trull: 1,
  'four-kings': 1,
  grammeln: 1,
  grossgrammeln: 1,
  'king-ultimo': 1,
  'pagat-ultimo': 1,
  uhu: 2,
  kakadu: 3,
};
const MARKED = Object.keys(SILENT) as Marked[];
const BIRDS: readonly Marked[] = ['pagat-ultimo', 'uhu', 'kakadu'];
const COUNTED: readonly Marked[] = ['grammeln', 'grossgrammeln'];

const FOUR: readonly Name[] = ['a', 'b', 'c', 'd'];
const isFarben = ({ contract }: Told): boolean => contract.startsWith('farben');
const isCalling = ({ contract }: Told): boolean => contract.endsWith('rufer');
const other = (side: Side): Side => (side === 'declarer' ? 'opponents' : 'declarer');

const hasPartner = (one: Told): boolean =>
  isCalling(one) && one.king !== 'talon' && one.king !== one.declarer;

function sideOf(told: Told): Name[] {
  const partner = isCalling(told) && told.king !== 'talon' ? [told.king] : [];
  return FOUR.filter((player) => player === told.declarer || partner.includes(player));
}

/** Somebody of the side who may say it. */
function speaker(told: Told, side: Side, figure: Figure): Name {
  if (figure === 'king-ultimo' && told.king !== 'talon') return told.king;
  if (side === 'declarer')
    return hasPartner(told) && told.king !== 'talon' ? told.king : told.declarer;
  return FOUR.find((player) => !sideOf(told).includes(player)) ?? told.declarer;
}

const level = (times: number): { kontra: Kontra | null } => {
  return { kontra: KONTRAS[Math.log2(times) - 1] ?? null };
};

function recordOf(told: Told): KoenigrufenHandRecord {
  const announcements: Announcement[] = [];
  const figures: FigureRecord[] = [];
  const say = (figure: Figure, side: Side, times: number): void => {
    if (times === 0) return;
    announcements.push({ figure, player: id(speaker(told, side, figure)), ...level(times) });
  };
  for (const figure of MARKED) {
    const mark = told.marks[figure];
    if (!mark) continue;
    for (const side of SIDES) say(figure, side, mark[side]);
    if (COUNTED.includes(figure)) continue;
    if (mark.made) figures.push({ figure, side: mark.made });
    if (mark.missed) figures.push({ figure, side: mark.missed, lost: true });
  }
  const { valat } = told;
  if (valat && valat.how !== 'silent') say('valat', valat.side, 1);
  if (valat && valat.how !== 'failed') figures.push({ figure: 'valat', side: valat.side });
  return {
    contract: told.contract,
    declarer: id(told.declarer),
    ...(isCalling(told)
      ? { calledKing: 'clubs', kingHolder: told.king === 'talon' ? 'talon' : id(told.king) }
      : {}),
    ...level(told.game),
    ...(valat && valat.how !== 'failed' ? {} : { count: [{ side: 'declarer', blad: told.blad }] }),
    announcements,
    figures,
  };
}

/** The price by the source: the sum of each winner, below 0 when the declarer's side pays. */
function worth(told: Told): number {
  const { valat } = told;
  const [won, lost, inForehand, times] = GAMES[told.contract];
  const down = told.declarer === 'a' ? inForehand : lost;
  const winner: Side = valat
    ? valat.how === 'failed'
      ? other(valat.side)
      : valat.side
    : told.blad >= 107
      ? 'declarer'
      : 'opponents';
  const sign = (side: Side): number => (side === 'declarer' ? 1 : -1);
  const stake = (winner === 'declarer' ? won : down) * told.game;
  let said = 0;
  let silent = 0;
  let missed = 0;
  for (const figure of MARKED) {
    const value = SILENT[figure] * times;
    const mark = told.marks[figure] ?? { made: null, missed: null, declarer: 0, opponents: 0 };
    const maker = makerOf(told, figure, mark);
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

function makerOf(told: Told, figure: Marked, mark: Mark): Side | null {
  const taken = told.valat && told.valat.how !== 'failed' ? told.valat.side : null;
  if (COUNTED.includes(figure)) {
    if (taken) return taken;
    const needed = figure === 'grammeln' ? 137 : 167;
    if (told.blad >= needed) return 'declarer';
    return 210 - told.blad >= needed ? 'opponents' : null;
  }
  if (isFarben(told)) return null;
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
function plausible(raw: Told): Told {
  const declarer =
    raw.contract === 'rufer' || raw.contract === 'sechserdreier' ? 'a' : raw.declarer;
  const told: Told = { ...raw, declarer };
  const marks: Partial<Record<Marked, Mark>> = {};
  const taken = told.valat && told.valat.how !== 'failed' ? told.valat.side : null;
  const isKingIn = isCalling(told) && told.king !== 'talon';
  for (const figure of MARKED) {
    const drawn = told.marks[figure];
    if (!drawn || (isFarben(told) && !COUNTED.includes(figure))) continue;
    const isKing = figure === 'king-ultimo';
    if (isKing && !isKingIn) continue;
    const onlySide = (side: Side | null): Side | null =>
      (isKing && side === 'opponents') || (taken && side !== taken) ? null : side;
    const made = onlySide(drawn.made);
    // In a valat only the partner can have taken a declarer's bird.
    const isTakenByNobody = taken === 'declarer' && !hasPartner(told);
    const mayMiss = isKing ? !made && !taken : BIRDS.includes(figure) && !made && !isTakenByNobody;
    const missing = mayMiss ? onlySide(drawn.missed) : null;
    // The announcer loses it as announced, and not in silence.
    const missed = missing && drawn[missing] > 0 ? null : missing;
    marks[figure] = { ...drawn, made, missed, opponents: isKing ? 0 : drawn.opponents };
  }
  // Everybody's side must be known before an opponent declares: the partner has said something.
  if (hasPartner(told)) {
    const { declarer: own, opponents } = marks.grammeln ?? { declarer: 1, opponents: 1 };
    marks.grammeln = {
      made: null,
      missed: null,
      declarer: Math.max(1, own),
      opponents: Math.max(1, opponents),
    };
  }
  return { ...told, marks: agreeing(told, marks) };
}

/** Drops marks of the same card, or the same trick, of which one must be wrong. */
function agreeing(one: Told, marks: Told['marks']): Told['marks'] {
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
function hasRoom(told: Told): boolean {
  const need = (side: Side): number =>
    45 +
    MARKED.reduce((sum, figure) => {
      if (told.marks[figure]?.made !== side) return sum;
      return sum + (figure === 'trull' ? 39 : figure === 'four-kings' ? 52 : 20);
    }, 0);
  return told.blad >= need('declarer') && 210 - told.blad >= need('opponents');
}

const told: fc.Arbitrary<Told> = fc
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
const withoutValat = told
  .map((one): Told => ({ ...one, valat: null }))
  .map(plausible)
  .filter(hasRoom);

const sidesOf = (one: Told, each: number): number[] => {
  const winners = sideOf(one);
  return FOUR.map((player) =>
    winners.includes(player) ? each * (winners.length === 1 ? 3 : 1) : 0 - each,
  );
};
const netOf = (one: Told): number[] => paid(recordOf(one));

describe('positive games by their facts', () => {
  test('agree with the tables of the source, fact by fact', () => {
    fc.assert(
      fc.property(told, (one) => {
        expect(netOf(one)).toEqual(sidesOf(one, worth(one)));
      }),
      RUNS,
    );
  });

  test('every figure is settled by itself: alone it adds what it adds among others', () => {
    fc.assert(
      fc.property(withoutValat, (one) => {
        const { grammeln } = one.marks;
        const kept = grammeln ? { grammeln } : {};
        const bare = netOf({ ...one, marks: kept });
        const sum = MARKED.reduce((all, figure) => {
          const single = one.marks[figure];
          if (!single || figure === 'grammeln') return all;
          const alone = netOf({ ...one, marks: { ...kept, [figure]: single } });
          return all.map((net, seat) => net + (alone[seat] ?? 0) - (bare[seat] ?? 0));
        }, bare);
        expect(netOf(one)).toEqual(sum);
      }),
      { numRuns: 500 },
    );
  });

  test('kontra on the game doubles the game exactly, and nothing else', () => {
    fc.assert(
      fc.property(withoutValat, (one) => {
        const game = netOf({ ...one, game: 1, marks: {}, blad: one.blad >= 107 ? 107 : 106 });
        const single = netOf({ ...one, game: 1 });
        expect(netOf(one)).toEqual(
          single.map((net, seat) => net + (one.game - 1) * (game[seat] ?? 0)),
        );
      }),
      { numRuns: 500 },
    );
  });

  test('kontra on a figure doubles the figure exactly, and nothing else', () => {
    fc.assert(
      fc.property(
        withoutValat,
        fc.constantFrom(...MARKED),
        fc.constantFrom(...SIDES),
        fc.constantFrom(2, 4, 8),
        (one, figure, side, factor) => {
          const single = one.marks[figure];
          if (single === undefined || single[side] === 0) {
            fc.pre(false);
            return;
          }
          const at = (by: number): number[] =>
            netOf({ ...one, marks: { ...one.marks, [figure]: { ...single, [side]: by } } });
          const [plain, doubled] = [at(1), at(factor)];
          const maker = makerOf(one, figure, single);
          const value = 2 * SILENT[figure] * GAMES[one.contract][3];
          const sign = (side === 'declarer' ? 1 : -1) * (maker === side ? 1 : -1);
          const added = sidesOf(one, sign * value * (factor - 1));
          expect(doubled).toEqual(plain.map((net, seat) => net + (added[seat] ?? 0)));
        },
      ),
      { numRuns: 500 },
    );
  });

  test('the sides are alike: the same made by the other side is paid the other way', () => {
    const symmetric = withoutValat.filter(
      ({ contract, blad, marks }) =>
        ['rufer', 'solorufer', 'dreier', 'solodreier'].includes(contract) &&
        (blad >= 107 || blad <= 103) &&
        marks['king-ultimo'] === undefined,
    );
    const swap = (side: Side | null): Side | null => (side === null ? null : other(side));
    fc.assert(
      fc.property(symmetric, (one) => {
        const mirrored: Told = {
          ...one,
          blad: 210 - one.blad,
          marks: Object.fromEntries(
            Object.entries(one.marks).map(([figure, { made, missed, declarer, opponents }]) => [
              figure,
              {
                made: swap(made),
                missed: swap(missed),
                declarer: opponents,
                opponents: declarer,
              },
            ]),
          ),
        };
        expect(netOf(mirrored)).toEqual(netOf(one).map((net) => 0 - net));
      }),
      { numRuns: 500 },
    );
  });

  test('the seats make no difference, except forehand', () => {
    fc.assert(
      fc.property(told, fc.constantFrom<Name>('a', 'b', 'c', 'e'), (one, dealer) => {
        const at = evening({ players: 5, dealer });
        const seats = activePlayers(at.table);
        const seated = (player: Name): Name => seats[FOUR.indexOf(player)] as string as Name;
        const moved = JSON.parse(
          JSON.stringify(recordOf(one)).replace(
            /"(player|declarer|kingHolder)":"([abcd])"/g,
            (_, field: string, player: string) => `"${field}":"${seated(player as Name)}"`,
          ),
        ) as KoenigrufenHandRecord;
        const there = paid(moved, at);
        const byName = FOUR.map((player) => there[at.table.players.indexOf(id(seated(player)))]);
        expect(byName).toEqual(netOf(one));
        expect(there[at.table.players.indexOf(at.table.dealer)]).toBe(0);
      }),
      { numRuns: 500 },
    );
  });
});

describe('trischaken', () => {
  /** Four counts of 210 blad in all; nobody has fewer than the four of a trick, unless none. */
  const counts = fc
    .tuple(...FOUR.map(() => fc.oneof(fc.constant(0), fc.integer({ min: 12, max: 120 }))))
    .map(([a = 0, b = 0, c = 0]) => [a, b, c, 210 - a - b - c])
    .filter((each) => each.every((blad) => blad === 0 || blad >= 12));
  test('the loser pays 1, doubled for mayor, virgin and forehand, to all or to the virgins', () => {
    fc.assert(
      fc.property(counts, (blad) => {
        const most = Math.max(...blad);
        const [forehand] = blad;
        const losers = forehand === most ? [0] : [1, 2, 3].filter((seat) => blad[seat] === most);
        const virgins = [0, 1, 2, 3].filter((seat) => blad[seat] === 0);
        const each =
          (most >= 107 ? 2 : 1) * (virgins.length > 0 ? 2 : 1) * (forehand === most ? 2 : 1);
        const expected = [0, 0, 0, 0];
        for (const loser of losers) {
          const paidTo = virgins.length > 0 ? virgins : [0, 1, 2, 3].filter((one) => one !== loser);
          expected[loser] = (expected[loser] ?? 0) - 3 * each;
          for (const one of paidTo)
            expected[one] = (expected[one] ?? 0) + (3 * each) / paidTo.length;
        }
        const count = blad.map((taken, seat) => ({
          player: id(FOUR[seat] ?? 'e'),
          blad: taken,
        }));
        expect(paid({ contract: 'trischaken', count })).toEqual(expected);
      }),
      { numRuns: 1000 },
    );
  });
});

const anyone = fc.constantFrom(...FOUR, 'e' as const).map(id);
const kontra = fc.constantFrom(...KONTRAS);
const count = fc.oneof(
  fc.record({ side: fc.constantFrom(...SIDES), blad: fc.integer({ min: 0, max: 211 }) }),
  fc.record({ player: anyone, blad: fc.integer({ min: 0, max: 211 }) }),
  fc.record({
    side: fc.constantFrom(...SIDES),
    points: fc.constantFrom('35/2', '35/1', '46', '70/0', '35/3', 'x', ''),
  }),
);
const personal = fc.array(fc.record({ player: anyone, kontra }), { maxLength: 3 });

/** Any record that a secretary could write, possible or not. */
const anything: fc.Arbitrary<KoenigrufenHandRecord> = fc.record(
  {
    contract: fc.constantFrom<ContractId>(...CONTRACT_IDS),
    declarer: anyone,
    calledKing: fc.constantFrom('hearts' as const, 'fourth' as const),
    kingHolder: fc.oneof(anyone, fc.constant('talon' as const)),
    partner: anyone,
    gaveUp: fc.boolean(),
    kontra,
    kontraBy: anyone,
    personalKontra: personal,
    games: fc.array(
      fc.record(
        {
          game: fc.constantFrom('piccolo' as const, 'bettler' as const),
          declarer: anyone,
          personalKontra: personal,
        },
        { requiredKeys: ['game', 'declarer'] },
      ),
      { maxLength: 2 },
    ),
    announcements: fc.array(
      fc.record(
        { figure: fc.constantFrom(...FIGURES), player: anyone, kontra, kontraBy: anyone },
        { requiredKeys: ['figure', 'player'] },
      ),
      { maxLength: 3 },
    ),
    count: fc.array(count, { maxLength: 4 }),
    figures: fc.array(
      fc.record(
        {
          figure: fc.constantFrom(...FIGURES),
          side: fc.constantFrom(...SIDES),
          player: anyone,
          lost: fc.boolean(),
        },
        { requiredKeys: ['figure'] },
      ),
      { maxLength: 3 },
    ),
    suitCards: fc.integer({ min: -1, max: 13 }),
    tricks: fc.array(fc.record({ player: anyone, tricks: fc.integer({ min: -1, max: 13 }) }), {
      maxLength: 4,
    }),
    virgins: fc.array(anyone, { maxLength: 2 }),
    won: fc.boolean(),
  },
  { requiredKeys: ['contract'] },
);

/** A hand that could be, with some of it changed or left out. */
const nearly = fc
  .tuple(told, anything, fc.subarray(['kontra', 'count', 'figures', 'tricks', 'won'] as const))
  .map(([one, other, fields]): KoenigrufenHandRecord => {
    const record = { ...recordOf(one) };
    const changed = Object.fromEntries(fields.map((field) => [field, other[field]]));
    return { ...record, ...changed };
  });

function examine(record: KoenigrufenHandRecord, players: 4 | 5): 'refused' | 'settled' {
  const at = evening({ players });
  const frozen = JSON.stringify(record);
  let result;
  try {
    result = settled(record, at);
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    expect(['impossible-hand', 'rule-refused']).toContain(error.code);
    for (const language of ['da', 'en'] as const) {
      const words = sentenceOf(language, error);
      expect(words).toMatch(/^[A-ZÆØÅ0-9].+\.$/s);
      expect(words).not.toMatch(/undefined|null|NaN|\[object/);
    }
    expect(error.field).toMatch(/^[a-zA-Z]+/);
    return 'refused';
  }
  expect(nets(result, at).reduce((sum, net) => sum + net, 0)).toBe(0);
  const active = activePlayers(at.table);
  for (const { from, to, points, source } of result.payments) {
    expect(active).toContain(from);
    expect(active).toContain(to);
    expect(from).not.toBe(to);
    expect(points > 0 && Number.isInteger(points)).toBe(true);
    expect(source).toMatch(/^koenigrufen, /);
  }
  expect(result.table).toEqual({ players: at.table.players, dealer: id('a') });
  expect(settled(JSON.parse(frozen) as KoenigrufenHandRecord, at)).toEqual(result);
  expect(JSON.stringify(record)).toBe(frozen);
  return 'settled';
}

describe.each([4, 5] as const)('whatever is written down, %i at the table', (players) => {
  test('it is refused in words, or settles to zero between the four who play, always alike', () => {
    const seen = { refused: 0, settled: 0 };
    fc.assert(
      fc.property(fc.oneof(anything, nearly), (record) => {
        seen[examine(record, players)] += 1;
      }),
      RUNS,
    );
    // Else the property says nothing about one of the two.
    expect(Math.min(seen.refused, seen.settled)).toBeGreaterThan(
      (seen.refused + seen.settled) / 30,
    );
  });
});
