import type { SessionView } from '../../../src/sessions/table/session.view.js';
import { call, expectStatus, read } from '../../support/api/api.js';
import type { House } from './house.js';

/**
 * Another device records a hand of the same evening of wolff-1899: forehand takes the last trick with an
 * ordinary card.
 *
 * @param session its path in the API
 * @param points of the dealer, up to 24: by it the hand is known
 */
export async function recordElsewhere(
  { base }: House,
  session: string,
  points: number,
): Promise<void> {
  const { active, version } = await read<SessionView>(base, session);
  const [dealer, forehand, third] = active;
  const body = {
    events: [{ kind: 'pagat-won', player: forehand }],
    lastTrick: { winner: forehand, ultimoCards: [] },
    count: [
      { player: dealer, points },
      { player: forehand, points: 30 },
      { player: third, points: 48 - points },
    ],
  };
  expectStatus(await call(base, 'POST', `${session}/hands`, { body, version }), 201);
}
