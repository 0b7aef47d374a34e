import { Button } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { useWrite } from '../form/use-write.js';
import { NameForm, type NameFormProps } from './name-form.js';

interface FormProps extends Pick<NameFormProps, 'words' | 'known'> {
  readonly club: string;
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
function NewPersonForm({ club, words, known, add, onAdded }: FormProps) {
  const adding = useWrite(
    (name: string, key) => add(club, name, key),
    [
      ['members', club],
      ['evening', club],
    ],
  );
  return (
    <NameForm
      {...{ words, known }}
      error={adding.error}
      isPending={adding.isPending}
      onName={(name) => {
        adding.mutate(name, {
          onSuccess: ({ id }) => {
            onAdded(id);
          },
        });
      }}
    />
  );
}
