import type { History } from '../../evening/history.js';
import { planSettling } from '../../money/settling-up/plan.js';
import type { Frame } from '../frame.js';
import type { Block } from '../paper.js';
import type { Telling } from './telling.js';

/** The party for the rest where the results do not cancel out: the content of the kitty in Königrufen. */
const KITTY = 'kitty';

/**
 * Payments that settle a closed evening alone, as few as possible; nothing for one that goes on or was
 * played for honour. The books are moved by the close, not by these.
 */
export function whoPaysWhom(
  { words: { evening, vocabulary }, club }: Frame,
  { state }: History,
  { short }: Telling,
): readonly Block[] {
  const { closed, rate, standings } = state;
  if (!closed || rate === 0) return [];
  const balances = standings.map(({ player, points }) => ({
    party: player,
    amount: points * rate,
  }));
  const { transfers } = planSettling({ balances, way: 'members', purse: KITTY });
  if (transfers.length === 0) return [];
  const called = (party: string) => (party === KITTY ? evening.settling.kitty : short(party));
  const lines = transfers.map(({ from, to, amount }) =>
    evening.settling.pays(
      called(from),
      called(to),
      vocabulary.money({ amount, currency: club.currency }),
    ),
  );
  return [
    { kind: 'heading', text: evening.settling.title },
    { kind: 'lines', lines: [lines.join(' · '), evening.settling.only] },
  ];
}
