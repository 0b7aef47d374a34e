import type { SessionView } from '../../sessions/table/session.view.js';
import type { TableView } from '../../sessions/table/table.view.js';
import type { Day } from '../../values/day.js';
import type { DemoApi } from '../demo-api.js';
import { found, type DemoClub } from '../demo-club.js';
import { koenigrufenHand } from '../koenigrufen-hand.js';
import { fineOf, tarokHand } from '../tarok-hand.js';

/** Minor units of money a point. */
const RATES = { 'brix-1996': 10, koenigrufen: 25 } as const;
const HANDS_AT_LEAST = 7;
const HANDS_MORE = 5;
const NOTE = 'Sagt ved bordet.';

/** An evening that was played. */
export interface PlayedEvening {
  /** Its path below `/v1`. */
  readonly path: string;
  readonly seats: readonly string[];
  /** Its fines, with the fined member each. */
  readonly fines: readonly { readonly id: string; readonly player: string }[];
  /** The version of the closed session. */
  readonly version: number;
}

interface Answer {
  readonly session: TableView;
  readonly id?: string;
  readonly fineIds?: readonly string[];
}

/**
 * Plays an evening from seven to its close, and takes it down as the secretary.
 *
 * @param number of the evening, from 0: every third one is Königrufen
 * @param guest who plays in place of a member
 */
export async function playEvening(
  api: DemoApi,
  club: DemoClub,
  day: Day,
  number: number,
  guest?: string,
): Promise<PlayedEvening> {
  const { chance } = api;
  const as = found(club.tokens, 'secretary');
  const all = [...club.members.values()];
  const seats = [0, 1, 2, 3].map((step) => {
    const member = all[(number * 3 + step * 2 + (step > 1 ? 1 : 0)) % 8] ?? '';
    return step === 2 ? (guest ?? member) : member;
  });
  const book = number % 3 === 2 ? 'koenigrufen' : 'brix-1996';
  api.at(day, '17:30');
  const opened = await api.ask<SessionView>({
    path: `${club.here}/sessions`,
    body: { book, rate: RATES[book], seats, firstDealer: seats[3] },
    as,
  });
  const path = `${club.here}/sessions/${opened.id}`;
  let table: TableView = opened;
  const fines: { id: string; player: string }[] = [];
  const step = async (what: string, body: object) => {
    api.wait(6 + chance.upTo(9));
    const asked = { path: `${path}/${what}`, body, as, version: table.version };
    const answer = await api.ask<Answer>(asked);
    table = answer.session;
    return answer;
  };
  const hands = HANDS_AT_LEAST + chance.upTo(HANDS_MORE);
  for (let hand = 0; hand < hands; hand++) {
    if (book === 'koenigrufen') {
      await step('hands', koenigrufenHand(chance, table));
    } else {
      const body = tarokHand(chance, table, NOTE);
      const { fineIds = [] } = await step('hands', body);
      fines.push(...fineIds.map((id, at) => ({ id, player: finedIn(body, at) })));
    }
    if (hand === 3 && chance.percent(35) && book !== 'koenigrufen') {
      const fine = fineOf(chance, table.seats, NOTE);
      const body = {
        ...fine,
        code: 'other',
        stage: 'after',
        amount: 5,
        note: 'Telefonen ringede.',
      };
      const { id = '' } = await step('fines', body);
      fines.push({ id, player: finedIn({ fines: [fine] }, 0) });
    }
    if (hand === 5 && chance.percent(15)) await step('undo', { reason: 'Tastet forkert.' });
  }
  api.wait(5);
  const closed = await api.ask<Answer>({ path: `${path}/close`, as, version: table.version });
  return { path, seats, fines, version: closed.session.version };
}

function finedIn(body: object, at: number): string {
  const { fines = [] } = body as { readonly fines?: readonly { readonly player: string }[] };
  return fines[at]?.player ?? '';
}
