import { Anchor } from '@mantine/core';
import { useSuspenseQuery } from '@tanstack/react-query';
import { booksQuery } from '../../api/money/cash.js';
import { useMyClub } from '../../api/people/me.js';
import { may } from '../../api/people/rights.js';
import { usePath } from '../../parts/page/use-path.js';
import { Link } from '../../routing/link.js';

interface Props {
  /** An account of the club, or a member. */
  readonly owner: string;
  readonly name: string;
}

/**
 * In the accounts of a year: a name that leads to the card of its account, for that year; a plain name for
 * somebody who may not read the money of others.
 */
export function ToCard(props: Props) {
  const club = useMyClub(usePath('club').club);
  return club !== undefined && may(club, 'read-money') ? <CardLink {...props} /> : props.name;
}

function CardLink({ owner, name }: Props) {
  const { club, year } = usePath('club', 'year');
  const { data: books } = useSuspenseQuery(booksQuery(club));
  const to = books.years.find(({ firstDay }) => firstDay === year)?.lastDay;
  return (
    <Anchor
      inherit
      renderRoot={(props) => (
        <Link
          to="/clubs/$club/money/cards/$owner"
          params={{ club, owner }}
          search={{ from: year, to }}
          {...props}
        />
      )}
    >
      {name}
    </Anchor>
  );
}
