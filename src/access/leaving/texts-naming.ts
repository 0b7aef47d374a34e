import type { Pool } from 'pg';
import { nameIn } from '../../events/named-payload.js';
import { PERSON_KINDS } from '../../events/registry.js';
import { canonical } from '../../ledger/log/canonical.js';
import type { PayloadLeft } from '../../ledger/log/taking-out.js';

/** A text that has somebody's name in it. */
export interface NamingText {
  readonly text: string;
  /** The same with the initials in place of the name. */
  readonly without: string;
}

/** The texts of an event that have somebody's name in them. */
export interface NamingTexts extends PayloadLeft {
  readonly texts: readonly NamingText[];
}

/** Somebody with all names that they had. */
export interface Named {
  readonly names: readonly string[];
  readonly initials: string;
}

/**
 * The texts of a club's log in which somebody's name is, in its order: texts that people wrote, and the
 * names of purses, tablets and seasons. The names that events give people are no texts.
 *
 * @param named each name counts as a whole, and so does each capitalized word of it
 * @returns each event with its payload as it is without the name
 */
export async function readTextsNaming(
  pool: Pool,
  clubId: string,
  { names, initials }: Named,
): Promise<readonly NamingTexts[]> {
  const words = wordsOf(names);
  if (words.length === 0) return [];
  const { rows } = await pool.query<{ seq: number; kind: string; payload: string }>({
    name: 'texts-naming',
    text: `SELECT seq, kind, payload FROM club_event
      WHERE club_id = $1 AND payload ILIKE ANY ($2::text[]) ORDER BY seq`,
    values: [clubId, words.map((word) => `%${asLiteral(JSON.stringify(word).slice(1, -1))}%`)],
  });
  const named = naming(words);
  return rows.flatMap(({ seq, kind, payload }) => {
    const held = JSON.parse(payload) as object;
    const givesName = PERSON_KINDS.some((one) => one === kind);
    const given = givesName ? nameIn(held) : undefined;
    const found = new Map<string, string>();
    const left = withTexts(held, (text) => {
      if (text === given || CODE.test(text)) return text;
      const without = text.replaceAll(named, (_, genitive = '') => initials + String(genitive));
      if (without !== text) found.set(text, without);
      return without;
    });
    const texts = [...found].map(([text, without]) => ({ text, without }));
    return texts.length === 0 ? [] : [{ seq, payload: canonical(left), texts }];
  });
}

/** `Ditlev Holm` as a whole, `Ditlev` and `Holm`, the longest first; of `Anna von Holm` not `von`. */
function wordsOf(names: readonly string[]): string[] {
  const words = names.flatMap((name) => {
    return [name, ...name.split(/[^\p{L}\p{N}]+/u).filter((word) => /^\p{Lu}.+/u.test(word))];
  });
  const all = [...new Set(words)].filter((word) => word !== '');
  return all.sort((a, b) => b.length - a.length);
}

/** In a pattern of LIKE. */
function asLiteral(text: string): string {
  return text.replaceAll(/[\\%_]/g, String.raw`\$&`);
}

/** One of the words in a text, in any case and as a genitive too: `ditlevs`. */
function naming(words: readonly string[]): RegExp {
  const any = words
    .map((word) => word.replaceAll(/[$()*+.?[\\\]^{|}]/g, String.raw`\$&`))
    .join('|');
  return new RegExp(String.raw`(?<![\p{L}\p{N}])(?:${any})('?s)?(?![\p{L}\p{N}])`, 'giu');
}

/** Codes of a game or a kind, which nobody typed. */
const CODE = /^[a-z0-9-]+$/;

/**
 * Fields of texts that nobody in the club wrote, though a part of them can be a name: Europe/Berlin, and
 * the passages of printed rule books (wolff-1899, §5) that an evening or a book of the club has with it.
 */
const NOT_TYPED: ReadonlySet<string> = new Set([
  'timeZone',
  ...['title', 'source', 'sources', 'conventions', 'readings', 'what'],
]);

/** A value with other texts in it. */
function withTexts(value: unknown, textOf: (text: string) => string): unknown {
  if (typeof value === 'string') return textOf(value);
  if (Array.isArray(value)) return value.map((one) => withTexts(one, textOf));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([field, one]) => [
      field,
      NOT_TYPED.has(field) ? one : withTexts(one, textOf),
    ]),
  );
}
