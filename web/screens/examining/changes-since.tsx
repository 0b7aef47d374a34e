import { Badge, Stack, Text } from '@mantine/core';
import type { Examination } from '../../api/money/examinations.js';
import type { MyClub } from '../../api/people/me.js';
import { useMoney } from '../../parts/figures/money.js';
import { Link } from '../../routing/link.js';
import { useTranslation } from '../../words/use-translation.js';
import { useAccountName } from '../cash/use-account-names.js';
import { useVoucherTitle } from '../vouchers/voucher-words.js';
import { AmountsTable } from '../year-accounts/amounts-table.js';
import rows from '../../parts/list/rows.module.css';

interface Props {
  readonly club: MyClub;
  readonly changes: NonNullable<Examination['changes']>;
}

/** The differences between the accounts that were signed and those of now: vouchers and balances. */
export function ChangesSince({ club, changes }: Props) {
  const { t } = useTranslation('cash.years');
  const money = useMoney(club.currency);
  const titleOf = useVoucherTitle();
  const nameOf = useAccountName();
  const { vouchers, added, reversed, balances } = changes;
  const counted = (
    [
      ['added', added],
      ['reversed', reversed],
    ] as const
  ).filter(([, count]) => count > 0);
  return (
    <Stack gap="xs" mt="sm">
      <Text fw={650}>{t('examined.since.title')}</Text>
      {counted.length + balances.length === 0 && <Text>{t('examined.since.nothing')}</Text>}
      {vouchers.length === 0 &&
        counted.map(([what, count]) => (
          <Text key={what}>
            {t(`examined.since.${what}`)}: {count}
          </Text>
        ))}
      {vouchers.length > 0 && (
        <ul className={rows['rows']} aria-label={t('examined.since.title')}>
          {vouchers.map((voucher) => (
            <li key={voucher.event}>
              <Link
                to="/clubs/$club/money/vouchers/$voucher"
                params={{ club: club.id, voucher: String(voucher.event) }}
                className={rows['row']}
              >
                <span className={rows['grow']}>
                  <Text component="span" display="block">
                    {voucher.label} · {titleOf(voucher)}
                  </Text>
                  <Badge variant="outline" color="felt" c="var(--mantine-color-text)">
                    {t(`examined.since.${voucher.change}`)}
                  </Badge>
                </span>
                <span className={rows['end']} style={{ whiteSpace: 'nowrap' }}>
                  {money(voucher.amount)}
                </span>
              </Link>
            </li>
          ))}
        </ul>
      )}
      {balances.length > 0 && (
        <AmountsTable
          label={t('examined.since.balances')}
          of={t('examined.since.account')}
          columns={[t('examined.since.then'), t('examined.since.now')]}
          groups={[
            {
              title: null,
              lines: balances.map(({ account, code, name, then, now }) => ({
                name:
                  account === null
                    ? t('examined.since.members')
                    : nameOf({ id: account, code, name }),
                amounts: [then, now],
              })),
            },
          ]}
          currency={club.currency}
        />
      )}
    </Stack>
  );
}
