import { byGame, gameOf, type HandRecord, type Rules } from './game.js';
import type { FineRecord } from './fine-record.js';
import { ownFineOf } from './own-book/own-parts.js';
import type { Refusal } from './refusals/refusal.js';

/** Whether rules have a fine of this kind at all, at whatever price; a fine of a club's own by its short name. */
export function hasFine(rules: Rules, { code, own }: FineRecord): boolean {
  if (own != null) return ownFineOf(rules, own) !== undefined;
  return gameOf(rules).fines(rules)[code] !== undefined;
}

/**
 * A record without the counts that a book refused because it does not ask for them: all of them after a
 * hand without a count, as after a tout of `vlk-1970`; or the count of the player who does not count.
 *
 * @returns null for a refusal about something else
 */
export function withoutUnaskedCount(
  record: HandRecord,
  { reason, params }: Refusal,
): HandRecord | null {
  return byGame<HandRecord | null>(record, {
    tarok: ({ count = [], ...rest }) => {
      if (reason === 'nothing-counted') return rest;
      if (reason !== 'does-not-count') return null;
      return { ...rest, count: count.filter(({ player }) => player !== params['player']) };
    },
    koenigrufen: () => null,
  });
}
