import { UnstyledButton } from '@mantine/core';
import { useState, type ReactNode } from 'react';
import type { KeyPress } from './key-press.js';
import { NumberField } from '../../../parts/form/fields/number-field.js';
import { NumberPad } from '../../../parts/form/fields/number-pad.js';
import { useTranslation } from '../../../words/use-translation.js';
import classes from './count.module.css';

interface CountProps {
  /** The label of the count: 'Tælling for Anna'. */
  readonly label: string;
  readonly counted: number | string | null;
  /** It is not typed: it is what the others left. */
  readonly follows: boolean;
  /** Whether the keys go to it. */
  readonly isAt: boolean;
  readonly onChoose: () => void;
  /** The name of its player, where no column has it. */
  readonly children?: string;
}

/** A count; a tap brings the keys to it. */
export function Count({ label, counted, follows, isAt, onChoose, children }: CountProps) {
  const { t } = useTranslation('hand-entry');
  return (
    <UnstyledButton
      className={classes['count']}
      aria-pressed={isAt}
      aria-label={`${label}: ${counted ?? t('count.empty')}${follows ? `, ${t('count.follows')}` : ''}`}
      onClick={onChoose}
    >
      {/* The blanks keep the words apart for who speaks to the screen: the name has to hold what is seen. */}
      {children !== undefined && <span className={classes['of']}>{children}</span>}{' '}
      <span className={classes['number']}>{counted ?? '–'}</span>{' '}
      {follows && <span className={classes['hint']}>{t('count.follows')}</span>}
    </UnstyledButton>
  );
}

/** The actions of a count's keys. */
export interface Keys {
  readonly digit: (digit: number) => void;
  readonly erase: () => void;
  /** To the next count; null where one is enough. */
  readonly next: (() => void) | null;
}

/** The counts that are usual, each with a key of its own. */
export interface Field {
  /** The counts, rising. */
  readonly numbers: readonly number[];
  /** The count so far; null for none, or for one without a key. */
  readonly chosen: number | null;
  /** A count by one tap; null takes it out. */
  readonly number: (counted: number | null) => void;
}

interface PadProps {
  readonly title: string;
  readonly keys: Keys;
  /** Null where every number is typed by its digits. */
  readonly field: Field | null;
  /** The count that gets the digits: another one starts with none. */
  readonly at: string;
  /** Above the keys: the player whose count they go to. */
  readonly whose: ReactNode;
  /** More keys. */
  readonly children?: ReactNode;
}

/** The keys for the counts, by one tap or by digits; they go to the count that is marked. */
export function CountPad({ title, keys, field, at, whose, children }: PadProps) {
  const { t } = useTranslation('hand-entry');
  const [byDigits, setByDigits] = useState<string | null>(null);
  const { digit, erase, next } = keys;
  const isField = field !== null && byDigits !== at;
  return (
    <div>
      {typeof whose === 'string' ? (
        <div className={classes['whose']} aria-live="polite">
          {whose}
        </div>
      ) : (
        whose
      )}
      {isField ? (
        <NumberField
          label={title}
          of={at}
          {...field}
          others={t('count.others')}
          onChoose={field.number}
          onOthers={() => {
            setByDigits(at);
          }}
        />
      ) : (
        <NumberPad
          label={title}
          onDigit={digit}
          onErase={erase}
          {...(next === null ? {} : { onNext: next })}
        />
      )}
      {field !== null && !isField && (
        <UnstyledButton
          className={classes['field']}
          onClick={() => {
            setByDigits(null);
          }}
        >
          {t('count.field', { from: field.numbers[0] ?? 0, to: field.numbers.at(-1) ?? 0 })}
        </UnstyledButton>
      )}
      {children}
    </div>
  );
}

/**
 * The same on a keyboard, unless a key is meant for a field or for the browser.
 *
 * @param other does what another key is for; false when it is for nothing
 */
export function onKeys(
  { digit, erase }: Keys,
  other: (key: string) => boolean = () => false,
): (event: KeyPress) => void {
  return (event) => {
    const isTyping =
      event.target instanceof HTMLInputElement || event.target instanceof HTMLTextAreaElement;
    if (isTyping || event.ctrlKey || event.metaKey || event.altKey) return;
    if (/^\d$/.test(event.key)) digit(Number(event.key));
    else if (event.key === 'Backspace') erase();
    else if (!other(event.key)) return;
    event.preventDefault();
  };
}
