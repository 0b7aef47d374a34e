import { Textarea } from '@mantine/core';
import type { ReactNode } from 'react';

/** As much as the service takes of what members say and why something is put right. */
export const MOST_WORDS = 500;

interface Props {
  readonly label: string;
  readonly name?: string;
  readonly description: string;
  readonly value: string;
  readonly onChange: (text: string) => void;
  readonly error: ReactNode;
}

/** Why something is done, in words that stay in the log. */
export function ReasonField({ onChange, ...rest }: Props) {
  return (
    <Textarea
      required
      autosize
      minRows={2}
      maxLength={MOST_WORDS}
      onChange={({ currentTarget }) => {
        onChange(currentTarget.value);
      }}
      {...rest}
    />
  );
}
