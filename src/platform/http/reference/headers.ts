import type { Reference } from './schema-parts.js';

/** The response headers, under components in the API reference. */
export const HEADERS = {
  ETag: {
    description:
      'The version of the answered resource, for the `If-Match` of the next write to it.',
    schema: { type: 'string', pattern: '^"\\d+"$' },
    example: '"2"',
  },
  'Steps-ETag': {
    description:
      'Identifies these steps: send it as `If-None-Match`. It is no version for `If-Match`, for ' +
      'the steps include disputes.',
    required: true,
    schema: { type: 'string', pattern: '^"\\d+-\\d+:[0-9a-f-]{19}(-\\d+)?"$' },
    example: '"9-14:9c1f-6a0e-4b7d-2c88"',
  },
  'Head-ETag': {
    description:
      "Identifies this answer by the head of the club's log that it was made at, and by the fields " +
      'that are hidden. Send it as `If-None-Match`; it is no version for `If-Match`.',
    required: true,
    schema: { type: 'string', pattern: '^"\\d+:[0-9a-f-]{19}(-[a-z]+)*"$' },
    example: '"214:9c1f-6a0e-4b7d-2c88"',
  },
  'Paper-ETag': {
    description: 'Identifies this paper: send it as `If-None-Match`.',
    required: true,
    schema: { type: 'string', pattern: '^"[0-9a-f]{32}"$' },
    example: '"9c1f6a0e4b7d2c8835e1f04a6b92d7c3"',
  },
  'Receipt-ETag': {
    description: 'The SHA-256 of the file: send it as `If-None-Match`.',
    required: true,
    schema: { type: 'string', pattern: '^"[0-9a-f]{64}"$' },
    example: '"9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08"',
  },
  'Idempotency-Replayed': {
    description:
      'There, and `true`, when the request was a repeated one: the body is the one first answered.',
    schema: { type: 'string', enum: ['true'] },
    example: 'true',
  },
  'Content-Disposition': {
    description: 'A name for the file.',
    required: true,
    schema: { type: 'string' },
    example: 'attachment; filename="2026-11-20 Tarokklubben.csv"',
  },
  'Retry-After': {
    description:
      'Seconds after which it is worth trying again, with the same Idempotency-Key if there was one.',
    required: true,
    schema: { type: 'string', pattern: '^\\d+$' },
    example: '1',
  },
  'WWW-Authenticate': {
    description: 'How a program signs in: with a bearer token.',
    required: true,
    schema: { type: 'string', enum: ['Bearer'] },
    example: 'Bearer',
  },
  'Set-Cookie': {
    description: 'The session of a browser. Not there when `bearer` was asked for.',
    schema: { type: 'string' },
    example: 'kopperne_session=kops_…; Path=/; HttpOnly; SameSite=Strict',
  },
  'X-Request-Id': {
    description:
      'Names this request in the log of the service; quote it when something is wrong. Only an address ' +
      'that cannot be read at all is answered without one.',
    schema: { type: 'string', format: 'uuid' },
    example: '7f9c24e5-2f14-4ec1-8f6a-9b1d0c6e5a11',
  },
};

export type HeaderName = keyof typeof HEADERS;

/** Headers that are sent under another name than they are described by. */
const SENT_AS: Readonly<Partial<Record<HeaderName, string>>> = {
  'Steps-ETag': 'ETag',
  'Head-ETag': 'ETag',
  'Paper-ETag': 'ETag',
  'Receipt-ETag': 'ETag',
};

/** References to response headers; the request id comes with every answer of an operation. */
export function headersOf(names: readonly HeaderName[]): Record<string, Reference> {
  const all: readonly HeaderName[] = [...names, 'X-Request-Id'];
  return Object.fromEntries(
    all.map((name) => [SENT_AS[name] ?? name, { $ref: `#/components/headers/${name}` }]),
  );
}
