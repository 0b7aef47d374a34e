/** A plain object that JSON can say; an interface fits as well. A field that is undefined is absent. */
export type JsonObject = object;

/**
 * The one way a value is written when bytes matter: JSON without spaces, the fields of every object
 * in the order of their UTF-16 code units, fields that are undefined left out.
 *
 * @throws TypeError for what JSON cannot say: NaN, infinities, -0, functions, undefined in a list,
 *   and objects that write themselves (a Date).
 */
export function canonical(value: unknown): string {
  switch (typeof value) {
    case 'string':
      return JSON.stringify(value);
    case 'number':
      return canonicalNumber(value);
    case 'boolean':
      return value ? 'true' : 'false';
    case 'object':
      if (value === null) return 'null';
      return Array.isArray(value) ? canonicalList(value) : canonicalObject(value);
    default:
      throw new TypeError(`JSON cannot say a ${typeof value}`);
  }
}

function canonicalNumber(value: number): string {
  // -0 and 0 would be two values with one text.
  if (!Number.isFinite(value) || Object.is(value, -0)) {
    throw new TypeError(`JSON cannot say ${Object.is(value, -0) ? '-0' : String(value)}`);
  }
  return String(value);
}

function canonicalList(list: readonly unknown[]): string {
  let text = '[';
  for (let i = 0; i < list.length; i++) {
    if (i > 0) text += ',';
    // A hole in the list reads as undefined, which canonical() refuses.
    text += canonical(list[i]);
  }
  return text + ']';
}

function canonicalObject(object: object): string {
  if ('toJSON' in object) throw new TypeError('JSON cannot say an object of its own kind');
  let text = '{';
  const fields = object as Record<string, unknown>;
  for (const name of Object.keys(fields).sort()) {
    const value = fields[name];
    if (value === undefined) continue;
    if (text.length > 1) text += ',';
    text += JSON.stringify(name) + ':' + canonical(value);
  }
  return text + '}';
}
