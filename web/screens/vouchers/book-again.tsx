import { Button } from '@mantine/core';
import { useQuery, useSuspenseQuery } from '@tanstack/react-query';
import type { EventParams } from '../../../src/events/registry.js';
import {
  accountsQuery,
  booksQuery,
  logEntryQuery,
  voucherQuery,
  type ShownVoucher,
} from '../../api/money/cash.js';
import type { MyClub } from '../../api/people/me.js';
import { may } from '../../api/people/rights.js';
import { useAmount } from '../../parts/form/fields/use-amount.js';
import { Link } from '../../routing/link.js';
import { useTranslation } from '../../words/use-translation.js';
import { needsOf } from '../cash-record/recorded.js';
import { againOf, type Again } from './again.js';

interface Props {
  readonly club: MyClub;
  /** A voucher that was taken back, or its reversal. */
  readonly voucher: ShownVoucher;
}

/**
 * The way to the form of a voucher that was taken back, filled in with its values, to book it again as it
 * should have been.
 */
export function BookAgain({ club, voucher }: Props) {
  const { reverses, reversedBy } = voucher;
  // A reversal that was taken back leaves its voucher as it was.
  const event = reverses !== null && reversedBy === null ? reverses : voucher.event;
  const isTakenBack = reverses === null ? reversedBy !== null : reversedBy === null;
  return isTakenBack && may(club, 'keep-money') && <Way club={club} event={event} />;
}

function Way({ club, event }: { readonly club: MyClub; readonly event: number }) {
  const { t } = useTranslation('cash');
  const { data: voucher } = useSuspenseQuery(voucherQuery(club.id, event));
  const again = useAgain(club, voucher);
  if (again === null || !may(club, needsOf(again.what))) return null;
  return (
    <Button
      mt="sm"
      renderRoot={(props) => (
        <Link
          to="/clubs/$club/money/record/$what"
          params={{ club: club.id, what: again.what }}
          search={again.search}
          {...props}
        />
      )}
    >
      {t('reverse.corrected')}
    </Button>
  );
}

/** The form in which a voucher is booked again; its day is today where its own year is closed. */
export function useAgain(club: MyClub, voucher: ShownVoucher): Again | null {
  const { event } = voucher;
  const { data: accounts } = useSuspenseQuery(accountsQuery(club.id));
  const { data: books } = useSuspenseQuery(booksQuery(club.id));
  const { data: entry } = useQuery({
    ...logEntryQuery(club.id, event),
    enabled: may(club, 'read-all'),
  });
  const { write } = useAmount(club.currency);
  // Kind and parameters come from the service together.
  const said = entry == null ? null : (entry as unknown as EventParams);
  const isClosed = books.years.some(({ firstDay, status }) => {
    return firstDay === voucher.year && status === 'closed';
  });
  const day = isClosed ? books.today : voucher.day;
  return againOf(voucher, said, { accounts, write }, day);
}
