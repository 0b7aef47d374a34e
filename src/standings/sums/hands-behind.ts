import { gameOf, type Game } from '../../rules/game.js';
import type { Figure } from '../../rules/koenigrufen/record/hand.js';
import type { PlayerId } from '../../rules/payment.js';
import type { ContractFigure, EveningFigures } from '../figures/evening-figures.js';
import {
  FIGURE_ENDS,
  type ContractPart,
  type CountName,
  type FigureName,
} from '../figures/figure-name.js';
import type { StatisticRow } from './statistic-row.js';

/** The hand, or the step between two hands, behind a number. */
export interface CountedHand {
  readonly session: string;
  /** Null for what belongs to no hand. */
  readonly hand: number | null;
  /** The members it counts for, among those in question. */
  readonly members: readonly PlayerId[];
}

/** One that others can still be added to. */
type Gathered = CountedHand & { readonly members: PlayerId[] };

/** How a number is read from a row. */
interface Reading {
  /** Whether a hand is listed once for each match in it, or only once. */
  readonly isEach: boolean;
  readonly of: (figures: EveningFigures) => readonly (number | null)[];
}

/**
 * The hands behind a number of a `StatisticSum`: as many as the number says.
 *
 * @param rows the rows that were summed
 * @returns by the rows' evenings and then by hand; null for a number that is not of a sum
 */
export function handsBehind(
  rows: readonly StatisticRow[],
  name: FigureName,
): readonly CountedHand[] | null {
  if (name.kind === 'of') return handsRestedOn(rows, name.share);
  const reading = readingOf(name);
  return reading === null ? null : gathered(rows, reading);
}

function gathered(rows: readonly StatisticRow[], reading: Reading): readonly CountedHand[] {
  const evenings = new Map<string, Gathered[]>();
  const places = new Map<string, Map<number | null, number>>();
  for (const { session, member, figures } of rows) {
    const counted = evenings.get(session) ?? [];
    evenings.set(session, counted);
    const placeOf = places.get(session) ?? new Map<number | null, number>();
    places.set(session, placeOf);
    for (const hand of reading.of(figures)) {
      const place = reading.isEach ? undefined : placeOf.get(hand);
      const there = place === undefined ? undefined : counted[place];
      if (there !== undefined) there.members.push(member);
      else {
        placeOf.set(hand, counted.length);
        counted.push({ session, hand, members: [member] });
      }
    }
  }
  // Entries outside hands come last.
  const place = ({ hand }: CountedHand) => hand ?? Number.MAX_SAFE_INTEGER;
  return [...evenings.values()].flatMap((counted) =>
    counted.sort((one, other) => place(one) - place(other)),
  );
}

/** The whole that each share of a contract is a part of. */
const RESTS_ON: Readonly<Partial<Record<ContractPart, ContractPart>>> = {
  won: 'declared',
  doubled: 'declared',
  'partner-won': 'partner',
  'defender-won': 'defender',
};

/** The whole that the share of a number is a part of; null for a number without one. */
function handsRestedOn(
  rows: readonly StatisticRow[],
  name: CountName,
): readonly CountedHand[] | null {
  const hands = (has: (game: Game) => boolean) =>
    gathered(
      rows.filter(({ game }) => has(gameOf({ game }))),
      ALL_HANDS,
    );
  switch (name.kind) {
    case 'feat':
      return hands(({ tallied }) => tallied.feats.includes(name.feat));
    case 'melding':
      return hands(({ tallied }) => tallied.meldinger.includes(name.melding));
    case 'cup':
      return hands(({ keepers }) => keepers.includes(name.cup));
    case 'contract': {
      const part = RESTS_ON[name.part];
      if (part !== undefined) return handsBehind(rows, { ...name, part });
      const { contract } = name;
      return name.part === 'declared'
        ? hands(({ tallied }) => tallied.contracts.includes(contract))
        : null;
    }
    case 'figure':
      return handsOfFigure(rows, name.figure);
    case 'fine':
    case 'own-fine':
      return name.end === null
        ? gathered(rows, ALL_FINES)
        : handsBehind(rows, { ...name, end: null });
    default:
      return null;
  }
}

/** A hand in which one side made a figure and the other lost it counts as both made and lost. */
function handsOfFigure(rows: readonly StatisticRow[], figure: Figure): readonly CountedHand[] {
  const bySession = new Map<string, StatisticRow[]>();
  for (const row of rows) bySession.set(row.session, [...(bySession.get(row.session) ?? []), row]);
  return [...bySession.values()].flatMap((own) =>
    FIGURE_ENDS.flatMap((end) => handsBehind(own, { kind: 'figure', figure, end }) ?? []).sort(
      (one, other) => (one.hand ?? 0) - (other.hand ?? 0),
    ),
  );
}

/** How a number is read; null where a row alone does not say it. */
function readingOf(name: FigureName): Reading | null {
  switch (name.kind) {
    case 'hands':
      return ALL_HANDS;
    case 'dealt':
      return once(({ dealt }) => dealt);
    case 'feat':
      return once(({ feats }) => feats[name.feat]);
    case 'melding':
      return each(({ meldinger }) => meldinger[name.melding] ?? []);
    case 'contract':
      return each(({ contracts }) =>
        contracts
          .filter((game) => game.contract === name.contract && GAMES_OF[name.part](game))
          .map(({ hand }) => hand),
      );
    case 'figure':
      return once(({ figures }) => figures[name.figure]?.[name.end]);
    case 'cup':
      return each(({ cups }) =>
        cups.won.filter(({ cup }) => cup === name.cup).map(({ hand }) => hand),
      );
    case 'fine':
      return each(({ fines }) =>
        fines
          .filter(({ code, own }) => code === name.code && own === undefined)
          .filter(({ end }) => (name.end ?? end) === end)
          .map(({ hand }) => hand),
      );
    case 'own-fine':
      return each(({ fines }) =>
        fines
          .filter(({ own }) => own?.book === name.book && own.code === name.code)
          .filter(({ end }) => (name.end ?? end) === end)
          .map(({ hand }) => hand),
      );
    default:
      return null;
  }
}

/** Which games each number of a contract counts. */
const GAMES_OF: Readonly<Record<ContractPart, (game: ContractFigure) => boolean>> = {
  declared: ({ as }) => as === 'declarer',
  won: ({ as, won }) => as === 'declarer' && won,
  doubled: ({ as, kontra }) => as === 'declarer' && kontra > 1,
  partner: ({ as }) => as === 'partner',
  'partner-won': ({ as, won }) => as === 'partner' && won,
  defender: ({ as }) => as === 'defender',
  'defender-won': ({ as, won }) => as === 'defender' && won,
};

const ALL_HANDS = once(({ hands }) => hands);
const ALL_FINES = each(({ fines }) => fines.map(({ hand }) => hand));

function once(listOf: (figures: EveningFigures) => readonly number[] | undefined): Reading {
  return { isEach: false, of: (figures) => listOf(figures) ?? [] };
}

function each(listOf: Reading['of']): Reading {
  return { isEach: true, of: listOf };
}
