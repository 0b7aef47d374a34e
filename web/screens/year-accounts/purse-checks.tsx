import { useDays } from '../../parts/figures/days.js';
import { useMoney } from '../../parts/figures/money.js';
import { Section } from '../../parts/page/section.js';
import { useTranslation } from '../../words/use-translation.js';
import { ToCard } from '../account-card/to-card.js';
import { useAccountName } from '../cash/use-account-names.js';
import type { YearProps } from './year-props.js';
import classes from './year-accounts.module.css';

/** How each purse was checked: counted on, with which difference, and reconciled up to. */
export function PurseChecks({ accounts }: YearProps) {
  const { t } = useTranslation('cash.years');
  const days = useDays();
  const nameOf = useAccountName();
  const money = useMoney(accounts.currency);
  const since = (day: string | null, added: number) =>
    day === null
      ? t('purseChecks.never')
      : [days.date(day), ...(added > 0 ? [t('purseChecks.added', { count: added })] : [])].join(
          ' · ',
        );
  if (accounts.purses.length === 0) return null;
  return (
    <Section title={t('purseChecks.title')}>
      <table className={classes['words']} aria-label={t('purseChecks.title')}>
        <thead>
          <tr>
            <th scope="col">{t('account')}</th>
            <th scope="col">{t('purseChecks.counted')}</th>
            <th scope="col">{t('purseChecks.difference')}</th>
            <th scope="col">{t('purseChecks.reconciled')}</th>
          </tr>
        </thead>
        <tbody>
          {accounts.purses.map(({ check, ...one }) => (
            <tr key={one.account}>
              <th scope="row">
                <ToCard owner={one.account} name={nameOf({ ...one, id: one.account })} />
              </th>
              <td>{since(check.countedOn, check.countAdded)}</td>
              <td>{check.difference === null ? '' : money(check.difference)}</td>
              <td>{since(check.reconciledTo, check.reconciledAdded)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </Section>
  );
}
