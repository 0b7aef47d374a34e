import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useMe } from '../../api/people/me.js';
import { notificationsQuery } from '../../api/people/notifications.js';
import { switchOn } from './device.js';

/** Switches pushes on at this browser. Its data say whether that was allowed. */
export function useSwitchOn() {
  const { user } = useMe();
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (pushKey: string) => switchOn(user?.id ?? '', pushKey),
    onSettled: () => queries.invalidateQueries({ queryKey: notificationsQuery.queryKey }),
  });
}
