import { Text } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { CardPage } from './card-page.js';

/** What a one-time link shows when its key did not come with it. */
export function NoToken({ title }: { readonly title: string }) {
  const { t } = useTranslation('access');
  return (
    <CardPage title={title}>
      <Text>{t('noToken')}</Text>
    </CardPage>
  );
}
