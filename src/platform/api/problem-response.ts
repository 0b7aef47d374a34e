import { PROBLEMS, ProblemBody, type ProblemCode } from '../problem.js';
import type { HeaderName } from './headers.js';
import { headersOf } from './headers.js';
import { schemaOf } from './parts.js';
import { problemExample } from './problem-examples.js';

/** What comes with a refusal beside its body. */
const HEADERS: Readonly<Partial<Record<ProblemCode, HeaderName>>> = {
  'version-stale': 'ETag',
  'not-ready': 'Retry-After',
  'method-not-allowed': 'Allow',
};

/** The refusals of one status: their codes in words, and an example of each. */
export function problemResponse(codes: readonly ProblemCode[]) {
  const headers = codes.flatMap((code) => HEADERS[code] ?? []);
  return {
    description: codes.map((code) => `\`${code}\`: ${PROBLEMS[code].title}.`).join('\n\n'),
    headers: headersOf(headers),
    content: {
      'application/problem+json': {
        schema: schemaOf(ProblemBody),
        examples: Object.fromEntries(codes.map((code) => [code, problemExample(code)])),
      },
    },
  };
}
