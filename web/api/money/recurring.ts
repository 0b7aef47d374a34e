import { queryOptions } from '@tanstack/react-query';
import type { Bodies } from '../bodies.js';
import { api, take } from '../client.js';

export type RecurringExpense = Bodies['RecurringExpense'];
export type NewRecurring = Bodies['RecurringExpenseDto'];

const keyed = <Path>(path: Path, key: string) => ({
  params: { path, header: { 'Idempotency-Key': key } },
});

/** The expenses that come again, with the due days that are open. */
export const recurringQuery = (clubId: string) =>
  queryOptions({
    queryKey: ['recurring', clubId],
    queryFn: () =>
      take(api.GET('/v1/clubs/{clubId}/recurring-expenses', { params: { path: { clubId } } })),
  });

/** Adds a recurring expense, or changes the one that is named. */
export function keepRecurring(
  clubId: string,
  recurringId: string | null,
  body: NewRecurring,
  key: string,
): Promise<Bodies['WrittenRecurring']> {
  if (recurringId === null) {
    const asked = { ...keyed({ clubId }, key), body };
    return take(api.POST('/v1/clubs/{clubId}/recurring-expenses', asked));
  }
  const asked = { ...keyed({ clubId, recurringId }, key), body };
  return take(api.PUT('/v1/clubs/{clubId}/recurring-expenses/{recurringId}', asked));
}

/** Proposes a due day again that was skipped. */
export function proposeDueDayAgain(
  clubId: string,
  recurringId: string,
  body: Bodies['DueAgainDto'],
  key: string,
): Promise<Bodies['WrittenRecurring']> {
  const asked = { ...keyed({ clubId, recurringId }, key), body };
  return take(api.POST('/v1/clubs/{clubId}/recurring-expenses/{recurringId}/due-again', asked));
}

/** Says that the expense of a due day is not booked. */
export function skipDueDay(
  clubId: string,
  recurringId: string,
  body: Bodies['SkippedDayDto'],
  key: string,
): Promise<Bodies['WrittenRecurring']> {
  const asked = { ...keyed({ clubId, recurringId }, key), body };
  return take(api.POST('/v1/clubs/{clubId}/recurring-expenses/{recurringId}/skip', asked));
}
