import type { Params } from '../../../rules/refusals/params.js';
import type { Refusal } from '../../../rules/refusals/refusal.js';
import { sentenceOf } from '../../../words/languages.js';
import { REASONS, type ParamsFor, type Reason } from '../../../problems/reasons.js';
import type { ProblemBody, ProblemExtra } from '../reference/problem-body.js';
import { PROBLEMS, type ProblemCode } from '../../../problems/kinds.js';

/**
 * A reason, what it names (`{}` where it names nothing), and what else there is to say; for a code,
 * one of the reasons that belong to it.
 */
export type Because<Code extends ProblemCode = ProblemCode> = {
  [R in Reason]: (typeof REASONS)[R]['code'] extends Code
    ? readonly [reason: R, params: ParamsFor<R>, extra?: ProblemExtra]
    : never;
}[Reason];

/** A refusal for the caller: the reason, as data and in words, and its subject. */
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

  /** The problem of a refusal by the rules. */
  static of({ reason, params, concerned }: Refusal): Problem {
    // A refusal is made of a reason and what that reason names.
    return new Problem(...([reason, params, concerned] as unknown as Because));
  }

  /** The same about another field, for a request that holds the refused one as a part. */
  at(field: string): Problem {
    const { reason, params, extra } = this;
    return new Problem(...([reason, params, { ...extra, field }] as unknown as Because));
  }

  get status(): number {
    return PROBLEMS[this.code].status;
  }
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
