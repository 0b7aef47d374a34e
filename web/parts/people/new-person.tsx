import { Button, Group, TextInput } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { ProblemNote } from '../notices/problem-note.js';
import { useKnownNames } from './use-known-names.js';
import { useFields } from '../form/use-fields.js';
import { useWrite } from '../form/use-write.js';

interface FormProps {
  readonly club: string;
  /** Of the field, and of the button that adds. */
  readonly words: { readonly name: string; readonly add: string };
  /** Everybody in the club, as far as known: a second person of one name is asked about. */
  readonly known: readonly { readonly name: string }[];
  readonly add: (club: string, name: string, key: string) => Promise<{ readonly id: string }>;
  /** They are in the club's list by now. */
  readonly onAdded: (id: string) => void;
}

interface Props extends FormProps {
  /** Of the button that opens the field, too. */
  readonly words: FormProps['words'] & { readonly open: string };
}

/** Somebody who was not in the club's list is added by name, on the spot. Words: room `access`. */
export function NewPerson({ onAdded, ...form }: Props) {
  const [isOpen, { open, close }] = useDisclosure(false);
  if (!isOpen) {
    return (
      <Button variant="subtle" onClick={open} aria-expanded={false}>
        {`+ ${form.words.open}`}
      </Button>
    );
  }
  return (
    <NewPersonForm
      {...form}
      onAdded={(id) => {
        close();
        onAdded(id);
      }}
    />
  );
}

/** The same, opened already. */
export function NewPersonForm({ club, words, known, add, onAdded }: FormProps) {
  const adding = useWrite(
    (name: string, key) => add(club, name, key),
    [
      ['members', club],
      ['evening', club],
    ],
  );
  const { field, submit } = useFields({ name: '' }, adding.error);
  const { question, mayAdd } = useKnownNames(known);
  return (
    <form
      noValidate
      onSubmit={submit(({ name }) => {
        if (!mayAdd([name])) return;
        adding.mutate(name.trim(), {
          onSuccess: ({ id }) => {
            onAdded(id);
          },
        });
      })}
    >
      <ProblemNote error={adding.error} />
      <Group align="flex-end" my="xs">
        <TextInput
          label={words.name}
          autoComplete="off"
          autoFocus
          flex={1}
          {...question}
          {...field('name')}
        />
        <Button type="submit" loading={adding.isPending}>
          {words.add}
        </Button>
      </Group>
    </form>
  );
}
