import { Anchor, Drawer, Loader, Stack, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Suspense, useState } from 'react';
import type { MyClub } from '../../api/people/me.js';
import { newsQuery } from '../../api/people/news.js';
import { useUnsent } from '../../outbox/unsent.js';
import { countWaiting } from '../../parts/news/count.js';
import { News } from '../../parts/news/news.js';
import { Waiting } from '../../parts/news/waiting.js';
import { canOffer, PushOffer } from '../../parts/push/offer.js';
import { ProblemNote } from '../../parts/notices/problem-note.js';
import { Link } from '../../routing/link.js';
import { useTranslation } from '../../words/use-translation.js';

interface Props {
  readonly club: MyClub;
  readonly opened: boolean;
  readonly onClose: () => void;
}

/** Tasks and news of the signed-in user: each leads to its place. */
export function BellPanel({ club, opened, onClose }: Props) {
  const { t } = useTranslation();
  return (
    <Drawer
      opened={opened}
      onClose={onClose}
      position="right"
      size="md"
      title={t('bell')}
      closeButtonProps={{ 'aria-label': t('parts.close') }}
    >
      <Suspense fallback={<Loader />}>
        <Content club={club} onFollow={onClose} />
      </Suspense>
    </Drawer>
  );
}

function Content({ club, onFollow }: { readonly club: MyClub; readonly onFollow: () => void }) {
  const { t } = useTranslation('news');
  const { data, error } = useQuery(newsQuery(club.id));
  const unsent = useUnsent(club.id);
  // The offer says in its place that pushes are on, also after a refresh of the news.
  const [isOffered] = useState(canOffer);
  const isEmpty = data?.news.length === 0 && countWaiting(data) + unsent.length === 0;
  return (
    <Stack>
      {data === undefined && <ProblemNote error={error} />}
      {isEmpty && <Text role="status">{t('none')}</Text>}
      <Waiting club={club} onFollow={onFollow} />
      {data !== undefined && data.news.length > 0 && isOffered && <PushOffer />}
      <News club={club.id} member={club.member} onFollow={onFollow} />
      <Anchor
        display="flex"
        style={{ alignItems: 'center', minHeight: '2.75rem' }}
        renderRoot={(props) => <Link to="/account/notifications" {...props} onClick={onFollow} />}
      >
        {t('choose')}
      </Anchor>
    </Stack>
  );
}
