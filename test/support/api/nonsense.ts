import fc from 'fast-check';
import type { Shot } from './raw-http.js';

/** Ids that exist, for the places in an address where one belongs. */
export interface Ids {
  readonly club: string;
  readonly session: string;
  readonly member: string;
  /** Everybody who may be named in a body. */
  readonly seats: readonly string[];
  /** Of another club. */
  readonly strangers: readonly string[];
  /** Further ids, by the names that they have in addresses. */
  readonly others?: Readonly<Record<string, string>>;
  /** The headers of those who may send something, the one who may do most first; none without. */
  readonly callers?: readonly Headers[];
}

type Headers = Readonly<Record<string, string>>;

/** One method at one address of the API, and a body that it would take. */
export interface Operation {
  readonly method: string;
  /** With parameters in braces, as in the API's description. */
  readonly template: string;
  readonly body: unknown;
}

/** JSON texts that do not belong anywhere, some of which JSON.stringify() would never write. */
const STRANGE_JSON = [
  ...[
    'null',
    'true',
    '[]',
    '{}',
    '""',
    '" "',
    '"a"',
    '-0',
    '-1',
    '0.5',
    '1e308',
    '1e999',
    '-1e999',
  ],
  ...['9007199254740991', '9007199254740992', '2147483648', '9'.repeat(400), '"9007199254740993"'],
  ...['"\\u0000"', '"a\\u0000b"', '"\\ud800"', '"\\udc00\\ud800"', '"\\u202e\\ufeff"', '"\\u007f"'],
  ...['"__proto__"', '"constructor"', '"toString"', '"hasOwnProperty"', '"NaN"', '"1e3"', '"%00"'],
  ...['{"__proto__":{"a":1}}', '{"constructor":{"prototype":{"a":1}}}', '{"toString":1}'],
  ...['{"constructor":1}', '{"length":3}', '{"0":1,"length":1}', '{"kind":"trumps"}', '{"":{}}'],
  ...['{"kind":"constructor"}', '{"kind":{"kind":"kings"}}', '[null]', '[[[[[]]]]]', '[{}]'],
  '"00000000-0000-0000-0000-000000000000"',
  '"{0191d3b0-0000-7000-8000-000000000000}"',
  `"${'x'.repeat(10_000)}"`,
  `[${Array(10_000).fill('0').join()}]`,
  `[${Array(10_000).fill('{}').join()}]`,
  `[${Array(2_000).fill('"0191d3b0-0000-7000-8000-000000000000"').join()}]`,
  `{${Array.from({ length: 5_000 }, (_, index) => `"k${index}":${index}`).join()}}`,
  '['.repeat(5_000) + ']'.repeat(5_000),
  '{"a":'.repeat(500) + '1' + '}'.repeat(500),
] as const;

/** Texts that are no JSON at all. */
const NO_JSON = [
  ...['', ' ', '{', '}', '{"name":', 'name=x', '\ufeff{}', '{"name":"a",}', 'undefined', 'NaN'],
  ...['\0', '{}{}', "{'name':'a'}", '"\\x"', '[1,]', '<name/>', '--x\r\n\r\n--x--'],
] as const;

const STRANGE_IDS = [
  ...['0', '-1', '1', '1.5', '1e3', '99999999999', '9007199254740993', 'null', 'undefined', '*'],
  ...[
    '%00',
    '%ff',
    '%zz',
    '%',
    '%2',
    '%2e%2e',
    '%2F',
    '%F0%9F%98%80',
    '%ED%A0%80',
    "'--",
    '%0d%0a',
  ],
  ...['__proto__', 'constructor', 'toString', 'x'.repeat(99), 'x'.repeat(300), '%61'.repeat(200)],
  ...['00000000-0000-0000-0000-000000000000', '{0191d3b0-0000-7000-8000-000000000000}', 'preview'],
] as const;

