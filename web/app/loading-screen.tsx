import { Center, Loader } from '@mantine/core';
import { useTranslation } from 'react-i18next';

export function LoadingScreen() {
  const { t } = useTranslation();
  return (
    <Center mih="40vh" role="status">
      <Loader aria-label={t('loading')} />
    </Center>
  );
}
