import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { notificationsQuery } from '../../api/people/notifications.js';
import { renewThis } from './device.js';

/** Says once, when the app is opened, that this browser is still there. Shows nothing. */
export default function RenewThis({ user }: { readonly user: string }) {
  const queries = useQueryClient();
  useEffect(() => {
    const pushKey = async () => (await queries.query(notificationsQuery)).pushKey;
    // Without a network the next start does it.
    renewThis(user, pushKey).catch(() => undefined);
  }, [user, queries]);
  return null;
}
