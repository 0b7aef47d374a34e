import type { Pool } from 'pg';
import { nameIn } from '../events/named-payload.js';
import { PERSON_KINDS } from '../events/registry.js';

/** Texts of an event that have somebody's name in them. */
export interface NamingTexts {
  /** The number of the event. */
  readonly seq: number;
  readonly texts: readonly string[];
}

/**
 * The texts of a club's log in which somebody's name is, in its order: texts that people wrote, and the
 * names of purses, tablets and seasons. The names that events give people are no texts.
 *
 * @param names all that they were called; each counts as a whole, and so does each capitalized word of it
 */
export async function readTextsNaming(
  pool: Pool,
  clubId: string,
  names: readonly string[],
): Promise<readonly NamingTexts[]> {
  const words = wordsOf(names);
  if (words.length === 0) return [];
  const { rows } = await pool.query<{ seq: number; kind: string; payload: string }>({
    name: 'texts-naming',
    text: `SELECT seq, kind, payload FROM club_event
      WHERE club_id = $1 AND payload ILIKE ANY ($2::text[]) ORDER BY seq`,
    values: [clubId, words.map((word) => `%${asLiteral(JSON.stringify(word).slice(1, -1))}%`)],
  });
  const isNamed = naming(words);
  return rows.flatMap(({ seq, kind, payload }) => {
    const held = JSON.parse(payload) as object;
    const givesName = PERSON_KINDS.some((one) => one === kind);
    const given = givesName ? nameIn(held) : undefined;
    const texts = textsWithin(held).filter((text) => text !== given && isNamed(text));
    return texts.length === 0 ? [] : [{ seq, texts: [...new Set(texts)] }];
  });
}

/** `Ditlev Holm` as a whole, `Ditlev` and `Holm`; of `Anna von Holm` not `von`. */
function wordsOf(names: readonly string[]): string[] {
  const words = names.flatMap((name) => {
    return [name, ...name.split(/[^\p{L}\p{N}]+/u).filter((word) => /^\p{Lu}.+/u.test(word))];
  });
  return [...new Set(words)].filter((word) => word !== '');
}

/** In a pattern of LIKE. */
function asLiteral(text: string): string {
  return text.replaceAll(/[\\%_]/g, String.raw`\$&`);
}

/** Whether one of the words is in a text, in any case and as a genitive too: `ditlevs`. */
function naming(words: readonly string[]): (text: string) => boolean {
  const any = words
    .map((word) => word.replaceAll(/[$()*+.?[\\\]^{|}]/g, String.raw`\$&`))
    .join('|');
  const named = new RegExp(String.raw`(?<![\p{L}\p{N}])(?:${any})(?:'?s)?(?![\p{L}\p{N}])`, 'iu');
  return (text) => named.test(text);
}

/** Codes of a game or a kind, which nobody typed. */
const CODE = /^[a-z0-9-]+$/;

function textsWithin(value: unknown): string[] {
  if (typeof value === 'string') return CODE.test(value) ? [] : [value];
  if (typeof value !== 'object' || value === null) return [];
  return Object.values(value).flatMap(textsWithin);
}
