import { Text } from '@mantine/core';
import { may } from '../../api/people/rights.js';
import { hyphenable } from '../../parts/people/hyphenable.js';
import { useCalled } from '../../parts/people/use-called.js';
import { Section } from '../../parts/page/section.js';
import { useTranslation } from '../../words/use-translation.js';
import { ToCard } from '../account-card/to-card.js';
import { useAccountName } from '../cash/use-account-names.js';
import { useOwedWords } from '../cash/use-owed-words.js';
import { useVoucherKinds } from '../vouchers/voucher-words.js';
import { AmountsTable, ofCard } from './amounts-table.js';
import { Figure } from './figure.js';
import { PurseChecks } from './purse-checks.js';
import type { YearProps } from './year-props.js';
import classes from './year-accounts.module.css';

/** The movements by purse, the number of vouchers of each kind, and the balances of members before and after. */
export function Movements({ club, accounts }: YearProps) {
  const { t } = useTranslation('cash.years');
  const nameOf = useAccountName();
  const kinds = useVoucherKinds();
  const { purses, kinds: moved, currency } = accounts;
  const madeOf = (owner: string) => ofCard(owner).madeOf ?? [];
  const sum = (amounts: readonly { readonly amount: number }[]) =>
    amounts.reduce((all, { amount }) => all + amount, 0);
  return (
    <>
      {purses.length > 0 && (
        <Section title={t('moves.purses')}>
          <AmountsTable
            label={t('moves.purses')}
            of={t('account')}
            columns={[t('moves.amount')]}
            currency={currency}
            groups={purses.map((one) => ({
              title: nameOf({ ...one, id: one.account }),
              lines: [
                { name: t('moves.opening'), amounts: [one.opening], madeOf: madeOf(one.account) },
                { name: t('moves.in'), amounts: [sum(one.in)], madeOf: madeOf(one.account) },
                { name: t('moves.out'), amounts: [sum(one.out)], madeOf: madeOf(one.account) },
                {
                  name: t('moves.closing'),
                  amounts: [one.closing],
                  isSum: true,
                  ...ofCard(one.account),
                },
              ],
            }))}
          />
        </Section>
      )}
      <PurseChecks club={club} accounts={accounts} />
      {moved.length > 0 && (
        <Section title={t('moves.kinds')}>
          <table className={classes['words']} aria-label={t('moves.kinds')}>
            <thead>
              <tr>
                <th scope="col">{t('moves.kind')}</th>
                <th scope="col">{t('moves.count')}</th>
              </tr>
            </thead>
            <tbody>
              {moved.map(({ kind, vouchers }) => (
                <tr key={kind}>
                  <th scope="row">{kinds[kind] ?? kind}</th>
                  <td>
                    <Figure
                      of={{ kind }}
                      text={String(vouchers)}
                      label={`${kinds[kind] ?? kind}: ${vouchers}`}
                    />
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        </Section>
      )}
      <Members club={club} accounts={accounts} />
    </>
  );
}

function Members({ club, accounts }: YearProps) {
  const { t } = useTranslation(['cash.years', 'examining']);
  const words = useOwedWords(accounts.currency);
  const called = useCalled();
  const members = accounts.members.filter(
    ({ opening, closing, kinds }) => opening !== 0 || closing !== 0 || kinds.length > 0,
  );
  if (members.length === 0) return null;
  return (
    // The accounts that are printed have what members owe as two sums; the list is to work with.
    <div className={classes['screenOnly']}>
      <Section title={t('moves.members')}>
        {!may(club, 'read-money') && <Text size="sm">{t('examining:onlyOwn')}</Text>}
        <table className={classes['words']} aria-label={t('moves.members')}>
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
                  <ToCard owner={member} name={hyphenable(called(name))} />
                </th>
                <td>{words(opening)}</td>
                <td>{words(closing)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </Section>
    </div>
  );
}
