import { NumberInput, Paper, Text } from '@mantine/core';
import { partsOf } from '../../../../src/rules/own-book/derive-book.js';
import { resolveRules } from '../../../../src/rules/rule-book.js';
import { plainPoints } from '../../../parts/figures/points.js';
import { Choice } from '../../../parts/form/fields/choice.js';
import { Choices } from '../../../parts/form/fields/choices.js';
import { Section } from '../../../parts/page/section.js';
import { useTranslation } from '../../../words/use-translation.js';
import { HouseAmounts } from '../../evening-start/house-rules/house-amounts.js';
import { HouseReadings } from '../../evening-start/house-rules/house-readings.js';
import classes from '../own-books.module.css';
import { usePlayedNames } from '../use-change-words.js';
import { AddedFines } from './added-fines.js';
import type { BookDraft } from './draft.js';
import type { FieldsProps } from './fields-props.js';
import { CUPS } from './fine-inputs.js';
import { PrintedFines } from './printed-fines.js';

/** Everything that a club can change, in the order of play. */
export function BookFields(props: FieldsProps) {
  const { t } = useTranslation('own-books');
  const { book, draft, onChange } = props;
  const { choices } = draft;
  const { hasCups } = partsOf(book);
  const change = (next: BookDraft['choices']) => {
    onChange({ ...draft, choices: next });
  };
  return (
    <>
      <Section title={t('fields.played')}>
        <Text size="sm">{t(hasCups ? 'fields.playedHint' : 'fields.playedHintContracts')}</Text>
        <Played {...props} />
      </Section>
      <Section title={t('fields.numbers')}>
        <HouseAmounts
          key={`tariff ${book.id}`}
          part="tariff"
          onChange={change}
          {...{ book, choices }}
        />
        {hasCups && <Foundations {...props} />}
        {hasCups && (
          <NumberInput
            label={t('fields.countFactor')}
            description={t('fields.countFactorHint')}
            error={props.errorAt('countFactor')}
            allowDecimal={false}
            min={1}
            max={100}
            value={draft.countFactor}
            onChange={(value) => {
              onChange({ ...draft, countFactor: value === '' ? 1 : Number(value) });
            }}
          />
        )}
      </Section>
      <Section title={t('fields.fines')}>
        {hasCups && <PrintedFines {...props} />}
        <AddedFines {...props} />
      </Section>
      <Paper withBorder p="md">
        <HouseReadings
          book={{ ...book, notPlayed: draft.notPlayed }}
          choices={choices}
          onChange={change}
        />
      </Paper>
    </>
  );
}

/** The parts of the game; a tap leaves one out. */
function Played({ book, draft, onChange }: FieldsProps) {
  const { t } = useTranslation('own-books');
  const nameOf = usePlayedNames(book);
  const { notPlayed } = draft;
  return (
    <Choices title={t('fields.playedTitle')}>
      {partsOf(book).playable.map((name) => (
        <Choice
          key={name}
          isChosen={!notPlayed.includes(name)}
          onChoose={() => {
            const next = notPlayed.includes(name)
              ? notPlayed.filter((one) => one !== name)
              : [...notPlayed, name];
            onChange({ ...draft, notPlayed: next });
          }}
        >
          {nameOf(name)}
        </Choice>
      ))}
    </Choices>
  );
}

/** The foundation of each cup by itself, where it is not that of the tariff. */
function Foundations({ book, draft, onChange, errorAt }: FieldsProps) {
  const { t } = useTranslation('own-books');
  const tariff: Readonly<Record<string, { readonly points: number }>> = resolveRules(book).tariff;
  const both = draft.choices.amounts['tariff/foundation/0'] ?? tariff['foundation']?.points ?? 0;
  return (
    <div className={classes['pair']}>
      {CUPS.map((cup) => (
        <NumberInput
          key={cup}
          label={t('fields.foundation', { cup: t(`cups.${cup}`) })}
          description={t('fields.foundationHint')}
          placeholder={plainPoints(both)}
          error={errorAt(`foundations.${cup}`)}
          allowDecimal={false}
          allowNegative={false}
          hideControls
          value={draft.foundations[cup] ?? ''}
          onChange={(value) => {
            const { [cup]: _own, ...others } = draft.foundations;
            const foundations = value === '' ? others : { ...others, [cup]: Number(value) };
            onChange({ ...draft, foundations });
          }}
        />
      ))}
    </div>
  );
}
