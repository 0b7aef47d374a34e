import { balanceQuery, latestSessionsQuery, namesQuery } from '../../api/evenings/club-queries.js';
import { meQuery } from '../../api/people/me.js';
import { newsQuery } from '../../api/people/news.js';
import { queryClient } from '../../api/query-client.js';
import { isTablet } from '../../api/people/rights.js';
import type { Params } from '../../routing/route.js';

/** Asks at once for all that the start waits for: the balance is never behind another answer. */
export function askForStart({ club: id }: Params): void {
  const me = queryClient.getQueryData(meQuery.queryKey);
  const club = me?.clubs.find((one) => one.id === id);
  if (club === undefined) return;
  const asked = [
    ...(club.member === null ? [] : [queryClient.query(balanceQuery(club.id, club.member))]),
    queryClient.query(latestSessionsQuery(club.id)),
    queryClient.query(namesQuery(club.id)),
    // Devices have no news.
    ...(isTablet(club) ? [] : [queryClient.query(newsQuery(club.id))]),
  ];
  // A part whose data does not arrive shows that itself.
  void Promise.allSettled<unknown>(asked);
}
