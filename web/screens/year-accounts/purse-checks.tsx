import { useDays } from '../../parts/figures/days.js';
import { useMoney } from '../../parts/figures/money.js';
import { Section } from '../../parts/page/section.js';
import { useTranslation } from '../../words/use-translation.js';
import { ToCard } from '../account-card/to-card.js';
import { useAccountName } from '../cash/use-account-names.js';
import type { YearProps } from './year-props.js';
import classes from './year-accounts.module.css';

type Check = YearProps['accounts']['purses'][number]['check'];

/** How each purse was checked: counted on, with which difference, and reconciled up to the last day. */
export function PurseChecks({ accounts }: YearProps) {
  const { t } = useTranslation('cash.years');
  const days = useDays();
  const nameOf = useAccountName();
  const money = useMoney(accounts.currency);
  const since = (
    words: 'counted' | 'reconciled',
    day: string | null,
    amount: number | null,
    added: number,
  ) =>
    day === null
      ? []
      : [
          [
            t(`purseChecks.${words}`, { day: days.date(day) }),
            ...(amount === null ? [] : [money(amount)]),
            ...(added > 0 ? [t('purseChecks.added', { count: added })] : []),
          ].join(' · '),
        ];
  const reconciled = (check: Check) => {
    const { reconciledTo: until, reconciledAt: balance, reconciledAdded: added } = check;
    const reachesOver = until !== null && until > accounts.to;
    if (!reachesOver) return since('reconciled', until, balance, added);
    if (balance !== null) return since('reconciled', accounts.to, balance, added);
    const between = { day: days.date(accounts.to), until: days.date(until) };
    return [t('purseChecks.notReconciled', between)];
  };
  const checksOf = ({ code, check }: (typeof accounts.purses)[number]) => {
    const checks = [
      ...since('counted', check.countedOn, check.counted, check.countAdded),
      ...reconciled(check),
    ];
    if (checks.length > 0) return checks;
    return [t(`purseChecks.${code === 'drawer' ? 'neverCounted' : 'neither'}`)];
  };
  // The difference of a count before the first day is in the accounts of another year.
  const isOfYear = ({ countedOn }: Check) => countedOn !== null && countedOn >= accounts.from;
  if (accounts.purses.length === 0) return null;
  return (
    <Section title={t('purseChecks.title')}>
      <table className={classes['words']} aria-label={t('purseChecks.title')}>
        <thead>
          <tr>
            <th scope="col">{t('account')}</th>
            <th scope="col">{t('purseChecks.check')}</th>
            <th scope="col">{t('purseChecks.difference')}</th>
          </tr>
        </thead>
        <tbody>
          {accounts.purses.map((one) => (
            <tr key={one.account}>
              <th scope="row">
                <ToCard owner={one.account} name={nameOf({ ...one, id: one.account })} />
              </th>
              <td>
                {checksOf(one).map((said) => (
                  <div key={said}>{said}</div>
                ))}
              </td>
              <td>{isOfYear(one.check) ? money(one.check.difference ?? 0) : ''}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </Section>
  );
}
