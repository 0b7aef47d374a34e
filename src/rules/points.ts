declare const pointsBrand: unique symbol;

/** A whole number of points, the unit of every tariff, payment and pot. Never a fraction. */
export type Points = number & { readonly [pointsBrand]: true };

/** Calls a whole number what it is: points. The caller vouches for it being whole. */
export function points(value: number): Points {
  return value as Points;
}

/** No pot and no standing may grow past this; a hand that would is refused (`amount-too-large`). */
export const MOST_POINTS = points(1_000_000_000);

/** Rounds `value` (≥ 0) to the nearest multiple of `chip`; halves go up. */
export function nearestChip(value: number, chip: number): Points {
  return points(Math.floor((2 * value + chip) / (2 * chip)) * chip);
}

/** Rounds `value` (≥ 0) down to a multiple of `chip`. */
export function chipsBelow(value: number, chip: number): Points {
  return points(value - (value % chip));
}

/**
 * Splits a pot as evenly as its chips allow.
 *
 * @param total what is in the pot, in points
 * @param shares how many players share it, at least 1
 * @param chip the smallest chip, in points
 * @returns one amount a player, in the order in which odd chips are given out: everyone gets the
 *   same number of whole chips, the odd chips go one each to the first players, and what is less
 *   than a chip (only where the stakes are no multiple of it) to the next. The sum is `total`.
 */
export function splitInChips(total: Points, shares: number, chip: number): Points[] {
  const chips = Math.floor(total / chip);
  const each = Math.floor(chips / shares);
  const odd = chips % shares;
  const rest = total % chip;
  return Array.from({ length: shares }, (_, place) =>
    points((each + (place < odd ? 1 : 0)) * chip + (place === odd ? rest : 0)),
  );
}
