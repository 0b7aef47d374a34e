import { useId, type ReactNode } from 'react';
import classes from './choices.module.css';

interface Props {
  readonly title: string;
  readonly children: ReactNode;
  /** For longer words, and for sentences. */
  readonly wide?: boolean | 'more';
}

/** A question with its answers as big buttons. */
export function Choices({ title, children, wide = false }: Props) {
  const id = useId();
  return (
    <section role="group" aria-labelledby={id} className={classes['group']}>
      <h2 id={id} className={classes['title']}>
        {title}
      </h2>
      <div className={classes['choices']} data-wide={wide}>
        {children}
      </div>
    </section>
  );
}
