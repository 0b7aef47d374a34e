import { queryOptions } from '@tanstack/react-query';
import { api, take } from '../client.js';

/**
 * A member's debt, with the ways to pay it.
 * @param amount another amount than the debt, in minor units
 */
export const howToPayQuery = (club: string, member: string, amount?: number) =>
  queryOptions({
    queryKey: ['how-to-pay', club, member, ...(amount === undefined ? [] : [amount])],
    queryFn: () => {
      const query = amount === undefined ? {} : { amount };
      const params = { path: { clubId: club, memberId: member }, query };
      return take(api.GET('/v1/clubs/{clubId}/members/{memberId}/how-to-pay', { params }));
    },
  });
