import { Button, Group, Stack, Text } from '@mantine/core';
import { IconMessage, IconShare } from '@tabler/icons-react';
import { useDisclosure } from '@mantine/hooks';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useMyClub } from '../../api/people/me.js';
import { makeMemberInvites } from '../../api/people/people.js';
import { useTranslation } from '../../words/use-translation.js';
import { useDates } from '../figures/dates.js';
import { ProblemNote } from '../notices/problem-note.js';
import { Sheet } from '../page/sheet.js';
import { CopyButton } from './copy-button.js';
import { linkAddresses } from './link-addresses.js';

interface Props {
  readonly club: string;
  /** The members who are invited; at least one. */
  readonly members: readonly string[];
  /** How long the links are good. */
  readonly days: number;
}

type Invites = Awaited<ReturnType<typeof makeMemberInvites>>;

/** Invitations as texts to send, one for each member. */
export function InviteTexts({ club, members, days }: Props) {
  const { t } = useTranslation('people.invites');
  const queries = useQueryClient();
  const [isOpen, sheet] = useDisclosure(false);
  const making = useMutation({
    mutationFn: () => makeMemberInvites(club, { members: [...members], days }),
    // Kept no longer than this part of the page is.
    gcTime: 0,
    onSuccess: () => {
      sheet.open();
      return Promise.all(
        ['invites', 'news'].map((what) => queries.invalidateQueries({ queryKey: [what, club] })),
      );
    },
  });
  const made = making.data;
  return (
    <div style={{ marginTop: 'var(--space-5)' }}>
      <ProblemNote error={making.error} />
      <Button
        variant="default"
        leftSection={<IconMessage size={20} aria-hidden />}
        loading={making.isPending}
        onClick={() => {
          making.mutate();
        }}
      >
        {t('texts.make', { count: members.length })}
      </Button>
      {made !== undefined && (
        <Button variant="subtle" onClick={sheet.open}>
          {t('texts.again')}
        </Button>
      )}
      <Text size="sm" c="dimmed" mt="xs">
        {t('texts.hint')}
      </Text>
      <Sheet opened={isOpen && made !== undefined} onClose={sheet.close} title={t('texts.title')}>
        {made !== undefined && <Texts club={club} invites={made} onClose={sheet.close} />}
      </Sheet>
    </div>
  );
}

interface TextsProps {
  readonly club: string;
  readonly invites: Invites;
  readonly onClose: () => void;
}

function Texts({ club: id, invites, onClose }: TextsProps) {
  const { t } = useTranslation('people.invites');
  const dates = useDates();
  const club = useMyClub(id)?.name ?? '';
  const texts = invites.map(({ member, name, links, expiresAt }) => {
    const link = linkAddresses(links, location)[0]?.link ?? '';
    const day = dates.long(expiresAt);
    return { member, name, text: t('texts.text', { name, club, link, day }) };
  });
  return (
    <Stack>
      <Text>{t('texts.once')}</Text>
      {texts.length > 1 && (
        <div>
          <CopyButton
            text={texts.map(({ text }) => text).join('\n\n')}
            words={t('texts.copyAll')}
          />
        </div>
      )}
      {texts.map(({ member, name, text }) => (
        <One key={member} name={name} text={text} />
      ))}
      <Button variant="default" onClick={onClose}>
        {t('texts.close')}
      </Button>
    </Stack>
  );
}

function One({ name, text }: { readonly name: string; readonly text: string }) {
  const { t } = useTranslation('people.invites');
  const share = () => {
    // Closing the sheet of the device is no failure.
    navigator.share({ text }).catch(() => undefined);
  };
  return (
    <section aria-label={name}>
      <Text fw={650}>{name}</Text>
      <Text size="sm" style={{ overflowWrap: 'anywhere', whiteSpace: 'pre-line' }}>
        {text}
      </Text>
      <Group gap="xs" mt="xs">
        <CopyButton text={text} words={t('texts.copy')} label={t('texts.copyOf', { name })} />
        {'share' in navigator && (
          <Button
            variant="default"
            leftSection={<IconShare size={20} aria-hidden />}
            aria-label={t('texts.shareOf', { name })}
            onClick={share}
          >
            {t('texts.share')}
          </Button>
        )}
      </Group>
    </section>
  );
}
