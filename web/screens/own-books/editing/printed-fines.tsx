import { Button, NumberInput, Text } from '@mantine/core';
import { IconChevronDown, IconChevronUp } from '@tabler/icons-react';
import { useId, useState } from 'react';
import { partsOf } from '../../../../src/rules/own-book/derive-book.js';
import { plainPoints } from '../../../parts/figures/points.js';
import { Choice } from '../../../parts/form/fields/choice.js';
import { useTranslation } from '../../../words/use-translation.js';
import classes from '../own-books.module.css';
import type { FieldsProps } from './fields-props.js';
import { CupSelect, FromInput } from './fine-inputs.js';

/** The fines of the book, each with its price, its cup and its first costly time; folded at first. */
export function PrintedFines(props: FieldsProps) {
  const { t, all } = useTranslation(['own-books', 'fine-entry']);
  const codes: Readonly<Partial<Record<string, string>>> = all('fine-entry:codes');
  return (
    <section>
      <h3>{t('fields.printed')}</h3>
      <Text size="sm">{t('fields.printedHint')}</Text>
      {partsOf(props.book).fineCodes.map((code) => (
        <PrintedFine key={code} {...props} code={code} name={codes[code] ?? code} />
      ))}
    </section>
  );
}

interface FineProps extends FieldsProps {
  readonly code: string;
  readonly name: string;
}

function PrintedFine(props: FineProps) {
  const { t } = useTranslation('own-books');
  const { book, draft, code, name } = props;
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  const choices = partsOf(book).fines[code]?.choices ?? [];
  const amounts = choices.map(
    ({ amount }, degree) => draft.choices.amounts[`fines/${code}/${degree}`] ?? amount,
  );
  const parts = [amounts.map(plainPoints).join(' / ')];
  const [cup, from] = [draft.cups[code], draft.from[code]];
  if (cup !== undefined) parts.push(t(`fields.only.${cup}`));
  if (from !== undefined) parts.push(t('fields.fromShort', { time: from }));
  const said = draft.leftOut.includes(code) ? t('fields.isLeftOut') : parts.join(', ');
  const Icon = isOpen ? IconChevronUp : IconChevronDown;
  return (
    <section className={classes['fine']}>
      <Button
        variant="subtle"
        fullWidth
        justify="space-between"
        px="xs"
        rightSection={<Icon size={20} aria-hidden />}
        aria-expanded={isOpen}
        {...(isOpen ? { 'aria-controls': id } : {})}
        onClick={() => {
          setOpen(!isOpen);
        }}
      >
        <span className={classes['heading']}>
          <b>{name}</b>
          <span>{said}</span>
        </span>
      </Button>
      {isOpen && (
        <div id={id}>
          <OpenFine {...props} />
        </div>
      )}
    </section>
  );
}

function OpenFine({ book, draft, onChange, errorAt, code }: FineProps) {
  const { t } = useTranslation('own-books');
  const choices = partsOf(book).fines[code]?.choices ?? [];
  const isLeftOut = draft.leftOut.includes(code);
  const { amounts } = draft.choices;
  const without = <T,>({ [code]: _own, ...others }: Readonly<Record<string, T>>) => others;
  return (
    <>
      <Choice
        isChosen={isLeftOut}
        onChoose={() => {
          const leftOut = isLeftOut
            ? draft.leftOut.filter((one) => one !== code)
            : [...draft.leftOut, code];
          onChange({ ...draft, leftOut });
        }}
      >
        {t('fields.leftOut')}
      </Choice>
      {!isLeftOut && (
        <div className={classes['pair']}>
          {choices.map(({ amount }, degree) => {
            const row = `fines/${code}/${degree}`;
            return (
              <NumberInput
                key={row}
                label={
                  choices.length === 1
                    ? t('fields.price')
                    : t('fields.degree', { degree: degree + 1 })
                }
                description={t('fields.usual', { points: plainPoints(amount) })}
                placeholder={plainPoints(amount)}
                error={errorAt(`fines.${code}.${degree}`)}
                allowDecimal={false}
                allowNegative={false}
                hideControls
                value={amounts[row] ?? ''}
                onChange={(value) => {
                  const { [row]: _set, ...others } = amounts;
                  const next = value === '' ? others : { ...others, [row]: Number(value) };
                  onChange({ ...draft, choices: { ...draft.choices, amounts: next } });
                }}
              />
            );
          })}
          <CupSelect
            cup={draft.cups[code]}
            onChange={(cup) => {
              const others = without(draft.cups);
              onChange({ ...draft, cups: cup === undefined ? others : { ...others, [code]: cup } });
            }}
          />
          <FromInput
            from={draft.from[code]}
            error={errorAt(`from.${code}`)}
            onChange={(from) => {
              const others = without(draft.from);
              onChange({
                ...draft,
                from: from === undefined ? others : { ...others, [code]: from },
              });
            }}
          />
        </div>
      )}
    </>
  );
}
