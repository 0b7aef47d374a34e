import type {
  DisputeAnswered,
  DisputeDeclined,
  DisputeEvent,
  DisputeOverturned,
  DisputeProposed,
  DisputeRaised,
  DisputeTakenBack,
  DisputeUpheld,
  DisputeWithdrawn,
} from '../../evening/event.js';
import {
  change,
  news,
  type AuditContext,
  type Change,
  type DisputeFacts,
  type EventKind,
  type Logged,
  type News,
} from '../kind.js';
import {
  isId,
  isObject,
  isOrdinal,
  isText,
  isYesNo,
  listOf,
  oneOf,
  optional,
  orNull,
} from '../payload.js';
import { hasPart } from './dispute-parts.js';

/** The parts that all steps of a dispute share. */
const STEP = {
  group: 'disputes',
  live: 'dispute',
  subjects: (event: DisputeEvent) => [event.dispute, ...deciders(event)],
  about: ({ event }: Logged<DisputeEvent>, context: AuditContext) => {
    const { hand = null, fine = null } = disputeOf(event, context) ?? {};
    return { hand, fine, dispute: event.dispute };
  },
  why: ({ text }: DisputeEvent) => text,
  params: ({ event }: Logged<DisputeEvent>, context: AuditContext) => ({
    ...targetOf(event, context),
    by: deciders(event),
  }),
} as const;

const SAID = { session: isId, dispute: isId, by: isId, text: isText };
const DECIDED = { ...SAID, together: listOf(isId), proposal: optional(isOrdinal) };

export const disputeRaised = {
  ...STEP,
  payload: { ...SAID, hand: orNull(isOrdinal), fine: orNull(isId) },
  subjects: (event) => [...STEP.subjects(event), ...(event.fine === null ? [] : [event.fine])],
  changes: (logged, context) => states(logged, context, [null, 'open'], ['recorded', 'disputed']),
  news: (logged, ids, context) => newsOfDispute('disputed', logged, ids, context),
  task: 'decide-disputes',
} satisfies EventKind<DisputeRaised, unknown>;

export const disputeAnswered = {
  ...STEP,
  payload: SAID,
  changes: () => [],
  news: (logged, ids, context) => newsOfDispute('dispute-answered', logged, ids, context),
} satisfies EventKind<DisputeAnswered, unknown>;

/** Nothing is decided, and nothing changes. */
export const disputeProposed = {
  ...STEP,
  payload: {
    ...SAID,
    second: isId,
    decision: oneOf(['upheld', 'overturned']),
    mode: orNull(oneOf(['compensate', 'replay', 'paid-back'])),
    keepDealers: optional(isYesNo),
    changes: listOf(isObject),
  },
  subjects: (event) => [...STEP.subjects(event), event.second],
  params: (logged, context) => {
    const { second, decision } = logged.event;
    return { ...STEP.params(logged, context), second, decision };
  },
  changes: () => [],
  news: ({ event }, ids, context) => {
    const { dispute, by, second } = event;
    if (!ids.has(second)) return [];
    return [news('decision-proposed', { ...placeOf(event, context), dispute, by })];
  },
} satisfies EventKind<DisputeProposed, unknown>;

export const disputeDeclined = {
  ...STEP,
  payload: { ...SAID, proposedBy: isId },
  subjects: (event) => [...STEP.subjects(event), event.proposedBy],
  params: (logged, context) => ({
    ...STEP.params(logged, context),
    proposedBy: logged.event.proposedBy,
  }),
  changes: () => [],
  news: ({ event }, ids, context) => {
    const { dispute, by, proposedBy } = event;
    if (!ids.has(proposedBy)) return [];
    return [news('decision-declined', { ...placeOf(event, context), dispute, by })];
  },
} satisfies EventKind<DisputeDeclined, unknown>;

export const disputeTakenBack = {
  ...STEP,
  payload: SAID,
  changes: () => [],
} satisfies EventKind<DisputeTakenBack, unknown>;

export const disputeUpheld = {
  ...STEP,
  payload: DECIDED,
  changes: (logged, context) => states(logged, context, ['open', 'upheld'], ['disputed', 'upheld']),
  news: (logged, ids, context) => newsOfDispute('dispute-decided', logged, ids, context, 'upheld'),
} satisfies EventKind<DisputeUpheld, unknown>;

/** The correction that follows in the same transaction overturns the fine. */
export const disputeOverturned = {
  ...STEP,
  payload: DECIDED,
  changes: (logged, context) => states(logged, context, ['open', 'overturned'], null),
  news: (logged, ids, context) =>
    newsOfDispute('dispute-decided', logged, ids, context, 'overturned'),
} satisfies EventKind<DisputeOverturned, unknown>;

export const disputeWithdrawn = {
  ...STEP,
  payload: SAID,
  changes: (logged, context) =>
    states(logged, context, ['open', 'withdrawn'], ['disputed', 'recorded']),
} satisfies EventKind<DisputeWithdrawn, unknown>;

/** News for the parties of a dispute about a step of somebody else. */
function newsOfDispute(
  what: News['what'],
  { event }: Logged<DisputeEvent>,
  ids: ReadonlySet<string>,
  context: AuditContext,
  decision: News['decision'] = null,
): News[] {
  const { dispute, by } = event;
  // The author of a confirmed proposal hears that it was confirmed.
  const isAwaited = 'proposal' in event && ids.has(by);
  if (!isAwaited && (ids.has(by) || !hasPart(dispute, ids, context))) return [];
  const decided = decision === null ? {} : { decision, ...reasonsOf(event) };
  return [news(what, { ...placeOf(event, context), dispute, by, ...decided })];
}

/** The reasons of a decision, and the members who decided with its author. */
function reasonsOf(event: DisputeEvent): Pick<News, 'together' | 'why'> {
  return { together: 'together' in event ? event.together : [], why: event.text };
}

/** The hand and the fine that a dispute is about. */
function placeOf(event: DisputeEvent, context: AuditContext) {
  const { hand = null, fine = null } = disputeOf(event, context) ?? {};
  return { hand, fine };
}

/** The authors of the step: the sender first, then those who decided together with them. */
function deciders(event: DisputeEvent): string[] {
  return [event.by, ...('together' in event ? event.together : [])];
}

/** The dispute that an event is a step of. */
function disputeOf(
  { dispute }: DisputeEvent,
  { disputes }: AuditContext,
): DisputeFacts | undefined {
  return disputes.find(({ id }) => id === dispute);
}

/** The target of the dispute: a fine with its player, or a hand. */
function targetOf(event: DisputeEvent, context: AuditContext) {
  const { hand = null, fine = null } = disputeOf(event, context) ?? {};
  const { player = null, code = null, own = null } = context.fines.get(fine ?? '') ?? {};
  return { hand: fine === null ? hand : null, fine, player, code, own };
}

type Move = readonly [was: string | null, now: string];

function states(
  { event }: Logged<DisputeEvent>,
  context: AuditContext,
  ofDispute: Move,
  ofFine: Move | null,
): Change[] {
  const { hand = null, fine = null } = disputeOf(event, context) ?? {};
  const about = { hand, fine };
  return [
    change('dispute-state', ...ofDispute, about),
    ...(fine === null || ofFine === null ? [] : [change('fine-state', ...ofFine, about)]),
  ];
}
