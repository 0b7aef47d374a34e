import { TextInput } from '@mantine/core';
import { useState } from 'react';
import { Choice } from '../../parts/form/fields/choice.js';
import { Choices } from '../../parts/form/fields/choices.js';
import { useTranslation } from '../../words/use-translation.js';
import { MOST_OF_A_TABLE_NAME, tablesUsed, type StartForm } from './start-form.js';
import type { Start } from './use-start.js';

interface Props extends Pick<Start, 'sessions'> {
  readonly form: StartForm;
  readonly onChange: (form: StartForm) => void;
}

/** Which table, for a club with several: those it named before, another one, or none. */
export function TableName({ sessions, form, onChange }: Props) {
  const { t } = useTranslation('evening-start');
  const used = tablesUsed(sessions);
  const [isOther, setOther] = useState(false);
  const choose = (tableName: string) => {
    setOther(false);
    onChange({ ...form, tableName });
  };
  return (
    <Choices title={t('table')}>
      <Choice
        isChosen={!isOther && form.tableName === ''}
        onChoose={() => {
          choose('');
        }}
      >
        {t('noTable')}
      </Choice>
      {used.map((name) => (
        <Choice
          key={name}
          isChosen={!isOther && form.tableName === name}
          onChoose={() => {
            choose(name);
          }}
        >
          {name}
        </Choice>
      ))}
      {isOther ? (
        <TextInput
          aria-label={t('tableLabel')}
          placeholder={t('tableLabel')}
          size="lg"
          maxLength={MOST_OF_A_TABLE_NAME}
          autoFocus
          value={form.tableName}
          onChange={({ currentTarget: { value } }) => {
            onChange({ ...form, tableName: value });
          }}
        />
      ) : (
        <Choice
          onChoose={() => {
            setOther(true);
            onChange({ ...form, tableName: '' });
          }}
        >
          {t('otherTable')}
        </Choice>
      )}
    </Choices>
  );
}
