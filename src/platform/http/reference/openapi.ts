import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { DocumentBuilder, SwaggerModule, type OpenAPIObject } from '@nestjs/swagger';
import { HEADERS } from './headers.js';
import { toJsonSchema, withoutNull } from './json-schema.js';
import { addExamples, problemExamples, readExamples, type RecordedExamples } from './examples.js';
import { allSchemas } from './schema-parts.js';
import { codesOf, problemResponse } from './problem-response.js';
import type { FieldSchema } from './field.js';
import { describeWhoMay } from './who-may.js';
import { ProblemBody } from './problem-body.js';
import { PROBLEMS, type ProblemCode } from '../../../problems/kinds.js';

const ABOUT = `The scorekeeper and pot ledger of a card club that plays Danish Tarok or Königrufen. The
secretary takes down what happened at the table; the club's rule book says who pays whom.

**Who may.** Almost everything needs somebody to be signed in. A browser signs in at \`/v1/sign-in\` and
gets a cookie; with it every request but GET also carries \`X-CSRF-Token\`, as \`/v1/me\` gives it. A
program sends a token as \`Authorization: Bearer\`: one that its user made at \`/v1/me/tokens\`, or one from
signing in with \`bearer\`. A user has roles in each club, one or several: owner, secretary,
treasurer, auditor, or just member; they may do what any of them may. A tablet can be a device of one
club; it records there and needs no password. A club that you have no part in is answered like one that does not exist.

**Writes.** Every write carries an \`Idempotency-Key\`: the same key with the same request gives the
first answer again (with \`Idempotency-Replayed: true\`), however late it comes back; with another
request it is refused. A write to a session also names the version of the session it was made for in
\`If-Match\`; the answer's \`ETag\` is the next one.

**Numbers.** Points are whole numbers; money is in minor units of the club's currency (øre). A payment
always moves a positive amount from one to another; what the players and the pots of a session have
sums to zero. Players are members, by their ids; times are ISO 8601 in UTC.

**Refusals** are \`application/problem+json\` (RFC 9457) with a \`code\` out of a closed list (see
\`docs/problems.md\`), a sentence for a card player, and the field or card concerned. Nothing is written
then. An address that does not take a method is answered 405 with \`Allow\`, one that does not exist 404
\`not-found\`; fields that a body does not have are refused.`;

const BEARER = 'The token of a program or a device, or what signing in with `bearer` gave.';
const COOKIE =
  'The cookie of a signed-in browser; by HTTPS it is called `__Host-kopperne_session`.';
const CSRF = 'The `csrfToken` of `/v1/me`. Goes with the cookie, for everything but GET.';

const TAGS = {
  access: 'Access and permissions: signing in, roles, invites, devices, tokens.',
  clubs: 'A club with its currency, its members and its log of events.',
  members: 'The players of a club. Members are archived, never deleted.',
  'rule books': 'The books a session can be played by, each number with its place in the source.',
  sessions: 'An evening: the table, the pots, the standings, from opening to close.',
  hands: 'Hands and fines, with their payments.',
  corrections: 'Corrections of wrong records: both ways side by side, then one of them.',
  disputes: 'Objections of members, the answers, and the decisions.',
  reports: 'The ledger read: payments, fines, balances.',
  statistics: 'Figures of the evenings: of a member, of the club, between two.',
  tables: 'Lists as files: CSV, XLSX, and journals for bookkeeping.',
  audit: 'Events with their author and reason, and the proof that log, ledger and sessions agree.',
  'cash book': 'The club’s money: purses, who owes what, vouchers, the fiscal years.',
  seasons: 'Seasons: their evenings and their standings.',
  papers: 'Papers to hand out, as PDF.',
  live: 'Notes of new events, while they happen.',
  webhooks: 'New events, sent to addresses outside.',
  certificate: 'HTTPS on the network of the club.',
  health: 'For the operator of the service.',
};

/** The API's description (OpenAPI 3.1), from the controllers and DTOs, with recorded examples. */
export function describeApi(
  app: NestFastifyApplication,
  examples: RecordedExamples,
): OpenAPIObject {
  const about = new DocumentBuilder()
    .setOpenAPIVersion('3.1.0')
    .setTitle('Kopperne')
    .setDescription(ABOUT)
    .setVersion('1')
    .addServer('/', 'This service')
    .addBearerAuth({ type: 'http', bearerFormat: 'opaque', description: BEARER }, 'bearer')
    .addCookieAuth('kopperne_session', { type: 'apiKey', description: COOKIE }, 'cookie')
    .addApiKey({ type: 'apiKey', in: 'header', name: 'X-CSRF-Token', description: CSRF }, 'csrf')
    .addSecurityRequirements('bearer')
    .addSecurityRequirements('cookie');
  for (const [name, description] of Object.entries(TAGS)) about.addTag(name, description);
  const document = SwaggerModule.createDocument(app, about.build(), {
    extraModels: [ProblemBody],
  });
  describeWhoMay(app, document.paths);
  const operations = Object.values(document.paths).flatMap(({ get, post, put, patch }) => {
    return [get, post, put, patch].filter((operation) => operation !== undefined);
  });
  const codes = new Set<ProblemCode>();
  for (const operation of operations) {
    addExamples(operation, examples);
    for (const parameter of operation.parameters ?? []) {
      if ('schema' in parameter) parameter.schema = withoutNull(toJsonSchema(parameter.schema));
    }
    for (const code of Object.values(operation.responses).flatMap(codesOf)) codes.add(code);
    shareRefusals(operation.responses);
  }
  describeComponents(document);
  document.components = { ...document.components, examples: problemExamples(codes, examples) };
  return document;
}

/** Responses that are alone under their status in many places are described once. */
const SHARED: readonly ProblemCode[] = [
  'not-signed-in',
  'link-not-valid',
  'too-many-requests',
  'version-stale',
  'payload-too-large',
  'uri-too-long',
  'unsupported-media-type',
  'if-match-missing',
  'internal',
  'not-ready',
];

function shareRefusals(responses: Record<string, unknown>): void {
  for (const code of SHARED) {
    const status = String(PROBLEMS[code].status);
    const codes = codesOf(responses[status] ?? {});
    if (codes.length === 1 && codes[0] === code) {
      responses[status] = { $ref: `#/components/responses/${code}` };
    }
  }
}

function describeComponents(document: OpenAPIObject): void {
  const { components = {} } = document;
  const schemas = Object.entries({ ...components.schemas, ...allSchemas() });
  document.components = {
    ...components,
    schemas: Object.fromEntries(
      schemas
        .sort(([a], [b]) => (a < b ? -1 : 1))
        .map(([name, schema]) => [name, closed(name, toJsonSchema(schema))]),
    ),
    headers: HEADERS,
    responses: Object.fromEntries(SHARED.map((code) => [code, problemResponse([code])])),
  };
}

/** Request bodies may have no other fields. */
function closed(name: string, schema: FieldSchema): FieldSchema {
  return name.endsWith('Dto') ? { ...schema, additionalProperties: false } : schema;
}

/** Serves Swagger UI at /docs and the description at /docs/openapi.json; made at the first visit. */
export function serveApiDescription(app: NestFastifyApplication): void {
  SwaggerModule.setup('docs', app, () => describeApi(app, readExamples()), {
    jsonDocumentUrl: 'docs/openapi.json',
    raw: ['json'],
    customSiteTitle: 'Kopperne API',
  });
}
