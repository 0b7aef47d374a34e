import { UnstyledButton } from '@mantine/core';
import classes from './number-field.module.css';

interface Props {
  /** The label of the choice: 'Tælling'. */
  readonly label: string;
  /** The owner of the number: the same keys go on to the next player. */
  readonly of: string;
  /** The numbers, rising. */
  readonly numbers: readonly number[];
  readonly chosen: number | null;
  /** Null for the chosen one, tapped again. */
  readonly onChoose: (number: number | null) => void;
  /** The label of the last key, which leads to all other numbers. */
  readonly others: string;
  readonly onOthers: () => void;
}

/** A key for each number that is usual: one tap. */
export function NumberField({ label, of, numbers, chosen, onChoose, others, onOthers }: Props) {
  return (
    <div role="group" aria-label={label} data-of={of} className={classes['field']}>
      {numbers.map((number) => (
        <UnstyledButton
          key={number}
          className={classes['key']}
          aria-pressed={number === chosen}
          onClick={() => {
            onChoose(number === chosen ? null : number);
          }}
        >
          {number}
        </UnstyledButton>
      ))}
      <UnstyledButton className={classes['key']} data-minor aria-label={others} onClick={onOthers}>
        0–9
      </UnstyledButton>
    </div>
  );
}
