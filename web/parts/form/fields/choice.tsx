import { UnstyledButton } from '@mantine/core';
import { IconBan, IconCheck } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import type { Term } from '../../../../src/rules/house-rules/terms.js';
import { useTranslation } from '../../../words/use-translation.js';
import classes from './choice.module.css';
import { notify } from '../../notices/toast.js';

interface Props {
  readonly children: ReactNode;
  /** For a screen reader, where the text needs its heading to be understood. */
  readonly label?: string;
  readonly isChosen?: boolean;
  /** The reason why it cannot be, in words; shown when it is tapped. Undefined when it can. */
  readonly whyNot?: string | undefined;
  readonly onChoose: () => void;
  readonly className?: string | undefined;
  /** Opens a panel: shown so, and said so. */
  readonly isExpanded?: boolean;
  /** Its term in the rules, whose help a long press shows. */
  readonly term?: Term | undefined;
}

/** A big button that is on or off; what cannot be says why instead of doing nothing. */
export function Choice({
  children,
  label,
  isChosen = false,
  whyNot,
  onChoose,
  className,
  isExpanded,
  term,
}: Props) {
  const tellWhyNot = useWhyNot();
  const cannot = whyNot !== undefined && !isChosen;
  return (
    <UnstyledButton
      className={`${classes['choice'] ?? ''} ${className ?? ''}`}
      {...(isExpanded === undefined
        ? { 'aria-pressed': isChosen }
        : { 'aria-expanded': isExpanded, 'data-chosen': isChosen })}
      aria-disabled={cannot}
      aria-label={label}
      data-term={term}
      onClick={() => {
        if (cannot) tellWhyNot(whyNot);
        else onChoose();
      }}
    >
      {isChosen && <IconCheck size={16} stroke={3.5} aria-hidden className={classes['sign']} />}
      {cannot && <IconBan size={16} aria-hidden className={classes['sign']} />}
      <span className={classes['text']}>{children}</span>
    </UnstyledButton>
  );
}

/** Says in a moment's notice why something cannot be. */
export function useWhyNot(): (why: string) => void {
  const { t } = useTranslation('shell.parts');
  return (why) => {
    notify({
      message: why,
      look: { title: t('cannotBe'), color: 'red', icon: <IconBan aria-hidden /> },
      goesAfter: 8000,
      close: t('close'),
    });
  };
}
