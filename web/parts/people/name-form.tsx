import { Button, Group, TextInput } from '@mantine/core';
import { ProblemNote } from '../notices/problem-note.js';
import { useFields } from '../form/use-fields.js';
import { useKnownNames } from './use-known-names.js';

/** As long as the service takes a name. */
const LONGEST_NAME = 100;

export interface NameFormProps {
  /** Of the field, and of the button that adds. */
  readonly words: { readonly name: string; readonly add: string };
  /** Everybody in the club, as far as known: a second person of one name is asked about. */
  readonly known: readonly { readonly name: string }[];
  /** The name without blanks around it. */
  readonly onName: (name: string) => void;
  readonly error?: unknown;
  readonly isPending?: boolean;
}

/** The name of somebody whom the club does not know yet. Words: room `access`. */
export function NameForm({ words, known, onName, error, isPending = false }: NameFormProps) {
  const { field, submit } = useFields({ name: '' }, error);
  const { question, mayAdd } = useKnownNames(known);
  return (
    <form
      noValidate
      onSubmit={submit(({ name }) => {
        if (mayAdd([name])) onName(name.trim());
      })}
    >
      <ProblemNote error={error} />
      <Group align="flex-end" my="xs">
        <TextInput
          label={words.name}
          autoComplete="off"
          autoFocus
          flex={1}
          maxLength={LONGEST_NAME}
          {...question}
          {...field('name')}
        />
        <Button type="submit" loading={isPending}>
          {words.add}
        </Button>
      </Group>
    </form>
  );
}
