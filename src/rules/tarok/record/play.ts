import type { Cause, Payment } from '../../payment.js';
import { pay } from '../../payment.js';
import type { Hand } from './form.js';
import type { PlayEvent } from './hand.js';
import { payEach, payToEach } from '../melding.js';

/**
 * Before the last trick: a lost king or pagat costs its holder 5 to each other active player and 5
 * to its pot; a pagat that wins a trick earns 5 from each (brix-1996 knows a variant without, R10).
 */
export function payEvents(hand: Hand, into: Payment[]): void {
  const { tariff, conventions } = hand.rules;
  for (const { place, event } of hand.events) {
    if (isGivenAsUltimo(hand, event)) continue;
    if (event.kind === 'pagat-won') {
      if (!conventions.pagatWonPaid) continue;
      const { points: each, source } = tariff.pagatWon;
      payEach(hand, place, { reason: event.kind, stage: 'play', source }, each, into);
      continue;
    }
    const isKing = event.kind === 'king-lost';
    const each = isKing ? tariff.kingLost : tariff.pagatLost;
    const toPot = isKing ? tariff.kingLostPot : tariff.pagatLostPot;
    const cause: Cause = { reason: event.kind, stage: 'play', source: each.source };
    const intoPot: Cause = { reason: event.kind, stage: 'play', source: toPot.source };
    payToEach(hand, place, cause, each.points, into);
    pay(into, intoPot, hand.players[place], isKing ? 'king-pot' : 'pagat-pot', toPot.points);
  }
}

/** Whether this befell the card of an ultimo that is given to its holder: one card is paid once. */
export function isGivenAsUltimo({ lastTrick }: Hand, event: PlayEvent): boolean {
  const card = event.kind === 'king-lost' ? (`king-${event.suit}` as const) : 'pagat';
  return lastTrick?.prevented?.card === card;
}
