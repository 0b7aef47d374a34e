import { applyDecorators, SetMetadata } from '@nestjs/common';
import {
  ApiBody,
  ApiConsumes,
  ApiExtraModels,
  ApiHeader,
  ApiOperation,
  ApiParam,
  ApiResponse,
} from '@nestjs/swagger';
import type { ProblemCode } from '../../../problems/kinds.js';
import { headersOf, type HeaderName } from './headers.js';
import type { PathPart } from '../path-part.js';
import { schemaOf, type Documented } from './schema-parts.js';
import { problemResponses } from './problem-response.js';

/** Among the metadata of a controller method: the name of its operation. */
export const OPERATION_ID = Symbol('operation id');

/** The description of an operation in the reference. One decorator a controller method. */
interface Operation {
  readonly id: string;
  readonly summary: string;
  readonly description: string;
  /** The parts of its address; each brings the refusal of an unknown one with it. */
  readonly of: readonly PathPart[];
  readonly answer: Answer;
  /** Its problems beyond those of its sort and of its permission. */
  readonly refusals?: readonly ProblemCode[];
}

interface Answer {
  readonly status?: 200 | 201;
  readonly description: string;
  /** JSON unless it is something else, or one of several things. */
  readonly mediaType?: string | readonly string[];
  readonly type: Documented;
  /** Response headers, by reference to the common ones. */
  readonly headers?: readonly HeaderName[];
}

interface Body {
  readonly type: Documented;
  readonly description: string;
  /** JSON unless it is something else. */
  readonly mediaTypes?: readonly string[];
  /** False for a body that may be left out. */
  readonly required?: false;
}

const ALWAYS: readonly ProblemCode[] = ['malformed-request', 'not-ready', 'internal'];

/** A body is read whether it is asked for or not. */
const OF_A_POST: readonly ProblemCode[] = [
  'malformed-body',
  'payload-too-large',
  'unsupported-media-type',
];
const OF_A_BODY: readonly ProblemCode[] = [...OF_A_POST, 'validation-failed'];

const OF_A_KEY: readonly ProblemCode[] = [
  'idempotency-key-missing',
  'idempotency-key-malformed',
  'idempotency-key-reused',
];

const OF_A_VERSION: readonly ProblemCode[] = [
  'if-match-missing',
  'if-match-malformed',
  'version-stale',
  'club-archived',
];

const IDEMPOTENCY_KEY = ApiHeader({
  name: 'Idempotency-Key',
  required: true,
  description:
    'A text of your own choosing, new for every write and the same whenever you repeat it. A repeated ' +
    'request is answered with what was answered first and changes nothing; keys are kept for good.',
  schema: {
    type: 'string',
    minLength: 1,
    maxLength: 255,
    pattern: '^[\\x21-\\x7e]{1,255}$',
    example: '7f9c24e5-2f14-4ec1-8f6a-9b1d0c6e5a11',
  },
});

const IF_MATCH = ApiHeader({
  name: 'If-Match',
  required: true,
  description:
    'The version that this write was made for, of the session or of what else the address names, e.g. ' +
    '`"7"`, as its `ETag` or `version` gave it. If that has moved on, nothing is written and the answer ' +
    'is 412 `version-stale`.',
  schema: { type: 'string', pattern: '^(W/)?("\\d{1,15}"|\\d{1,15})$', example: '"1"' },
});

const IF_NONE_MATCH = ApiHeader({
  name: 'If-None-Match',
  required: false,
  description: 'The `ETag` of what you have: it is answered with 304 as long as that still holds.',
  schema: { type: 'string' },
});

/** An operation that changes nothing: without a body, or with one (a preview). */
export function reads(about: Operation & { readonly body?: Body }): MethodDecorator {
  return describe(about, about.body === undefined ? [] : OF_A_BODY, bodyOf(about.body));
}

