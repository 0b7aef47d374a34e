import { findHand, handContent } from '../../../src/evening/lookup.js';
import { foldCourse } from '../../../src/evening/fold-course.js';
import { foldHistory } from '../../../src/evening/history.js';
import { highlightsOf } from '../../../src/evening/highlights.js';
import type { CorrectionMode } from '../../../src/evening/event.js';
import type { EveningPosting } from '../../../src/evening/posting.js';
import type { Feat } from '../../../src/rules/feat.js';
import { FIGURES } from '../../../src/rules/koenigrufen/record/hand.js';
import { gameOf } from '../../../src/rules/game.js';
import type { PlayerId } from '../../../src/rules/payment.js';
import { Refusal } from '../../../src/rules/refusals/refusal.js';
import { resolveRules, ruleBook, type BookId } from '../../../src/rules/rule-book.js';
import type {
  EveningFigures,
  EveningStatistic,
} from '../../../src/standings/figures/evening-figures.js';
import { figuresOf, movementsOf } from '../../../src/standings/figures/figures-of.js';
import { readFigure } from '../../../src/standings/figures/figure-name.js';
import { handsBehind } from '../../../src/standings/sums/hands-behind.js';
import { pointsOfParts, type StatisticRow } from '../../../src/standings/sums/statistic-row.js';
import { sumOf } from '../../../src/standings/sums/sum-of.js';
import { whoPaidWhom } from '../../../src/standings/sums/who-paid-whom.js';
import { pick, randomOf } from '../../support/tarok/cards.js';
import { LoggedEvening } from '../../support/evening/logged-evening.js';
import { correctionAsked, nextAsked, nextKoenigrufen } from '../../support/evening/random-asked.js';

/*
 * Evenings in which anything happens and anything is put right: the figures of their players sum up
 * to the ledger, whose postings are added up here from the log alone.
 */

const MEMBERS = ['anna', 'bo', 'clara', 'dan', 'eva', 'finn'] as PlayerId[];
const BOOKS: readonly BookId[] = ['wolff-1899', 'brix-1996', 'vlk-1970', 'koenigrufen'];
/** More of them in `npm run test:all`. */
const SEEDS = Array.from({ length: 6 * Number(process.env['EVENINGS'] ?? 1) }, (_, seed) => seed);
const STEPS = 30;
/** An evening with replays only has the result it would have had; one in three is such. */
const MODES = [['replay'], ['compensate'], ['compensate', 'replay', 'paid-back']] as const;

interface Played {
  readonly evening: LoggedEvening;
  /** All that the ledger ever posted for it. */
  readonly posted: readonly EveningPosting[];
  readonly modes: ReadonlySet<string>;
}

const evenings = new Map<string, readonly Played[]>();
function eveningsBy(book: BookId): readonly Played[] {
  const played = evenings.get(book) ?? SEEDS.map((seed) => play(book, seed));
  evenings.set(book, played);
  return played;
}

function play(book: BookId, seed: number): Played {
  const random = randomOf(seed);
  const seats = MEMBERS.slice(0, (book === 'koenigrufen' ? 4 : 3) + (seed % 2));
  const evening = new LoggedEvening(resolveRules(ruleBook(book)), seats, pick(random, seats), 3);
  const posted = [...evening.postings];
  const modes = new Set<string>();
  for (let left = STEPS; left > 0; left--) {
    try {
      modes.add(next(evening, random, left, MODES[seed % MODES.length] ?? []));
      posted.push(...evening.postings);
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
    }
  }
  return { evening, posted, modes };
}

/** The next event, open or closed, with its name. Throws Refusal for an impossible one. */
function next(
  evening: LoggedEvening,
  random: () => number,
  left: number,
  modes: readonly CorrectionMode[],
): string {
  const { state, rules } = evening;
  if (left === 6) {
    evening.ask({ kind: 'close' });
    return 'close';
  }
  // Nothing else can happen to an evening that is over.
  const chance = random() * (state.closed ? 0.3 : 1);
  if (chance < 0.25 && state.hands > 0) {
    const mode = pick(random, modes);
    evening.correct(mode, [correctionAsked(evening, random)]);
    return `${mode}${state.closed ? ', closed' : ''}`;
  }
  if (chance < 0.3) {
    evening.ask({ kind: 'undo', reason: null });
    return 'undo';
  }
  const nextOf = rules.game === 'tarok' ? nextAsked : nextKoenigrufen;
  const asked = nextOf(evening, MEMBERS, random);
  evening.ask(asked);
  return asked.kind;
}

type Figures = ReadonlyMap<PlayerId, EveningStatistic>;

function figuresIn({ rules, course, state }: LoggedEvening): Figures {
  return figuresOf(rules, course, state.disputes);
}

function rowsOf(session: string, evening: LoggedEvening): StatisticRow[] {
  const { game } = evening.rules;
  return Array.from(figuresIn(evening), ([member, statistic]) => {
    return { session, game, member, money: 0, ...statistic };
  });
}

