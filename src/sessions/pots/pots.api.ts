import { reads } from '../../platform/http/reference/operation.js';
import { namedExample } from '../../platform/http/reference/schema-parts.js';
import { foldHistory } from '../../evening/history.js';
import { evening } from '../examples/evening.js';
import { PotsOfSession } from './pots.view.js';

/** The opening of the evening: everybody founds both cups. */
function founded(): PotsOfSession {
  const [opening] = evening().events;
  if (opening === undefined) throw new RangeError('An evening without its opening.');
  const holds = { king: 0, pagat: 0 };
  const [first] = foldHistory([opening]).course;
  const lines = (first?.payments ?? []).map((payment, index) => {
    const pot = payment.to === 'king-pot' ? ('king' as const) : ('pagat' as const);
    holds[pot] += payment.points;
    const { seq: event, time } = opening;
    const { points: amount, from: player, reason, stage, source } = payment;
    const about = { player, reason, stage, source, hand: null, fine: null };
    return { event, line: index + 1, time, pot, amount, holds: holds[pot], ...about };
  });
  const pots = [
    { pot: 'king', holds: holds.king },
    { pot: 'pagat', holds: holds.pagat },
  ] as const;
  return { pots, lines, next: null };
}

/** The API reference of the cups. */
export const potsApi = {
  read: reads({
    id: 'readPots',
    summary: 'The pots of a session',
    description:
      'What king pot and pagat pot hold, and everything that went into them or out of them, a page at a ' +
      'time: foundations, bagud, ultimos, fines, the split. The lines are those of the ledger that have ' +
      'a pot on one side. Königrufen has no pots.',
    of: ['clubId', 'sessionId'],
    answer: {
      description: 'The pots, and a page of their lines.',
      type: PotsOfSession,
      examples: { founded: namedExample('pots', 'Just founded', founded) },
    },
    refusals: ['validation-failed'],
  }),
};
