import { useMutation, useQueryClient } from '@tanstack/react-query';
import {
  changeNotifications,
  notificationsQuery,
  type Notifications,
} from '../../api/people/notifications.js';

/** The choices of this screen. */
type Changed = Partial<
  Pick<
    Notifications,
    | 'disputes'
    | 'money'
    | 'evenings'
    | 'tasks'
    | 'pushed'
    | 'beginsHours'
    | 'quietFrom'
    | 'quietUntil'
  >
>;

/** Changes some of the choices; the others stay. Shown at once, and taken back where it is refused. */
export function useChoices(settings: Notifications) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (changed: Changed) => {
      const { disputes, money, evenings, tasks, pushed, beginsHours, quietFrom, quietUntil } =
        settings;
      const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
      const chosen = { disputes, money, evenings, tasks, pushed, beginsHours };
      const kept = { ...chosen, quietFrom, quietUntil, timeZone };
      return changeNotifications({ ...kept, ...changed });
    },
    onMutate: (changed) => {
      const now = { ...settings, ...changed };
      queries.setQueryData(notificationsQuery.queryKey, now);
    },
    onSettled: () => queries.invalidateQueries({ queryKey: notificationsQuery.queryKey }),
  });
}
