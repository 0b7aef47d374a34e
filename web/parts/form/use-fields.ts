import { useRef, useState, type ChangeEvent, type SubmitEvent } from 'react';
import { ProblemError } from '../../api/problem.js';
import { useTranslation } from '../../words/use-translation.js';

/** The fewest characters of a password, as the service asks for. */
export const PASSWORD_LENGTH = 10;

/** The fault of a text, in words; null for none. */
type Check = (text: string) => string | null;

type Focusable = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/**
 * The texts of a small form, with what is missing said beside each field when it is sent.
 *
 * @param initial the fields with what they start from
 * @param refusal what the service answered last: a problem with a field is shown at it
 * @param checks what a field must be beside filled in
 * @param optional fields that may stay empty
 */
export function useFields<Fields extends Record<string, string>>(
  initial: Fields,
  refusal: unknown = null,
  checks: Partial<Record<keyof Fields, Check>> = {},
  optional: readonly (keyof Fields)[] = [],
) {
  const { t } = useTranslation('access');
  const [texts, setTexts] = useState(initial);
  const [sent, setSent] = useState(false);
  const inputs = useRef(new Map<string, Focusable>());
  const wrong = (name: keyof Fields & string): string | null => {
    const text = texts[name] ?? '';
    if (text.trim() === '') return optional.includes(name) ? null : t('required');
    return checks[name]?.(text) ?? null;
  };

  const set = (name: keyof Fields & string, value: string) => {
    setTexts((before) => ({ ...before, [name]: value }));
  };

  const field = (name: keyof Fields & string) => ({
    name,
    value: texts[name] ?? '',
    onChange: ({ currentTarget }: ChangeEvent<Focusable>) => {
      set(name, currentTarget.value);
    },
    error: (sent ? wrong(name) : null) ?? refusedField(refusal, name),
    ref: (input: Focusable | null) => {
      if (input === null) inputs.current.delete(name);
      else inputs.current.set(name, input);
    },
  });

  /** For `<form onSubmit>`: passes the texts on when all are right, else goes to the first that is not. */
  const submit = (pass: (texts: Fields) => void) => (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    setSent(true);
    const first = Object.keys(initial).find((name) => wrong(name) !== null);
    if (first === undefined) pass(texts);
    else inputs.current.get(first)?.focus();
  };

  const clear = () => {
    setTexts(initial);
    setSent(false);
  };

  return { texts, set, field, submit, clear };
}

/** Marks the field that the service refused; the sentence is above the form. */
function refusedField(refusal: unknown, name: string): boolean {
  return refusal instanceof ProblemError && refusal.field === name;
}

/** The check of a new password. */
export function usePasswordCheck(): Check {
  const { t } = useTranslation('access');
  return (text) =>
    text.length < PASSWORD_LENGTH ? t('tooShort', { count: PASSWORD_LENGTH }) : null;
}
