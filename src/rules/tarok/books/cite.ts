import { points } from '../../points.js';
import type { Stake, TarokBookId } from './book.js';

/** The citations of a book: a place in it, and a stake with its place. */
export function citing(book: TarokBookId) {
  const at = (place: string): string => `${book}, ${place}`;
  const stake = (amount: number, place: string): Stake => ({
    points: points(amount),
    source: at(place),
  });
  return { at, stake };
}
