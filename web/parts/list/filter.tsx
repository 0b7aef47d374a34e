import { NativeSelect } from '@mantine/core';
import { useTranslation } from '../../words/use-translation.js';

interface Props<Value extends string> {
  readonly label: string;
  /** Undefined for all. */
  readonly value: Value | undefined;
  readonly choices: readonly { readonly value: Value; readonly label: string }[];
  readonly onChange: (value: Value | undefined) => void;
  /** The words for no choice; 'all' by default. */
  readonly all?: string;
}

/** One filter of a register. Words: room `registers`. */
export function Filter<Value extends string>({
  label,
  value,
  choices,
  onChange,
  all,
}: Props<Value>) {
  const { t } = useTranslation('registers');
  return (
    <NativeSelect
      label={label}
      value={value ?? ''}
      onChange={({ currentTarget }) => {
        onChange(choices.find((one) => one.value === currentTarget.value)?.value);
      }}
      data={[{ value: '', label: all ?? t('all') }, ...choices]}
    />
  );
}
