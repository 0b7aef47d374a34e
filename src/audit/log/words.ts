import type { ClubEvent } from '../../clubs/rows-of-event.js';
import { saidOf, type HandRecord } from '../../rules/game.js';
import type { FineRecord } from '../../rules/fine-record.js';
import type { CorrectionChange, CorrectionRecorded, DisputeEvent } from '../../evening/event.js';
import { accessSaid, isOfAccess, standingsBy, type AccessEvent } from './access-entries.js';
import { disputeOf } from './changes.js';
import { isOfClub, type Around, type Logged } from './logged.js';

/** What happened, in a sentence for the members. Pure. */
export function sentenceOf(logged: Logged, around: Around): string {
  const { event } = logged;
  if (isOfAccess(event)) return accessSaid(logged, event, around);
  if (isOfClub(event)) return ofClub(event, around.before.get(logged.seq));
  switch (event.kind) {
    case 'session-opened':
      return `A session by ${event.book} was opened with ${list(event.seats.map(nameIn(around)))}.`;
    case 'session-closed':
      return 'The session was closed.';
    case 'player-joined':
      return `${nameIn(around)(event.player)} joined the table.`;
    case 'player-left':
      return `${nameIn(around)(event.player)} left the table.`;
    case 'hand-recorded':
      return `Hand ${event.hand} was recorded: ${handSaid(event.record, around)}.`;
    case 'fine-recorded': {
      const of = event.hand === null ? '' : ` about hand ${event.hand}`;
      return `${fineSaid(event.record, around)}${of}.`;
    }
    case 'correction-recorded':
      return `${event.changes.map((one) => changeSaid(one, around)).join(' ')}${modeSaid(event)}`;
    default:
      return disputeSaid(event, around);
  }
}

/** Why it happened, in the words that somebody gave; null when nobody gave any. */
export function whyOf({ event }: Logged): string | null {
  switch (event.kind) {
    case 'correction-recorded':
      return event.reason;
    case 'fine-recorded':
      return event.record.note || null;
    case 'hand-recorded':
      return (event.record.fines ?? []).flatMap(({ note }) => note || []).join('; ') || null;
    default:
      return 'text' in event ? event.text : null;
  }
}

/** The member that an event is about; null for none, or several. */
export function memberOf({ seq, event }: Logged, around: Around): string | null {
  if (isOfAccess(event)) {
    const { was, now } = standingsBy(seq, event, around);
    return now.member ?? was.member;
  }
  switch (event.kind) {
    case 'player-joined':
    case 'player-left':
      return event.player;
    case 'fine-recorded':
      return event.record.player;
    default:
      return 'member' in event ? event.member : null;
  }
}

function nameIn({ names }: Around): (member: string) => string {
  return (member) => names.get(member) ?? member;
}

function ofClub(event: Exclude<ClubEvent, AccessEvent>, before: ClubEvent | undefined): string {
  const { kind, name } = event;
  switch (kind) {
    case 'club-opened': {
      const owned = event.owner === undefined ? '' : ` by ${event.owner.name}, who owns it`;
      return `The club was opened as ${name}${owned}.`;
    }
    case 'club-renamed':
      return `The club was renamed from ${before?.name ?? '?'} to ${name}.`;
    case 'club-archived':
      return 'The club was archived.';
    case 'club-restored':
      return 'The club was restored.';
    case 'member-added':
      return `${name} became a member.`;
    case 'member-renamed':
      return `${before?.name ?? '?'} was renamed to ${name}.`;
    case 'member-archived':
      return `${name} was archived.`;
    case 'member-restored':
      return `${name} was restored.`;
    case 'device-added':
      return `The device ${name} was added.`;
    case 'device-revoked':
      return `The device ${name}, which could record, was revoked.`;
  }
}

function handSaid(record: HandRecord, around: Around) {
  const { fines = [] } = record;
  const said = saidOf(record, nameIn(around));
  return list([said, ...fines.map((fine) => fineSaid(fine, around))]);
}

function fineSaid({ player, code, reportedBy }: FineRecord, around: Around): string {
  const name = nameIn(around);
  const reported = reportedBy == null ? '' : `, reported by ${name(reportedBy)}`;
  return `${name(player)} was fined for ${code}${reported}`;
}

function changeSaid(change: CorrectionChange, around: Around): string {
  const { was, now } = change;
  const done =
    now.record === null
      ? 'was voided'
      : was.record === null
        ? 'was recorded after all'
        : 'was corrected';
  if ('hand' in change) return `Hand ${change.hand} ${done}.`;
  return `${fineNamed(change.fine, around)} ${done}.`;
}

function modeSaid({ mode, dispute }: CorrectionRecorded): string {
  const how =
    mode === 'compensate' ? 'The difference was paid.' : 'The session was played again with it.';
  return ` ${how}${dispute === null ? '' : ' This settled a dispute.'}`;
}

function fineNamed(id: string, around: Around): string {
  const fine = around.fines.get(id);
  return fine ? `The fine of ${nameIn(around)(fine.player)} for ${fine.code}` : 'A fine';
}

function disputeSaid(event: DisputeEvent, around: Around): string {
  const name = nameIn(around);
  const dispute = disputeOf(event, around);
  const about =
    dispute?.fine != null
      ? lowered(fineNamed(dispute.fine, around))
      : `hand ${dispute?.hand ?? '?'}`;
  const by = name(event.by);
  switch (event.kind) {
    case 'dispute-raised':
      return `${by} disputed ${about}.`;
    case 'dispute-answered':
      return `${by} answered in the dispute about ${about}.`;
    case 'dispute-withdrawn':
      return `${by} withdrew the dispute about ${about}.`;
    case 'dispute-upheld':
      return `${list([event.by, ...event.together].map(name))} upheld ${about} in its dispute.`;
    case 'dispute-overturned':
      return `${list([event.by, ...event.together].map(name))} overturned ${about} in its dispute.`;
  }
}

function lowered(text: string): string {
  return text.charAt(0).toLowerCase() + text.slice(1);
}

/** One, two and three. */
function list(parts: readonly string[]): string {
  const last = parts.at(-1) ?? '';
  return parts.length < 2 ? last : `${parts.slice(0, -1).join(', ')} and ${last}`;
}
