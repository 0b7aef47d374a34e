import { Anchor } from '@mantine/core';
import { useSuspenseQuery } from '@tanstack/react-query';
import { dayBefore } from '../../../src/values/day.js';
import { booksQuery, type Voucher } from '../../api/money/cash.js';
import { useMyClub } from '../../api/people/me.js';
import { may } from '../../api/people/rights.js';
import { usePath } from '../../parts/page/use-path.js';
import { Link } from '../../routing/link.js';
import classes from './year-accounts.module.css';

/** The rows that a figure of the accounts is made of: those of a card, or the vouchers of a kind. */
export type MadeOf =
  | { readonly owner: string; readonly year: 'this' | 'last' }
  | { readonly kind: Voucher['kind'] };

interface Props {
  readonly of: MadeOf | undefined;
  readonly text: string;
  /** The label of a screen reader: the line and the column of the figure. */
  readonly label: string;
}

/** A figure that leads to its rows, for a reader who sees the money of the club. */
export function Figure({ of, ...props }: Props) {
  const club = useMyClub(usePath('club').club);
  const isLink = of !== undefined && club !== undefined && may(club, 'read-money');
  return isLink ? <Linked of={of} {...props} /> : props.text;
}

function Linked({ of, text, label }: Props & { readonly of: MadeOf }) {
  const { club, year } = usePath('club', 'year');
  const { data: books } = useSuspenseQuery(booksQuery(club));
  const before = dayBefore(year);
  const wanted = books.years.find(({ firstDay, lastDay }) =>
    'owner' in of && of.year === 'last' ? lastDay === before : firstDay === year,
  );
  if (wanted === undefined) return text;
  const { firstDay, lastDay } = wanted;
  return (
    <Anchor
      inherit
      className={classes['figure'] ?? ''}
      renderRoot={(props) =>
        'owner' in of ? (
          <Link
            to="/clubs/$club/money/cards/$owner"
            params={{ club, owner: of.owner }}
            search={{ from: firstDay, to: lastDay }}
            aria-label={label}
            {...props}
          />
        ) : (
          <Link
            to="/clubs/$club/money/vouchers"
            params={{ club }}
            search={{ year, kind: of.kind }}
            aria-label={label}
            {...props}
          />
        )
      }
    >
      {text}
    </Anchor>
  );
}
