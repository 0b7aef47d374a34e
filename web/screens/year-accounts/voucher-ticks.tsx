import { Button, Checkbox, Input, Stack, Text, TextInput } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { voucherTitle } from '../../../src/money/voucher-title.js';
import { vouchersOfYearQuery, type Voucher } from '../../api/money/cash.js';
import type { MyClub } from '../../api/people/me.js';
import { useDates } from '../../parts/figures/dates.js';
import { useMoney } from '../../parts/figures/money.js';
import { ProblemNote } from '../../parts/page/problem-note.js';
import { Link } from '../../routing/link.js';
import { useTranslation } from '../../words/use-translation.js';
import { useVoucherKinds } from '../vouchers/voucher-words.js';
import type { LookedAt } from './use-looked-at.js';
import rows from '../../parts/list/rows.module.css';
import classes from './year-accounts.module.css';

interface Props {
  readonly club: MyClub;
  readonly year: { readonly firstDay: string; readonly vouchers: number };
  readonly looked: LookedAt;
  readonly error: ReactNode;
  readonly onLook: (looked: LookedAt) => void;
}

/** The vouchers of a year to tick one by one, each with a remark if there is one. */
export function VoucherTicks({ club, year, looked, error, onLook }: Props) {
  const { t } = useTranslation(['examining', 'cash.years']);
  const [isShown, { toggle }] = useDisclosure(false);
  const vouchers = useQuery({
    ...vouchersOfYearQuery(club.id, year.firstDay),
    enabled: isShown,
  });
  const { data } = vouchers;
  const set = (event: number, remark: string | null) => {
    const others = Object.entries(looked).filter(([voucher]) => voucher !== String(event));
    const kept: LookedAt = Object.fromEntries(others);
    onLook(remark === null ? kept : { ...kept, [event]: remark });
  };
  return (
    <Stack gap="xs">
      <Text fw={500}>
        {t('cash.years:examined.vouchers')}:{' '}
        {t('cash.years:examined.vouchersLooked', {
          count: Object.keys(looked).length,
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
              remark={looked[voucher.event] ?? null}
              onChange={(remark) => {
                set(voucher.event, remark);
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
  /** Null for a voucher that is not ticked. */
  readonly remark: string | null;
  readonly onChange: (remark: string | null) => void;
}

function Tick({ club, voucher, remark, onChange }: TickProps) {
  const { t } = useTranslation(['examining', 'cash.years']);
  const dates = useDates();
  const money = useMoney(club.currency);
  const kinds = useVoucherKinds();
  const { event, label, kind, day, amount } = voucher;
  const about = voucherTitle(kinds[kind] ?? kind, voucher);
  return (
    <li>
      <Stack gap="xs" py="xs" className={classes['tick']}>
        <Checkbox
          size="md"
          checked={remark !== null}
          label={t('cash.years:examined.voucher', { label })}
          description={`${dates.short(day)} · ${about} · ${money(amount)}`}
          onChange={({ currentTarget }) => {
            onChange(currentTarget.checked ? '' : null);
          }}
        />
        {remark !== null && (
          <TextInput
            label={t('vouchers.remark', { label })}
            description={t('vouchers.remarkHint')}
            maxLength={500}
            value={remark}
            onChange={({ currentTarget: { value } }) => {
              onChange(value);
            }}
          />
        )}
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
