import { ApiSchema } from '@nestjs/swagger';
import type { Params } from '../rules/params.js';
import type { Refusal } from '../rules/refusal.js';
import { sentenceOf } from '../words/languages.js';
import { REASONS, type ParamsFor, type Reason } from '../words/reasons.js';
import { Field, many, mapOf, oneOf, ORDINAL, TEXT } from './api/field.js';

/** What a problem code means: the HTTP status it is answered with and its title. */
interface ProblemKind {
  readonly status: number;
  readonly title: string;
}

/** The closed list of what the API can refuse, and how (RFC 9457). */
export const PROBLEMS = {
  'malformed-body': { status: 400, title: 'The body is not valid JSON' },
  'malformed-request': { status: 400, title: 'The request is not valid HTTP' },
  'validation-failed': { status: 400, title: 'A field is missing or has a wrong value' },
  'idempotency-key-missing': { status: 400, title: 'Every write needs an Idempotency-Key' },
  'idempotency-key-malformed': { status: 400, title: 'The Idempotency-Key cannot be used' },
  'acting-member-malformed': { status: 400, title: 'The Acting-Member cannot be used' },
  'not-signed-in': { status: 401, title: 'Nobody is signed in' },
  'sign-in-refused': { status: 401, title: 'Name or password is wrong' },
  'not-allowed': { status: 403, title: 'You may not do this' },
  'csrf-token-wrong': {
    status: 403,
    title: 'The request does not show that it comes from the app',
  },
  'member-not-claimed': { status: 403, title: 'You are not known as a member of the club' },
  'password-refused': { status: 422, title: 'The password would be guessed too soon' },
  'link-not-valid': { status: 410, title: 'The link cannot be used any more' },
  'too-many-requests': { status: 429, title: 'Too often in too short a time' },
  'if-match-malformed': { status: 400, title: 'If-Match does not name one version' },
  'if-match-missing': {
    status: 428,
    title: 'The write must name the version it was made for',
  },
  'version-stale': { status: 412, title: 'It has moved on since that version' },
  'idempotency-key-reused': { status: 422, title: 'The key was used before for another request' },
  'impossible-hand': { status: 422, title: 'No such hand can be played' },
  'rule-refused': { status: 422, title: 'The rules do not allow it' },
  'house-rule-unknown': { status: 422, title: 'The rule book has no such house rule' },
  'seats-refused': { status: 422, title: 'The players cannot be seated so' },
  'amount-too-large': { status: 422, title: 'The amount is too large to be kept exactly' },
  'correction-refused': { status: 422, title: 'The correction cannot be made' },
  'decision-refused': { status: 422, title: 'The dispute cannot be decided so' },
  'not-found': { status: 404, title: 'There is nothing at this address' },
  'club-not-found': { status: 404, title: 'There is no such club' },
  'member-not-found': { status: 404, title: 'The club has no such member' },
  'session-not-found': { status: 404, title: 'The club has no such session' },
  'hand-not-found': { status: 404, title: 'The session has no such hand' },
  'fine-not-found': { status: 404, title: 'The session has no such fine' },
  'dispute-not-found': { status: 404, title: 'The session has no such dispute' },
  'user-not-found': { status: 404, title: 'The club has no such user' },
  'device-not-found': { status: 404, title: 'The club has no such device' },
  'invite-not-found': { status: 404, title: 'The club has no such invite' },
  'token-not-found': { status: 404, title: 'You have no such token' },
  'rule-book-not-found': { status: 404, title: 'There is no such rule book' },
  'session-open': { status: 409, title: 'The session is still open' },
  'session-closed': { status: 409, title: 'The session is closed' },
  'fine-overturned': { status: 409, title: 'The fine is overturned' },
  'dispute-raised-before': { status: 409, title: 'This is disputed, or was decided, already' },
  'dispute-closed': { status: 409, title: 'The dispute is decided or withdrawn' },
  'member-archived': { status: 409, title: 'The member is archived' },
  'leaving-refused': { status: 409, title: 'Something of theirs is open' },
  'guest-refused': { status: 409, title: 'That cannot be done with a guest' },
  'name-taken': { status: 409, title: 'Somebody signs in with this name already' },
  'member-claimed': { status: 409, title: 'Somebody else has claimed this member' },
  'last-owner': { status: 409, title: 'The club needs an owner' },
  'device-revoked': { status: 409, title: 'The device is revoked' },
  'day-refused': { status: 422, title: 'Nothing can be written under that day' },
  'year-closed': { status: 409, title: 'The fiscal year is closed' },
  'books-refused': { status: 409, title: 'The books are not so' },
  'account-not-found': { status: 404, title: 'The club has no such account' },
  'account-refused': { status: 409, title: 'That cannot be done with this account' },
  'voucher-not-found': { status: 404, title: 'There is no such voucher' },
  'voucher-refused': { status: 409, title: 'The voucher cannot be taken back so' },
  'dues-not-found': { status: 404, title: 'There are no such dues' },
  'dues-refused': { status: 409, title: 'That cannot be done with these dues' },
  'plan-not-found': { status: 404, title: 'The club has no such plan' },
  'plan-refused': { status: 409, title: 'The plan cannot be agreed or carried out so' },
  'payment-not-found': { status: 404, title: 'There is no such payment' },
  'payment-refused': { status: 409, title: 'That cannot be done with this payment' },
  'reference-not-found': { status: 404, title: 'The reference is of nobody in the club' },
  'own-money': { status: 409, title: 'Somebody else must do it: it is your own money' },
  'year-not-found': { status: 404, title: 'The club has no such fiscal year' },
  'year-refused': { status: 409, title: 'That cannot be done with this fiscal year' },
  'examination-refused': { status: 409, title: 'The year cannot be examined so' },
  'season-not-found': { status: 404, title: 'The club has no such season' },
  'season-closed': { status: 409, title: 'The season is closed' },
  'season-refused': { status: 409, title: 'That cannot be done with this season' },
  'club-archived': { status: 409, title: 'The club is archived' },
  'method-not-allowed': { status: 405, title: 'The address does not take this method' },
  'payload-too-large': { status: 413, title: 'The request is too large' },
  'uri-too-long': { status: 414, title: 'The address is too long' },
  'unsupported-media-type': { status: 415, title: 'The body must be application/json' },
  'not-ready': { status: 503, title: 'The service cannot answer at the moment' },
  internal: { status: 500, title: 'Something went wrong on our side' },
} as const satisfies Record<string, ProblemKind>;