const STRANGE_QUERIES = [
  ...[
    '',
    'limit=',
    'limit=0',
    'limit=-1',
    'limit=1e3',
    'limit=0x10',
    'limit=1&limit=2',
    'limit[]=1',
  ],
  ...['limit=501', 'limit=9007199254740992', 'limit=NaN', 'limit=%00', 'limit=1.5', 'limit=null'],
  ...[
    'cursor=',
    'cursor=1',
    'cursor=1.1',
    'cursor=-1.1',
    'cursor=999999999999999.99999',
    'cursor=%00',
  ],
  ...['cursor=1.1.1', 'cursor=a.b', `cursor=${'9'.repeat(400)}.1`, 'cursor[a]=1', 'cursor=1%2E1'],
  ...['after=-1', 'after=1000001', 'after=x', 'after=1&after=1', 'after=-0', 'after=1000000'],
  ...[
    'cursor=2026_11111111-1111-4111-8111-111111111111',
    'cursor=yesterday-and-before-that',
    'cursor=2026-11-20T16:00:00.000Z_11111111-1111-4111-8111-111111111111',
  ],
  ...[
    'cursor=%2B275760-09-13T00:00:00.000Z_11111111-1111-4111-8111-111111111111',
    'cursor=-271821-04-20T00:00:00.000Z_11111111-1111-4111-8111-111111111111',
  ],
  ...[
    'cursor=-000001-01-01T00:00:00.000Z_11111111-1111-4111-8111-111111111111',
    'cursor=0000-01-01T00:00:00.000Z_11111111-1111-4111-8111-111111111111',
    'cursor=%00',
  ],
  ...[
    'cursor=2026-02-30T16:00:00.000Z_11111111-1111-4111-8111-111111111111',
    'cursor=9999-12-31T23:59:59.999Z_11111111-1111-4111-8111-111111111111',
    'until=%00',
    'a=%zz',
  ],
  ...['__proto__=1', '__proto__[a]=1', 'constructor=1', 'toString=1', '%00=1', '%zz=%zz', '&&&=&'],
  `limit=${'1'.repeat(5_000)}`,
] as const;

const TOKEN = /"@strange (\d+)@"/g;
const strange = fc.nat(STRANGE_JSON.length - 1).map((index) => `@strange ${index}@`);

/** Values that belong somewhere, only not where they are put: they get as far as the rules. */
const PLAUSIBLE = [
  ...[true, false, null, 0, 1, 2, 3, 5, 10, 15, 22, 25, 26, 40, 78, [], 'deal', 'after', 'play'],
  ...['pagat', 'king-hearts', 'hearts', 'clubs', 'king', 'queen', 'half', 'full', 'abundant'],
  ...['trumps', 'matadors', 'small-matadors', 'kings', 'cavallerie', 'king-lost', 'pagat-lost'],
  ...['misdeal', 'revoke', 'skat-error', 'melding-false', 'wrong-card-count', 'other', 'vlk-1970'],
] as const;

/** Every place in a JSON value, as the names that lead to it. */
function placesIn(value: unknown, path: readonly string[] = []): string[][] {
  if (typeof value !== 'object' || value === null) return [[...path]];
  const inner = Object.entries(value).flatMap(([name, part]) => placesIn(part, [...path, name]));
  return [[...path], ...inner];
}

/** The value with one place changed: replaced, left out, or with an unknown field beside it. */
function changed(value: unknown, path: readonly string[], change: string, by: unknown): unknown {
  const [name, ...rest] = path;
  if (name === undefined) {
    if (change !== 'add' || typeof value !== 'object' || value === null) return by;
    if (Array.isArray(value)) return [...(value as unknown[]), by];
    return { ...value, [['beer', 'toString', 'id', 'kind'][rest.length % 4] ?? 'beer']: by };
  }
  if (Array.isArray(value)) {
    return value.map((part, index) =>
      String(index) === name ? changed(part, rest, change, by) : (part as unknown),
    );
  }
  const fields = value as Readonly<Record<string, unknown>>;
  if (change === 'omit' && rest.length === 0) {
    return Object.fromEntries(Object.entries(fields).filter(([field]) => field !== name));
  }
  return { ...fields, [name]: changed(fields[name], rest, change, by) };
}

function bodies(good: unknown, { seats, strangers }: Ids): fc.Arbitrary<string | null> {
  const text = (value: unknown): string =>
    JSON.stringify(value).replace(TOKEN, (_, index: string) => STRANGE_JSON[Number(index)] ?? '0');
  const places = fc.constantFrom(...placesIn(good));
  const kinds = fc.constantFrom('replace', 'replace', 'omit', 'add');
  const fitting = fc.constantFrom<unknown>(...PLAUSIBLE, ...seats, ...seats, ...strangers);
  const changes = fc.tuple(places, kinds, fc.oneof(strange, fitting));
  const mutated = fc.array(changes, { minLength: 1, maxLength: 2 }).map((all) => {
    const [first, second] = all;
    const once = first ? changed(good, ...first) : good;
    // The second goes to a place that the first has left standing.
    const stands = second && placesIn(once).some((place) => place.join() === second[0].join());
    return text(stands ? changed(once, ...second) : once);
  });
  return fc.oneof(
    { weight: 12, arbitrary: mutated },
    { weight: 2, arbitrary: fc.constant(text(good)) },
    { weight: 2, arbitrary: fc.constantFrom(...STRANGE_JSON) },
    { weight: 2, arbitrary: fc.constantFrom(...NO_JSON) },
    { weight: 2, arbitrary: fc.json() },
    { weight: 1, arbitrary: fc.constant(null) },
  );
}

