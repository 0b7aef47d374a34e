import { Anchor } from '@mantine/core';
import type { ReactNode } from 'react';
import { Link } from '../../routing/link.js';

interface Props {
  readonly club: string;
  readonly session: string;
  readonly hand: number;
  readonly className: string | undefined;
  readonly children: ReactNode;
}

/** The way to a hand of an evening. */
export function HandLink({ club, session, hand, className, children }: Props) {
  return (
    <Anchor
      className={className}
      renderRoot={(props) => (
        <Link
          to="/clubs/$club/sessions/$session/hands/$hand"
          params={{ club, session, hand: String(hand) }}
          {...props}
        />
      )}
    >
      {children}
    </Anchor>
  );
}
