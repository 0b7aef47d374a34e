import { Button } from '@mantine/core';
import type { ReactNode } from 'react';
import { Link } from '../../../routing/link.js';
import type { LineForm } from './line-forms.js';

interface Props {
  readonly club: string;
  readonly form: LineForm;
  /** The words of the button with its subject, as a screen reader says them. */
  readonly label: string;
  readonly children: ReactNode;
}

/** The way from a line of the bank to a form of a voucher. */
export function RecordLink({ club, form: { what, search }, label, children }: Props) {
  return (
    <Button
      variant="default"
      renderRoot={(props) => (
        <Link
          to="/clubs/$club/money/record/$what"
          params={{ club, what }}
          search={search}
          aria-label={label}
          {...props}
        />
      )}
    >
      {children}
    </Button>
  );
}
