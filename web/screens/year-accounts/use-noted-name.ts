import { useTranslation } from '../../words/use-translation.js';
import { useAccountName } from '../cash/use-account-names.js';
import type { YearProps } from './year-props.js';

interface Named {
  readonly account: string;
  readonly code: string | null;
  readonly name: string | null;
}

/** The name of an account with the numbers of its notes: `Room (note 1)`. */
export function useNotedName({ notes }: Pick<YearProps['accounts'], 'notes'>) {
  const { t } = useTranslation('cash.years');
  const nameOf = useAccountName();
  return (one: Named): string => {
    const name = nameOf({ ...one, id: one.account });
    const numbers = notes.flatMap(({ number, about }) => {
      return about?.account === one.account ? [number] : [];
    });
    return numbers.length === 0 ? name : t('notes.mark', { name, numbers: numbers.join(', ') });
  };
}
