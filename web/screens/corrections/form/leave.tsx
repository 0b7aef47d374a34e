import { Button } from '@mantine/core';
import { useTranslation } from '../../../words/use-translation.js';
import { keyOf, type Changes, type Target } from '../changes/use-changes.js';

interface Props {
  readonly changes: Changes;
  readonly target: Target;
  /** Whether there is something behind the first form too. */
  readonly isFirstToo: boolean;
}

/** Out of a form, with nothing changed. */
export function Leave({ changes, target, isFirstToo }: Props) {
  const { t } = useTranslation('corrections');
  const { list, edit } = changes;
  if (list.length === 0 && !isFirstToo) return null;
  const isIn = list.some((one) => keyOf(one) === keyOf(target));
  return (
    <Button
      variant="default"
      h="auto"
      mih={56}
      onClick={() => {
        edit(null);
      }}
    >
      {t(isIn ? 'keepAsSaid' : 'notThis')}
    </Button>
  );
}
