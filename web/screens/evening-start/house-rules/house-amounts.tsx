import { Button, NumberInput, Text } from '@mantine/core';
import { IconChevronDown, IconChevronUp } from '@tabler/icons-react';
import { useId, useState } from 'react';
import type { Book } from '../../../../src/rules/game.js';
import { gameOfBook } from '../../../../src/rules/rule-book.js';
import { plainPoints } from '../../../parts/figures/points.js';
import { useRefusalWords } from '../../../parts/notices/use-refusal-words.js';
import { useTranslation } from '../../../words/use-translation.js';
import classes from '../evening-start.module.css';
import {
  amountRows,
  usualAmount,
  whyNotAmount,
  type AmountRow,
  type HouseChoices,
} from '../../../../src/rules/house-rules/house-choices.js';
import { useHouseWords } from './use-house-words.js';

interface Props {
  readonly book: Book;
  readonly part: AmountRow['part'];
  readonly choices: HouseChoices;
  readonly onChange: (choices: HouseChoices) => void;
}

/** The numbers of the book, each with a field; folded at first. */
export function HouseAmounts({ book, part, choices, onChange }: Props) {
  const { t } = useTranslation('rules.houseRules');
  const id = useId();
  const { factors } = gameOfBook(book);
  const rows = amountRows(book).filter((row) => row.part === part);
  const isSet = rows.some((row) => choices.amounts[row.id] !== undefined);
  const [isOpen, setOpen] = useState(isSet);
  if (rows.length === 0) return null;
  const Icon = isOpen ? IconChevronUp : IconChevronDown;
  return (
    <section>
      <h3 className={classes['title']}>
        <Button
          variant="subtle"
          size="lg"
          px="xs"
          rightSection={<Icon size={22} aria-hidden />}
          aria-expanded={isOpen}
          {...(isOpen ? { 'aria-controls': id } : {})}
          onClick={() => {
            setOpen(!isOpen);
          }}
        >
          {t(part)}
        </Button>
      </h3>
      {isOpen && (
        <div id={id}>
          <Text size="sm">{t(`${part}Hint`)}</Text>
          {rows.some(({ key }) => factors.includes(key)) && <Text size="sm">{t('factors')}</Text>}
          <div className={classes['amounts']}>
            {rows.map((row) => (
              <Amount key={row.id} {...{ book, choices, row, onChange }} />
            ))}
          </div>
        </div>
      )}
    </section>
  );
}

type AmountProps = Omit<Props, 'part'> & { readonly row: AmountRow };

function Amount({ book, row, choices, onChange }: AmountProps) {
  const { t } = useTranslation('rules.houseRules');
  const words = useHouseWords();
  const refusal = useRefusalWords();
  const { [row.id]: set, ...others } = choices.amounts;
  const usual = plainPoints(usualAmount(book, choices, row));
  const why = set === undefined ? null : whyNotAmount(book, row, set);
  return (
    <NumberInput
      label={words.row(row)}
      description={t('usual', { points: usual })}
      placeholder={usual}
      error={why === null ? null : refusal(why)}
      allowDecimal={false}
      allowNegative={false}
      clampBehavior="none"
      hideControls
      inputMode="numeric"
      value={set ?? ''}
      onChange={(value) => {
        const amounts = value === '' ? others : { ...others, [row.id]: Number(value) };
        onChange({ ...choices, amounts });
      }}
    />
  );
}
