import { Button, Group, Notification } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { useRegisterSW } from 'virtual:pwa-register/react';
import classes from './update-notice.module.css';

/** Says that a new version is there. It is taken when somebody says so, never by itself. */
export function UpdateNotice() {
  const { t } = useTranslation();
  const {
    needRefresh: [ready, setReady],
    updateServiceWorker,
  } = useRegisterSW();
  if (!ready) return null;
  return (
    <Notification
      className={classes['notice']}
      role="status"
      withCloseButton={false}
      title={t('update.ready')}
    >
      <Group mt="xs">
        <Button onClick={() => void updateServiceWorker(true)}>{t('update.take')}</Button>
        <Button
          variant="default"
          onClick={() => {
            setReady(false);
          }}
        >
          {t('update.later')}
        </Button>
      </Group>
    </Notification>
  );
}
