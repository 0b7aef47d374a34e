import { useSuspenseQuery } from '@tanstack/react-query';
import { moneyQuery } from '../../api/money/cash.js';
import { useMoney } from '../../parts/figures/money.js';
import rows from '../../parts/list/rows.module.css';
import { Section } from '../../parts/page/section.js';
import { useTranslation } from '../../words/use-translation.js';
import { useAccountName } from '../cash/use-account-names.js';

/** The content of the purses, where the club shows it. */
export function ShownPurses({ club }: { readonly club: string }) {
  const { t } = useTranslation('my-money');
  const { data } = useSuspenseQuery(moneyQuery(club));
  const nameOf = useAccountName();
  const money = useMoney(data.currency);
  if (data.purses === null || data.purses.length === 0) return null;
  return (
    <Section title={t('purses.title')}>
      <ul className={rows['rows']}>
        {data.purses.map((purse) => (
          <li key={purse.id} className={rows['row']}>
            <span className={rows['grow']}>{nameOf(purse)}</span>
            <span>
              {purse.held < 0
                ? t('purses.missing', { money: money(-purse.held) })
                : money(purse.held)}
            </span>
          </li>
        ))}
      </ul>
    </Section>
  );
}
