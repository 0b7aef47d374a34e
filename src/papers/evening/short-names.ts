/** The letters of a name that have room above a column. */
const MOST_LETTERS = 11;
/** A whole name of so few letters has room as it is: 'Onkel Ib' is called by both words. */
const SHORT_NAME = 8;

const graphemes = new Intl.Segmenter(undefined, { granularity: 'grapheme' });

/**
 * The names of people in a table: a short one whole, the first name where that is unique, else with an initial, else as
 * much as there is room for. No two are the same.
 *
 * @param names ids and names, in the order of the table
 */
export function shortNames(names: ReadonlyMap<string, string>): ReadonlyMap<string, string> {
  const all = [...names];
  const ways: readonly ((name: string, at: number) => string)[] = [
    (name) => cut(wordsOf(name)[0] ?? name),
    (name) => cut(withInitial(name)),
    (name) => cut(name),
    (name, at) => `${cut(name, MOST_LETTERS - 2)} ${at + 1}`,
  ];
  const short = new Map<string, string>();
  for (const way of ways) {
    const left = all.map(([id, name], at) => ({ id, called: way(name, at) }));
    for (const { id, called } of left) {
      if (short.has(id)) continue;
      const others = left.filter((one) => one.id !== id && one.called === called);
      const isTaken = [...short.values()].includes(called);
      if (others.length === 0 && !isTaken) short.set(id, called);
    }
  }
  for (const [id, name] of all) {
    const isTaken = all.some(([other, called]) => other !== id && called === name);
    if (isShort(name) && !isTaken) short.set(id, name);
  }
  return short;
}

/** Whether a name of two words is called whole; a number behind a name is no second word. */
function isShort(name: string): boolean {
  return lettersOf(name).length <= SHORT_NAME && /^\p{L}+ \p{L}+$/u.test(name);
}

function wordsOf(name: string): readonly string[] {
  return name.trim().split(/\s+/);
}

function withInitial(name: string): string {
  const words = wordsOf(name);
  const [first = name] = words;
  const last = words.length > 1 ? words.at(-1) : undefined;
  return last === undefined
    ? first
    : `${cut(first, MOST_LETTERS - 3)} ${lettersOf(last)[0] ?? ''}.`;
}

function cut(name: string, most = MOST_LETTERS): string {
  const letters = lettersOf(name);
  return letters.length <= most ? name : `${letters.slice(0, most - 1).join('')}…`;
}

function lettersOf(name: string): readonly string[] {
  return [...graphemes.segment(name)].map(({ segment }) => segment);
}
