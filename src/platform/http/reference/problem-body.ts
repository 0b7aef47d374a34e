import { ApiSchema } from '@nestjs/swagger';
import type { Params } from '../../../rules/refusals/params.js';
import type { Concerned } from '../../../rules/refusals/refusal.js';
import { CONCERNED } from '../../../problems/concerned.js';
import { REASONS, type Reason } from '../../../problems/reasons.js';
import { PROBLEMS, type ProblemCode } from '../../../problems/kinds.js';
import { Field, listOf, many, mapOf, oneOf, ORDINAL, TEXT } from './field.js';

/** One wrong field of a request: its path ('meldinger[0].count') and what is wrong with it. */
export class FieldError {
  @Field(TEXT, "The path of the field, e.g. 'meldinger[0].count'.")
  readonly field!: string;
  @Field(TEXT, 'The objection.')
  readonly message!: string;
}

@ApiSchema({ name: 'Problem', description: 'A refusal (RFC 9457).' })
export class DescribedProblem {
  @Field(TEXT, 'The path of the field, or the header, concerned.', { optional: true })
  readonly field?: string;
  @Field(ORDINAL, 'The version that it has now.', { optional: true })
  readonly currentVersion?: number;
  @Field(ORDINAL, 'Seconds to wait before it is tried again.', { optional: true })
  readonly retryAfter?: number;
  @Field(many(() => FieldError), 'Every wrong field, at most 20.', { optional: true })
  readonly errors?: readonly FieldError[];
  @Field(listOf(TEXT), 'Further reasons that hold at the same time; they name nothing.', {
    optional: true,
  })
  readonly alsoBecause?: readonly Reason[];
  @Field({ type: 'string', format: 'uri-reference' }, '`/problems/` and the code.')
  readonly type!: string;
  @Field(TEXT, 'The meaning of the code; the same for every problem of the code.')
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
    'The parameters of the reason, by the names in docs/problems.md; empty where it has none.',
  )
  readonly params!: Params;
  @Field(TEXT, 'The path of the request.', { optional: true })
  readonly instance?: string;
}

for (const [name, { schema, description }] of Object.entries(CONCERNED)) {
  Field(schema, description, { optional: true })(DescribedProblem.prototype, name);
}

/** The body of an `application/problem+json` answer. */
export type ProblemBody = DescribedProblem & Concerned;

/** The fields of a problem beside its sentence. */
export type ProblemExtra = Concerned &
  Pick<DescribedProblem, 'field' | 'currentVersion' | 'retryAfter' | 'errors' | 'alsoBecause'>;
