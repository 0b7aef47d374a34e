import { actorName, type Names } from '../../clubs/actor-names.js';
import type { AuditContext, Logged } from '../../events/kind.js';
import { aboutOf, changesOf, eventParamsOf, whyOf, type Event } from '../../events/registry.js';
import type { LanguageId } from '../../people/languages.js';
import { eventSentence } from '../../words/languages.js';
import type { AuditEntry } from './view.js';

/** The language of the log in the API; other languages are made from the parameters. */
export const LANGUAGE_OF_LOG: LanguageId = 'en';

/**
 * An event as the audit view shows it. Pure.
 *
 * @param names what members, users and devices are called now, by id
 */
export function entryOf(
  logged: Logged<Event>,
  context: AuditContext,
  names: Names,
  payments: AuditEntry['payments'],
): AuditEntry {
  const { seq, time, actor, session, event } = logged;
  const said = eventParamsOf(logged, context);
  return {
    event: seq,
    time,
    actor,
    actorName: actorName(actor, names),
    ...said,
    session,
    ...aboutOf(logged, context),
    sentence: eventSentence(LANGUAGE_OF_LOG, said, (id) => names.get(id)),
    why: whyOf(event),
    changes: changesOf(logged, context),
    payments,
  };
}
