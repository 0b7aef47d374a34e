import type pg from 'pg';
import { foldHistory } from '../../../src/evening/history.js';
import type { HandList } from '../../../src/sessions/hands/hand.view.js';
import { read } from '../api/api.js';
import { readSessionLog } from '../corrections/corrections.js';
import type { SlowLine } from '../seasons/slow-statistics.js';

/**
 * The payments through the cups of an evening, pair by pair, computed a second time from its payments
 * by the words of docs/decisions/0033. This file knows nothing of src/standings.
 */

/** A payment into a cup or out of one. */
interface Through {
  readonly from: string;
  readonly to: string;
  readonly points: number;
}

/** A player's part in a cup, in the order of the first payments. */
interface Has {
  readonly who: string;
  points: number;
}

const CUPS = ['king-pot', 'pagat-pot', 'kitty'] as const;
type Name = (typeof CUPS)[number];

/**
 * Points by way of a cup, by `payer payee`: a player paid by a cup is paid by those who filled it, each by
 * what they have in it.
 *
 * @param lines each sort of payment of the evening once, as it came to in the end
 */
export async function slowCups(
  at: { readonly base: string; readonly pool: pg.Pool; readonly club: string },
  session: string,
  lines: readonly SlowLine[],
): Promise<ReadonlyMap<string, number>> {
  const path = `/v1/clubs/${at.club}/sessions/${session}`;
  const { hands } = await read<HandList>(at.base, `${path}/hands`);
  const log = await readSessionLog(at.pool, at.club, session);
  const said = { time: '2026-11-20T18:30:00.000Z', actor: 'secretary' };
  const { course } = foldHistory(log.map(({ seq, event }) => ({ seq, event, ...said })));
  const paid = new Map<string, number>();
  const cups = new Map(CUPS.map((name) => [name, cupOf(paid)]));
  for (const { step, postings } of course) {
    const counted = ((): readonly Through[] => {
      switch (step.kind) {
        case 'hand-recorded':
          return hands.find(({ number }) => number === step.hand)?.payments ?? [];
        case 'fine-recorded':
          return lines
            .filter(({ fine }) => fine !== null && chainOf(log, step.fineId).has(fine))
            .map(({ amount: points, ...line }) => ({ ...line, points }));
        default:
          return postings
            .filter(({ unit, handNumber, fineId }) => {
              return unit === 'points' && handNumber === null && fineId === null;
            })
            .map(({ amount: points, ...line }) => ({ ...line, points }));
      }
    })();
    for (const { from, to, points } of counted) {
      cups.get(to as Name)?.fill(from, points);
      cups.get(from as Name)?.take(to, points);
    }
  }
  for (const cup of cups.values()) cup.end();
  return paid;
}

type Log = Awaited<ReturnType<typeof readSessionLog>>;

/** The ids that a fine between hands had, before and after it was corrected. */
function chainOf(log: Log, fine: string): ReadonlySet<string> {
  const ids = new Set([fine]);
  // One that follows another in the log: twice through it finds them in either direction.
  for (const { event } of [...log, ...log]) {
    if (event.kind !== 'correction-recorded') continue;
    for (const change of event.changes) {
      if (!('fine' in change)) continue;
      const pair = [change.was.fineId, change.now.fineId];
      if (pair.some((id) => ids.has(id))) for (const id of pair) ids.add(id);
    }
  }
  return ids;
}

function cupOf(paid: Map<string, number>) {
  let inside: Has[] = [];
  const owed: Has[] = [];
  const pay = (from: string, to: string, points: number) => {
    if (from === to || points === 0) return;
    paid.set(`${from} ${to}`, (paid.get(`${from} ${to}`) ?? 0) + points);
  };
  return {
    fill(who: string, points: number) {
      let left = points;
      for (const one of owed) {
        const part = Math.min(left, one.points);
        pay(who, one.who, part);
        one.points -= part;
        left -= part;
      }
      if (left === 0) return;
      const own = inside.find((one) => one.who === who);
      if (own === undefined) inside.push({ who, points: left });
      else own.points += left;
    },
    take(who: string, points: number) {
      const held = inside.reduce((sum, one) => sum + one.points, 0);
      const taken = Math.min(points, held);
      const parts = inside.map((one) => ({ one, part: Math.floor((one.points * taken) / held) }));
      // Point by point to the largest remainder that is left; of equal ones to who comes first.
      const rest = ({ one }: (typeof parts)[number]) => (one.points * taken) % held;
      const waiting = parts.toSorted((a, b) => rest(b) - rest(a));
      for (let left = taken - parts.reduce((sum, { part }) => sum + part, 0); left > 0; left--) {
        const next = waiting.shift();
        if (next !== undefined) next.part += 1;
      }
      for (const { one, part } of parts) {
        one.points -= part;
        pay(one.who, who, part);
      }
      inside = inside.filter((one) => one.points > 0);
      if (points > taken) owed.push({ who, points: points - taken });
    },
    /** The rest was paid to the club, which pays the open debts. */
    end() {
      for (const { who, points } of inside) pay(who, 'club', points);
      for (const { who, points } of owed) pay('club', who, points);
    },
  };
}
