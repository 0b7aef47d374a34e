import { NestFactory } from '@nestjs/core';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { Validator } from '@seriousme/openapi-schema-validator';
import { describeApi } from '../../../src/api-description.js';
import { AppModule } from '../../../src/app.module.js';
import { createAdapter } from '../../../src/platform/http/http.js';
import { createLogger } from '../../../src/platform/logging.js';
import type { ProblemBody } from '../../../src/platform/http/reference/problem-body.js';
import { PROBLEMS, type ProblemCode } from '../../../src/problems/kinds.js';
import { Description, type Media, type Operation } from '../../support/api/openapi.js';

let app: NestFastifyApplication;
let description: Description;

beforeAll(async () => {
  const options = { connection: {}, logger: createLogger('silent'), migrations: [] };
  app = await NestFactory.create(AppModule.with(options), createAdapter(), { logger: false });
  description = new Description(describeApi(app), { closed: true });
});

afterAll(() => app.close());

/**
 * The steps of getting in and of letting in, but for those that the club's log keeps. Their answers
 * hold secrets, which are kept nowhere, so that none can be given again. And what is the same however
 * often it is said.
 */
const ACTS = [
  ...[
    'setUp',
    'signIn',
    'resetPassword',
    'askForNewPassword',
    'pairDevice',
    'showInvite',
    'acceptInvite',
    'signUp',
  ],
  ...['signOut', 'signOutEverywhere', 'changePassword', 'makeToken', 'revokeToken'],
  ...['makeInvite', 'makeInviteSheet', 'makeMemberInvites', 'revokeInvite'],
  ...['makePairingLink', 'makeResetLink'],
  ...['markNewsSeen', 'chooseMyLanguage', 'changeNotifications'],
  ...['setMailAddress', 'removeMailAddress', 'confirmAddress', 'endMails'],
  ...['subscribeDevice', 'renewDevice', 'removePushedDevice', 'tryPush'],
  ...['sendMessageAgain', 'sendAgainInClub'],
  ...['makeOwnCalendar', 'endOwnCalendar', 'makeClubCalendar', 'endClubCalendar'],
  ...['makeBookLink', 'endBookLink'],
  ...['makeWebhookSecret', 'testWebhook', 'sendAgain'],
];

/** The evening that is recorded has no certificate, no relay of mails and no contact for push services. */
const NOT_RECORDED = [
  ...['readAuthority', 'askForNewPassword', 'setMailAddress'],
  ...['subscribeDevice', 'renewDevice', 'removePushedDevice', 'tryPush'],
];

const isAct = ({ operationId }: Operation): boolean => ACTS.includes(operationId);

const isWrite = (operation: Operation): boolean =>
  operation.method !== 'GET' &&
  !/^(?:preview|whatIf$)/.test(operation.operationId) &&
  !isAct(operation);

/** Everything that an operation is sent or answers with. */
function mediaOf({ requestBody, responses }: Operation): [string, Media][] {
  const sent = Object.entries(requestBody?.content ?? {});
  const answered = Object.keys(responses).flatMap((status) => {
    const { content } = description.response({ responses } as unknown as Operation, Number(status));
    return Object.entries(content);
  });
  return [...sent, ...answered];
}

test('the description is valid OpenAPI 3.1', async () => {
  const result = await new Validator().validate(
    JSON.parse(JSON.stringify(description.document)) as Record<string, unknown>,
  );
  expect(result.errors ?? []).toEqual([]);
  expect(result.valid).toBe(true);
  expect(description.document.openapi).toBe('3.1.0');
});

test('every operation says what it is for, under a name and a tag of its own', () => {
  const { operations, document } = description;
  const tags = document.tags?.map(({ name }) => name) ?? [];
  for (const { operationId, summary, description: words, tags: own } of operations) {
    expect([operationId, summary, words]).toEqual([
      expect.stringMatching(/^[a-z][A-Za-z]+$/),
      expect.stringMatching(/^[A-Z].*[^.]$/),
      expect.stringMatching(/^[A-Z].*\.$/s),
    ]);
    expect([operationId, own.length, tags]).toEqual([
      operationId,
      1,
      expect.arrayContaining([own[0]]),
    ]);
  }
  expect(new Set(operations.map(({ operationId }) => operationId)).size).toBe(operations.length);
  expect(tags.filter((tag) => !operations.some((one) => one.tags[0] === tag))).toEqual([]);
});

test('every parameter, field and header is described', () => {
  const silent = description.operations.flatMap(({ operationId, parameters }) =>
    parameters.flatMap(({ name, description: words }) =>
      words === undefined || words === '' ? `${operationId} ${name}` : [],
    ),
  );
  const { schemas, headers } = description.document.components ?? {};
  const wordless = Object.entries(headers ?? {}).filter(([, header]) => !('description' in header));
  expect([silent, wordless]).toEqual([[], []]);
  const bare = Object.entries(schemas ?? {}).flatMap(([name, schema]) => {
    // A field of a rule book may speak for itself, as its numbers do by their sources.
    if (!/(Dto|View|List|Line|Page|Report|Problem)$/.test(name)) return [];
    const { properties = {} } = schema as { properties?: Record<string, object> };
    return Object.entries(properties).flatMap(([field, about]) =>
      'description' in about ? [] : `${name}.${field}`,
    );
  });
  expect(bare).toEqual([]);
});

