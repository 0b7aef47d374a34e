/** Cards in the deck, and how many each trick and the talon hold. */
export const TRICK_SIZE = 4;
export const TALON_SIZE = 6;

/** Kings and matadors (sküs, XXI, pagat): four points each. The only ones that cannot be laid away. */
export const FOURS = 7;
const FOUR_POINTS = 4;
/** Queens, knights and jacks: four each, of three, two and one points. */
const COURTS_OF_A_RANK = 4;
/** All other cards count only their blad. */
const EMPTY_CARDS = 35;

/**
 * The card points of some cards, without their blad, at the most or the least.
 *
 * @param cards how many, 0 to 54
 * @param fours how many of them are kings and matadors
 */
export function mostPoints(cards: number, fours: number): number {
  let rest = cards - fours;
  let sum = fours * FOUR_POINTS;
  for (let value = 3; value > 0 && rest > 0; value--) {
    const taken = Math.min(rest, COURTS_OF_A_RANK);
    sum += taken * value;
    rest -= taken;
  }
  return sum;
}

/** As `mostPoints`, at the least: the rest when the worthless cards are used up. */
export function leastPoints(cards: number, fours: number): number {
  let rest = Math.max(0, cards - fours - EMPTY_CARDS);
  let sum = fours * FOUR_POINTS;
  for (let value = 1; value <= 3 && rest > 0; value++) {
    const taken = Math.min(rest, COURTS_OF_A_RANK);
    sum += taken * value;
    rest -= taken;
  }
  return sum;
}

/** Whether so many blad can lie in so many cards, when they hold at least and at most so many fours. */
export function canCount(blad: number, cards: number, fewest: number, most: number): boolean {
  const inCards = blad - cards;
  if (inCards < 0 || inCards % 3 !== 0 || fewest > most || fewest > cards) return false;
  const points = inCards / 3;
  return points >= leastPoints(cards, fewest) && points <= mostPoints(cards, Math.min(most, cards));
}
