import { Button, Checkbox, Input, Stack, Text } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { vouchersOfYearQuery, type Voucher } from '../../api/money/cash.js';
import type { MyClub } from '../../api/people/me.js';
import { useDates } from '../../parts/figures/dates.js';
import { useMoney } from '../../parts/figures/money.js';
import { ProblemNote } from '../../parts/notices/problem-note.js';
import { Link } from '../../routing/link.js';
import { useTranslation } from '../../words/use-translation.js';
import { useVoucherTitle } from '../vouchers/voucher-words.js';
import type { LookedAt } from './use-looked-at.js';
import rows from '../../parts/list/rows.module.css';
import classes from '../year-accounts/year-accounts.module.css';

interface Props {
  readonly club: MyClub;
  readonly year: { readonly firstDay: string; readonly vouchers: number };
  readonly looked: LookedAt;
  readonly error: ReactNode;
  readonly onLook: (voucher: number, isLookedAt: boolean) => void;
}

/** The vouchers of a year to tick one by one. */
export function VoucherTicks({ club, year, looked, error, onLook }: Props) {
  const { t } = useTranslation(['examining', 'cash.years']);
  const [isShown, { toggle }] = useDisclosure(false);
  const vouchers = useQuery({
    ...vouchersOfYearQuery(club.id, year.firstDay),
    enabled: isShown,
  });
  const { data } = vouchers;
  return (
    <Stack gap="xs">
      <Text fw={500}>
        {t('cash.years:examined.vouchers')}:{' '}
        {t('cash.years:examined.vouchersLooked', {
          count: looked.length,
          total: year.vouchers,
        })}
      </Text>
      <div>
        <Button variant="default" aria-expanded={isShown} onClick={toggle}>
          {t(isShown ? 'vouchers.hide' : 'vouchers.show')}
        </Button>
      </div>
      {error !== null && <Input.Error role="alert">{error}</Input.Error>}
      <ProblemNote error={vouchers.error} />
      {isShown && data !== undefined && (
        <ul className={rows['rows']}>
          {data.map((voucher) => (
            <Tick
              key={voucher.event}
              club={club}
              voucher={voucher}
              isLookedAt={looked.includes(voucher.event)}
              onChange={(isLookedAt) => {
                onLook(voucher.event, isLookedAt);
              }}
            />
          ))}
        </ul>
      )}
    </Stack>
  );
}

interface TickProps {
  readonly club: MyClub;
  readonly voucher: Voucher;
  readonly isLookedAt: boolean;
  readonly onChange: (isLookedAt: boolean) => void;
}

function Tick({ club, voucher, isLookedAt, onChange }: TickProps) {
  const { t } = useTranslation(['examining', 'cash.years', 'receipts']);
  const dates = useDates();
  const money = useMoney(club.currency);
  const titleOf = useVoucherTitle();
  const { event, label, day, amount, lacksReceipt } = voucher;
  const about = [
    dates.short(day),
    titleOf(voucher),
    money(amount),
    ...(lacksReceipt ? [t('receipts:lacking')] : []),
  ];
  return (
    <li>
      <Stack gap="xs" py="xs" className={classes['tick']}>
        <Checkbox
          size="md"
          checked={isLookedAt}
          label={t('cash.years:examined.voucher', { label })}
          description={about.join(' · ')}
          onChange={({ currentTarget: { checked } }) => {
            onChange(checked);
          }}
        />
        <Link
          to="/clubs/$club/money/vouchers/$voucher"
          params={{ club: club.id, voucher: String(event) }}
        >
          {t('vouchers.open', { label })}
        </Link>
      </Stack>
    </li>
  );
}