/** The ledger's points for each player by each hand, without fines between hands. */
function movedByHand({ evening, posted }: Played): ReadonlyMap<string, number> {
  const between = new Set(
    evening.events.flatMap(({ event }) => {
      if (event.kind === 'fine-recorded') return [event.fineId];
      if (event.kind !== 'correction-recorded') return [];
      return event.changes.flatMap((one) =>
        'fine' in one ? [one.was.fineId, one.now.fineId] : [],
      );
    }),
  );
  const moved = new Map<string, number>();
  for (const { from, to, amount, unit, handNumber, fineId } of posted) {
    if (unit === 'money' || handNumber === null) continue;
    if (fineId !== null && between.has(fineId)) continue;
    for (const [party, points] of [[from, -amount] as const, [to, amount] as const]) {
      const key = `${party} ${handNumber}`;
      moved.set(key, (moved.get(key) ?? 0) + points);
    }
  }
  return moved;
}

describe.each(BOOKS)('random evenings under %s', (book) => {
  test('everything happens in them', () => {
    const seen = new Set(eveningsBy(book).flatMap(({ modes }) => [...modes]));
    for (const mode of ['compensate', 'replay', 'undo', 'close', 'fine', 'join', 'hand']) {
      expect(seen).toContain(mode);
    }
    expect(seen).toContain('compensate, closed');
    expect(seen).toContain('replay, closed');
  });

  test('points are the balance, and what was received less what was paid', () => {
    for (const { evening } of eveningsBy(book)) {
      const figures = figuresIn(evening);
      const { standings } = evening.state;
      expect([...figures].map(([player, { points }]) => ({ player, points }))).toEqual(standings);
      const { parties } = whoPaidWhom(rowsOf('evening', evening));
      for (const { party, balance } of parties) {
        if (party !== 'club') expect(balance).toBe(figures.get(party)?.points);
      }
      expect(parties.reduce((sum, { balance }) => sum + balance, 0)).toBe(0);
      for (const { points, hands, figures: of } of figures.values()) {
        expect(of.hands).toHaveLength(hands);
        expect(of.points.reduce((sum, moved) => sum + moved, of.between)).toBe(points);
      }
    }
  });

  test('every number of the sums is the count of the hands that it leads to', () => {
    const rows = eveningsBy(book).flatMap(({ evening }, at) => rowsOf(`evening ${at}`, evening));
    for (const of of [rows, ...MEMBERS.map((one) => rows.filter(({ member }) => member === one))]) {
      const sum = sumOf(of);
      const numbers: [string, number][] = [
        ['hands', sum.hands],
        ['dealt', sum.dealt],
        ...sum.cups.map(({ cup, won }) => [`cup:${cup}`, won.made] as [string, number]),
        ...Object.entries(sum.feats).map(
          ([key, { made }]) => [`feat:${key}`, made] as [string, number],
        ),
      ];
      for (const [key, { made }] of Object.entries(sum.meldinger))
        numbers.push([`melding:${key}`, made]);
      for (const [key, share] of Object.entries(sum.figures)) {
        numbers.push(
          [`figure:${key}:made`, share.made],
          [`figure:${key}:lost`, share.of - share.made],
        );
      }
      for (const { contract, declared, won, doubled, asPartner, asDefender } of sum.contracts) {
        const key = `contract:${contract}`;
        numbers.push([`${key}:declared`, declared.made], [`${key}:declared`, won.of]);
        numbers.push([`${key}:won`, won.made], [`${key}:doubled`, doubled.made]);
        numbers.push([`${key}:partner`, asPartner.of], [`${key}:partner-won`, asPartner.made]);
        numbers.push([`${key}:defender`, asDefender.of], [`${key}:defender-won`, asDefender.made]);
        numbers.push([`of:${key}:won`, won.of], [`of:${key}:doubled`, doubled.of]);
        numbers.push([`of:${key}:partner-won`, asPartner.of]);
        numbers.push([`of:${key}:defender-won`, asDefender.of]);
      }
      for (const { code, count, ends } of sum.fines) {
        numbers.push([`fine:${code}`, count]);
        for (const [end, fines] of Object.entries(ends))
          numbers.push([`fine:${code}:${end}`, fines]);
      }
      const wrong = numbers.filter(([key, number]) => countBehind(of, key) !== number);
      expect(wrong).toEqual([]);
    }
  });

  test('points that moved hand by hand are the sums of payments between members and of the cups', () => {
    for (const { evening } of eveningsBy(book)) {
      const moved = new Map<string, number>();
      const add = (key: string, points: number) => moved.set(key, (moved.get(key) ?? 0) + points);
      for (const { hand, from, to, part, points } of movementsOf(evening.rules, evening.course)) {
        expect(points).toBeGreaterThan(0);
        // Out of a cup only winnings are listed, with their hand.
        const isWon = part === null && from !== 'club' && !MEMBERS.includes(from as PlayerId);
        add(`${from} ${to} ${part ?? 'cup'}${isWon ? ` ${hand ?? ''}` : ''}`, points);
      }
      const summed = new Map<string, number>();
      for (const [player, { figures }] of figuresIn(evening)) {
        const { paid, fromClub, cups } = figures;
        for (const [from, to, parts] of [
          ...Object.entries(paid).map(([to, parts]) => [player, to, parts ?? {}] as const),
          ['club', player, fromClub] as const,
        ]) {
          for (const [part, points] of Object.entries(parts)) {
            summed.set(`${from} ${to} ${part}`, points);
          }
        }
        for (const [cup, points] of Object.entries(cups.filled)) {
          summed.set(`${player} ${cup} cup`, points);
        }
        for (const { cup, hand, points } of cups.won) {
          summed.set(`${cup} ${player} cup ${hand}`, points);
        }
      }
      expect(Object.fromEntries([...moved].sort())).toEqual(Object.fromEntries([...summed].sort()));
    }
  });

  test('a closed evening with pots leaves nothing to the club', () => {
    for (const { evening } of eveningsBy(book)) {
      if (!evening.state.closed || !gameOf(evening.rules).keepers.includes('king-pot')) continue;
      for (const { figures } of figuresIn(evening).values()) {
        expect(figures.paid.club).toBeUndefined();
        expect(pointsOfParts(figures.fromClub)).toBe(0);
      }
    }
  });

  test('hands are those that count and that somebody was dealt in, with what the ledger moved', () => {
    for (const played of eveningsBy(book)) {
      const { rules, course, state } = played.evening;
      const moved = movedByHand(played);
      const hands = Array.from({ length: state.hands }, (_, at) => at + 1).flatMap((hand) => {
        const { before } = findHand(course, hand);
        const { record } = handContent(course, hand);
        if (record === null || before === null) return [];
        const active = gameOf(rules).active(rules, before.table);
        return [{ hand, active, dealer: before.table.dealer }];
      });
      for (const [player, { figures }] of figuresIn(played.evening)) {
        const own = hands.filter(({ active }) => active.includes(player));
        expect(figures.hands).toEqual(own.map(({ hand }) => hand));
        expect(figures.points).toEqual(own.map(({ hand }) => moved.get(`${player} ${hand}`) ?? 0));
        const dealt = hands.filter(({ dealer }) => dealer === player);
        expect(figures.dealt).toEqual(dealt.map(({ hand }) => hand));
      }
    }
  });

  test('feats and figures are those that the evening is remembered for', () => {
    const seen = new Set<string>();
    for (const { evening } of eveningsBy(book)) {
      const figures = figuresIn(evening);
      for (const feat of highlightsOf(evening.rules, evening.course).feats) {
        seen.add(feat.kind);
        for (const player of feat.players) {
          expect(handsWith(feat, figures.get(player)?.figures)).toContain(feat.hand);
        }
      }
    }
    expect(seen.size).toBeGreaterThan(1);
  });

  test('a log that is read again says the same, byte for byte', () => {
    for (const { evening } of eveningsBy(book)) {
      const again = foldHistory(evening.events);
      const read = figuresOf(again.rules, again.course, again.state.disputes);
      expect(JSON.stringify([...read])).toBe(JSON.stringify([...figuresIn(evening)]));
    }
  });

  test('a replay makes the same as had it been so from the beginning, but for the ends of fines', () => {
    let checked = 0;
    for (const { evening } of eveningsBy(book)) {
      const { rules, course } = evening;
      const corrections = course.flatMap(({ step }) =>
        step.kind === 'correction-recorded' ? [step] : [],
      );
      if (corrections.some(({ mode }) => mode === 'compensate')) continue;
      checked += corrections.length;
      const steps = course.flatMap(({ step }) =>
        step.kind === 'correction-recorded' ? [] : [step],
      );
      const once = figuresOf(rules, foldCourse(rules, steps), undefined);
      expect(Array.from(figuresIn(evening), withoutEnds)).toEqual(Array.from(once, withoutEnds));
    }
    expect(checked).toBeGreaterThan(0);
  });
});

/** Where a feat of the highlights is counted. */
function countBehind(rows: readonly StatisticRow[], key: string): number | undefined {
  const name = readFigure(key);
  return name === null ? undefined : handsBehind(rows, name)?.length;
}

function handsWith({ kind, card }: Feat, of?: EveningFigures): readonly number[] | undefined {
  if (kind === 'tout' || kind === 'nolo') return of?.feats[kind];
  if (card !== null) return of?.feats[`${kind.endsWith('bagud') ? 'bagud' : 'ultimo'}-${card}`];
  return FIGURES.flatMap((figure) => (figure === kind ? (of?.figures[figure]?.made ?? []) : []));
}

function withoutEnds([player, { figures, ...statistic }]: [PlayerId, EveningStatistic]) {
  const fines = figures.fines
    .filter(({ end }) => end !== 'lifted')
    .map(({ end: _, ...fine }) => fine);
  return [player, { ...statistic, figures: { ...figures, fines } }];
}
