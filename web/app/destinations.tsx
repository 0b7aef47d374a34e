import { Badge, NavLink, Stack } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { IconArrowsExchange, IconUserCircle } from '@tabler/icons-react';
import { Link, useRouter, type LinkProps } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { useMaybeMe, useMyClub, type MyClub } from '../api/me.js';
import { newsQuery } from '../api/news.js';
import { useClubId } from './club-id.js';

/** The ways through a club, as the role of who is signed in allows; screens name themselves. */
export function Destinations({ onChosen }: { readonly onChosen: () => void }) {
  const { t } = useTranslation();
  const me = useMaybeMe();
  const id = useClubId();
  const club = useMyClub(id);
  const routes = Object.values(useRouter().routesById);
  const waiting = useWaiting(club);
  if (me === null) return null;
  const shown = routes.flatMap(({ fullPath, options }) => {
    const { destination } = options.staticData ?? {};
    if (club === undefined || destination === undefined) return [];
    const { roles = [club.role] } = destination;
    return roles.includes(club.role) ? [{ path: fullPath, ...destination }] : [];
  });
  const way = (to: string, label: string, Icon: typeof IconUserCircle, waits = 0) => {
    // The addresses come out of the router itself; which they are is not known to the types here.
    const link = { to, params: { club: id } } as LinkProps;
    return (
      <NavLink
        key={to}
        label={label}
        leftSection={<Icon size={22} aria-hidden />}
        rightSection={
          waits > 0 && (
            <Badge circle size="lg" aria-label={t('waits', { count: waits })} role="img">
              {waits}
            </Badge>
          )
        }
        renderRoot={(props) => (
          <Link
            activeOptions={{ exact: true }}
            {...link}
            {...props}
            activeProps={{ 'data-active': true }}
          />
        )}
        onClick={onChosen}
      />
    );
  };
  return (
    <Stack component="nav" gap={4} aria-label={t('menu')}>
      {shown.map(({ path, label, icon }) =>
        way(path, t(`destinations.${label}`), icon, waiting[path]),
      )}
      {me.clubs.length > 1 && way('/', t('changeClub'), IconArrowsExchange)}
      {way('/account', t('account'), IconUserCircle)}
    </Stack>
  );
}

/** How much waits behind a way, by its address. */
function useWaiting(club: MyClub | undefined): Readonly<Partial<Record<string, number>>> {
  const enabled = club !== undefined && club.role !== 'device';
  const { data } = useQuery({ ...newsQuery(club?.id ?? ''), enabled });
  if (data === undefined) return {};
  const { news, waiting } = data;
  return {
    '/clubs/$club': news.length,
    '/clubs/$club/disputes': waiting.disputes,
    '/clubs/$club/people': waiting.guests + waiting.invites,
  };
}
