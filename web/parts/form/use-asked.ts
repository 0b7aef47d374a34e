import { useDisclosure } from '@mantine/hooks';
import { useState } from 'react';

/**
 * The row that a dialog asks about: as it was when the dialog was opened, whatever happens to it meanwhile.
 * The dialog belongs to the list and not to the row, where the row can vanish.
 */
export function useAsked<Row>() {
  const [isAsked, { open, close }] = useDisclosure(false);
  const [row, takeUp] = useState<Row | null>(null);
  return {
    /** Null before the first question. */
    row,
    isAsked,
    ask: (about: Row) => {
      takeUp(about);
      open();
    },
    close,
  };
}
