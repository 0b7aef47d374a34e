import { ActionIcon } from '@mantine/core';
import { IconBell } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useLive } from '../../api/live/live.js';
import { useMaybeMe, useMyClub, type MyClub } from '../../api/people/me.js';
import { newsQuery } from '../../api/people/news.js';
import { countWaiting } from '../../parts/news/count.js';
import { useTranslation } from '../../words/use-translation.js';
import { useClubId } from '../club-id.js';
import { usePanel } from '../shell/use-panel.js';
import classes from './bell.module.css';

/** More than fits beside the bell. */
const MOST_SHOWN = 99;

/** The news and tasks of the signed-in user in the club of the screen. */
export function Bell() {
  const me = useMaybeMe();
  const club = useMyClub(useClubId());
  // A tablet has no news: nobody in particular reads it.
  if (me?.user == null || club === undefined) return null;
  return <ClubBell key={club.id} club={club} />;
}

function ClubBell({ club }: { readonly club: MyClub }) {
  const { t } = useTranslation();
  useLive(club.id);
  const { data } = useQuery(newsQuery(club.id));
  const [fetched, { opened, toggle, close }] = usePanel(() => import('./bell-panel.js'));
  const news = data?.news.length ?? 0;
  const waiting = countWaiting(data);
  const label = [
    t('bell'),
    ...(news > 0 ? [t('new', { count: news })] : []),
    ...(waiting > 0 ? [t('waits', { count: waiting })] : []),
  ];
  return (
    <>
      <ActionIcon
        color="gray.0"
        variant="transparent"
        className={classes['bell'] ?? ''}
        data-count={news + waiting > 0 ? Math.min(news + waiting, MOST_SHOWN) : undefined}
        aria-label={label.join(', ')}
        aria-expanded={opened}
        onClick={toggle}
      >
        <IconBell size={26} aria-hidden />
      </ActionIcon>
      {fetched !== null && <fetched.BellPanel club={club} opened={opened} onClose={close} />}
    </>
  );
}
