import { Alert, Button, List, Stack, Text } from '@mantine/core';
import { IconRefresh } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import type { Evening } from '../../../evening/evening.js';
import { handsAfter } from '../../../evening/counted-hands.js';
import { readingQuery } from '../../../evening/read-evening.js';
import { NetResult } from '../../../parts/figures/net-result.js';
import { useNames } from '../../../parts/evening/use-evening-here.js';
import { useTranslation } from '../../../words/use-translation.js';

interface Props {
  readonly evening: Evening;
  /** How many there were when the correction was worked out. */
  readonly hands: number;
  /** The version that the service named; null when it named none. */
  readonly version: number | null;
  readonly onAgain: () => void;
}

/**
 * A notice that something else was recorded during the choice, with a button to compute the effects
 * again.
 */
export function ChangedMeanwhile({ evening, hands, version, onAgain }: Props) {
  const { t } = useTranslation(['corrections', 'outbox']);
  const nameOf = useNames(evening);
  const { club, session } = evening;
  // Read again, since the service said that there is something new.
  useQuery({ ...readingQuery(club.id, session.id), refetchOnMount: 'always' });
  const later = session.version < (version ?? 0) ? null : handsAfter(evening, hands);
  return (
    <Alert color="brass" variant="outline" title={t('stale')} icon={<IconRefresh aria-hidden />}>
      <Stack gap="xs">
        <Text>{t('staleText')}</Text>
        {later !== null && (
          <List>
            {later.map(({ number, record, payments }) => (
              <List.Item key={number}>
                {record === null ? (
                  t('outbox:since.voided', { hand: number })
                ) : (
                  <>
                    {t('outbox:since.hand', { hand: number })}{' '}
                    <NetResult payments={payments} nameOf={nameOf} />
                  </>
                )}
              </List.Item>
            ))}
            {later.length === 0 && <List.Item>{t('staleOther')}</List.Item>}
          </List>
        )}
        <Button onClick={onAgain}>{t('again')}</Button>
      </Stack>
    </Alert>
  );
}