/** A read that is repeated often: a caller who has the answer gets 304. */
export function readsAgain(about: Operation): MethodDecorator {
  return describe(
    about,
    [],
    [
      IF_NONE_MATCH,
      ApiResponse({
        status: 304,
        description: 'The version you have is still current. There is no body.',
        headers: headersOf(about.answer.headers ?? []),
      }),
    ],
  );
}

/**
 * A step of signing in or of giving access. It takes no idempotency key: its answer holds a secret
 * that is kept nowhere, or is the same however often it is asked for.
 */
export function acts(about: Operation & { readonly body?: Body }): MethodDecorator {
  return describe(about, about.body === undefined ? OF_A_POST : OF_A_BODY, bodyOf(about.body));
}

/** A write: every one needs an idempotency key. */
export function writes(about: Operation & { readonly body?: Body }): MethodDecorator {
  return describe(
    withHeaders(about, ['Idempotency-Replayed']),
    [...OF_A_BODY, ...OF_A_KEY],
    [IDEMPOTENCY_KEY, ...headersWithin(about), ...bodyOf(about.body)],
  );
}

/** A write to something that has versions: it names the one it was made for. */
export function corrects(about: Operation & { readonly body?: Body }): MethodDecorator {
  return describe(
    withHeaders(about, ['ETag', 'Idempotency-Replayed']),
    [...OF_A_BODY, ...OF_A_KEY, ...OF_A_VERSION],
    [
      IDEMPOTENCY_KEY,
      ...headersWithin(about),
      IF_MATCH,
      ...versionHeadersWithin(about),
      ...bodyOf(about.body),
    ],
  );
}

/** The headers that writes may have at an address. */
function headersWithin({ of }: Operation): MethodDecorator[] {
  return of.flatMap(({ writeHeaders = [] }) => writeHeaders.map((header) => ApiHeader(header)));
}

/** The headers that writes for a version may have there. */
function versionHeadersWithin({ of }: Operation): MethodDecorator[] {
  return of.flatMap(({ versionHeaders = [] }) => versionHeaders.map((header) => ApiHeader(header)));
}

function withHeaders(about: Operation, headers: readonly HeaderName[]): Operation {
  const own = about.answer.headers ?? [];
  return { ...about, answer: { ...about.answer, headers: [...own, ...headers] } };
}

function bodyOf(body: Body | undefined): MethodDecorator[] {
  if (body === undefined) return [];
  const { type, description, mediaTypes = [], required: isRequired = true } = body;
  const shown = '$ref' in type ? { schema: type } : { type };
  return [
    ...(mediaTypes.length === 0 ? [] : [ApiConsumes(...mediaTypes)]),
    ApiBody({ ...shown, description, required: isRequired }),
  ];
}

function describe(
  about: Operation,
  refusals: readonly ProblemCode[],
  more: readonly MethodDecorator[],
): MethodDecorator {
  const { id, summary, description, of, answer } = about;
  const codes = new Set<ProblemCode>([...ALWAYS, ...refusals, ...(about.refusals ?? [])]);
  for (const { unknown } of of) codes.add(unknown);
  if (of.length > 0) codes.add('uri-too-long');
  return applyDecorators(
    ApiOperation({ operationId: id, summary, description }),
    SetMetadata(OPERATION_ID, id),
    ...of.map(({ name, description, schema }) =>
      ApiParam({ name, description, schema: { ...schema } }),
    ),
    ...more,
    ...('$ref' in answer.type ? [] : [ApiExtraModels(answer.type)]),
    ApiResponse({
      status: answer.status ?? 200,
      description: answer.description,
      headers: headersOf(answer.headers ?? []),
      content: Object.fromEntries(
        [answer.mediaType ?? 'application/json'].flat().map((type) => {
          return [type, { schema: schemaOf(answer.type) }];
        }),
      ),
    }),
    ...Object.entries(problemResponses(codes)).map(([status, response]) =>
      ApiResponse({ status: Number(status), ...response }),
    ),
  );
}
