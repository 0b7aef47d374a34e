import { change, type AuditContext, type Change, type EventKind, type Logged } from '../kind.js';
import { isObject, isText, isYesNo, oneOf, optional } from '../payload.js';
import { LANGUAGES, USUAL_LANGUAGE } from '../../people/languages.js';
import type { ClubChanged, ClubLanguageChosen, ClubOpened, ClubStatisticsShown } from './event.js';

/** A club is opened; who opens it owns it. */
export const clubOpened = {
  group: 'access',
  live: 'read-sessions',
  payload: {
    name: isText,
    currency: isText,
    language: optional(oneOf(LANGUAGES)),
    owner: optional(isObject),
    books: optional(isObject),
  },
  subjects: ({ owner }) => (owner === undefined ? [] : [owner.user]),
  person: ({ owner }) => owner?.user ?? null,
  about: ({ event: { name: subject } }) => ({ subject }),
  params: ({ event: { name, owner } }) => ({ name, owner: owner?.name ?? null }),
  changes: ({ event: { name } }) => [change('name', null, name)],
} satisfies EventKind<ClubOpened, unknown>;

/** The club is renamed, archived or restored. */
export const clubChanged = {
  group: 'access',
  live: 'read-sessions',
  payload: { name: isText, archived: isYesNo },
  subjects: () => [],
  about: ({ event: { name: subject } }) => ({ subject }),
  params: ({ seq, event: { name } }, { before }) => ({ name, was: before.get(seq)?.name ?? null }),
  changes: namedChanges,
} satisfies EventKind<ClubChanged, unknown>;

/** The club speaks another language. */
export const clubLanguageChosen = {
  group: 'access',
  live: 'read-sessions',
  payload: { language: oneOf(LANGUAGES) },
  subjects: () => [],
  params: ({ event: { language } }) => ({ language }),
  changes: ({ seq, event: { language } }, { before }) => [
    change('language', before.get(seq)?.language ?? USUAL_LANGUAGE, language),
  ],
} satisfies EventKind<ClubLanguageChosen, unknown>;

/**
 * Members see money and fines of all members from now on, or no longer. No event repeats the setting
 * that holds already.
 */
export const clubStatisticsShown = {
  group: 'access',
  live: 'read-sessions',
  payload: { shown: isYesNo },
  subjects: () => [],
  params: ({ event: { shown } }) => ({ shown }),
  changes: ({ event: { shown } }) => [change('statistics-shown', !shown, shown)],
} satisfies EventKind<ClubStatisticsShown, unknown>;

/** The changes of a name, and whether the record was archived or restored. */
export function namedChanges(
  { seq, event }: Logged<{ readonly name: string | null; readonly archived: boolean }>,
  context: AuditContext,
): Change[] {
  const before = context.before.get(seq);
  const { name, archived } = event;
  const wasArchived = before?.archived ?? false;
  return [
    ...(name === before?.name ? [] : [change('name', before?.name ?? null, name)]),
    ...(archived === wasArchived ? [] : [change('archived', wasArchived, archived)]),
  ];
}
