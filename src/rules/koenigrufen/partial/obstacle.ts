import { readPath } from '../../partial/path.js';
import type { CardCount, KoenigrufenHandRecord, TrickCount } from '../record/hand.js';
import type { Pile } from './count.js';

/** The part of a hand that is in the way of a draft. */
export type Obstacle =
  | {
      readonly at: 'announcement' | 'figure' | 'game';
      /** The place in its list, from 0; null where the refusal is about the list. */
      readonly index: number | null;
    }
  | {
      readonly at: 'count' | 'tricks';
      /** Null where the refusal is about the piles together. */
      readonly pile: Pile | null;
    }
  | { readonly at: 'king' | 'kontra' | 'suit-cards' | 'declarer' | 'won' | 'table' };

/**
 * The part of a record that a refusal is about.
 *
 * @param field as the refusal names it, e.g. `count[0].blad`; without one it is about the table
 */
export function obstacleOf(
  record: Pick<KoenigrufenHandRecord, 'count' | 'tricks'>,
  field: string | undefined,
): Obstacle {
  const { part, index } = readPath(field);
  switch (part) {
    case 'announcements':
      return { at: 'announcement', index };
    case 'figures':
      return { at: 'figure', index };
    case 'games':
      return { at: 'game', index };
    case 'count':
    case 'tricks':
      return { at: part, pile: pileOf(record[part]?.[index ?? -1]) };
    case 'calledKing':
    case 'kingHolder':
    case 'partner':
    case 'gaveUp':
      return { at: 'king' };
    case 'kontra':
    case 'kontraBy':
    case 'personalKontra':
      return { at: 'kontra' };
    case 'suitCards':
      return { at: 'suit-cards' };
    case 'declarer':
      return { at: part };
    case 'won':
    case 'virgins':
      return { at: 'won' };
    default:
      return { at: 'table' };
  }
}

function pileOf(counted: CardCount | TrickCount | undefined): Pile | null {
  if (counted?.player != null) return { player: counted.player };
  return counted?.side == null ? null : { side: counted.side };
}
