import { Button, Group, Notification } from '@mantine/core';
import { useTranslation } from '../../words/use-translation.js';
import type { NewVersion } from './new-version.js';
import classes from './update-notice.module.css';

/** The choice between the new version now and later. */
export default function UpdateReady({ take, later }: Pick<NewVersion, 'take' | 'later'>) {
  const { t } = useTranslation();
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
