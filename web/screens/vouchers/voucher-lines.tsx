import { Text } from '@mantine/core';
import { asItWent, MONEY_WAYS } from '../../../src/money/direction.js';
import type { Voucher, VoucherParty } from '../../api/money/cash.js';
import type { MyClub } from '../../api/people/me.js';
import { useMoney } from '../../parts/figures/money.js';
import { hyphenable } from '../../parts/people/hyphenable.js';
import { useTranslation } from '../../words/use-translation.js';
import classes from '../cash/cash.module.css';
import { usePartyNames } from './use-party-names.js';

interface Props {
  readonly club: MyClub;
  readonly voucher: Pick<Voucher, 'lines'>;
}

/**
 * The movements of a voucher: from and to as the money went, and who owes whom where none did. Debit and
 * credit are beside the names.
 */
export function VoucherLines({ club, voucher }: Props) {
  return MONEY_WAYS.map((way) => {
    const lines = voucher.lines.filter((line) => line.way === way);
    return lines.length > 0 && <OneWay key={way} club={club} way={way} lines={lines} />;
  });
}

interface OneWayProps {
  readonly club: MyClub;
  readonly way: Voucher['lines'][number]['way'];
  readonly lines: Voucher['lines'];
}

function OneWay({ club, way, lines }: OneWayProps) {
  const { t } = useTranslation('cash.lines');
  const { t: cash } = useTranslation('cash');
  const money = useMoney(club.currency);
  const partyOf = usePartyNames(club.id);
  return (
    <table className={classes['lines']}>
      <thead>
        <tr>
          <th scope="col">{t(`${way}.from`)}</th>
          <th scope="col">{t(`${way}.to`)}</th>
          <th scope="col" className={classes['number']}>
            {cash('amount')}
          </th>
        </tr>
      </thead>
      <tbody>
        {lines.map((line, index) => {
          const side = (party: VoucherParty) => (
            <td>
              {party.member === null ? partyOf(party) : hyphenable(partyOf(party))}
              <Text component="span" display="block" size="sm" c="dimmed">
                {t(party === line.from ? 'debit' : 'credit')}
              </Text>
            </td>
          );
          const { from, to } = asItWent(line);
          return (
            <tr key={index}>
              {side(from)}
              {side(to)}
              <td>{money(line.amount)}</td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}
