import { Section } from '../../parts/page/section.js';
import { useTranslation } from '../../words/use-translation.js';
import { ToCard } from '../account-card/to-card.js';
import { useAccountName } from '../cash/use-account-names.js';
import { useOwedWords } from '../cash/use-owed-words.js';
import { useVoucherKinds } from '../vouchers/voucher-words.js';
import { AmountsTable } from './amounts-table.js';
import type { YearProps } from './year-props.js';
import classes from './year-accounts.module.css';

/** The movements by purse and by kind of event, and the balances of members before and after. */
export function Movements({ accounts }: YearProps) {
  const { t } = useTranslation('cash.years');
  const nameOf = useAccountName();
  const kinds = useVoucherKinds();
  const { purses, kinds: moved, currency } = accounts;
  const sum = (amounts: readonly { readonly amount: number }[]) =>
    amounts.reduce((all, { amount }) => all + amount, 0);
  return (
    <>
      <Section title={t('moves.purses')}>
        {purses.map((one) => {
          const name = nameOf({ ...one, id: one.account });
          return (
            <AmountsTable
              key={one.account}
              label={name}
              columns={[name]}
              currency={currency}
              lines={[
                { name: t('moves.opening'), amounts: [one.opening] },
                { name: t('moves.in'), amounts: [sum(one.in)] },
                { name: t('moves.out'), amounts: [sum(one.out)] },
                {
                  name: t('moves.closing'),
                  amounts: [one.closing],
                  isSum: true,
                  owner: one.account,
                },
              ]}
            />
          );
        })}
      </Section>
      <Section title={t('moves.kinds')}>
        <AmountsTable
          label={t('moves.kinds')}
          columns={[t('moves.amount')]}
          currency={currency}
          lines={moved.map(({ kind, amount, vouchers }) => ({
            name: `${kinds[kind] ?? kind} (${t('moves.vouchers', { count: vouchers })})`,
            amounts: [amount],
          }))}
        />
      </Section>
      <Members accounts={accounts} />
    </>
  );
}

function Members({ accounts }: Pick<YearProps, 'accounts'>) {
  const { t } = useTranslation('cash.years');
  const words = useOwedWords(accounts.currency);
  const members = accounts.members.filter(
    ({ opening, closing, kinds }) => opening !== 0 || closing !== 0 || kinds.length > 0,
  );
  return (
    <Section title={t('moves.members')}>
      <table className={classes['table']} aria-label={t('moves.members')}>
        <thead>
          <tr>
            <th scope="col">{t('moves.member')}</th>
            <th scope="col">{t('moves.opening')}</th>
            <th scope="col">{t('moves.closing')}</th>
          </tr>
        </thead>
        <tbody>
          {members.map(({ member, name, opening, closing }) => (
            <tr key={member}>
              <th scope="row">
                <ToCard owner={member} name={name} />
              </th>
              <td>{words(opening)}</td>
              <td>{words(closing)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </Section>
  );
}
