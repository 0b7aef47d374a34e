import { Stack, Title } from '@mantine/core';
import { useMyClub, type MyClub } from '../../api/people/me.js';
import { may } from '../../api/people/rights.js';
import { NotFoundScreen } from '../../app/states/not-found-screen.js';
import { LiveNote } from '../../parts/notices/live-note.js';
import { usePath } from '../../parts/page/use-path.js';
import { useTranslation } from '../../words/use-translation.js';
import { ListAdded } from './list-added.js';
import { ListPreview } from './list-preview.js';
import { ListSource } from './list-source.js';
import { useMemberList } from './use-member-list.js';

/** The members of a list that the club brings: pasted or a file, shown as it will be, added at once. */
export function MemberList() {
  const { t } = useTranslation('member-list');
  const club = useMyClub(usePath('club').club);
  if (club === undefined || !may(club, 'keep-members')) return <NotFoundScreen />;
  return (
    <Stack maw="56rem" mx="auto">
      <Title order={1} size="h2">
        {t('title')}
      </Title>
      <LiveNote club={club.id} />
      <OfClub club={club} />
    </Stack>
  );
}

function OfClub({ club }: { readonly club: MyClub }) {
  const withBalances = may(club, 'keep-money');
  const list = useMemberList(club, withBalances);
  const { added, read } = list.draft;
  return (
    <>
      {added !== null && <ListAdded club={club} list={list} added={added} />}
      {read === null ? (
        <ListSource list={list} />
      ) : (
        <ListPreview list={list} club={club} withBalances={withBalances} />
      )}
    </>
  );
}
