import { isStandingRule, type StandingRule } from '../../standings/rule/standing-rule.js';
import type { AuditContext, EventKind, Logged, SeasonFacts } from '../kind.js';
import { isDay, isId, isObject, isText, listOf, meaning, optional, withTest } from '../payload.js';

/** The fields that choose the evenings of a season. */
interface SeasonFields {
  readonly season: string;
  readonly name: string;
  /** `YYYY-MM-DD`, where the club is; both belong to it. */
  readonly firstDay: string;
  readonly lastDay: string;
  /** Rule books, in the order of the alphabet; none for all. */
  readonly books: readonly string[];
  /** The names of those of them that are the club's own, by their ids; left out where the books are as they were. */
  readonly ownBooks?: Readonly<Record<string, string>>;
  /** Names of tables, in the order of the alphabet; none for all. */
  readonly tables: readonly string[];
}

/** A season is kept from now on. Its days may be past. */
export interface SeasonOpened extends SeasonFields {
  readonly kind: 'season-opened';
  readonly rule: StandingRule;
}

/** Its name, days, books or tables are others: all of them are said. */
export interface SeasonChanged extends SeasonFields {
  readonly kind: 'season-changed';
  readonly why: string;
}

/** Its standings follow a new rule. */
export interface SeasonRuleChanged {
  readonly kind: 'season-rule-changed';
  readonly season: string;
  readonly rule: StandingRule;
  readonly why: string;
}

/** It has its final table. */
export interface SeasonClosed {
  readonly kind: 'season-closed';
  readonly season: string;
}

/** It goes on, after all. */
export interface SeasonReopened {
  readonly kind: 'season-reopened';
  readonly season: string;
  readonly why: string;
}

export type SeasonStepEvent =
  | SeasonOpened
  | SeasonChanged
  | SeasonRuleChanged
  | SeasonClosed
  | SeasonReopened;

/** The parts that events of seasons share: everybody who may read evenings hears of them. */
export const OF_A_SEASON = {
  group: 'seasons',
  live: 'read-sessions',
  changes: () => [],
} as const;

export const why = meaning(isText, 'Why.');
const season = meaning(isId, 'The season.');
const rule = meaning(withTest(isObject, isStandingRule), 'How its standings are made.');

const SAID = {
  season,
  name: meaning(isText, 'Its name.'),
  firstDay: meaning(isDay, 'Its first day, where the club is.'),
  lastDay: meaning(isDay, 'Its last day.'),
  books: meaning(listOf(isText), 'Rule books whose evenings belong to it; none for all.'),
  ownBooks: meaning(
    optional(isObject),
    'The names of those of them that are the club’s own, by their ids.',
  ),
  tables: meaning(listOf(isText), 'Names of tables whose evenings belong to it; none for all.'),
} as const;

/** A season as an event left it; null where it is not known. */
export function seasonAt(
  { seasons }: Pick<AuditContext, 'seasons'>,
  id: string,
  seq: number,
): SeasonFacts | null {
  return seasons.findLast((one) => one.id === id && one.since <= seq) ?? null;
}

/** The name of a season at the time of an event. */
export function seasonName(context: AuditContext, id: string, seq: number): string {
  return seasonAt(context, id, seq)?.name ?? '?';
}

function nameOf({ seq, event }: Logged<{ readonly season: string }>, context: AuditContext) {
  return seasonName(context, event.season, seq);
}

const subjects = (event: { readonly season: string }) => [event.season];
const about = (logged: Logged<{ readonly season: string }>, context: AuditContext) => ({
  subject: nameOf(logged, context),
});

const opened = {
  ...OF_A_SEASON,
  payload: { ...SAID, rule },
  subjects,
  about: ({ event: { name: subject } }) => ({ subject }),
  params: ({ event }, { currency }) => {
    const { name, firstDay, lastDay, rule: chosen } = event;
    return { season: name, firstDay, lastDay, rule: chosen, currency };
  },
} satisfies EventKind<SeasonOpened, unknown>;

const changed = {
  ...OF_A_SEASON,
  payload: { ...SAID, why },
  subjects,
  about,
  why: ({ why: said }) => said,
  params: ({ seq, event }, context) => {
    const { name, firstDay, lastDay, books, ownBooks = {}, tables } = event;
    const was = seasonAt(context, event.season, seq - 1);
    const isOther = (one: readonly string[], other: readonly string[] | undefined) =>
      one.join('\n') !== other?.join('\n');
    return {
      season: was?.name ?? name,
      name: was?.name === name ? null : name,
      days: isOther([firstDay, lastDay], [was?.firstDay ?? '', was?.lastDay ?? ''])
        ? { firstDay, lastDay }
        : null,
      books: isOther(books, was?.books) ? books.map((id) => ownBooks[id] ?? id) : null,
      tables: isOther(tables, was?.tables) ? tables : null,
    };
  },
} satisfies EventKind<SeasonChanged, unknown>;

const ruleChanged = {
  ...OF_A_SEASON,
  payload: { season, rule, why },
  subjects,
  about,
  why: ({ why: said }) => said,
  params: (logged, context) => ({
    season: nameOf(logged, context),
    rule: logged.event.rule,
    currency: context.currency,
  }),
} satisfies EventKind<SeasonRuleChanged, unknown>;

const closed = {
  ...OF_A_SEASON,
  payload: { season },
  subjects,
  about,
  params: (logged, context) => ({ season: nameOf(logged, context) }),
} satisfies EventKind<SeasonClosed, unknown>;

const reopened = {
  ...OF_A_SEASON,
  payload: { season, why },
  subjects,
  about,
  why: ({ why: said }) => said,
  params: (logged, context) => ({ season: nameOf(logged, context) }),
} satisfies EventKind<SeasonReopened, unknown>;

export const SEASON_STEP_KINDS = {
  'season-opened': opened,
  'season-changed': changed,
  'season-rule-changed': ruleChanged,
  'season-closed': closed,
  'season-reopened': reopened,
} as const;
