import { UnstyledButton } from '@mantine/core';
import { IconChevronDown } from '@tabler/icons-react';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { useTranslation } from '../../../words/use-translation.js';
import classes from './entry-frame.module.css';

interface Props {
  /** Whether no keys are below it. */
  readonly isAlone: boolean;
  readonly children: ReactNode;
}

/** Less than this is no line of text. */
const SLACK_PX = 12;

/** The result of a draft. Where it scrolls by itself, it says that there is more below the fold. */
export function ResultArea({ isAlone, children }: Props) {
  const { t } = useTranslation('hand-entry');
  const area = useRef<HTMLElement>(null);
  const content = useRef<HTMLDivElement>(null);
  const [hasMore, setMore] = useState(false);
  const look = () => {
    const at = area.current;
    if (at !== null) setMore(at.scrollHeight - at.scrollTop - at.clientHeight > SLACK_PX);
  };
  useEffect(() => {
    const sizes = new ResizeObserver(look);
    for (const one of [area.current, content.current]) if (one !== null) sizes.observe(one);
    return () => {
      sizes.disconnect();
    };
  }, []);
  return (
    <section
      ref={area}
      aria-label={t('result.title')}
      className={classes['result']}
      data-alone={isAlone}
      onScroll={look}
    >
      <div ref={content}>{children}</div>
      {hasMore && (
        <UnstyledButton
          className={classes['more']}
          onClick={() => {
            const at = area.current;
            at?.scrollBy({ top: at.clientHeight / 2, behavior: 'smooth' });
          }}
        >
          {t('result.more')}
          <IconChevronDown size={18} aria-hidden />
        </UnstyledButton>
      )}
    </section>
  );
}
