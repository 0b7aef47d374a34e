import type { SessionEvent } from '../evening/event.js';
import { plainStep } from '../evening/corrections/plain-record.js';
import { permits, type CallerRole, type ClubPermission } from '../people/roles.js';
import { accessEnded, accessGiven } from './club/access.js';
import { clubChanged, clubLanguageChosen, clubOpened, clubStatisticsShown } from './club/club.js';
import { deviceAdded, deviceRevoked } from './club/device.js';
import type { ClubEvent } from './club/event.js';
import { guestAdded, guestMadeMember, guestMerged } from './club/guest.js';
import { memberForgotten } from './club/leaving.js';
import { memberAdded, memberChanged } from './club/member.js';
import { webhookAdded, webhookEnded, webhookSecretMade } from './club/webhook.js';
import { MONEY_KINDS, type MoneyEvent } from './money/kinds.js';
import type { About, AuditContext, Change, EventKind, Group, Logged, News } from './kind.js';
import { PLANNED_KINDS, type PlannedEvent } from './planned/kinds.js';
import { digestIn, nameIn, showName } from './named-payload.js';
import { OWN_BOOK_KINDS, type OwnBookEvent } from './own-book/kinds.js';
import { SEASON_KINDS, type SeasonEvent } from './season/kinds.js';
import { wrongField, type Check } from './payload.js';
import { sessionClosed } from './session/closing.js';
import { correctionRecorded } from './session/correction.js';
import { dealerSet } from './session/dealer.js';
import {
  disputeAnswered,
  disputeDeclined,
  disputeOverturned,
  disputeProposed,
  disputeRaised,
  disputeTakenBack,
  disputeUpheld,
  disputeWithdrawn,
} from './session/dispute.js';
import { fineRecorded } from './session/fine.js';
import { handRecorded } from './session/hand.js';
import { sessionOpened } from './session/opening.js';
import { playerJoined, playerLeft } from './session/seats.js';

/** Everything that can happen in a club. */
export type Event =
  | ClubEvent
  | SessionEvent
  | MoneyEvent
  | SeasonEvent
  | PlannedEvent
  | OwnBookEvent;

/** Every kind of event, in the one list of them. */
export const KINDS = {
  'club-opened': clubOpened,
  'club-renamed': clubChanged,
  'club-archived': clubChanged,
  'club-restored': clubChanged,
  'club-language-chosen': clubLanguageChosen,
  'club-statistics-shown': clubStatisticsShown,
  'access-given': accessGiven,
  'access-ended': accessEnded,
  'device-added': deviceAdded,
  'device-revoked': deviceRevoked,
  'webhook-added': webhookAdded,
  'webhook-secret-made': webhookSecretMade,
  'webhook-ended': webhookEnded,
  'member-added': memberAdded,
  'member-renamed': memberChanged,
  'member-archived': memberChanged,
  'member-restored': memberChanged,
  'guest-added': guestAdded,
  'guest-made-member': guestMadeMember,
  'guest-merged': guestMerged,
  'member-forgotten': memberForgotten,
  'session-opened': sessionOpened,
  'hand-recorded': handRecorded,
  'fine-recorded': fineRecorded,
  'player-joined': playerJoined,
  'player-left': playerLeft,
  'dealer-set': dealerSet,
  'session-closed': sessionClosed,
  'correction-recorded': correctionRecorded,
  'dispute-raised': disputeRaised,
  'dispute-answered': disputeAnswered,
  'dispute-proposed': disputeProposed,
  'dispute-declined': disputeDeclined,
  'dispute-taken-back': disputeTakenBack,
  'dispute-upheld': disputeUpheld,
  'dispute-overturned': disputeOverturned,
  'dispute-withdrawn': disputeWithdrawn,
  ...MONEY_KINDS,
  ...SEASON_KINDS,
  ...PLANNED_KINDS,
  ...OWN_BOOK_KINDS,
} as const satisfies {
  readonly [K in Event['kind']]: EventKind<Extract<Event, { kind: K }>, unknown>;
};

export type Kind = keyof typeof KINDS;
export const KIND_NAMES = Object.keys(KINDS) as Kind[];

/** The kinds that give a person's name. */
export const PERSON_KINDS = KIND_NAMES.filter((kind) => 'person' in KINDS[kind]);

/** The parameters of each kind's sentence. */
export type ParamsOfKind = { readonly [K in Kind]: ReturnType<(typeof KINDS)[K]['params']> };

/** The entry of a kind; of an event its own. */
function entryOf<E extends Event>({ kind }: E): EventKind<E, unknown> {
  // The entry of a kind is for its events: `KINDS` is typed so.
  return KINDS[kind] as unknown as EventKind<E, unknown>;
}

/**
 * The name of a person in an event whose payload holds a digest, or a name as older logs do.
 * @param given the name in the payload; null for a digest
 */
export type NameInLog = (person: string, given: string | null) => string;

