import type { BOOK_SHAPES } from '../refusals/reasons.js';
import { refusal, type Refusal } from '../refusals/refusal.js';

/** The means to read a book that somebody wrote: every value is refused at its place. */

type Shape = (typeof BOOK_SHAPES)[number];

export function wrongShape(expected: Shape, field: string): Refusal {
  return refusal('book-shape', { expected }, { field });
}

/** An object; only these names are in it, where they are given. */
export function readObject(
  value: unknown,
  field: string,
  known?: readonly string[],
): Readonly<Record<string, unknown>> {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    throw wrongShape('object', field);
  }
  for (const name of Object.keys(value)) {
    if (known !== undefined) requireKnown(name, known, below(field, name));
  }
  return value as Readonly<Record<string, unknown>>;
}

/** @throws Refusal `book-refused` for a name that is not known */
export function requireKnown(name: string, known: readonly string[], field: string): void {
  if (known.includes(name)) return;
  throw refusal('book-field-unknown', { name: name.slice(0, 100), known }, { field });
}

/** The place of something within another one. */
export function below(field: string, name: string | number): string {
  return field === '' ? `${name}` : `${field}.${name}`;
}

/** One of some names. */
export function readName<Name extends string>(
  value: unknown,
  known: readonly Name[],
  field: string,
): Name {
  if (typeof value !== 'string') throw wrongShape('name', field);
  requireKnown(value, known, field);
  return value as Name;
}

/** A text without space around it. */
export function readText(value: unknown, most: number, field: string): string {
  if (typeof value !== 'string') throw wrongShape('text', field);
  const text = value.trim();
  if (text.length === 0 || text.length > most) {
    throw refusal('book-text-length', { most }, { field });
  }
  return text;
}

/** A whole number within bounds. */
export function readWhole(value: unknown, least: number, most: number, field: string): number {
  if (typeof value !== 'number') throw wrongShape('number', field);
  if (!Number.isInteger(value) || value < least || value > most) {
    throw refusal('stake-out-of-range', { least, most }, { field });
  }
  return value;
}

/** A list, each of it once. */
export function readList<T>(
  value: unknown,
  most: number,
  field: string,
  read: (one: unknown, field: string) => T,
  nameOf: (one: T) => string,
): readonly T[] {
  if (!Array.isArray(value)) throw wrongShape('list', field);
  if (value.length > most) throw refusal('stake-out-of-range', { least: 0, most }, { field });
  const names = new Set<string>();
  return value.map((one: unknown, index) => {
    const item = read(one, below(field, index));
    const name = nameOf(item);
    if (names.has(name))
      throw refusal('book-named-twice', { name }, { field: below(field, index) });
    names.add(name);
    return item;
  });
}

/** A map of names to values. */
export function readMap<T>(
  value: unknown,
  known: readonly string[],
  field: string,
  read: (one: unknown, field: string, name: string) => T,
): Readonly<Record<string, T>> {
  const given = readObject(value, field, known);
  return Object.fromEntries(
    Object.entries(given).map(([name, one]) => [name, read(one, below(field, name), name)]),
  );
}
