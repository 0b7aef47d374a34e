import { Button } from '@mantine/core';
import type { TablerIcon } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { Link } from '../../routing/link.js';
import type { Target } from '../../routing/target.js';
import { Choice } from './fields/choice.js';
import classes from './action-bar.module.css';

export interface ActionBarProps {
  /** The label of the big button. */
  readonly children: string;
  readonly whyNot: string | undefined;
  readonly onChoose: () => void;
  /** Smaller buttons before it. */
  readonly beside?: ReactNode;
  readonly className?: string | undefined;
}

/** The buttons at the foot of a screen on which something is entered, always in sight. */
export function ActionBar({ children, whyNot, onChoose, beside, className = '' }: ActionBarProps) {
  return (
    <div className={`${classes['bar'] ?? ''} ${className}`}>
      {beside}
      <Choice className={classes['main']} whyNot={whyNot} onChoose={onChoose}>
        {children}
      </Choice>
    </div>
  );
}

interface ButtonProps {
  readonly icon: TablerIcon;
  readonly children: string;
  /** Where it leads, or what it does. */
  readonly does: Target | (() => void);
}

/** A button beside the big one; on a phone its words are below its sign. */
export function ActionBarButton({ icon: Icon, children, does }: ButtonProps) {
  return (
    <Button
      variant="default"
      className={classes['beside']}
      leftSection={<Icon size={20} aria-hidden />}
      {...(typeof does === 'function'
        ? { onClick: does }
        : { renderRoot: (props: object) => <Link {...does} {...props} /> })}
    >
      <span className={classes['label']}>{children}</span>
    </Button>
  );
}