test('every write asks for an Idempotency-Key, and what has a version for If-Match', () => {
  const required = (operation: Operation, name: string): boolean =>
    operation.parameters.some((one) => one.in === 'header' && one.name === name && one.required);
  const asked = description.operations.map((operation) => [
    operation.operationId,
    required(operation, 'Idempotency-Key'),
    required(operation, 'If-Match'),
  ]);
  const should = description.operations.map((operation) => {
    // A dispute changes nothing at the table, but for a decision and its proposal, which are about one
    // state of it; nor does cash that players pay each other.
    const isBeside = /\/disputes(?!.*\/(?:overturn|proposals)$)|\/payments-in-cash/.test(
      operation.path,
    );
    const ofSession = operation.path.includes('/sessions/{sessionId}/') && !isBeside;
    // A budget and the notes have none, and what is done about an examination or a remark leaves the year as it is.
    const ofVersion =
      ofSession ||
      /\{(paymentId|transferId|firstDay|seasonId|eveningId)\}(?!\/(?:budget|notes|remarks|examinations\/))/.test(
        operation.path,
      );
    return [operation.operationId, isWrite(operation), isWrite(operation) && ofVersion];
  });
  expect(asked).toEqual(should);
});

test('every operation says who may, and how they show it; the open ones need nothing', () => {
  const { components, security } = description.document;
  expect(components?.securitySchemes).toMatchObject({
    bearer: { type: 'http', scheme: 'bearer' },
    cookie: { type: 'apiKey', in: 'cookie', name: 'kopperne_session' },
    csrf: { type: 'apiKey', in: 'header', name: 'X-CSRF-Token' },
  });
  expect(security).toEqual([{ bearer: [] }, { cookie: [] }]);
  const open: string[] = [];
  for (const {
    operationId,
    method,
    path,
    description: words,
    responses,
    ...rest
  } of description.operations) {
    const who = /\n\nWho may: (.*)\.$/.exec(words)?.[1];
    const own = (rest as { security?: unknown }).security;
    if (who === 'anybody, without signing in') {
      open.push(operationId);
      expect([operationId, own, '401' in responses]).toEqual([
        operationId,
        [],
        operationId === 'signIn',
      ]);
      continue;
    }
    const changing = method === 'GET' ? undefined : [{ bearer: [] }, { cookie: [], csrf: [] }];
    const inClub = /^(everybody in the club|(owner|secretary|auditor|member|device)(, |$))/;
    expect([operationId, own, inClub.test(who ?? ''), '401' in responses]).toEqual([
      operationId,
      changing,
      path.includes('{clubId}'),
      true,
    ]);
  }
  expect(open.sort()).toEqual([
    ...[
      'askForNewPassword',
      'confirmAddress',
      'endMails',
      'listRuleBooks',
      'live',
      'metrics',
      'pairDevice',
    ],
    ...[
      'readAuthority',
      'readCalendar',
      'readCertificate',
      'readPublicBook',
      'readRuleBook',
      'readSetup',
      'ready',
      'resetPassword',
    ],
    ...['setUp', 'showAddressConfirmation', 'showEndOfMails', 'showInvite', 'signIn', 'signUp'],
  ]);
});

test('every operation describes its success and its refusals, each with the request id', () => {
  for (const operation of description.operations) {
    const statuses = Object.keys(operation.responses).map(Number);
    expect(statuses.filter((status) => status < 300)).toHaveLength(1);
    expect(statuses).toContain(503);
    if (operation.path.startsWith('/v1/')) expect(statuses).toContain(500);
    if (operation.method !== 'GET') {
      expect(statuses).toEqual(expect.arrayContaining([400, 413, 415, 429]));
    }
    if (isWrite(operation)) expect(statuses).toContain(422);
    for (const status of statuses) {
      const { headers, description: words } = description.response(operation, status);
      expect(Object.keys(headers)).toContain('X-Request-Id');
      expect(words).not.toBe('');
    }
  }
});

test('every refusal is a problem with an example of each of its codes', () => {
  const seen = new Set<string>();
  const { responses = {} } = description.document.components ?? {};
  const described = [
    ...description.operations.flatMap((operation) =>
      Object.keys(operation.responses).map((status) =>
        description.response(operation, Number(status)),
      ),
    ),
    ...Object.values(responses).map((response) =>
      description.resolve<ReturnType<Description['response']>>(response),
    ),
  ];
  for (const { content } of described) {
    const media = content['application/problem+json'];
    if (media === undefined) continue;
    expect(media.schema).toEqual({ $ref: '#/components/schemas/Problem' });
    const statuses = Object.keys(media.examples ?? {}).map((code) => {
      const problem = description.exampleOf(media, code) as ProblemBody;
      expect(problem.code).toBe(code);
      expect(problem.title).toBe(PROBLEMS[code as ProblemCode].title);
      seen.add(code);
      return problem.status;
    });
    expect(new Set(statuses).size).toBe(1);
  }
  const unmet = Object.keys(PROBLEMS).filter((code) => !seen.has(code));
  // Where it is answered there is no operation.
  expect(unmet).toEqual(['method-not-allowed']);
});

