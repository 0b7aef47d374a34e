import { Button, NativeSelect, SimpleGrid, Stack, Text, Textarea, Title } from '@mantine/core';
import { useQuery, useQueryClient, useSuspenseQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { DisputeFile, SessionView } from '../../api/club-queries.js';
import {
  correctionPreviewQuery,
  overturnDispute,
  upholdDispute,
  type Change,
  type Mode,
} from '../../api/corrections.js';
import type { MyClub } from '../../api/me.js';
import { membersQuery } from '../../api/people.js';
import { isProblem } from '../../api/problem.js';
import { LoadingScreen } from '../../app/loading-screen.js';
import { ProblemNote } from '../../parts/problem-note.js';
import { say } from '../../parts/say.js';
import { useWrite } from '../../parts/use-write.js';
import { BothWays } from '../corrections/both-ways.js';
import { readAgain } from '../corrections/read-again.js';

interface Props {
  readonly club: MyClub;
  readonly dispute: DisputeFile;
  readonly session: SessionView;
  readonly nameOf: (member: string) => string;
}

interface Said {
  readonly text: string;
  /** Null to uphold. */
  readonly mode: Mode | null;
  readonly together: readonly string[];
}

/** The grounds, who decides too, what overturning comes to, and the two ways to decide. */
export function Decision({ club, dispute, nameOf }: Props) {
  const { t } = useTranslation('corrections');
  const of = { club: club.id, session: dispute.session };
  const change = changeOf(dispute);
  const preview = useQuery(correctionPreviewQuery(of, [change], dispute.id));
  const [mode, setMode] = useState<Mode | null>(null);
  const [text, setText] = useState('');
  const [together, setTogether] = useState('');
  const [tried, setTried] = useState<'uphold' | 'overturn' | null>(null);
  const deciding = useDeciding(of, dispute, change, preview.data?.version ?? 0);
  const decide = (chosen: Mode | null) => {
    setTried(chosen === null ? 'uphold' : 'overturn');
    if (text.trim() === '') return;
    const said = { text: text.trim(), mode: chosen, together: together === '' ? [] : [together] };
    deciding.mutate(said, {
      onError: (error) => {
        if (!isProblem(error, 'version-stale')) return;
        setMode(null);
        void preview.refetch();
      },
    });
  };
  return (
    <Stack>
      <Grounds value={text} onChange={setText} isMissing={tried !== null && text.trim() === ''} />
      <Together club={club} value={together} onChange={setTogether} />
      <Title order={2} size="h3">
        {t('decide.overturnTitle')}
      </Title>
      <Text>{t(dispute.fine === null ? 'decide.voidHand' : 'decide.overturnFine')}</Text>
      <ProblemNote error={preview.error} />
      {preview.isPending && <LoadingScreen />}
      {preview.data !== undefined && (
        <BothWays
          preview={preview.data}
          currency={club.currency}
          nameOf={nameOf}
          mode={mode}
          onChoose={setMode}
        />
      )}
      <div role="alert">
        {tried === 'overturn' && mode === null && t('decide.modeNeeded')}
        <Refused error={deciding.error} />
      </div>
      <SimpleGrid cols={{ base: 1, xs: 2 }}>
        <Button
          variant="default"
          size="lg"
          loading={deciding.isPending}
          onClick={() => {
            decide(null);
          }}
        >
          {t('decide.uphold')}
        </Button>
        <Button
          size="lg"
          loading={deciding.isPending}
          onClick={() => {
            if (mode === null) setTried('overturn');
            else decide(mode);
          }}
        >
          {t('decide.overturn')}
        </Button>
      </SimpleGrid>
    </Stack>
  );
}

interface GroundsProps {
  readonly value: string;
  readonly onChange: (text: string) => void;
  readonly isMissing: boolean;
}

function Grounds({ value, onChange, isMissing }: GroundsProps) {
  const { t } = useTranslation('corrections');
  return (
    <Textarea
      label={t('decide.text')}
      description={t('decide.textHint')}
      required
      autosize
      minRows={2}
      value={value}
      onChange={({ currentTarget }) => {
        onChange(currentTarget.value);
      }}
      error={isMissing ? t('decide.textNeeded') : null}
    />
  );
}

/** What overturning it does: the fine is voided, or the hand. */
function changeOf({ fine, hand }: DisputeFile): Change {
  if (fine !== null) return { fine, void: true };
  return { hand: hand ?? 0, void: true };
}

function useDeciding(
  of: { readonly club: string; readonly session: string },
  dispute: DisputeFile,
  change: Change,
  version: number,
) {
  const { t } = useTranslation('corrections');
  const queries = useQueryClient();
  const navigate = useNavigate();
  const { id, fine } = dispute;
  return useWrite(async ({ text, mode, together }: Said, key) => {
    const body = { text, ...(together.length === 0 ? {} : { together: [...together] }) };
    if (mode === null) await upholdDispute(of, id, body, key);
    else {
      // A fine is voided by itself; a hand is told how.
      const how = { ...body, mode, ...(fine === null ? { corrections: [change] } : {}) };
      await overturnDispute(of, id, how, version, key);
    }
    void readAgain(queries, of.club);
    await navigate({
      to: '/clubs/$club/disputes/$dispute',
      params: { club: of.club, dispute: id },
    });
    say(t(mode === null ? 'decide.upheld' : 'decide.overturned'));
  });
}

interface TogetherProps {
  readonly club: MyClub;
  readonly value: string;
  readonly onChange: (member: string) => void;
}

function Together({ club, value, onChange }: TogetherProps) {
  const { t } = useTranslation('corrections');
  const { data } = useSuspenseQuery(membersQuery(club.id));
  const others = data.members.filter(
    ({ id, archivedAt }) => archivedAt === null && id !== club.member,
  );
  return (
    <NativeSelect
      label={t('decide.together')}
      description={t('decide.togetherHint')}
      value={value}
      onChange={({ currentTarget }) => {
        onChange(currentTarget.value);
      }}
      data={[
        { value: '', label: t('decide.alone') },
        ...others.map(({ id, name }) => ({ value: id, label: name })),
      ]}
    />
  );
}

/** Why it was not decided. */
function Refused({ error }: { readonly error: unknown }) {
  const { t } = useTranslation('corrections');
  if (isProblem(error, 'decision-refused')) return <Text c="var(--loss)">{t('decide.part')}</Text>;
  if (isProblem(error, 'version-stale')) return <Text c="var(--loss)">{t('decide.stale')}</Text>;
  return <ProblemNote error={error} />;
}
