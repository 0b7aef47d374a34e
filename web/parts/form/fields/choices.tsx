import { useId, type ReactNode } from 'react';
import type { Term } from '../../../../src/rules/house-rules/terms.js';
import classes from './choices.module.css';
import { HelpMark } from '../../help/help-mark.js';

interface Props {
  readonly title: string;
  readonly children: ReactNode;
  /** The term of the question, with its help. */
  readonly term?: Term | undefined;
  /** For longer words, and for sentences. */
  readonly wide?: boolean | 'more';
}

/** A question with its answers as big buttons. */
export function Choices({ title, term, children, wide = false }: Props) {
  const id = useId();
  return (
    <section role="group" aria-labelledby={id} className={classes['group']}>
      <div className={classes['title']} data-term={term}>
        <h2 id={id}>{title}</h2>
        {term !== undefined && <HelpMark term={term} what={title} />}
      </div>
      <div className={classes['choices']} data-wide={wide}>
        {children}
      </div>
    </section>
  );
}