/** A stable code of the closed list. */
export type ProblemCode = keyof typeof PROBLEMS;

/** One wrong field of a request: its path ('meldinger[0].count') and what is wrong with it. */
export class FieldError {
  @Field(TEXT, "The path of the field, e.g. 'meldinger[0].count'.")
  readonly field!: string;
  @Field(TEXT, 'What is wrong with it.')
  readonly message!: string;
}

/** What a problem may tell beside its sentence. */
export class ProblemExtra {
  @Field(TEXT, 'The path of the field, or the header, concerned.', { optional: true })
  readonly field?: string;
  @Field(TEXT, "The card concerned, e.g. 'king-hearts'.", { optional: true })
  readonly card?: string;
  @Field(ORDINAL, 'The number of the hand concerned.', { optional: true })
  readonly hand?: number;
  @Field(ORDINAL, 'The version that it has now.', { optional: true })
  readonly currentVersion?: number;
  @Field(ORDINAL, 'Seconds to wait before it is tried again.', { optional: true })
  readonly retryAfter?: number;
  @Field(many(() => FieldError), 'Every wrong field, at most 20.', { optional: true })
  readonly errors?: readonly FieldError[];
}

/**
 * A reason, what it names (`{}` where it names nothing), and what else there is to tell; for a code,
 * one of the reasons that belong to it.
 */
export type Because<Code extends ProblemCode = ProblemCode> = {
  [R in Reason]: (typeof REASONS)[R]['code'] extends Code
    ? readonly [reason: R, params: ParamsFor<R>, extra?: ProblemExtra]
    : never;
}[Reason];

/** A refusal that the caller is told about: why, as data and in words, and what it is about. */
export class Problem extends Error {
  override readonly name = 'Problem';
  readonly code: ProblemCode;
  /** The reason in English. */
  readonly detail: string;
  readonly reason: Reason;
  readonly params: Params;
  readonly extra: ProblemExtra;

  /** The reason, out of the closed list, decides code and status. */
  constructor(...[reason, params, extra = {}]: Because) {
    super();
    this.reason = reason;
    this.params = params;
    this.extra = extra;
    this.code = REASONS[reason].code;
    this.detail = sentenceOf('en', { reason, params });
    this.message = `${this.code}: ${this.detail}`;
  }

  /** What the rules refuse, as the caller is told. */
  static of({ reason, params, concerned }: Refusal): Problem {
    // A refusal is made of a reason and what that reason names.
    return new Problem(...([reason, params, concerned] as unknown as Because));
  }

  get status(): number {
    return PROBLEMS[this.code].status;
  }
}

/** The body of an `application/problem+json` answer. */
@ApiSchema({ name: 'Problem', description: 'A refusal (RFC 9457).' })
export class ProblemBody extends ProblemExtra {
  @Field({ type: 'string', format: 'uri-reference' }, '`/problems/` and the code.')
  readonly type!: string;
  @Field(TEXT, 'What the code means; the same for every problem of the code.')
  readonly title!: string;
  @Field({ type: 'integer', minimum: 400, maximum: 599 }, 'The HTTP status.')
  readonly status!: number;
  @Field(oneOf(Object.keys(PROBLEMS)), 'The kind of refusal; codes do not change.')
  readonly code!: ProblemCode;
  @Field(TEXT, 'The reason as a sentence for a card player, in English.')
  readonly detail!: string;
  @Field(oneOf(Object.keys(REASONS).sort()), 'Why; each reason belongs to one code.')
  readonly reason!: Reason;
  @Field(
    mapOf({}),
    'What the reason names, by the names in docs/problems.md; empty where it names nothing.',
  )
  readonly params!: Params;
  @Field(TEXT, 'The path of the request.', { optional: true })
  readonly instance?: string;
}

/** The answer for a problem; `instance` is the path of the request it happened in. */
export function problemBody(problem: Problem, instance?: string): ProblemBody {
  const { status, title } = PROBLEMS[problem.code];
  return {
    type: `/problems/${problem.code}`,
    title,
    status,
    code: problem.code,
    reason: problem.reason,
    params: problem.params,
    detail: problem.detail,
    ...problem.extra,
    ...(instance === undefined ? {} : { instance }),
  };
}
