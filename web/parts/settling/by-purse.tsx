import { Button, Menu } from '@mantine/core';
import { IconBuildingBank } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { accountsQuery } from '../../api/money/cash.js';
import type { EveningByPurse } from '../../api/money/evening-cash.js';
import { may } from '../../api/people/rights.js';
import { useAccountName } from '../../screens/cash/use-account-names.js';
import { useTranslation } from '../../words/use-translation.js';
import { useMoney } from '../figures/money.js';
import type { CashOfEvening } from './use-evening-cash.js';

interface Props extends Pick<CashOfEvening, 'club' | 'nameOf'> {
  /** A payment that the evening asks for; null for the club. */
  readonly line: {
    readonly from: string | null;
    readonly to: string | null;
    readonly amount: number;
  };
  readonly isBusy: boolean;
  readonly onPay: (payment: EveningByPurse) => void;
}

/**
 * The purses of the club instead of one of the two players: the payer pays into one, or the recipient is
 * paid out of it. Nothing for those who may not move the club's money. Words: room `table`.
 */
export function ByPurse({ club, nameOf, line, isBusy, onPay }: Props) {
  const { t } = useTranslation('table');
  const money = useMoney(club.currency);
  const accountName = useAccountName();
  const { from, to, amount } = line;
  const payer = may(club, 'receive-money') ? from : null;
  const recipient = may(club, 'keep-money') ? to : null;
  const { data: accounts = [] } = useQuery({
    ...accountsQuery(club.id),
    enabled: payer !== null || recipient !== null,
  });
  const payments = accounts
    .filter(({ type, archivedAt }) => type === 'purse' && archivedAt === null)
    .flatMap((purse) => {
      const of = { purse: purse.id, amount };
      const said = (member: string) => {
        return { name: nameOf(member), amount: money(amount), purse: accountName(purse) };
      };
      return [
        ...(payer === null
          ? []
          : [
              {
                what: 'received',
                member: payer,
                ...of,
                words: t('settling.into', said(payer)),
              } as const,
            ]),
        ...(recipient === null
          ? []
          : [
              {
                what: 'paid-out',
                member: recipient,
                ...of,
                words: t('settling.outOf', said(recipient)),
              } as const,
            ]),
      ];
    });
  if (payments.length === 0) return null;
  return (
    <Menu position="bottom-end" withinPortal>
      <Menu.Target>
        <Button
          variant="subtle"
          leftSection={<IconBuildingBank size={20} aria-hidden />}
          disabled={isBusy}
        >
          {t('settling.byPurse')}
        </Button>
      </Menu.Target>
      <Menu.Dropdown>
        {payments.map(({ words, ...payment }) => (
          <Menu.Item
            key={words}
            mih={44}
            onClick={() => {
              onPay(payment);
            }}
          >
            {words}
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  );
}
