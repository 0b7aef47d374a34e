import { Anchor, Stack, Text, Title } from '@mantine/core';
import { IconDownload } from '@tabler/icons-react';
import { useSuspenseQuery } from '@tanstack/react-query';
import { heldAddress, heldQuery, type Held } from '../../api/people/held.js';
import { useMyClub, type MyClub } from '../../api/people/me.js';
import { may } from '../../api/people/rights.js';
import { NotFoundScreen } from '../../app/states/not-found-screen.js';
import { useMemberNames } from '../../parts/people/use-names.js';
import { usePath } from '../../parts/page/use-path.js';
import { useTranslation } from '../../words/use-translation.js';
import { HeldParts } from './held-parts.js';
import { LeaveForGood } from './leave-for-good.js';
import classes from './held.module.css';

/** All that the club holds about somebody: for themselves, and for an owner. */
export function HeldScreen() {
  const { club: id, member } = usePath('club', 'member');
  const club = useMyClub(id);
  if (club === undefined || (club.member !== member && !may(club, 'keep-club'))) {
    return <NotFoundScreen />;
  }
  return <AllHeld club={club} member={member} />;
}

function AllHeld({ club, member }: { readonly club: MyClub; readonly member: string }) {
  const { t, language } = useTranslation('held');
  const isMine = club.member === member;
  const name = useMemberNames(club.id)(member);
  const { data: held } = useSuspenseQuery(heldQuery(club.id, member, language));
  return (
    <Stack maw="48rem" mx="auto">
      <Title order={1} size="h2">
        {isMine ? t('title') : t('titleOf', { name })}
      </Title>
      <Text>{t('text')}</Text>
      <Anchor
        className={classes['file'] ?? ''}
        href={heldAddress(club.id, member, language)}
        download={fileName(club.name, held)}
      >
        <IconDownload size={20} aria-hidden />
        {t('download')}
      </Anchor>
      <HeldParts held={held} club={club} />
      <LeaveForGood club={club} held={held} isMine={isMine} />
    </Stack>
  );
}

/** Sorts by the day on which it was taken. */
function fileName(club: string, { member }: Held): string {
  const today = new Date().toISOString().slice(0, 10);
  return `${today} ${club} ${member.name}.json`.replaceAll(/[/\\:*?"<>|]/g, '-');
}
