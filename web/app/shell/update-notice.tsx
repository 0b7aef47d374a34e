import { Button, Group, Notification } from '@mantine/core';
import { usePlace } from '../../routing/use-routing.js';
import { useTranslation } from '../../words/use-translation.js';
import { useHoldsWhatIsBegun, useNewVersion } from './new-version.js';
import classes from './update-notice.module.css';

/** Says that a new version is there. It is taken when somebody says so, never by itself. */
export function UpdateNotice() {
  const { t } = useTranslation();
  const { isReady, take, later } = useNewVersion();
  useHoldsWhatIsBegun(usePlace().pathname);
  if (!isReady) return null;
  return (
    <Notification
      className={classes['notice']}
      role="status"
      withCloseButton={false}
      title={t('update.ready')}
    >
      <Group mt="xs">
        <Button onClick={take}>{t('update.take')}</Button>
        <Button variant="default" onClick={later}>
          {t('update.later')}
        </Button>
      </Group>
    </Notification>
  );
}
