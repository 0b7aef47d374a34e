import { queryOptions } from '@tanstack/react-query';
import { api, take } from '../client.js';

/** A member's debt, with the ways to pay it. */
export const howToPayQuery = (club: string, member: string) =>
  queryOptions({
    queryKey: ['how-to-pay', club, member],
    queryFn: () => {
      const params = { path: { clubId: club, memberId: member } };
      return take(api.GET('/v1/clubs/{clubId}/members/{memberId}/how-to-pay', { params }));
    },
  });
