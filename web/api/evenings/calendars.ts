import { queryOptions } from '@tanstack/react-query';
import type { Bodies } from '../bodies.js';
import { api, take } from '../client.js';

/** The calendar of the caller, or that of the club. */
export type Whose = 'own' | 'club';

const inClub = (clubId: string) => ({ params: { path: { clubId } } });

export const calendarsQuery = (clubId: string) =>
  queryOptions({
    queryKey: ['calendars', clubId],
    queryFn: () => take(api.GET('/v1/clubs/{clubId}/calendars', inClub(clubId))),
  });

/** Makes a new address; the answer is the only one that holds it. */
export function makeCalendar(clubId: string, whose: Whose): Promise<Bodies['CalendarMadeView']> {
  return take(
    whose === 'own'
      ? api.POST('/v1/clubs/{clubId}/calendars/own', inClub(clubId))
      : api.POST('/v1/clubs/{clubId}/calendars/club', inClub(clubId)),
  );
}

export function endCalendar(clubId: string, whose: Whose): Promise<Bodies['CalendarFeedsView']> {
  return take(
    whose === 'own'
      ? api.POST('/v1/clubs/{clubId}/calendars/own/end', inClub(clubId))
      : api.POST('/v1/clubs/{clubId}/calendars/club/end', inClub(clubId)),
  );
}
