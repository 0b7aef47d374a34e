import { Alert } from '@mantine/core';
import { IconPlugConnectedX } from '@tabler/icons-react';
import { useTranslation } from '../../words/use-translation.js';
import classes from './live-note.module.css';
import { useLive } from '../../api/live/live.js';

/** Keeps a screen of a club as it is now, and says when it cannot. */
export function LiveNote({ club }: { readonly club: string }) {
  const { t } = useTranslation('members');
  const { isDown } = useLive(club);
  return (
    <div role="status" className={classes['note']}>
      {isDown && (
        <Alert
          color="brass"
          variant="outline"
          title={t('down')}
          icon={<IconPlugConnectedX aria-hidden />}
        >
          {t('downText')}
        </Alert>
      )}
    </div>
  );
}
