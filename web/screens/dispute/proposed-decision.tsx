import { Alert, Button, Group, Stack, Text, Title } from '@mantine/core';
import { useSuspenseQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { DisputeFile } from '../../api/evenings/club-queries.js';
import { proposalQuery, type Proposal } from '../../api/evenings/disputes.js';
import type { MyClub } from '../../api/people/me.js';
import { ProblemNote } from '../../parts/notices/problem-note.js';
import { Section } from '../../parts/page/section.js';
import { useIsPerson } from '../../parts/people/use-names.js';
import { useTranslation } from '../../words/use-translation.js';
import { Differences } from '../corrections/ways/differences.js';
import { HandDifferences } from '../corrections/ways/hand-differences.js';
import { OtherDifferences } from '../corrections/ways/other-differences.js';
import { Declining } from './declining.js';
import { useAnswer } from './use-answer.js';

interface Props {
  readonly club: MyClub;
  readonly dispute: DisputeFile;
  readonly waiting: NonNullable<DisputeFile['proposal']>;
  readonly nameOf: (member: string) => string;
}

/** A proposed decision: its two members, its effect, and their answers. */
export function ProposedDecision({ club, dispute, waiting, nameOf }: Props) {
  const { t } = useTranslation('proposals');
  const isMe = useIsPerson(club.id, club.member);
  const { data: proposal } = useSuspenseQuery(proposalQuery(club.id, dispute.id, waiting.event));
  const names = { by: nameOf(waiting.by), second: nameOf(waiting.second) };
  const reader = isMe(waiting.second) ? 'you' : isMe(waiting.by) ? 'mine' : 'other';
  return (
    <Section title={t(`titles.${reader}`, names)}>
      <Stack gap="sm">
        <Text>{t('why', names)}</Text>
        <Text fw={650}>{t(`decisions.${proposal.decision}`)}</Text>
        <div>
          <Text size="sm" c="dimmed">
            {t('reason')}
          </Text>
          <Text style={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>{proposal.text}</Text>
        </div>
        <Effect {...{ club, dispute, proposal, nameOf }} />
        {proposal.hasChanged && (
          <Alert color="brass" variant="outline" role="status">
            {t('changed', names)}
          </Alert>
        )}
        {reader === 'you' && (
          <Answers club={club} dispute={dispute} proposal={proposal} {...names} />
        )}
        {reader === 'mine' && <TakeBack club={club} dispute={dispute} proposal={proposal} />}
        {reader !== 'you' && (
          <Text size="sm" c="dimmed">
            {t('goesOn')}
          </Text>
        )}
      </Stack>
    </Section>
  );
}

interface EffectProps extends Pick<Props, 'club' | 'dispute' | 'nameOf'> {
  readonly proposal: Proposal;
}

const NOBODY: ReadonlySet<string> = new Set();

function Effect({ club, dispute, proposal: { effect }, nameOf }: EffectProps) {
  const { t } = useTranslation('proposals');
  if (effect === null) return null;
  return (
    <>
      <Title order={3} size="h4">
        {t('does')}
      </Title>
      <Differences {...{ effect, club, nameOf }} session={dispute.session} differing={NOBODY} />
      <HandDifferences {...{ effect, nameOf }} />
      <OtherDifferences {...{ effect, nameOf }} />
    </>
  );
}

interface AnswersProps extends Pick<Props, 'club' | 'dispute'> {
  readonly proposal: Proposal;
}

/** The two answers of the member who was asked. */
function Answers({ club, dispute, proposal, by }: AnswersProps & { readonly by: string }) {
  const { t } = useTranslation('proposals');
  const [isDeclining, decline] = useState(false);
  const confirming = useAnswer(club, dispute, t('confirmed'));
  if (isDeclining) {
    return (
      <Declining
        {...{ club, dispute, by }}
        proposal={proposal.event}
        onKeep={() => {
          decline(false);
        }}
      />
    );
  }
  return (
    <Stack gap="xs">
      <ProblemNote error={confirming.error} />
      <Group>
        <Button
          size="lg"
          loading={confirming.isPending}
          disabled={proposal.hasChanged}
          onClick={() => {
            confirming.mutate({ step: 'confirm', proposal: proposal.event });
          }}
        >
          {t('confirm')}
        </Button>
        <Button
          size="lg"
          variant="default"
          onClick={() => {
            decline(true);
          }}
        >
          {t('decline')}
        </Button>
      </Group>
    </Stack>
  );
}

function TakeBack({ club, dispute, proposal }: AnswersProps) {
  const { t } = useTranslation('proposals');
  const taking = useAnswer(club, dispute, t('takenBack'));
  return (
    <>
      <ProblemNote error={taking.error} />
      <div>
        <Button
          variant="default"
          loading={taking.isPending}
          onClick={() => {
            taking.mutate({ step: 'take-back', proposal: proposal.event });
          }}
        >
          {t('takeBack')}
        </Button>
      </div>
    </>
  );
}
