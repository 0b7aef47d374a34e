/** `PLACES=every` tries every place, as `npm run test:all` does. */
const IS_EVERY = process.env['PLACES'] === 'every';

/** Of how many places that are alike one is tried. */
const ONE_OF = 8;

/** One of a few ways to do the same, each at its turn; all of them with `PLACES=every`. */
export function oneOf<T>(ways: readonly T[], turn: number): readonly T[] {
  return IS_EVERY ? ways : ways.slice(turn % ways.length).slice(0, 1);
}

/**
 * Some of the places for the same deed: the first, the last, and every eighth between them. Of several
 * deeds, each begins at another place, so that together they cover all.
 *
 * @param turn the number of the deed, from 0
 */
export function someOf<T>(places: readonly T[], turn = 0): readonly T[] {
  const last = places.length - 1;
  return places.filter(
    (_, place) => IS_EVERY || place === 0 || place === last || place % ONE_OF === turn % ONE_OF,
  );
}
