import { DAY_PATTERN } from '../values/day.js';

/** A check of a payload's field, with its JSON Schema. */
export interface Check {
  (value: unknown): boolean;
  readonly schema: Readonly<Record<string, unknown>>;
  /** Whether it may be left out. */
  readonly isOptional?: true;
}

/** The checks of a payload: one for every field. */
export type PayloadOf<E> = { readonly [Field in Exclude<keyof E, 'kind'>]-?: Check };

function check(schema: Check['schema'], test: (value: unknown) => boolean): Check {
  return Object.assign((value: unknown) => test(value), { schema });
}

export const isText = check({ type: 'string' }, (value) => typeof value === 'string');
/** The id of a member, a user, a device, a fine, a dispute. */
export const isId = check({ type: 'string', format: 'uuid' }, isText);
export const isYesNo = check({ type: 'boolean' }, (value) => typeof value === 'boolean');
export const isOrdinal = check(
  { type: 'integer', minimum: 1 },
  (value) => Number.isSafeInteger(value) && (value as number) > 0,
);
export const isCount = check(
  { type: 'integer', minimum: 0 },
  (value) => value === 0 || isOrdinal(value),
);
export const wholeNumber = (least: number): Check =>
  check(
    { type: 'integer', minimum: least },
    (value) => Number.isSafeInteger(value) && (value as number) >= least,
  );
/** A text of a pattern. */
export const patterned = (pattern: RegExp): Check =>
  check(
    { type: 'string', pattern: pattern.source },
    (value) => typeof value === 'string' && pattern.test(value),
  );
/** A day as it is written; the pattern does not know the calendar. */
export const isDay = patterned(DAY_PATTERN);

/** A record, rules, and the like; the game knows its content. */
export const isObject = check(
  { type: 'object' },
  (value) => typeof value === 'object' && value !== null && !Array.isArray(value),
);

/** The same, with what it means: the API shows the fields of plain steps as their entries have them. */
export const meaning = (held: Check, description: string): Check =>
  Object.assign(
    check({ ...held.schema, description }, held),
    held.isOptional === undefined ? {} : { isOptional: held.isOptional },
  );

/** The same, of which more must hold than the schema can say. */
export const withTest = (held: Check, test: (value: unknown) => boolean): Check =>
  check(held.schema, (value) => held(value) && test(value));

export const orNull = (held: Check): Check =>
  check({ ...held.schema, nullable: true }, (value) => value === null || held(value));
export const optional = (held: Check): Check =>
  Object.assign(
    check(held.schema, (value) => value === undefined || held(value)),
    { isOptional: true } as const,
  );
export const listOf = (held: Check): Check =>
  check(
    { type: 'array', items: held.schema },
    (value) => Array.isArray(value) && value.every((one) => held(one)),
  );
export const oneOf = (words: readonly string[]): Check =>
  check({ type: 'string', enum: [...words] }, (value) => words.some((word) => word === value));

/** Which field of a payload is not as it must be; null when all are. A field of an older age is passed over. */
export function wrongField(
  payload: Readonly<Record<string, unknown>>,
  fields: Readonly<Record<string, Check>>,
): string | null {
  for (const name in fields) if (fields[name]?.(payload[name]) !== true) return name;
  for (const name in payload) if (!Object.hasOwn(fields, name) && !OLD.has(name)) return name;
  return null;
}

/** Numbers of accounts, which logs held before an evening spoke of parties. */
const OLD: ReadonlySet<string> = new Set(['accounts', 'account', 'moneyAccount', 'cashBox']);
