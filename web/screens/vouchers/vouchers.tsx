import { Text, TextInput } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { IconSearch } from '@tabler/icons-react';
import { useInfiniteQuery, useSuspenseQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { VOUCHER_ORDERS } from '../../../src/money/voucher-orders.js';
import {
  accountsQuery,
  booksQuery,
  vouchersQuery,
  type Voucher,
  type VoucherFilter,
} from '../../api/money/cash.js';
import { useMyClub } from '../../api/people/me.js';
import { may } from '../../api/people/rights.js';
import { NotFoundScreen } from '../../app/states/not-found-screen.js';
import { Filter } from '../../parts/list/filter.js';
import { chosenOf, FoldedFilters } from '../../parts/list/folded-filters.js';
import { Register } from '../../parts/list/register.js';
import { useMemberChoices } from '../../parts/people/use-names.js';
import { usePath } from '../../parts/page/use-path.js';
import { usePlace } from '../../routing/use-routing.js';
import { useTranslation } from '../../words/use-translation.js';
import { useAccountName } from '../cash/use-account-names.js';
import { VoucherRow } from './voucher-row.js';
import { useNamedKind, useVoucherKinds } from './voucher-words.js';
import rows from '../../parts/list/rows.module.css';

const LOOKED = ['yes', 'no'] as const;

/** The search waits for a pause in typing. */
const PAUSE_MS = 250;

/** The vouchers of the club, searched, narrowed and in an order; each opens to its lines. */
export function Vouchers() {
  const { t } = useTranslation(['cash', 'vouchers']);
  const club = useMyClub(usePath('club').club);
  const { search } = usePlace();
  const namedKind = useNamedKind();
  const [filter, setFilter] = useState<VoucherFilter>({
    year: search.get('year') ?? undefined,
    member: search.get('member') ?? undefined,
    account: search.get('account') ?? undefined,
    kind: namedKind(search.get('kind')),
    receipts: search.get('receipts') === 'missing' ? 'missing' : undefined,
    looked: LOOKED.find((one) => one === search.get('looked')),
  });
  const [text, setText] = useState('');
  const [q] = useDebouncedValue(text.trim(), PAUSE_MS);
  const wanted = { ...filter, q: q === '' ? undefined : q };
  const pages = useInfiniteQuery(vouchersQuery(club?.id ?? '', wanted));
  if (club === undefined) return <NotFoundScreen />;
  const vouchers = pages.data?.pages.flatMap((page) => page.vouchers) ?? [];
  return (
    <Register
      title={t('vouchers.title')}
      club={club.id}
      filters={
        <>
          <TextInput
            type="search"
            label={t('vouchers:search')}
            leftSection={<IconSearch size={20} aria-hidden />}
            autoComplete="off"
            maxLength={100}
            value={text}
            onChange={({ currentTarget }) => {
              setText(currentTarget.value);
            }}
          />
          <FoldedFilters chosen={chosenOf(filter)}>
            <Filters club={club.id} filter={filter} onChange={setFilter} />
          </FoldedFilters>
        </>
      }
      files={
        may(club, 'read-account')
          ? [{ of: `${club.id}/vouchers`, query: wanted, formats: ['xlsx', 'csv'] }]
          : []
      }
      summary={<>{pages.isSuccess && vouchers.length === 0 && <Text>{t('vouchers.none')}</Text>}</>}
      pages={pages}
    >
      <ul className={rows['rows']} aria-label={t('vouchers.title')}>
        {vouchers.map((voucher) => (
          <VoucherRow key={voucher.event} club={club} voucher={voucher} />
        ))}
      </ul>
    </Register>
  );
}

interface FiltersProps {
  readonly club: string;
  readonly filter: VoucherFilter;
  readonly onChange: (filter: VoucherFilter) => void;
}

function Filters({ club, filter, onChange }: FiltersProps) {
  const { t } = useTranslation(['registers', 'cash']);
  const { data: books } = useSuspenseQuery(booksQuery(club));
  const { data: accounts } = useSuspenseQuery(accountsQuery(club));
  const members = useMemberChoices(club);
  const nameOf = useAccountName();
  const kinds = useVoucherKinds();
  return (
    <>
      <Filter
        label={t('cash:year')}
        value={filter.year}
        choices={books.years.map(({ firstDay, label }) => ({ value: firstDay, label }))}
        onChange={(year) => {
          onChange({ ...filter, year });
        }}
      />
      <Filter
        label={t('member')}
        value={filter.member}
        choices={members}
        onChange={(member) => {
          onChange({ ...filter, member });
        }}
      />
      <Filter
        label={t('cash:account')}
        value={filter.account}
        choices={accounts.map((one) => ({ value: one.id, label: nameOf(one) }))}
        onChange={(account) => {
          onChange({ ...filter, account });
        }}
      />
      <Filter
        label={t('cash:kind')}
        value={filter.kind}
        choices={Object.entries(kinds).map(([kind, label = kind]) => ({
          // The words are listed by the kinds of event.
          value: kind as Voucher['kind'],
          label,
        }))}
        onChange={(kind) => {
          onChange({ ...filter, kind });
        }}
      />
      <AuditFilters filter={filter} onChange={onChange} />
    </>
  );
}

/** The order of the list, and the two questions of who examines it. */
function AuditFilters({ filter, onChange }: Omit<FiltersProps, 'club'>) {
  const { t } = useTranslation(['vouchers', 'receipts']);
  return (
    <>
      <Filter
        label={t('vouchers:order')}
        value={filter.order}
        all={t('vouchers:orders.recorded')}
        choices={VOUCHER_ORDERS.map((value) => ({ value, label: t(`vouchers:orders.${value}`) }))}
        onChange={(order) => {
          onChange({ ...filter, order });
        }}
      />
      <Filter
        label={t('receipts:filter')}
        value={filter.receipts}
        choices={[{ value: 'missing' as const, label: t('receipts:missing') }]}
        onChange={(receipts) => {
          onChange({ ...filter, receipts });
        }}
      />
      <Filter
        label={t('vouchers:looked.filter')}
        value={filter.looked}
        choices={LOOKED.map((value) => ({ value, label: t(`vouchers:looked.${value}`) }))}
        onChange={(looked) => {
          onChange({ ...filter, looked });
        }}
      />
    </>
  );
}
