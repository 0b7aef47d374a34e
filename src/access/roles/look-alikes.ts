import { nameKeyOf } from '../signing-in/user-name.js';

/**
 * Letters and digits that look like another: Cyrillic, Greek, digits, and Latin ones that do not come
 * apart into a plain letter and a mark. Out of Unicode's list of confusables (UTS 39), as far as
 * people of one club may type them.
 */
const LOOK_LIKE: Readonly<Record<string, string>> = {
  a: 'аα',
  b: 'вьβ8',
  c: 'с',
  d: 'ԁđ',
  e: 'еεє3',
  h: 'һнħ',
  j: 'ј',
  k: 'кκ',
  l: 'iіıιł1|!',
  m: 'м',
  n: 'ηп',
  o: 'оοø0',
  p: 'рρ',
  q: 'ԛ',
  r: 'г',
  s: 'ѕſ5',
  t: 'тτŧ',
  v: 'ѵν',
  w: 'ԝω',
  x: 'хχ',
  y: 'уγ',
  u: 'υ',
  ae: 'æ',
};

const PLAIN = new Map(
  Object.entries(LOOK_LIKE).flatMap(([plain, letters]) =>
    Array.from(letters, (letter) => [letter, plain] as const),
  ),
);

/** The look of a name at a glance: names that look the same give the same text. */
function looksOf(name: string): string {
  const plain = nameKeyOf(name)
    .normalize('NFKD')
    .replace(/[\p{M}\p{Cf}\s._-]/gu, '');
  const letters = Array.from(plain, (letter) => PLAIN.get(letter) ?? letter).join('');
  return letters.replace(/rn/g, 'm').replace(/vv/g, 'w');
}

/** A name in a club, and what it belongs to: the id of a user or of a member. */
export interface Named {
  readonly id: string;
  readonly name: string;
}

/**
 * The names of a club that one of its users could be taken for: of others, and not written the same.
 * @param own ids that are theirs: the user's and that of the member they are
 */
export function lookAlikesOf(
  name: string,
  own: readonly (string | null)[],
  all: readonly Named[],
): string[] {
  const key = nameKeyOf(name);
  const looks = looksOf(name);
  const others = all.filter(
    (one) => !own.includes(one.id) && looksOf(one.name) === looks && nameKeyOf(one.name) !== key,
  );
  return [...new Set(others.map((one) => one.name))].sort();
}
