import { Alert, List, Text } from '@mantine/core';
import { IconAlertTriangle } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { backupsQuery, type Backup, type Backups as BackupList } from '../../api/backups.js';
import { useDates } from '../../parts/figures/dates.js';
import { ProblemNote } from '../../parts/notices/problem-note.js';
import { Section } from '../../parts/page/section.js';
import { useTranslation } from '../../words/use-translation.js';

/** More are in the list of `npm run backup -- --list`. */
const SHOWN = 5;
const OLD_MS = 48 * 60 * 60_000;

/** The backups of the instance, for an owner: the newest ones, and what is wrong with them. */
export function Backups({ club }: { readonly club: string }) {
  const { t } = useTranslation('backups');
  const backups = useQuery(backupsQuery(club));
  return (
    <Section title={t('title')}>
      <ProblemNote error={backups.error} />
      {backups.data !== undefined && <Found {...backups.data} />}
    </Section>
  );
}

function Found({ place, backups, moments }: BackupList) {
  const { t } = useTranslation('backups');
  const dates = useDates();
  const isMade = place === 'other-disk' || place === 'same-disk';
  const newest = backups.find(({ provedAt }) => provedAt !== null);
  const isOld = newest !== undefined && Date.now() - Date.parse(newest.at) > OLD_MS;
  return (
    <>
      <Text mb="sm">{t(`places.${place}`)}</Text>
      {isMade && isOld && (
        <Alert color="yellow" icon={<IconAlertTriangle aria-hidden />} mb="sm">
          {t('old')}
        </Alert>
      )}
      {moments !== null && (
        <Text mb="sm">
          {t('moments', { since: dates.moment(moments.since), until: dates.moment(moments.until) })}
        </Text>
      )}
      {isMade && backups.length === 0 && <Text>{t('none')}</Text>}
      <List listStyleType="none" spacing="sm">
        {backups.slice(0, SHOWN).map((backup) => (
          <List.Item key={backup.at}>
            <Line {...backup} />
          </List.Item>
        ))}
      </List>
    </>
  );
}

function Line({ at, size, provedAt, head }: Backup) {
  const { t, language } = useTranslation('backups');
  const dates = useDates();
  const megabytes = new Intl.NumberFormat(language).format(Math.ceil(size / 1_000_000));
  return (
    <>
      <Text fw={600}>
        <time dateTime={at}>{dates.moment(at)}</time> · {t('size', { megabytes })}
      </Text>
      <Text size="sm" c={provedAt === null ? 'red' : 'dimmed'}>
        {provedAt === null ? t('notProved') : t('proved', { time: dates.moment(provedAt) })}
      </Text>
      {head !== null && <Text size="sm">{t('head', { head })}</Text>}
    </>
  );
}
