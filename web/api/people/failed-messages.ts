import { queryOptions } from '@tanstack/react-query';
import { api, take } from '../client.js';

const KEY = 'failed-messages';

/** The messages that could not be sent to the user. */
export const failedQuery = queryOptions({
  queryKey: [KEY],
  queryFn: () => take(api.GET('/v1/me/notifications/failed')),
});

/** The users of a club to whom something could not be sent, for an owner. */
export const failedOfClubQuery = (clubId: string) =>
  queryOptions({
    queryKey: [KEY, clubId],
    queryFn: () =>
      take(api.GET('/v1/clubs/{clubId}/notifications/failed', { params: { path: { clubId } } })),
  });

/** @param message null for all */
export function sendMessageAgain(message: string | null) {
  return take(api.POST('/v1/me/notifications/failed/send-again', { body: { message } }));
}

/** @param user null for everybody */
export function sendAgainInClub(clubId: string, user: string | null) {
  const params = { path: { clubId } };
  const path = '/v1/clubs/{clubId}/notifications/failed/send-again';
  return take(api.POST(path, { params, body: { user } }));
}
