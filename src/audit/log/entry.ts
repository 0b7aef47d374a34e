import { actorName } from '../../clubs/actor-names.js';
import { aboutOf, changesBy } from './changes.js';
import { isOfClub, type Around, type Logged } from './logged.js';
import { memberOf, sentenceOf, whyOf } from './words.js';
import type { AuditEntry } from './view.js';

/** An event as the audit view tells it. Pure. */
export function entryOf(
  logged: Logged,
  around: Around,
  payments: AuditEntry['payments'],
): AuditEntry {
  const { seq, time, actor, session, event } = logged;
  const about = isOfClub(event) ? NOTHING : aboutOf(event, around);
  return {
    event: seq,
    time,
    actor,
    actorName: actorName(actor, around.names),
    kind: event.kind,
    session,
    ...about,
    member: memberOf(logged, around),
    subject: isOfClub(event) ? event.name : null,
    sentence: sentenceOf(logged, around),
    why: whyOf(logged),
    changes: changesBy(logged, around),
    payments,
  };
}

const NOTHING = { hand: null, fine: null, dispute: null };
