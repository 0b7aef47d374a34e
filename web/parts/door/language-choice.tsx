import { NativeSelect } from '@mantine/core';
import { LANGUAGE_NAMES, LANGUAGES, type LanguageId } from '../../../src/people/languages.js';

interface Props {
  readonly label: string;
  readonly hint?: string;
  readonly value: LanguageId;
  readonly onChange: (language: LanguageId) => void;
  readonly isDisabled?: boolean;
}

/** The choice of a language, each named in itself. */
export function LanguageChoice({ label, hint, value, onChange, isDisabled = false }: Props) {
  return (
    <NativeSelect
      label={label}
      {...(hint === undefined ? {} : { description: hint })}
      value={value}
      disabled={isDisabled}
      data={LANGUAGES.map((language) => ({ value: language, label: LANGUAGE_NAMES[language] }))}
      onChange={({ currentTarget }) => {
        const chosen = LANGUAGES.find((one) => one === currentTarget.value);
        if (chosen !== undefined) onChange(chosen);
      }}
    />
  );
}
