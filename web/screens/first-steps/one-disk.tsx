import { Alert } from '@mantine/core';
import { IconAlertTriangle } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { backupsQuery } from '../../api/backups.js';
import { useTranslation } from '../../words/use-translation.js';

interface Props {
  readonly club: string;
  /** Whether the club has not played yet: an owner is then also warned that there are no backups at all. */
  readonly isNew?: boolean;
}

/** The warning that a single dead disk takes all that the club writes. */
export default function OneDisk({ club, isNew = false }: Props) {
  const { t } = useTranslation('backups');
  const { data } = useQuery(backupsQuery(club));
  const place = data?.place;
  if (place !== 'same-disk' && !(isNew && place === 'switched-off')) return null;
  return (
    <Alert color="yellow" icon={<IconAlertTriangle aria-hidden />} mb="md" title={t('title')}>
      {t(`places.${place}`)}
    </Alert>
  );
}
