import { NativeSelect } from '@mantine/core';
import { useTranslation } from '../../words/use-translation.js';
import type { BookChoice, BookChoices } from './book-choices.js';

interface Props {
  readonly label: string;
  readonly choices: BookChoices;
  readonly chosen: BookChoice;
  readonly onChoose: (value: string) => void;
}

/** Chooses a book of the club or of the sources. */
export function BookSelect({ label, choices: { own, printed }, chosen, onChoose }: Props) {
  const { t } = useTranslation('what-if');
  const items = (books: readonly BookChoice[]) =>
    books.map(({ value, label: name }) => ({ value, label: name }));
  return (
    <NativeSelect
      label={label}
      value={chosen.value}
      data={[
        ...(own.length === 0 ? [] : [{ group: t('ownBooks'), items: items(own) }]),
        { group: t('printed'), items: items(printed) },
      ]}
      onChange={({ currentTarget }) => {
        onChoose(currentTarget.value);
      }}
    />
  );
}
