import { count, listOf, oneOf, text, type ReasonList } from '../rules/refusals/params.js';
import type { ProblemKinds } from './kind.js';

/** Codes of sessions with their hands, fines, corrections and disputes. */
export const SESSIONS_KINDS = {
  'session-not-found': { status: 404, title: 'The club has no such session' },
  'session-open': { status: 409, title: 'The session is still open' },
  'session-closed': { status: 409, title: 'The session is closed' },
  'hand-not-found': { status: 404, title: 'The session has no such hand' },
  'fine-not-found': { status: 404, title: 'The session has no such fine' },
  'fine-overturned': { status: 409, title: 'The fine is overturned' },
  'correction-refused': { status: 422, title: 'The correction cannot be made' },
  'dispute-not-found': { status: 404, title: 'The session has no such dispute' },
  'dispute-raised-before': { status: 409, title: 'This is already disputed or decided' },
  'dispute-closed': { status: 409, title: 'The dispute is decided or withdrawn' },
  'proposal-outdated': { status: 409, title: 'The proposed decision can no longer be confirmed' },
  'decision-refused': { status: 422, title: 'This decision is not possible' },
} as const satisfies ProblemKinds;

/** The parts that somebody can have in what is disputed. */
export const DISPUTE_PARTS = [
  'raised-dispute',
  'reported-fine',
  'was-fined',
  'recorded-fine',
  'recorded-hand',
  'paid-in-hand',
  'sat-at-table',
] as const;
const PART = oneOf(DISPUTE_PARTS, 'A part.');

/** Why something is refused about a session, beside what its evening refuses. */
export const SESSION_REASONS = {
  'session-not-found': { code: 'session-not-found' },
  'hand-number-malformed': { code: 'hand-not-found' },
  'rule-book-not-found': {
    code: 'rule-book-not-found',
    params: { book: text('The value in the request.') },
  },
  'log-is-shorter': {
    code: 'validation-failed',
    params: { last: count('The number of the last event.') },
  },
  'session-is-open': { code: 'session-open' },
  'version-moved-on': {
    code: 'version-stale',
    params: {
      current: count('The version that the session has.'),
      version: count('The version that the write was made for.'),
    },
  },

  // Disputes.
  'dispute-not-found': { code: 'dispute-not-found' },
  'dispute-ended': {
    code: 'dispute-closed',
    params: { end: oneOf(['withdrawn', 'upheld', 'overturned'], 'How it ended.') },
  },
  'say-fine-or-hand': { code: 'validation-failed' },
  'not-at-that-table': { code: 'not-allowed' },
  'fine-of-another': { code: 'not-allowed' },
  'hand-disputed-already': {
    code: 'dispute-raised-before',
    params: { hand: count('The hand.') },
  },
  'fine-disputed-already': { code: 'dispute-raised-before' },
  'fine-dispute-decided': {
    code: 'dispute-raised-before',
    params: { decision: oneOf(['upheld', 'overturned'], 'The outcome for the fine.') },
  },
  'only-raiser-withdraws': { code: 'decision-refused' },

  // Their decision.
  'decider-named-twice': { code: 'validation-failed' },
  'decides-own-part': {
    code: 'decision-refused',
    params: {
      names: listOf(text('A name.'), 'The names of those who would decide.'),
      parts: listOf(PART, 'Which part each of them has in it, in the same order.'),
    },
  },
  'second-has-part': {
    code: 'decision-refused',
    params: { name: text('The member who would decide too.'), part: PART },
  },
  'party-proposes': {
    code: 'decision-refused',
    params: { names: listOf(text('A name.'), 'The members who would decide too.') },
  },
  'second-is-guest': {
    code: 'decision-refused',
    params: { name: text('The guest.') },
  },
  'needs-no-proposal': { code: 'decision-refused' },
  'proposal-waits': {
    code: 'decision-refused',
    params: { by: text('Who proposed it.'), second: text('Who is asked to confirm it.') },
  },
  'say-how-put-right': { code: 'validation-failed' },
  'another-was-asked': { code: 'decision-refused' },
  'another-proposed': { code: 'decision-refused' },
  'proposal-is-gone': { code: 'proposal-outdated' },
  'proposal-has-changed': { code: 'proposal-outdated' },
  'proposer-decides-no-more': {
    code: 'proposal-outdated',
    params: { name: text('Who proposed it.') },
  },
  'say-what-hand-was': { code: 'validation-failed' },
  'corrects-another-hand': {
    code: 'correction-refused',
    params: { hand: count('The hand that is disputed.') },
  },
  'corrects-another-fine': { code: 'correction-refused' },

  // Evenings that are recorded from a paper.
  'settled-without-day': { code: 'validation-failed' },
  'day-not-past': { code: 'day-refused', params: { day: text('The day.') } },
  'booked-twice': {
    code: 'confirmation-needed',
    params: { opened: text('The day of opening balances that may hold its money.') },
  },
} as const satisfies ReasonList;
