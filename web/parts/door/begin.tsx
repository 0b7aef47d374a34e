import { Text } from '@mantine/core';
import { useTranslation } from '../../words/use-translation.js';

/** Where an instance begins that nobody can sign in to yet. */
export function Begin() {
  const { t } = useTranslation('access');
  return (
    <>
      <Text>{t('setup.begin')}</Text>
      <Text size="sm">{t('setup.where')}</Text>
    </>
  );
}
