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
  return tableOf(club, await runningTables(club));
}

/**
 * Guards the start of a club: a device that keeps the running table but cannot reach the service opens
 * that table, for the start itself was never fetched there.
 */
export async function orKeptTable(place: Place): Promise<string | undefined> {
  const elsewhere = await signedIn(place);
  const { club } = place.params;
  if (elsewhere !== undefined || club === undefined || contact.now()) return elsewhere;
  const start = queryClient.getQueryData(latestSessionsQuery(club).queryKey);
  return start === undefined && mayRecord(club) ? tableOf(club, await keptTables(club)) : undefined;
}

function mayRecord(id: string): boolean {
  const club = queryClient.getQueryData(meQuery.queryKey)?.clubs.find((one) => one.id === id);
  return club !== undefined && may(club, 'record');
}

/** The ids of the open sessions: the only one by the service, or the last one that the device keeps. */
async function runningTables(club: string): Promise<readonly string[]> {
  try {
    const { sessions } = await queryClient.query({ ...latestSessionsQuery(club), retry: false });
    return sessions.filter(({ status }) => status === 'open').map(({ id }) => id);
  } catch (error) {
    if (!(error instanceof UnreachableError)) throw error;
    return keptTables(club);
  }
}

async function keptTables(club: string): Promise<readonly string[]> {
  // Fetched here alone: the first load of the app carries no database.
  const { runningHere } = await import('../../evening/running-here.js');
  return (await runningHere(club)).slice(0, 1).map(({ id }) => id);
}

/** The address of the table where there is exactly one. */
function tableOf(club: string, [session, another]: readonly string[]): string | undefined {
  if (session === undefined || another !== undefined) return undefined;
  return hrefOf({ to: '/clubs/$club/sessions/$session/table', params: { club, session } });
}
