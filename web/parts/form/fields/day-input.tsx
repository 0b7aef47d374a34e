import { TextInput, type TextInputProps } from '@mantine/core';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from '../../../words/use-translation.js';

type Props = Omit<TextInputProps, 'type' | 'ref'> & {
  readonly ref?: (input: HTMLInputElement | null) => void;
};

/**
 * A day. A browser shows a day that the calendar does not have, such as 31 November, and gives an empty
 * text for it: the field says so, and its form is not sent. Words: room `access`.
 */
export function DayInput({ error, onBlur, onChange, ref, ...props }: Props) {
  const { t } = useTranslation('access');
  const input = useRef<HTMLInputElement>(null);
  const [isNoDay, setNoDay] = useState(false);
  useEffect(() => {
    const form = input.current?.form;
    // Before the form itself hears of it: it knows the empty text only.
    const stop = (event: Event) => {
      if (input.current?.validity.badInput !== true) return;
      event.preventDefault();
      event.stopPropagation();
      setNoDay(true);
      input.current.focus();
    };
    form?.addEventListener('submit', stop, true);
    return () => form?.removeEventListener('submit', stop, true);
  }, []);
  return (
    <TextInput
      {...props}
      type="date"
      ref={(element) => {
        input.current = element;
        ref?.(element);
      }}
      error={isNoDay ? t('noSuchDay') : error}
      onBlur={(event) => {
        setNoDay(event.currentTarget.validity.badInput);
        onBlur?.(event);
      }}
      onChange={(event) => {
        setNoDay(false);
        onChange?.(event);
      }}
    />
  );
}