function addresses(template: string, ids: Ids): fc.Arbitrary<string> {
  const known: Readonly<Record<string, string>> = {
    clubId: ids.club,
    sessionId: ids.session,
    memberId: ids.member,
    number: '1',
    id: 'brix-1996',
    ...ids.others,
  };
  const parts = template.split('/').map((part): fc.Arbitrary<string> => {
    const name = /^\{(\w+)\}$/.exec(part)?.[1];
    if (name === undefined) return fc.constant(part);
    const good = known[name] ?? '1';
    return fc.oneof(
      { weight: 12, arbitrary: fc.constant(good) },
      { weight: 1, arbitrary: fc.constantFrom(good.toUpperCase(), `${good}%20`, `%20${good}`) },
      { weight: 1, arbitrary: fc.constantFrom(...ids.strangers) },
      { weight: 1, arbitrary: fc.constantFrom(...STRANGE_IDS) },
    );
  });
  const query = fc.oneof(
    { weight: 2, arbitrary: fc.constant('') },
    { weight: 1, arbitrary: fc.constantFrom(...STRANGE_QUERIES).map((text) => `?${text}`) },
  );
  return fc.tuple(fc.tuple(...parts), query).map(([path, rest]) => path.join('/') + rest);
}

/** The header with the version that the session has when the request is sent. */
export const CURRENT_VERSION = 'the current one';

/** Nobody, and those who only look like somebody. */
const STRANGE_CALLERS: readonly Headers[] = [
  {},
  { authorization: '' },
  { authorization: 'Bearer' },
  { authorization: 'Bearer null' },
  { authorization: `Bearer kops_${'A'.repeat(43)}` },
  { authorization: `Bearer ${'x'.repeat(4_000)}` },
  { authorization: 'Basic a2FyZW46a29ww7xlcg==' },
  { authorization: 'Bearer \u00e6\u00f8\u00e5' },
  { cookie: 'kopperne_session=' },
  { cookie: 'kopperne_session=%00%zz; kopperne_known=%' },
  { cookie: `kopperne_session=${'x'.repeat(4_000)}`, 'x-csrf-token': 'x' },
  { cookie: '__proto__=1; kopperne_session=constructor' },
];

function callers([first, ...others]: readonly Headers[]): fc.Arbitrary<Headers> {
  if (first === undefined) return fc.constant({});
  return fc.oneof(
    { weight: 8, arbitrary: fc.constant(first) },
    { weight: 4, arbitrary: fc.constantFrom(first, ...others) },
    { weight: 1, arbitrary: fc.constantFrom(...STRANGE_CALLERS) },
  );
}

function headers(method: string): fc.Arbitrary<Record<string, string>> {
  const rarely = (good: fc.Arbitrary<string>, ...bad: string[]) =>
    fc.oneof({ weight: 10, arbitrary: good }, { weight: 1, arbitrary: fc.constantFrom(...bad) });
  const long = 'x'.repeat(4_000);
  return fc.record(
    {
      'content-type': rarely(
        fc.constant('application/json'),
        ...['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data; boundary=x'],
        ...[
          'application/json; charset=utf-16',
          'application/json; charset="',
          'nonsense',
          '',
          long,
        ],
      ),
      'idempotency-key': rarely(
        fc.uuid(),
        ...['the same', 'the-same', '', ' ', long, '\u00e6\u00f8\u00e5', "'; --", '__proto__'],
      ),
      'if-match': rarely(
        fc.constant(CURRENT_VERSION),
        ...['*', '"0"', '"-1"', '"999999999999999"', '"9007199254740993"', '"1", "2"', '', long],
      ),
      ...(method === 'GET' ? {} : { 'content-encoding': rarely(fc.constant(''), 'gzip', 'x') }),
      accept: rarely(fc.constant('*/*'), 'text/html', 'nonsense', long),
      'x-request-id': fc.constant(long),
    },
    { requiredKeys: ['content-type', 'idempotency-key', 'if-match'] },
  );
}

/** Requests to one operation that are nearly right in some way, or not at all. */
export function shots({ method, template, body }: Operation, ids: Ids): fc.Arbitrary<Shot> {
  const all = fc.tuple(headers(method), callers(ids.callers ?? []));
  return fc.record({
    method: fc.oneof(
      { weight: 30, arbitrary: fc.constant(method) },
      { weight: 1, arbitrary: fc.constantFrom('PUT', 'DELETE', 'OPTIONS', 'PATCH', 'GET', 'POST') },
    ),
    path: addresses(template, ids),
    headers: all.map(([usual, caller]) => ({ ...usual, ...caller })),
    body: method === 'GET' ? fc.constant(null) : bodies(body, ids),
  });
}
