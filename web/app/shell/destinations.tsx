import { Badge, NavLink, Stack } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import {
  IconArrowsExchange,
  IconBook2,
  IconCalendar,
  IconCalendarEvent,
  IconCards,
  IconChartBar,
  IconCoins,
  IconDeviceTv,
  IconGavel,
  IconHome,
  IconMessageQuestion,
  IconScale,
  IconShieldCheck,
  IconTrophy,
  IconUserCircle,
  IconUsers,
  IconWallet,
  type TablerIcon,
} from '@tabler/icons-react';
import { Link } from '../../routing/link.js';
import type { Target } from '../../routing/target.js';
import { useRouting } from '../../routing/use-routing.js';
import { useMaybeMe, useMyClub, type MyClub } from '../../api/people/me.js';
import { newsQuery } from '../../api/people/news.js';
import { isTablet, may } from '../../api/people/rights.js';
import { useTranslation } from '../../words/use-translation.js';
import { useClubId } from '../club-id.js';
import type { Destination } from '../screens/screen.js';

/** They come with the menu: the first screen does without. */
const ICONS: Readonly<Record<Destination['label'], TablerIcon>> = {
  table: IconCards,
  club: IconHome,
  evenings: IconCalendarEvent,
  sessions: IconCalendar,
  wall: IconDeviceTv,
  people: IconUsers,
  fines: IconGavel,
  audit: IconBook2,
  verification: IconShieldCheck,
  disputes: IconMessageQuestion,
  statistics: IconChartBar,
  money: IconCoins,
  seasons: IconTrophy,
  books: IconScale,
};

/** The ways through a club, as the roles of who is signed in allow; screens name themselves. */
export function Destinations({ onChosen }: { readonly onChosen: () => void }) {
  const { t } = useTranslation();
  const me = useMaybeMe();
  const id = useClubId();
  const club = useMyClub(id);
  const { navigation, shown: now } = useRouting();
  const waiting = useWaiting(club);
  if (me === null) return null;
  const shown = navigation.routes.flatMap(({ path, destination }) => {
    if (club === undefined || destination === undefined) return [];
    const { needs } = destination;
    const isMine = needs === undefined || may(club, needs);
    return isMine ? [{ path, ...destination }] : [];
  });
  const way = (to: string, label: string, Icon: TablerIcon, waits = 0) => {
    // The addresses come out of the router itself; which they are is not known to the types here.
    const link = { to, params: { club: id } } as Target;
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
        active={to === now.place.route?.path}
        renderRoot={(props) => <Link {...link} {...props} />}
        onClick={onChosen}
      />
    );
  };
  return (
    <Stack component="nav" gap={4} aria-label={t('menu')}>
      {shown.map(({ path, label }) =>
        way(path, t(`destinations.${label}`), ICONS[label], waiting[path]),
      )}
      {club?.member != null && way('/clubs/$club/my-money', t('myMoney'), IconWallet)}
      {me.clubs.length > 1 && way('/', t('changeClub'), IconArrowsExchange)}
      {way('/account', t('account'), IconUserCircle)}
    </Stack>
  );
}

/** How much waits behind a way, by its address. */
function useWaiting(club: MyClub | undefined): Readonly<Partial<Record<string, number>>> {
  const enabled = club !== undefined && !isTablet(club);
  const { data } = useQuery({ ...newsQuery(club?.id ?? ''), enabled });
  if (data === undefined) return {};
  const { news, waiting } = data;
  return {
    '/clubs/$club': news.length,
    '/clubs/$club/disputes': waiting.disputes,
    '/clubs/$club/money': waiting.payments + waiting.dueExpenses,
    '/clubs/$club/people': waiting.guests + waiting.invites,
  };
}
