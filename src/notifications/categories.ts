import { groupOf, isForOffice, KIND_NAMES, NEWS_KINDS, type Kind } from '../events/registry.js';

/** The kinds of news that are chosen separately. */
export const CATEGORIES = ['disputes', 'money', 'evenings', 'tasks'] as const;
export type Category = (typeof CATEGORIES)[number];

/** How soon somebody is sent a mail about it. */
export const RHYTHMS = ['at-once', 'daily', 'weekly', 'never'] as const;
export type Rhythm = (typeof RHYTHMS)[number];

export type Rhythms = Readonly<Record<Category, Rhythm>>;

/** Tasks wait until somebody looks; all else is about the reader. */
export const USUAL_RHYTHMS: Rhythms = {
  disputes: 'at-once',
  money: 'at-once',
  evenings: 'at-once',
  tasks: 'daily',
};

/** The category of news from a kind of event. */
export function categoryOf(kind: Kind): Category {
  if (isForOffice(kind)) return 'tasks';
  const group = groupOf(kind);
  if (group === 'money') return 'money';
  return group === 'evenings' || group === 'seasons' ? 'evenings' : 'disputes';
}

/** Everybody at the table hears of these when they happen: they are sent when the evening is closed. */
export const AT_TABLE: readonly Kind[] = KIND_NAMES.filter(
  (kind) => NEWS_KINDS.includes(kind) && ['hands', 'fines', 'corrections'].includes(groupOf(kind)),
);
