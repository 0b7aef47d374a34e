import type { AskedStep } from '../../src/evening/asked.js';
import { lastMe, meQuery, whoIs, type Me } from '../api/people/me.js';
import { queryClient } from '../api/query-client.js';
import { isTablet } from '../api/people/rights.js';
import { putInOutbox } from '../outbox/resolve.js';
import { changingOf, type TappedBy } from '../outbox/waiting.js';
import type { Evening } from './evening.js';
import type { Undoable } from './last-step.js';
import { seatedAt } from './seated.js';

/**
 * Sends what was tapped: its key is minted now, and it is in the outbox when this is done. Does not
 * wait for the network. The draft of the same kind goes with it.
 *
 * @param what the name of the draft that it was typed in, as in `useDraft`
 * @returns whether it is in the outbox now; not where it already was, or had been
 */
export async function send(
  evening: Evening,
  step: AskedStep,
  what: string = step.kind,
): Promise<boolean> {
  const { club, session, at, version, waiting, undoes } = evening;
  const me = queryClient.getQueryData(meQuery.queryKey) ?? lastMe();
  const made = {
    club: club.id,
    session: session.id,
    // Plain data only: the state of a screen may hold more.
    step: JSON.parse(JSON.stringify(step)) as AskedStep,
    actingMember: isTablet(club) ? seatedAt(club.id) : null,
    by: tappedBy(me, club.id),
    madeOn: at,
    version,
    known: session.lastEvent,
    undoes: step.kind === 'undo' && undoes !== null ? undoneBy(undoes) : null,
  };
  return putInOutbox(made, what, changingOf(waiting, what));
}

function tappedBy(me: Me | null, club: string): TappedBy {
  if (me === null) return { id: '', name: '' };
  const member = me.clubs.find(({ id }) => id === club)?.member;
  return member == null ? whoIs(me) : { ...whoIs(me), member };
}

/** The step that an undo takes back, without its payments. */
function undoneBy({ kind, hand, player }: Undoable): Undoable {
  return { kind, hand, player };
}
