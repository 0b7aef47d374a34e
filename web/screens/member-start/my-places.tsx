import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense } from 'react';
import type { MyClub } from '../../api/people/me.js';
import { seasonListQuery } from '../../api/seasons/seasons.js';
import { begunSeasons } from '../../parts/seasons/begun-seasons.js';

/** The year, and a cup inside it. */
const MOST_SEASONS = 2;

/** For a club that keeps a season. */
const MyStanding = lazy(async () => ({
  default: (await import('../season/my-standing.js')).MyStanding,
}));

/** The member's places in the open seasons; not waited for. */
export function MyPlaces({ club }: { readonly club: MyClub }) {
  return useBegun(club)?.map((season) => (
    <Suspense key={season.id}>
      <MyStanding club={club} season={season} />
    </Suspense>
  ));
}

/** The open seasons that have begun; undefined before they are known. */
export function useBegun(club: MyClub) {
  const { data } = useQuery(seasonListQuery(club.id));
  return data === undefined ? undefined : begunSeasons(data).slice(0, MOST_SEASONS);
}
