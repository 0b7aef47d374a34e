import { Alert, Text } from '@mantine/core';
import { IconAlertTriangle } from '@tabler/icons-react';
import { resolveRules } from '../../../../src/rules/rule-book.js';
import type { ClubBookVersion } from '../../../api/evenings/club-books.js';
import { useTranslation } from '../../../words/use-translation.js';
import { BesideTable } from '../../books-beside/beside-table.js';
import { besideLines, useBookLines } from '../../books-beside/use-book-lines.js';

interface Props {
  /** The newest version when the form was opened. */
  readonly known: ClubBookVersion;
  /** The one that was written since. */
  readonly newest: ClubBookVersion;
}

/** Somebody else wrote a version while this form was open: its differences. */
export function NewerVersion({ known, newest }: Props) {
  const { t } = useTranslation('own-books');
  const before = useBookLines(resolveRules(known.content));
  const after = useBookLines(resolveRules(newest.content));
  const lines = besideLines(before, after).filter(({ differs }) => differs);
  const version = newest.version;
  return (
    <Alert
      color="brass"
      variant="outline"
      role="status"
      icon={<IconAlertTriangle aria-hidden />}
      title={t('newer.title', { version })}
    >
      <Text mb="sm">{t('newer.hint', { version })}</Text>
      {newest.why !== '' && <Text mb="sm">{t('whyWas', { why: newest.why })}</Text>}
      {lines.length === 0 ? (
        <Text>{t('beside.same')}</Text>
      ) : (
        <BesideTable
          {...{ lines }}
          one={t('version', { version: known.version })}
          other={t('version', { version })}
        />
      )}
    </Alert>
  );
}
