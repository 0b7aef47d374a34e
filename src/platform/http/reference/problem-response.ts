import { DescribedProblem } from './problem-body.js';
import { PROBLEMS, type ProblemCode } from '../../../problems/kinds.js';
import type { HeaderName } from './headers.js';
import { headersOf } from './headers.js';
import { schemaOf } from './schema-parts.js';

/** The headers of a refusal. */
const HEADERS: Readonly<Partial<Record<ProblemCode, HeaderName>>> = {
  'version-stale': 'ETag',
  'not-ready': 'Retry-After',
  'too-many-requests': 'Retry-After',
  'not-signed-in': 'WWW-Authenticate',
  'sign-in-refused': 'WWW-Authenticate',
};

/** Refusals by status: each with its codes in words, and an example of each. */
export function problemResponses(
  codes: Iterable<ProblemCode>,
): Record<string, ReturnType<typeof problemResponse>> {
  const statuses = new Map<number, ProblemCode[]>();
  for (const code of codes) {
    const { status } = PROBLEMS[code];
    statuses.set(status, [...(statuses.get(status) ?? []), code]);
  }
  return Object.fromEntries(
    [...statuses].map(([status, together]) => [status, problemResponse(together)]),
  );
}

/** The refusals of one status: their codes in words, and an example of each. */
export function problemResponse(codes: readonly ProblemCode[]) {
  const headers = codes.flatMap((code) => HEADERS[code] ?? []);
  return {
    description: codes.map((code) => `\`${code}\`: ${PROBLEMS[code].title}.`).join('\n\n'),
    headers: headersOf(headers),
    content: {
      'application/problem+json': {
        schema: schemaOf(DescribedProblem),
        examples: Object.fromEntries(
          codes.map((code) => [code, { $ref: `#/components/examples/${code}` }]),
        ),
      },
    },
  };
}

/** The codes that such a response describes. */
export function codesOf(response: unknown): ProblemCode[] {
  const { content } = response as { content?: Record<string, { examples?: object }> };
  return Object.keys(content?.['application/problem+json']?.examples ?? {}) as ProblemCode[];
}
