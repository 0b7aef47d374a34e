import { Center, Loader, VisuallyHidden } from '@mantine/core';
import { useTranslation } from '../../words/use-translation.js';

/** A screen that is loading. The spinner itself has no role, so the word is beside it. */
export function LoadingScreen() {
  const { t } = useTranslation();
  return (
    <Center mih="40vh" role="status">
      <Loader aria-hidden />
      <VisuallyHidden>{t('loading')}</VisuallyHidden>
    </Center>
  );
}

/** A whole screen that is on its way: it has its heading, like any other. */
export function PendingScreen() {
  const { t } = useTranslation();
  return (
    <>
      <VisuallyHidden>
        <h1>{t('loading')}</h1>
      </VisuallyHidden>
      <LoadingScreen />
    </>
  );
}
