import { Button, Group, Paper, Text, Title } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { IconArrowBackUp } from '@tabler/icons-react';
import { may } from '../../../api/people/rights.js';
import type { Evening } from '../../../evening/evening.js';
import { AfterClose } from '../../../outbox/waiting/after-close.js';
import { useStepWords } from '../../../outbox/waiting/use-step-words.js';
import { waitsAfterClose } from '../../../outbox/sending/record-after-close.js';
import type { Waiting } from '../../../outbox/waiting.js';
import { useNames } from '../../../parts/evening/use-evening-here.js';
import { useUndoWords } from '../../../parts/evening/use-undo-words.js';
import { SettledInCash } from '../../../parts/settling/settled-in-cash.js';
import { Link } from '../../../routing/link.js';
import type { Target } from '../../../routing/target.js';
import { useTranslation } from '../../../words/use-translation.js';
import { Result } from '../result.js';
import { WhoPaysWhom } from '../who-pays-whom.js';
import { UndoDialog } from '../dialogs/undo-dialog.js';

/** The table of a finished evening: its result, and the undo of its last step. */
export function Ended({ evening }: { readonly evening: Evening }) {
  const { t } = useTranslation('table');
  const [isOpen, dialog] = useDisclosure(false);
  const { club, session, undoes } = evening;
  const late = waitsAfterClose(evening);
  const nameOf = useNames(evening);
  const undoWords = useUndoWords(nameOf);
  const params = { club: club.id, session: session.id };
  const link: Target = { to: '/clubs/$club', params };
  const inShort: Target = { to: '/clubs/$club/sessions/$session/in-short', params };
  return (
    <section aria-live="polite">
      <Title order={2} size="h3">
        {t('ended')}
      </Title>
      {late !== null && <CameTooLate {...late} />}
      <Result evening={evening} standings={evening.standings} />
      {evening.status === 'closed' && evening.at.rate > 0 && (
        <section>
          <Title order={3} size="h4" mb={4}>
            {t('settling.title')}
          </Title>
          <SettledInCash
            club={club}
            session={session.id}
            nameOf={nameOf}
            meanwhile={<WhoPaysWhom evening={evening} standings={evening.standings} />}
          />
        </section>
      )}
      <Group mt="md">
        <Button size="lg" renderRoot={(props) => <Link {...inShort} {...props} />}>
          {t('inShort')}
        </Button>
        <Button size="lg" variant="default" renderRoot={(props) => <Link {...link} {...props} />}>
          {t('toClub')}
        </Button>
        {undoes !== null && may(club, 'record') && (
          <Button
            size="lg"
            variant="default"
            leftSection={<IconArrowBackUp size={20} aria-hidden />}
            onClick={dialog.open}
          >
            {undoWords('do', undoes)}
          </Button>
        )}
      </Group>
      <Text mt="xs" size="sm" c="dimmed">
        {t('endedFor')}
      </Text>
      <UndoDialog evening={evening} isOpen={isOpen} onClose={dialog.close} />
    </section>
  );
}

interface LateProps {
  readonly evening: Evening;
  readonly head: Waiting;
}

/** Steps that were entered here without a network and met the close. */
function CameTooLate({ evening, head }: LateProps) {
  const { t } = useTranslation('outbox');
  const what = useStepWords(evening)(head);
  return (
    <Paper component="section" withBorder p="md" my="sm" bd="2px solid var(--loss)">
      <Title order={3} size="h4" mb="xs">
        {t('stopped.title', { what })}
      </Title>
      <AfterClose evening={evening} head={head} what={what} onLeave={() => undefined} />
    </Paper>
  );
}
