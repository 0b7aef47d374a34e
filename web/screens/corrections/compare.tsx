import { Button, SimpleGrid, Stack, Textarea } from '@mantine/core';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import {
  correct,
  correctionPreviewQuery,
  type Change,
  type CorrectionPreview,
  type Mode,
} from '../../api/corrections.js';
import { isProblem } from '../../api/problem.js';
import { LoadingScreen } from '../../app/loading-screen.js';
import type { Evening } from '../../evening/evening.js';
import { useNames } from '../../parts/use-evening-here.js';
import { ProblemNote } from '../../parts/problem-note.js';
import { say } from '../../parts/say.js';
import { useWrite } from '../../parts/use-write.js';
import { BothWays } from './both-ways.js';
import { ChangedMeanwhile } from './changed-meanwhile.js';
import { readAgain } from './read-again.js';

interface Props {
  readonly evening: Evening;
  readonly number: number;
  readonly changes: readonly Change[];
  readonly onBack: () => void;
  /** When it is made. */
  readonly onDone: () => void;
}

/** What a correction comes to either way; then one is chosen, with a reason, and made. */
export function Compare({ evening, changes, onBack, ...rest }: Props) {
  const { t } = useTranslation('corrections');
  const of = { club: evening.club.id, session: evening.session.id };
  const preview = useQuery(correctionPreviewQuery(of, changes));
  if (preview.error !== null) {
    return (
      <Stack>
        <ProblemNote error={preview.error} />
        <Button variant="default" onClick={onBack}>
          {t('change')}
        </Button>
      </Stack>
    );
  }
  if (preview.data === undefined) return <LoadingScreen />;
  return (
    <Choosing
      // What has changed meanwhile is chosen from anew.
      key={preview.data.version}
      preview={preview.data}
      onPreviewAgain={() => void preview.refetch()}
      evening={evening}
      changes={changes}
      onBack={onBack}
      {...rest}
    />
  );
}

interface ChoosingProps extends Props {
  readonly preview: CorrectionPreview;
  readonly onPreviewAgain: () => void;
}

function Choosing(props: ChoosingProps) {
  const { evening, preview, onPreviewAgain, onBack } = props;
  const { t } = useTranslation('corrections');
  const nameOf = useNames(evening);
  const [hands] = useState(evening.session.hands);
  const [mode, setMode] = useState<Mode | null>(null);
  const [reason, setReason] = useState('');
  const [isTried, setTried] = useState(false);
  const { make, error, isPending } = useMaking(props);
  const isStale = isProblem(error, 'version-stale');
  const isPossible = preview.compensate.possible || preview.replay.possible;
  const submit = () => {
    setTried(true);
    if (mode !== null && reason.trim() !== '') make({ mode, reason: reason.trim() });
  };
  return (
    <Stack>
      <BothWays
        preview={preview}
        currency={evening.club.currency}
        nameOf={nameOf}
        mode={mode}
        onChoose={setMode}
      />
      {isPossible && (
        <Reason value={reason} onChange={setReason} isMissing={isTried && reason.trim() === ''} />
      )}
      <div role="alert">
        {isTried && mode === null && t('modeNeeded')}
        {isStale ? (
          <ChangedMeanwhile
            evening={evening}
            hands={hands}
            nameOf={nameOf}
            onAgain={onPreviewAgain}
          />
        ) : (
          <ProblemNote error={error} />
        )}
      </div>
      <SimpleGrid cols={{ base: 1, xs: 2 }}>
        <Button variant="default" size="lg" onClick={onBack}>
          {t('change')}
        </Button>
        {isPossible && (
          <Button size="lg" loading={isPending} disabled={isStale} onClick={submit}>
            {t('make')}
          </Button>
        )}
      </SimpleGrid>
    </Stack>
  );
}

interface Said {
  readonly mode: Mode;
  readonly reason: string;
}

/** Makes the correction, and goes to the hand as it is then. */
function useMaking({ evening, number, changes, preview, onDone }: ChoosingProps) {
  const { t } = useTranslation('corrections');
  const queries = useQueryClient();
  const navigate = useNavigate();
  const of = { club: evening.club.id, session: evening.session.id };
  const { mutate, error, isPending } = useWrite(async (said: Said, key) => {
    await correct(of, { ...said, corrections: [...changes] }, preview.version, key);
    onDone();
    void readAgain(queries, of.club);
    await navigate({
      to: '/clubs/$club/sessions/$session/hands/$hand',
      params: { ...of, hand: String(number) },
    });
    say(t('done'));
  });
  return { make: mutate, error, isPending };
}

interface ReasonProps {
  readonly value: string;
  readonly onChange: (reason: string) => void;
  readonly isMissing: boolean;
}

function Reason({ value, onChange, isMissing }: ReasonProps) {
  const { t } = useTranslation('corrections');
  return (
    <Textarea
      label={t('reason')}
      description={t('reasonHint')}
      required
      autosize
      minRows={2}
      value={value}
      onChange={({ currentTarget }) => {
        onChange(currentTarget.value);
      }}
      error={isMissing ? t('reasonNeeded') : null}
    />
  );
}
