import { Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { setupQuery } from '../../api/people/access.js';
import { useTranslation } from '../../words/use-translation.js';
import { Begin } from './begin.js';
import { CardPage } from '../page/card-page.js';

/** The page of a one-time link that came without its key. */
export function NoToken({ title }: { readonly title: string }) {
  const { t } = useTranslation('access');
  const { data: isNew } = useQuery(setupQuery);
  return (
    <CardPage title={title}>{isNew === true ? <Begin /> : <Text>{t('noToken')}</Text>}</CardPage>
  );
}
