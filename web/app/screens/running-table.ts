import { latestSessionsQuery } from '../../api/evenings/club-queries.js';
import { contact } from '../../api/live/contact.js';
import { meQuery } from '../../api/people/me.js';
import { may } from '../../api/people/rights.js';
import { UnreachableError } from '../../api/problem.js';
import { queryClient } from '../../api/query-client.js';
import type { Place } from '../../routing/route.js';
import { hrefOf } from '../../routing/target.js';
import { asksForNewEvening } from '../../screens/evening-start/new-evening.js';
import { signedIn } from './screen.js';

/** Guards the form for a new evening: while one table is running, *Table* in the menu is that table. */
export async function orRunningTable(place: Place): Promise<string | undefined> {
  const elsewhere = await signedIn(place);
  const { club } = place.params;
  if (elsewhere !== undefined || club === undefined || asksForNewEvening(place.search))
    return elsewhere;
  const [table, another] = await runningTables(club);
  return table === undefined || another !== undefined ? undefined : addressOf(table);
}

/**
 * Guards a start: a device that keeps a running table but cannot reach the service opens that table, for
 * the start itself was never fetched there.
 */
export async function orKeptTable(place: Place): Promise<string | undefined> {
  const elsewhere = await signedIn(place);
  if (elsewhere !== undefined || contact.now()) return elsewhere;
  const { club } = place.params;
  if (club !== undefined && isStartKnown(club)) return undefined;
  const [table] = (await keptTables(club)).filter((one) => mayRecord(one.club));
  return table === undefined ? undefined : addressOf(table);
}

/** Whether the start of a club was fetched before the contact was lost. */
function isStartKnown(club: string): boolean {
  return queryClient.getQueryData(latestSessionsQuery(club).queryKey) !== undefined;
}

function mayRecord(id: string): boolean {
  const club = queryClient.getQueryData(meQuery.queryKey)?.clubs.find((one) => one.id === id);
  return club !== undefined && may(club, 'record');
}

interface RunningTable {
  readonly club: string;
  /** The session. */
  readonly id: string;
}

/** The open tables of a club: by the service, else those that this device keeps. */
async function runningTables(club: string): Promise<readonly RunningTable[]> {
  try {
    const { sessions } = await queryClient.query({ ...latestSessionsQuery(club), retry: false });
    return sessions.filter(({ status }) => status === 'open').map(({ id }) => ({ club, id }));
  } catch (error) {
    if (!(error instanceof UnreachableError)) throw error;
    return (await keptTables(club)).slice(0, 1);
  }
}

async function keptTables(club: string | undefined): Promise<readonly RunningTable[]> {
  // Fetched here alone: the first load of the app carries no database.
  const { runningHere } = await import('../../evening/running-here.js');
  return runningHere(club);
}

function addressOf({ club, id: session }: RunningTable): string {
  return hrefOf({ to: '/clubs/$club/sessions/$session/table', params: { club, session } });
}