/** The names of an event for a reader that shows none. */
const UNNAMED: NameInLog = (_person, given) => given ?? '';

/**
 * An event for readers, with names where the log holds digests and with plain records of hands. Rows
 * are made from the event as it was written (`readWritten`).
 *
 * @throws Error for an unknown kind, or a payload that does not fit its kind
 */
export function readEvent(kind: string, payload: string, called?: NameInLog): Event {
  return plainStep(readWritten(kind, payload, called));
}

/**
 * An event as the log holds it, with names where that holds digests.
 *
 * @param payload its JSON text
 * @param called gives the name of the person in the event; needed by callers that show names
 * @throws Error for an unknown kind, or a payload that does not fit its kind
 */
export function readWritten(kind: string, payload: string, called: NameInLog = UNNAMED): Event {
  if (!Object.hasOwn(KINDS, kind)) throw new Error(`there is no kind of event ${kind}`);
  const held = JSON.parse(payload) as Readonly<Record<string, unknown>>;
  const { person } = KINDS[kind as Kind] as EventKind<Event, unknown>;
  // Nothing of it was looked at yet: it may name nobody.
  const named = person?.({ kind, ...held } as unknown as Event) ?? null;
  const given = nameIn(held) ?? null;
  const isNaming = named !== null && (given === null) !== (digestIn(held) === null);
  const fields = (isNaming ? showName(held, called(named, given)) : held) as typeof held;
  const wrong = wrongField(fields, KINDS[kind as Kind].payload);
  if (wrong !== null) throw new Error(`its ${wrong} is wrong or does not belong there`);
  return { kind, ...fields } as unknown as Event;
}

/** The member or user whose name an event gives; null for one that gives nobody's. */
export function personOf(event: Event): string | null {
  return entryOf(event).person?.(event) ?? null;
}

/** The fields of a kind's payload with their checks. */
export function payloadOf(kind: Kind): Readonly<Record<string, Check>> {
  return KINDS[kind].payload;
}

/** Whether somebody may hear live of an event of this kind. */
export function mayHear(roles: readonly CallerRole[], kind: string): boolean {
  return Object.hasOwn(KINDS, kind) && permits(roles, KINDS[kind as Kind].live);
}

/** The ids that an event names. */
export function subjectsOf(event: Event): readonly string[] {
  return entryOf(event).subjects(event);
}

const NOTHING: About = { hand: null, fine: null, dispute: null, member: null, subject: null };

/** The one thing that an event is about, if there is one. */
export function aboutOf(logged: Logged<Event>, context: AuditContext): About {
  return { ...NOTHING, ...entryOf(logged.event).about?.(logged, context) };
}

/** Why it happened, in the words that somebody gave; null when nobody gave any. */
export function whyOf(event: Event): string | null {
  return entryOf(event).why?.(event) ?? null;
}

/** An event as it is said: its kind, and what the words of that kind name. */
export type EventParams = {
  readonly [K in Kind]: { readonly kind: K; readonly params: ParamsOfKind[K] };
}[Kind];

export function eventParamsOf(logged: Logged<Event>, context: AuditContext): EventParams {
  const { kind } = logged.event;
  return { kind, params: entryOf(logged.event).params(logged, context) } as EventParams;
}

/** Old and new values of what an event changed. */
export function changesOf(logged: Logged<Event>, context: AuditContext): readonly Change[] {
  return entryOf(logged.event).changes(logged, context);
}

/** The kinds that are news for somebody. */
export const NEWS_KINDS = KIND_NAMES.filter((kind) => 'news' in KINDS[kind]);

/** Those of them that are news for anyone with some roles, named in an event or not. */
export function newsKindsFor(roles: readonly CallerRole[]): readonly Kind[] {
  return NEWS_KINDS.filter((kind) => {
    const { newsFor } = KINDS[kind] as unknown as EventKind<Event, unknown>;
    return newsFor !== undefined && permits(roles, newsFor);
  });
}

/** The news in an event for somebody other than its author, by the ids that they have. */
export function newsOf(
  logged: Logged<Event>,
  ids: ReadonlySet<string>,
  context: AuditContext,
): readonly News[] {
  return entryOf(logged.event).news?.(logged, ids, context) ?? [];
}

/** The kinds that open a task for somebody. */
export const TASK_KINDS = KIND_NAMES.filter((kind) => 'task' in KINDS[kind]);

/** The permission of those for whom a kind of event opens a task; null for none. */
export function taskOf(kind: Kind): ClubPermission | null {
  return (KINDS[kind] as { readonly task?: ClubPermission }).task ?? null;
}

/** The group of a kind. */
export function groupOf(kind: Kind): Group {
  return KINDS[kind].group;
}

/** Whether the news of a kind are for an office, and not for every member. */
export function isForOffice(kind: Kind): boolean {
  const { newsFor } = KINDS[kind] as unknown as EventKind<Event, unknown>;
  return newsFor !== undefined && !permits(['member'], newsFor);
}
