import type { INestApplicationContext } from '@nestjs/common';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { DocumentBuilder, SwaggerModule, type OpenAPIObject } from '@nestjs/swagger';
import { HEADERS } from './headers.js';
import { toJsonSchema, withoutNull } from './json-schema.js';
import { addExamples, problemExamples, type RecordedExamples } from './examples.js';
import { allSchemas } from './schema-parts.js';
import { codesOf, problemResponse } from './problem-response.js';
import type { FieldSchema } from './field.js';
import { DescribedProblem } from './problem-body.js';
import { PROBLEMS, type ProblemCode } from '../../../problems/kinds.js';

const BEARER = 'The token of a program or a device, or what signing in with `bearer` gave.';
const COOKIE =
  'The cookie of a signed-in browser; by HTTPS it is called `__Host-kopperne_session`.';
const CSRF = 'The `csrfToken` of `/v1/me`. Goes with the cookie, for everything but GET.';

/** The words about an API as a whole. */
export interface ApiAbout {
  readonly title: string;
  /** Its introduction, in Markdown. */
  readonly description: string;
  /** A sentence about each group of operations, by its name, in the order of the reference. */
  readonly tags: Readonly<Record<string, string>>;
  /** Adds to the operations what follows from the declarations of their routes. */
  readonly describePaths: (app: INestApplicationContext, paths: OpenAPIObject['paths']) => void;
}

/** An API's description (OpenAPI 3.1), from the controllers and DTOs, with recorded examples. */
export function describe(
  app: NestFastifyApplication,
  { title, description, tags, describePaths }: ApiAbout,
  examples: RecordedExamples,
): OpenAPIObject {
  const about = new DocumentBuilder()
    .setOpenAPIVersion('3.1.0')
    .setTitle(title)
    .setDescription(description)
    .setVersion('1')
    .addServer('/', 'This service')
    .addBearerAuth({ type: 'http', bearerFormat: 'opaque', description: BEARER }, 'bearer')
    .addCookieAuth('kopperne_session', { type: 'apiKey', description: COOKIE }, 'cookie')
    .addApiKey({ type: 'apiKey', in: 'header', name: 'X-CSRF-Token', description: CSRF }, 'csrf')
    .addSecurityRequirements('bearer')
    .addSecurityRequirements('cookie');
  for (const [name, sentence] of Object.entries(tags)) about.addTag(name, sentence);
  const document = SwaggerModule.createDocument(app, about.build(), {
    extraModels: [DescribedProblem],
  });
  describePaths(app, document.paths);
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
