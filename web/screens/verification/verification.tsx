import { Alert, Anchor, Button, Progress, Stack, Text, TextInput, Title } from '@mantine/core';
import { IconAlertTriangle, IconDownload, IconShieldCheck } from '@tabler/icons-react';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { verifyClub, type Verification as Result } from '../../api/evenings/registers.js';
import { useMyClub } from '../../api/people/me.js';
import { may } from '../../api/people/rights.js';
import { CopyButton } from '../../parts/door/copy-button.js';
import { ProblemNote } from '../../parts/notices/problem-note.js';
import { plainPoints } from '../../parts/figures/points.js';
import { QrCode } from '../../parts/door/qr-code.js';
import { Section } from '../../parts/page/section.js';
import { usePath } from '../../parts/page/use-path.js';
import { Backups } from './backups.js';
import { useTranslation } from '../../words/use-translation.js';

/** Whether anything in the log was changed: checked here and now, and against paper. */
export function Verification() {
  const { t } = useTranslation('audit.verification');
  const { club } = usePath('club');
  const mine = useMyClub(club);
  const [until, setUntil] = useState('');
  const verifying = useMutation({ mutationFn: (head: string) => verifyClub(club, head.trim()) });
  return (
    <Stack maw="44rem" mx="auto">
      <Title order={1} size="h2">
        {t('title')}
      </Title>
      <Text>{t('text')}</Text>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          verifying.mutate(until);
        }}
      >
        <Stack>
          <TextInput
            label={t('until')}
            description={t('untilHint')}
            placeholder="14:9c1f-6a0e-4b7d-2c88"
            autoComplete="off"
            autoCapitalize="off"
            spellCheck={false}
            value={until}
            onChange={({ currentTarget }) => {
              setUntil(currentTarget.value);
            }}
          />
          <Button type="submit" size="lg" loading={verifying.isPending}>
            {t('run')}
          </Button>
        </Stack>
      </form>
      <div role="status">
        {verifying.isPending && (
          <Stack gap="xs">
            <Text>{t('running')}</Text>
            <Progress value={100} animated aria-label={t('running')} />
          </Stack>
        )}
        <ProblemNote error={verifying.error} />
        {verifying.data !== undefined && (
          <Verdict result={verifying.data} isAgainstPaper={verifying.variables !== ''} />
        )}
      </div>
      {verifying.data?.ok === true && <Head head={verifying.data.head} />}
      {mine !== undefined && may(mine, 'read-all') && <Export club={club} />}
      {mine !== undefined && may(mine, 'keep-club') && <Backups club={club} />}
    </Stack>
  );
}

function Export({ club }: { readonly club: string }) {
  const { t } = useTranslation('audit.verification');
  return (
    <Section title={t('export')}>
      <Text mb="sm">{t('exportText')}</Text>
      <Anchor
        href={`/v1/clubs/${club}/export`}
        download
        style={{ display: 'inline-flex', alignItems: 'center', gap: 8, minHeight: '2.75rem' }}
      >
        <IconDownload size={20} aria-hidden />
        {t('download')}
      </Anchor>
    </Section>
  );
}

interface VerdictProps {
  readonly result: Result;
  readonly isAgainstPaper: boolean;
}

function Verdict({ result, isAgainstPaper }: VerdictProps) {
  const { t } = useTranslation('audit.verification');
  if (!result.ok) {
    if (result.check === 'kept-head') {
      return (
        <Alert color="yellow" title={t('noSuchCode')} icon={<IconAlertTriangle aria-hidden />}>
          <Text>{t('noSuchCodeText')}</Text>
        </Alert>
      );
    }
    return (
      <Alert color="red" title={t('failed')} icon={<IconAlertTriangle aria-hidden />}>
        <Text>{t(`checks.${result.check}`, { number: result.seq })}</Text>
        <Text size="sm">{t('detail', { detail: result.detail })}</Text>
      </Alert>
    );
  }
  return (
    <Alert color="felt" title={t('passed')} icon={<IconShieldCheck aria-hidden />}>
      <Text>
        {t('passedText', {
          events: plainPoints(result.events),
          postings: plainPoints(result.postings),
        })}
      </Text>
      {result.takenOut.length > 0 && (
        <Text>
          {t('takenOut', { count: result.takenOut.length, events: result.takenOut.join(', ') })}
        </Text>
      )}
      {isAgainstPaper && <Text>{t('paperPassed')}</Text>}
    </Alert>
  );
}

function Head({ head }: { readonly head: Extract<Result, { ok: true }>['head'] }) {
  const { t } = useTranslation('audit.verification');
  return (
    <Section title={t('head')}>
      <Stack mt="xs">
        <Text>{t('headText')}</Text>
        <div>
          <Text size="sm" c="dimmed">
            {t('short')}
          </Text>
          <Text ff="monospace" size="xl" fw={650} style={{ overflowWrap: 'anywhere' }}>
            {head.short}
          </Text>
          <CopyButton text={head.short} words={t('copyShort')} />
        </div>
        <div>
          <Text size="sm" c="dimmed">
            {t('long')}
          </Text>
          <Text ff="monospace" style={{ overflowWrap: 'anywhere' }}>
            {head.long}
          </Text>
          <CopyButton text={head.long} words={t('copyLong')} />
        </div>
        <QrCode text={head.long} label={t('qr')} />
      </Stack>
    </Section>
  );
}
