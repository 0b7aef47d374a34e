import { gameOf, type Game } from '../../rules/game.js';
import { FINE_CODES } from '../../rules/fine-record.js';
import { CONTRACT_IDS, FIGURES } from '../../rules/koenigrufen/record/hand.js';
import { isKeeper, type PlayerId } from '../../rules/payment.js';
import { FEATS, MELDINGER } from '../../rules/tally.js';
import { FINE_ENDS, type ContractFigure, type EveningFigures } from '../figures/evening-figures.js';
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
 * @param key the number: `hands`, `dealt`, `feat:tout`, `melding:trumps`, `cup:king-pot`,
 *   `contract:rufer:declared` (or `won`, `doubled`, `partner`, `partner-won`, `defender`,
 *   `defender-won`), `figure:uhu:made` (or `lost`), `fine:revoke`, `fine:revoke:upheld`; with `of:`
 *   before it the whole that its share is a part of
 * @returns by the rows' evenings and then by hand; null for an unknown key
 */
export function handsBehind(
  rows: readonly StatisticRow[],
  key: string,
): readonly CountedHand[] | null {
  if (key.startsWith(OF)) return handsRestedOn(rows, key.slice(OF.length));
  const reading = readingOf(key);
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

const OF = 'of:';

/** The whole that each share of a contract is a part of. */
const RESTS_ON: Readonly<Partial<Record<string, string>>> = {
  won: 'declared',
  doubled: 'declared',
  'partner-won': 'partner',
  'defender-won': 'defender',
};

/** The whole that the share of a number is a part of; null for a number without one. */
function handsRestedOn(rows: readonly StatisticRow[], key: string): readonly CountedHand[] | null {
  if (readingOf(key) === null) return null;
  const [kind, name = '', more = ''] = key.split(':');
  const hands = (has: (game: Game) => boolean) =>
    handsBehind(
      rows.filter(({ game }) => has(gameOf({ game }))),
      'hands',
    );
  const isOne = (one: string) => one === name;
  switch (kind) {
    case 'feat':
      return hands(({ tallied }) => tallied.feats.some(isOne));
    case 'melding':
      return hands(({ tallied }) => tallied.meldinger.some(isOne));
    case 'cup':
      return hands(({ keepers }) => keepers.some(isOne));
    case 'contract': {
      const other = RESTS_ON[more];
      if (other !== undefined) return handsBehind(rows, `contract:${name}:${other}`);
      return more === 'declared' ? hands(({ tallied }) => tallied.contracts.some(isOne)) : null;
    }
    case 'figure':
      return handsOfFigure(rows, name);
    case 'fine':
      return more === '' ? gathered(rows, ALL_FINES) : handsBehind(rows, `fine:${name}`);
    default:
      return null;
  }
}

/** A hand in which one side made a figure and the other lost it counts as both made and lost. */
function handsOfFigure(rows: readonly StatisticRow[], name: string): readonly CountedHand[] {
  const bySession = new Map<string, StatisticRow[]>();
  for (const row of rows) bySession.set(row.session, [...(bySession.get(row.session) ?? []), row]);
  return [...bySession.values()].flatMap((own) =>
    ['made', 'lost']
      .flatMap((how) => handsBehind(own, `figure:${name}:${how}`) ?? [])
      .sort((one, other) => (one.hand ?? 0) - (other.hand ?? 0)),
  );
}

function readingOf(key: string): Reading | null {
  const [kind, name, more, ...rest] = key.split(':');
  if (rest.length > 0) return null;
  if (name === undefined) return plainReading(key);
  switch (kind) {
    case 'feat': {
      const feat = FEATS.find((one) => one === name);
      return feat === undefined || more !== undefined ? null : once(({ feats }) => feats[feat]);
    }
    case 'melding': {
      const melding = MELDINGER.find((one) => one === name);
      if (melding === undefined || more !== undefined) return null;
      return each(({ meldinger }) => meldinger[melding] ?? []);
    }
    case 'contract':
      return contractReading(name, more);
    case 'figure': {
      const figure = FIGURES.find((one) => one === name);
      if (figure === undefined || (more !== 'made' && more !== 'lost')) return null;
      return once(({ figures }) => figures[figure]?.[more]);
    }
    case 'cup':
      if (more !== undefined || !isKeeper(name)) return null;
      return each(({ cups }) => cups.won.filter(({ cup }) => cup === name).map(({ hand }) => hand));
    case 'fine':
      return fineReading(name, more);
    default:
      return null;
  }
}

function plainReading(key: string): Reading | null {
  switch (key) {
    case 'hands':
      return once(({ hands }) => hands);
    case 'dealt':
      return once(({ dealt }) => dealt);
    default:
      return null;
  }
}

/** Which games each number of a contract counts. */
const GAMES_OF: Readonly<Record<string, (game: ContractFigure) => boolean>> = {
  declared: ({ as }) => as === 'declarer',
  won: ({ as, won }) => as === 'declarer' && won,
  doubled: ({ as, kontra }) => as === 'declarer' && kontra > 1,
  partner: ({ as }) => as === 'partner',
  'partner-won': ({ as, won }) => as === 'partner' && won,
  defender: ({ as }) => as === 'defender',
  'defender-won': ({ as, won }) => as === 'defender' && won,
};

function contractReading(name: string, more = ''): Reading | null {
  const isOne = Object.hasOwn(GAMES_OF, more) ? GAMES_OF[more] : undefined;
  if (isOne === undefined || !CONTRACT_IDS.some((one) => one === name)) return null;
  return each(({ contracts }) =>
    contracts.filter((game) => game.contract === name && isOne(game)).map(({ hand }) => hand),
  );
}

function fineReading(name: string, more?: string): Reading | null {
  if (!FINE_CODES.some((one) => one === name)) return null;
  if (more !== undefined && !FINE_ENDS.some((one) => one === more)) return null;
  return each(({ fines }) =>
    fines
      .filter(({ code, end }) => code === name && (more === undefined || end === more))
      .map(({ hand }) => hand),
  );
}

const ALL_FINES = each(({ fines }) => fines.map(({ hand }) => hand));

function once(listOf: (figures: EveningFigures) => readonly number[] | undefined): Reading {
  return { isEach: false, of: (figures) => listOf(figures) ?? [] };
}

function each(listOf: Reading['of']): Reading {
  return { isEach: true, of: listOf };
}
