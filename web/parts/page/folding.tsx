import { Paper, Text, Title, UnstyledButton } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { IconChevronDown } from '@tabler/icons-react';
import { useId, useState, type ReactNode } from 'react';
import { usePlace } from '../../routing/use-routing.js';
import classes from './folding.module.css';
import { Section } from './section.js';

interface Props {
  readonly title: string;
  /** The section's name in the address: `#id` opens it. */
  readonly id: string;
  /** Its content in a line. */
  readonly summary?: string | undefined;
  /** Whether it is folded on a wide screen too, where one column is all that the page has. */
  readonly isAlways?: boolean;
  readonly children: ReactNode;
}

/**
 * A card that is not what its page is opened for: where the cards are below each other, only its
 * heading and a line until somebody opens it. An opened one is in the address.
 */
export function Folding(props: Props) {
  const { title, id, isAlways = false, children } = props;
  const { hash } = usePlace();
  const isOneColumn = useIsOneColumn();
  if (!isOneColumn && !isAlways) {
    return (
      <Section title={title} id={id}>
        {children}
      </Section>
    );
  }
  const isNamed = hash === id;
  return <Folded key={String(isNamed)} {...props} isNamed={isNamed} />;
}

/** Whether a page has room for one column only: as in the style sheets of pages with two. */
function useIsOneColumn(): boolean {
  return useMediaQuery('(max-width: 61.99em)', undefined, { getInitialValueInEffect: false });
}

function Folded({ title, id, summary, children, isNamed }: Props & { readonly isNamed: boolean }) {
  const content = useId();
  const [isOpen, open] = useState(isNamed);
  // A text that was typed in it outlasts a look elsewhere.
  const [wasOpen, keep] = useState(isNamed);
  const toggle = () => {
    open(!isOpen);
    keep(true);
    const { pathname, search } = location;
    history.replaceState(history.state, '', `${pathname}${search}${isOpen ? '' : `#${id}`}`);
  };
  return (
    <Paper component="section" id={id} withBorder aria-label={title}>
      <Title order={2} size="h4">
        <UnstyledButton
          className={classes['opener'] ?? ''}
          aria-expanded={isOpen}
          aria-controls={content}
          onClick={toggle}
        >
          <span className={classes['words']}>
            {title}
            {summary !== undefined && summary !== '' && (
              <Text component="span" size="sm" c="dimmed" className={classes['summary'] ?? ''}>
                {summary}
              </Text>
            )}
          </span>
          <IconChevronDown size={22} aria-hidden className={classes['chevron']} />
        </UnstyledButton>
      </Title>
      <div id={content} hidden={!isOpen} className={classes['content']}>
        {wasOpen && children}
      </div>
    </Paper>
  );
}
