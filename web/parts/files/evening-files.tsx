import { Group } from '@mantine/core';
import { useTranslation } from '../../words/use-translation.js';
import { AsFile } from './as-file.js';
import { PrintLink } from './print-link.js';

interface Props {
  readonly club: string;
  readonly session: string;
}

/** An evening as its sheet, and its hands and payments as tables. */
export function EveningFiles({ club, session }: Props) {
  const { t } = useTranslation('files');
  const of = `${club}/sessions/${session}`;
  return (
    <Group gap="xs">
      <PrintLink of={`${of}/sheet`}>{t('printSheet')}</PrintLink>
      <AsFile
        files={[
          { title: 'sheet', of: `${of}/sheet`, formats: ['pdf'] },
          { title: 'hands', of: `${of}/hands`, formats: ['xlsx', 'csv'] },
          { title: 'payments', of: `${of}/ledger`, formats: ['xlsx', 'csv'] },
        ]}
      />
    </Group>
  );
}
