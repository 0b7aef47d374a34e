import { Button, Group, Textarea } from '@mantine/core';
import type { ReactNode, Ref } from 'react';

/** As much as the service takes of what members say and why something is put right. */
export const MOST_WORDS = 500;

interface Props {
  readonly label: string;
  readonly name?: string;
  readonly description: string;
  readonly value: string;
  readonly onChange: (text: string) => void;
  readonly error: ReactNode;
  /** Frequent reasons, each by one tap; what somebody wrote is replaced only by their tap. */
  readonly ready?: readonly string[];
  /** Receives the field, for a form that leads to it. */
  readonly field?: Ref<HTMLTextAreaElement>;
}

/** Why something is done, in words that stay in the log. */
export function ReasonField({ onChange, ready = [], field: ref, ...rest }: Props) {
  const field = (
    <Textarea
      ref={ref ?? null}
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
  if (ready.length === 0) return field;
  return (
    <div>
      {field}
      <Group gap="xs" mt="xs">
        {ready.map((reason) => (
          <Button
            key={reason}
            variant={rest.value === reason ? 'filled' : 'default'}
            aria-pressed={rest.value === reason}
            mih={44}
            radius="xl"
            onClick={() => {
              onChange(reason);
            }}
          >
            {reason}
          </Button>
        ))}
      </Group>
    </div>
  );
}
