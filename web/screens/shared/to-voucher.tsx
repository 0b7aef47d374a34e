import { Button, Stack, Text } from '@mantine/core';
import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { vouchersQuery, type Voucher, type VoucherFilter } from '../../api/money/cash.js';
import { moneyReads } from '../../api/money/money-reads.js';
import type { MyClub } from '../../api/people/me.js';
import { LoadingScreen } from '../../app/states/loading-screen.js';
import { useDates } from '../../parts/figures/dates.js';
import { useMoney } from '../../parts/figures/money.js';
import { useWrite } from '../../parts/form/use-write.js';
import { ProblemNote } from '../../parts/notices/problem-note.js';
import { toast } from '../../parts/notices/toast.js';
import { Section } from '../../parts/page/section.js';
import { Link } from '../../routing/link.js';
import { useNavigate } from '../../routing/use-routing.js';
import { useTranslation } from '../../words/use-translation.js';
import { useReceiptFiles } from '../cash-record/vouchers/receipt-files.js';
import { useVoucherTitle } from '../vouchers/voucher-words.js';
import type { SharedFile } from './shared-files.js';
import { sharedFilesQuery } from './use-shared-files.js';

interface Props {
  readonly club: MyClub;
  readonly files: readonly SharedFile[];
}

const LACKING: VoucherFilter = { receipts: 'missing', order: 'day-desc' };
const RECENT: VoucherFilter = {};
const MOST_RECENT = 10;

/** The vouchers that shared files may belong to: those without a receipt first, or a new expense. */
export function ToVoucher({ club, files }: Props) {
  const { t } = useTranslation(['shared', 'receipts']);
  const navigate = useNavigate();
  const queries = useQueryClient();
  const lacking = useInfiniteQuery(vouchersQuery(club.id, LACKING));
  const recent = useInfiniteQuery(vouchersQuery(club.id, RECENT));
  const receipts = useReceiptFiles(club.id, files);
  const [isLeft, setLeft] = useState(false);
  const attaching = useWrite(
    ({ event }: { readonly event: number }) => receipts.attachTo(event),
    moneyReads(club.id),
  );
  const attach = (voucher: number) => {
    setLeft(false);
    attaching.mutate(
      { event: voucher },
      {
        onSuccess: (isWhole) => {
          if (!isWhole) {
            setLeft(true);
            return;
          }
          toast(t('receipts:done'));
          void queries.invalidateQueries({ queryKey: sharedFilesQuery.queryKey });
          void navigate({
            to: '/clubs/$club/money/vouchers/$voucher',
            params: { club: club.id, voucher: String(voucher) },
          });
        },
      },
    );
  };
  if (lacking.isPending || recent.isPending) return <LoadingScreen />;
  const first = (lacking.data?.pages ?? []).flatMap(({ vouchers }) => vouchers);
  const known = new Set(first.map(({ event }) => event));
  const others = (recent.data?.pages ?? [])
    .flatMap(({ vouchers }) => vouchers)
    .filter(({ event, reversedBy }) => !known.has(event) && reversedBy === null)
    .slice(0, MOST_RECENT);
  return (
    <>
      <Title club={club} />
      <div role="status">
        <ProblemNote error={lacking.error ?? recent.error ?? attaching.error} />
        {isLeft && <Text>{t('left')}</Text>}
      </div>
      {first.length > 0 && (
        <Choice
          {...{ club, attach, vouchers: first, title: t('lacking'), isBusy: attaching.isPending }}
        />
      )}
      {others.length > 0 && (
        <Choice
          {...{ club, attach, vouchers: others, title: t('recent'), isBusy: attaching.isPending }}
        />
      )}
    </>
  );
}

function Title({ club }: { readonly club: MyClub }) {
  const { t } = useTranslation('shared');
  return (
    <Section title={t('which')}>
      <Button
        mt="sm"
        renderRoot={(props) => (
          <Link
            to="/clubs/$club/money/record/$what"
            params={{ club: club.id, what: 'expense' }}
            search={{ shared: 'yes' }}
            {...props}
          />
        )}
      >
        {t('newExpense')}
      </Button>
    </Section>
  );
}

interface ChoiceProps {
  readonly club: MyClub;
  readonly title: string;
  readonly vouchers: readonly Voucher[];
  readonly isBusy: boolean;
  readonly attach: (voucher: number) => void;
}

function Choice({ club, title, vouchers, isBusy, attach }: ChoiceProps) {
  const { t } = useTranslation('cash');
  const dates = useDates();
  const money = useMoney(club.currency);
  const titleOf = useVoucherTitle();
  return (
    <Section title={title}>
      <Stack gap="xs" mt="sm">
        {vouchers.map((voucher) => (
          <Button
            key={voucher.event}
            variant="default"
            h="auto"
            mih={52}
            py="xs"
            justify="space-between"
            disabled={isBusy}
            styles={{ label: { whiteSpace: 'normal', textAlign: 'start' } }}
            rightSection={money(Math.abs(voucher.amount))}
            onClick={() => {
              attach(voucher.event);
            }}
          >
            <span>
              <Text component="span" display="block" fw={650}>
                {titleOf(voucher)}
              </Text>
              <Text component="span" display="block" size="sm" c="dimmed">
                {t('voucher', { label: voucher.label })} · {dates.short(voucher.day)}
              </Text>
            </span>
          </Button>
        ))}
      </Stack>
    </Section>
  );
}
