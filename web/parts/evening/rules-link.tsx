import { Anchor } from '@mantine/core';
import { IconBook2 } from '@tabler/icons-react';
import { Link } from '../../routing/link.js';

interface Props {
  readonly evening: {
    readonly club: { readonly id: string };
    readonly session: { readonly id: string };
  };
  readonly children: string;
}

/** The way to the rules that an evening is played by. */
export function RulesLink({ evening: { club, session }, children }: Props) {
  return (
    <Anchor
      style={{ display: 'inline-flex', alignItems: 'center', gap: '0.4rem', minHeight: 44 }}
      renderRoot={(props) => (
        <Link
          to="/clubs/$club/sessions/$session/rules"
          params={{ club: club.id, session: session.id }}
          {...props}
        />
      )}
    >
      <IconBook2 size={20} aria-hidden />
      {children}
    </Anchor>
  );
}
