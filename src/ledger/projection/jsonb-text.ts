import { remembered } from './remembered.js';

/**
 * A value as PostgreSQL writes it when it is a jsonb: `{"a": 1, "bb": [true, null]}`, the keys of every
 * object by their length in bytes and then by their bytes.
 *
 * Numbers that JavaScript writes with an exponent look different there; a caller that compares such
 * texts compares the values themselves before it reports a difference.
 */
export function jsonbText(value: unknown): string {
  if (typeof value === 'string') return quoted(value);
  if (typeof value !== 'object' || value === null) return String(value);
  if (Array.isArray(value)) {
    let text = '[';
    for (let i = 0; i < value.length; i++) text += (i === 0 ? '' : ', ') + jsonbText(value[i]);
    return `${text}]`;
  }
  const fields = value as Readonly<Record<string, unknown>>;
  let text = '{';
  for (const { name, written } of orderedKeys(Object.keys(fields))) {
    const field = fields[name];
    if (field === undefined) continue;
    text += (text.length === 1 ? '' : ', ') + written + jsonbText(field);
  }
  return `${text}}`;
}

const quoted = remembered((text) => JSON.stringify(text));

interface Key {
  readonly name: string;
  /** With quotes and colon. */
  readonly written: string;
}

/** Objects of a few shapes come by the thousand. */
const orders = new Map<string, readonly Key[]>();
const MOST_ORDERS = 2000;

function orderedKeys(names: readonly string[]): readonly Key[] {
  const shape = names.join('\u0000');
  const known = orders.get(shape);
  if (known !== undefined) return known;
  const keys = names
    .map((name) => ({ name, bytes: Buffer.from(name) }))
    .sort((a, b) => a.bytes.length - b.bytes.length || a.bytes.compare(b.bytes))
    .map(({ name }) => ({ name, written: `${JSON.stringify(name)}: ` }));
  if (orders.size >= MOST_ORDERS) orders.clear();
  orders.set(shape, keys);
  return keys;
}
