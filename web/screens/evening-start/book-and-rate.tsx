import { NumberInput } from '@mantine/core';
import { useState } from 'react';
import { decimalsOf, minorUnits } from '../../../src/money/amount.js';
import { BOOK_IDS } from '../../../src/rules/rule-book.js';
import { useMyClub } from '../../api/people/me.js';
import { Choice } from '../../parts/form/fields/choice.js';
import { useMoney } from '../../parts/figures/money.js';
import { Choices } from '../../parts/form/fields/choices.js';
import { useTranslation } from '../../words/use-translation.js';
import classes from './evening-start.module.css';
import { withBook, type OwnChoice, type StartForm } from './start-form.js';

interface Props {
  readonly club: string;
  readonly form: StartForm;
  readonly onChange: (form: StartForm) => void;
  /** The club's own books that are in force. */
  readonly ownBooks: readonly OwnChoice[];
}

/** Rates that are often played for, in minor units. */
const RATES = [0, 5, 10, 25, 50];
const HIGHEST_RATE = 1_000_000;

/** By which book, and for what. */
export function BookAndRate(props: Props) {
  const { t } = useTranslation('evening-start');
  const { form, onChange, ownBooks } = props;
  return (
    <>
      <Choices title={t('book')} wide="more">
        {ownBooks.map((own) => (
          <Choice
            key={own.book}
            className={classes['book']}
            isChosen={form.own?.book === own.book}
            onChoose={() => {
              onChange(withBook(form, own.parent, own));
            }}
          >
            {own.name}
            <small className={classes['hint']}>
              {t('ownBook', { version: own.version, book: t(`books.${own.parent}`) })}
            </small>
          </Choice>
        ))}
        {BOOK_IDS.map((book) => (
          <Choice
            key={book}
            className={classes['book']}
            isChosen={form.own === null && form.book === book}
            onChoose={() => {
              onChange(withBook(form, book, null));
            }}
          >
            {t(`books.${book}`)}
            <small className={classes['hint']}>{t(`bookHints.${book}`)}</small>
          </Choice>
        ))}
      </Choices>
      <Rate {...props} />
    </>
  );
}

function Rate({ club, form, onChange }: Omit<Props, 'ownBooks'>) {
  const { t } = useTranslation('evening-start');
  const currency = useMyClub(club)?.currency ?? 'DKK';
  const money = useMoney(currency);
  const [isOther, setOther] = useState(!RATES.includes(form.rate));
  const unit = minorUnits(currency);
  return (
    <Choices title={t('rate')}>
      {RATES.map((rate) => (
        <Choice
          key={rate}
          isChosen={!isOther && form.rate === rate}
          onChoose={() => {
            setOther(false);
            onChange({ ...form, rate });
          }}
        >
          {rate === 0 ? t('honour') : money(rate)}
        </Choice>
      ))}
      {isOther ? (
        <NumberInput
          aria-label={t('otherRateLabel', { currency })}
          min={0}
          max={HIGHEST_RATE / unit}
          decimalScale={decimalsOf(currency)}
          decimalSeparator=","
          allowedDecimalSeparators={[',', '.']}
          step={1 / unit}
          autoFocus
          value={form.rate / unit}
          onChange={(value) => {
            const rate = Math.round(Number(value) * unit);
            if (Number.isFinite(rate)) onChange({ ...form, rate: Math.min(rate, HIGHEST_RATE) });
          }}
        />
      ) : (
        <Choice
          onChoose={() => {
            setOther(true);
          }}
        >
          {t('otherRate')}
        </Choice>
      )}
    </Choices>
  );
}
