import { readPath } from '../../partial/path.js';
import type { PlayerId } from '../../payment.js';
import type { TarokHandRecord } from '../record/hand.js';

/** The part of a hand that is in the way of a draft. */
export type Obstacle =
  | {
      readonly at: 'melding' | 'event' | 'fine';
      /** The place in its list, from 0; null where the refusal is about the list. */
      readonly index: number | null;
    }
  | {
      readonly at: 'count' | 'trickless';
      /** Null where the refusal is about the players together. */
      readonly player: PlayerId | null;
    }
  | { readonly at: 'last-trick' | 'abandoned' | 'redeal' | 'table' };

/**
 * The part of a record that a refusal is about.
 *
 * @param field as the refusal names it, e.g. `events[1]`; without one it is about the table
 */
export function obstacleOf(record: TarokHandRecord, field: string | undefined): Obstacle {
  const { part, index } = readPath(field);
  const place = index ?? -1;
  switch (part) {
    case 'meldinger':
      return { at: 'melding', index };
    case 'events':
      return { at: 'event', index };
    case 'fines':
      return { at: 'fine', index };
    case 'count':
      return { at: 'count', player: record.count?.[place]?.player ?? null };
    case 'trickless':
      return { at: 'trickless', player: record.trickless?.[place] ?? null };
    case 'lastTrick':
      return { at: 'last-trick' };
    case 'abandoned':
    case 'redeal':
      return { at: part };
    default:
      return { at: 'table' };
  }
}
