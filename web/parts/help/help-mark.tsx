import { UnstyledButton } from '@mantine/core';
import type { Term } from '../../../src/rules/house-rules/terms.js';
import { useTranslation } from '../../words/use-translation.js';
import classes from './help.module.css';
import { useTermHelp } from './asking.js';

interface Props {
  readonly term: Term;
  /** The text beside it. */
  readonly what: string;
}

/** A '?' that explains something; nothing where nobody would answer. Words: `parts`. */
export function HelpMark({ term, what }: Props) {
  const { t } = useTranslation('shell.parts');
  const ask = useTermHelp();
  if (ask === null) return null;
  return (
    <UnstyledButton
      className={classes['mark']}
      // The words beside it may be a question themselves.
      aria-label={t('help', { what: what.replace(/\s*\?$/, '') })}
      onClick={() => {
        ask(term);
      }}
    >
      <span aria-hidden>?</span>
    </UnstyledButton>
  );
}
