import { news, type AuditContext, type EventKind, type Logged } from '../kind.js';
import { isOrdinal, isText, meaning, oneOf } from '../payload.js';
import { isMember } from './parts.js';
import type { Said } from './remarks.js';

/** The answers to an objection. */
export const OBJECTION_ANSWERS = ['granted', 'turned-down'] as const;
export type ObjectionAnswer = (typeof OBJECTION_ANSWERS)[number];

/** The states of an objection. */
export const OBJECTION_STATES = ['open', ...OBJECTION_ANSWERS, 'withdrawn'] as const;
export type ObjectionState = (typeof OBJECTION_STATES)[number];

/** A member objects to a voucher that is on their account. It posts nothing. */
export interface ObjectionRaised {
  readonly kind: 'objection-raised';
  /** The voucher, by its event. */
  readonly voucher: number;
  readonly member: string;
  readonly text: string;
}

/** The fields that name an objection. */
interface OfObjection {
  /** The event that raised it. */
  readonly objection: number;
  /** Its voucher, by its event. */
  readonly voucher: number;
  /** The member who raised it. */
  readonly member: string;
}

/** The member withdrew an objection. */
export interface ObjectionWithdrawn extends OfObjection {
  readonly kind: 'objection-withdrawn';
}

/** An objection was answered. The voucher stays as it is until somebody reverses it. */
export interface ObjectionAnswered extends OfObjection {
  readonly kind: 'objection-answered';
  readonly decision: ObjectionAnswer;
  readonly text: string;
}

export type ObjectionEvent = ObjectionRaised | ObjectionWithdrawn | ObjectionAnswered;

const VOUCHER = meaning(isOrdinal, 'The voucher, by its event.');

const OF_OBJECTION = {
  objection: meaning(isOrdinal, 'The event that raised the objection.'),
  voucher: VOUCHER,
  member: isMember,
} as const;

/** Accounts of others are for those who see all of the money; the member gets news. */
const OF_AN_OBJECTION = {
  group: 'money',
  live: 'read-money',
  subjects: ({ member }: ObjectionEvent) => [member],
  about: ({ event: { member } }: Logged<ObjectionEvent>) => ({ member }),
  changes: () => [],
} as const;

function objectionParams(
  { event: { member, voucher } }: Logged<ObjectionEvent>,
  { vouchers }: AuditContext,
) {
  return { member, voucher: vouchers.get(voucher) ?? String(voucher) };
}

const objectionRaised = {
  ...OF_AN_OBJECTION,
  payload: {
    voucher: VOUCHER,
    member: isMember,
    text: meaning(isText, 'The words of the member.'),
  },
  why: ({ text }) => text,
  params: objectionParams,
  newsFor: 'answer-objections',
  task: 'answer-objections',
  news: ({ event: { voucher, member } }, _ids, { vouchers }) => {
    const label = vouchers.get(voucher) ?? String(voucher);
    return [news('objection-raised', { by: member, voucher: { event: voucher, label } })];
  },
} satisfies EventKind<ObjectionRaised, unknown>;

const objectionWithdrawn = {
  ...OF_AN_OBJECTION,
  payload: OF_OBJECTION,
  params: objectionParams,
} satisfies EventKind<ObjectionWithdrawn, unknown>;

const objectionAnswered = {
  ...OF_AN_OBJECTION,
  payload: {
    ...OF_OBJECTION,
    decision: meaning(oneOf(OBJECTION_ANSWERS), 'The answer.'),
    text: meaning(isText, 'Its words.'),
  },
  why: ({ text }) => text,
  params: (logged, context) => {
    return { ...objectionParams(logged, context), decision: logged.event.decision };
  },
  news: ({ event: { voucher, member, decision, text } }, ids, { vouchers }) => {
    if (!ids.has(member)) return [];
    const label = vouchers.get(voucher) ?? String(voucher);
    return [news(`objection-${decision}`, { why: text, voucher: { event: voucher, label } })];
  },
} satisfies EventKind<ObjectionAnswered, unknown>;

export const OBJECTION_KINDS = {
  'objection-raised': objectionRaised,
  'objection-withdrawn': objectionWithdrawn,
  'objection-answered': objectionAnswered,
} as const;

/** The kinds that objections follow from. */
export const OBJECTION_KIND_NAMES = Object.keys(OBJECTION_KINDS) as ObjectionEvent['kind'][];

/** An objection with its end. */
export interface Objection extends Said {
  /** The voucher, by its event. */
  readonly voucher: number;
  readonly member: string;
  readonly state: ObjectionState;
  /** The answer; null without one. */
  readonly answer: Said | null;
  /** The withdrawal, with an empty text; null without one. */
  readonly withdrawn: Said | null;
}

/** The events in their order. */
export type ObjectionLog = Iterable<
  Pick<Logged<ObjectionEvent>, 'seq' | 'time' | 'actor' | 'event'>
>;

/** The objections of a club, the oldest first. An event about one that is not open changes nothing. */
export function objectionsIn(log: ObjectionLog): readonly Objection[] {
  const found = new Map<number, Objection>();
  for (const { seq: event, time, actor, event: happened } of log) {
    const said = (text: string): Said => ({ event, time, actor, text });
    if (happened.kind === 'objection-raised') {
      const { voucher, member, text } = happened;
      const open = { state: 'open', answer: null, withdrawn: null } as const;
      found.set(event, { ...said(text), voucher, member, ...open });
      continue;
    }
    const one = found.get(happened.objection);
    if (one?.state !== 'open') continue;
    found.set(
      one.event,
      happened.kind === 'objection-withdrawn'
        ? { ...one, state: 'withdrawn', withdrawn: said('') }
        : { ...one, state: happened.decision, answer: said(happened.text) },
    );
  }
  return [...found.values()];
}
