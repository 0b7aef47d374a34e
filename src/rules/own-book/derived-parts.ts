import { OWN_BOOK } from '../house-rules/house-rules.js';
import { points } from '../points.js';
import type { BookChanges } from './changes.js';
import type { OwnParts } from './own-parts.js';

/** A question with its options. */
interface Question<Option extends { readonly id: string }> {
  readonly id: string;
  readonly options: readonly Option[];
}

/** The readings with the chosen option of each as the usual one, which is the first. */
export function usualFirst<
  Option extends { readonly id: string },
  Reading extends Question<Option>,
>(readings: readonly Reading[], chosen: Readonly<Record<string, string>>): readonly Reading[] {
  return readings.map((reading) => {
    const isUsual = ({ id }: Option): boolean => id === chosen[reading.id];
    const [usual, others] = [
      reading.options.filter(isUsual),
      reading.options.filter((option) => !isUsual(option)),
    ];
    return { ...reading, options: [...usual, ...others] };
  });
}

/** The fines that a club added, as its book has them; nothing where it added none. */
export function ownFinesOf({ added = [] }: BookChanges): Pick<OwnParts, 'ownFines'> {
  if (added.length === 0) return {};
  return {
    ownFines: added.map(({ price, from = 1, ...fine }) => ({
      ...fine,
      price: points(price),
      ...(from > 1 && { from }),
      source: `${OWN_BOOK}, ${fine.code}`,
    })),
  };
}
