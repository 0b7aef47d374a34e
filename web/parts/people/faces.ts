interface Added {
  readonly id: string;
  readonly createdAt: string;
  /** The member that a guest was merged into. */
  readonly mergedInto: string | null;
}

/** The number of colours for members (app/tokens.css). */
export const COLOURS = 8;

/**
 * The places of the members of a club in the order in which they were added: those who play together have
 * different colours as long as there are enough. A merged guest has the place of the member.
 */
export function placesOf(members: readonly Added[]): ReadonlyMap<string, number> {
  const inOrder = members
    .filter(({ mergedInto }) => mergedInto === null)
    .toSorted((one, other) => before(one.createdAt, other.createdAt) || before(one.id, other.id));
  const places = new Map(inOrder.map(({ id }, place) => [id, place]));
  for (const { id, mergedInto } of members) {
    const place = mergedInto === null ? undefined : places.get(mergedInto);
    if (place !== undefined) places.set(id, place);
  }
  return places;
}

function before(one: string, other: string): number {
  return one === other ? 0 : one < other ? -1 : 1;
}

/** The colour of a member, as a token. */
export function colourOfMember(place: number): string {
  return `var(--member-${(place % COLOURS) + 1})`;
}

/** The first letters of the first and the last word: 'Søren Kjær-Holm' is SK, 'Bo' is B. */
export function initialsOf(name: string): string {
  const words = name.match(/\p{L}[\p{L}\p{M}\p{N}'’-]*/gu) ?? [''];
  const [first, ...more] = words;
  return `${firstLetter(first)}${firstLetter(more.at(-1) ?? '')}`;
}

function firstLetter(word: string): string {
  return ([...word][0] ?? '').toLocaleUpperCase();
}
