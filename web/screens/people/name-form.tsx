import { Button, TextInput } from '@mantine/core';
import { useFields } from '../../parts/form/use-fields.js';
import type { useKnownNames } from '../../parts/people/use-known-names.js';
import { ProblemNote } from '../../parts/notices/problem-note.js';
import classes from './people.module.css';

interface Props {
  readonly label: string;
  readonly submitLabel: string;
  readonly initial?: string;
  readonly error: unknown;
  readonly isPending: boolean;
  /** A question about the name, before it is sent again: of `useKnownNames`. */
  readonly question?: ReturnType<typeof useKnownNames>['question'];
  /** @param done empties the field */
  readonly onSubmit: (name: string, done: () => void) => void;
}

/** One name with the button that does something with it. */
export function NameForm(props: Props) {
  const { label, submitLabel, initial = '', error, isPending, question, onSubmit } = props;
  const { field, submit, clear } = useFields({ name: initial }, error);
  return (
    <form
      noValidate
      className={classes['form']}
      onSubmit={submit(({ name }) => {
        onSubmit(name, clear);
      })}
    >
      <div style={{ flex: '1 0 100%' }} role="status">
        <ProblemNote error={error} />
      </div>
      <TextInput
        label={label}
        autoComplete="off"
        required
        className={classes['field'] ?? ''}
        {...question}
        {...field('name')}
      />
      <Button type="submit" loading={isPending}>
        {submitLabel}
      </Button>
    </form>
  );
}