test('every example is what its own schema describes', () => {
  let examples = 0;
  for (const operation of description.operations) {
    if (NOT_RECORDED.includes(operation.operationId)) continue;
    for (const [type, media] of mediaOf(operation)) {
      // The body is the bytes of a file.
      if (operation.operationId === 'attachReceipt' && type !== 'application/json') continue;
      const names = Object.keys(media.examples ?? {});
      expect([operation.operationId, type, names.length]).not.toEqual([
        operation.operationId,
        type,
        0,
      ]);
      for (const name of names) {
        const mistakes = description.mistakes(media.schema, description.exampleOf(media, name));
        expect([operation.operationId, name, mistakes]).toEqual([operation.operationId, name, '']);
        examples += 1;
      }
    }
    for (const { name, schema } of operation.parameters) {
      for (const example of schema.examples ?? []) {
        expect([name, description.mistakes(schema, example)]).toEqual([name, '']);
      }
    }
  }
  expect(examples).toBeGreaterThan(200);
});

/** Every schema of the document, at any depth, with its place. */
function* schemasIn(
  node: unknown,
  place = '',
): Generator<[string, Readonly<Record<string, unknown>>]> {
  if (typeof node !== 'object' || node === null) return;
  yield [place, node as Readonly<Record<string, unknown>>];
  for (const [key, value] of Object.entries(node)) {
    if (key !== 'examples' && key !== 'example') yield* schemasIn(value, `${place}/${key}`);
  }
}

test('the property that distinguishes the branches of a schema is required in each of them', () => {
  const wrong: string[] = [];
  let found = 0;
  for (const [place, { discriminator, oneOf }] of schemasIn(description.document)) {
    if (discriminator === undefined || !Array.isArray(oneOf)) continue;
    const { propertyName } = discriminator as { propertyName: string };
    for (const branch of oneOf) {
      found += 1;
      const { required = [] } = description.resolve<{ required?: readonly string[] }>(branch);
      if (!required.includes(propertyName)) wrong.push(`${place}: ${propertyName}`);
    }
  }
  expect(wrong).toEqual([]);
  expect(found).toBeGreaterThan(10);
});

test('the listed values of a field have the type of the field', () => {
  const wrong: string[] = [];
  for (const [place, { type, enum: words }] of schemasIn(description.document)) {
    if (!Array.isArray(words) || type === undefined || place.endsWith('properties')) continue;
    const types = [type].flat();
    const typeOf = (word: unknown) =>
      word === null ? 'null' : Number.isInteger(word) ? 'integer' : typeof word;
    if (words.some((word) => !types.includes(typeOf(word)))) wrong.push(place);
    if (types.includes('null') && !words.includes(null)) wrong.push(place);
  }
  expect(wrong).toEqual([]);
});

test('a hand may name its game or leave it out, and is of one game only', () => {
  const schema = { $ref: '#/components/schemas/HandRecord' };
  const rufer = { game: 'koenigrufen', contract: 'rufer' };
  expect(
    [{}, { game: null }, { game: 'tarok' }, rufer].map((record) =>
      description.mistakes(schema, record),
    ),
  ).toEqual(['', '', '', '']);
  for (const record of [{ contract: 'rufer' }, { game: 'skat' }, { ...rufer, meldinger: [] }]) {
    expect(description.mistakes(schema, record)).not.toBe('');
  }
});

test('every example beside a field is what the field holds', () => {
  const wrong: string[] = [];
  const look = (name: string, node: unknown): void => {
    if (typeof node !== 'object' || node === null) return;
    const { examples } = node as { examples?: unknown };
    for (const example of Array.isArray(examples) ? (examples as unknown[]) : []) {
      const mistakes = description.mistakes(node, example);
      if (mistakes !== '') wrong.push(`${name}: ${mistakes}`);
    }
    for (const [key, value] of Object.entries(node)) {
      if (key !== 'examples') look(`${name}.${key}`, value);
    }
  };
  look('schemas', description.document.components?.schemas);
  expect(wrong).toEqual([]);
});

test('a wrong answer would be noticed', () => {
  const schema = { $ref: '#/components/schemas/PotsView' };
  expect(description.mistakes(schema, { king: 5, pagat: 0 })).toBe('');
  expect(description.mistakes(schema, { king: -5, pagat: 0 })).toMatch(/king/);
  expect(description.mistakes(schema, { king: 5, pagat: 0, queen: 1 })).toMatch(/additional/);
  expect(description.mistakes(schema, { king: 5 })).toMatch(/pagat/);
});
