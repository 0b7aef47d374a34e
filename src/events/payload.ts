/** Whether a value of a payload is what it must be. */
export type Check = (value: unknown) => boolean;

/** What the payload of an event must hold: a check for every field. */
export type PayloadOf<E> = { readonly [Field in Exclude<keyof E, 'kind'>]-?: Check };

export const isText: Check = (value) => typeof value === 'string';
export const isYesNo: Check = (value) => typeof value === 'boolean';
export const isOrdinal: Check = (value) => Number.isSafeInteger(value) && (value as number) > 0;
export const isCount: Check = (value) => value === 0 || isOrdinal(value);
/** A record, rules, and the like: what is in it is the game's to say. */
export const isObject: Check = (value) =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

export const orNull =
  (check: Check): Check =>
  (value) =>
    value === null || check(value);
export const optional =
  (check: Check): Check =>
  (value) =>
    value === undefined || check(value);
export const listOf =
  (check: Check): Check =>
  (value) =>
    Array.isArray(value) && value.every(check);
export const oneOf =
  (words: readonly string[]): Check =>
  (value) =>
    words.some((word) => word === value);

/** Which field of a payload is not as it must be; null when all are. A field of an older age is passed over. */
export function wrongField(
  payload: Readonly<Record<string, unknown>>,
  fields: Readonly<Record<string, Check>>,
): string | null {
  for (const [name, check] of Object.entries(fields)) if (!check(payload[name])) return name;
  return (
    Object.keys(payload).find((name) => !Object.hasOwn(fields, name) && !OLD.has(name)) ?? null
  );
}

/** Numbers of accounts, which logs held before an evening spoke of parties. */
const OLD: ReadonlySet<string> = new Set(['accounts', 'account', 'moneyAccount', 'cashBox']);
