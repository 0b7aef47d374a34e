import { useSuspenseQuery } from '@tanstack/react-query';
import { moneyQuery } from '../../api/money/cash.js';
import { Section } from '../../parts/page/section.js';
import { Link } from '../../routing/link.js';
import { useTranslation } from '../../words/use-translation.js';
import type { CashProps } from './cash-props.js';
import { useAccountName } from './use-account-names.js';
import { useHeldWords } from './use-owed-words.js';
import rows from '../../parts/list/rows.module.css';
import classes from './cash.module.css';

/** The content of the purses; each opens to its card. */
export function Purses({ club }: CashProps) {
  const { t } = useTranslation('cash');
  const { data } = useSuspenseQuery(moneyQuery(club.id));
  const nameOf = useAccountName();
  const held = useHeldWords(data.currency);
  const purses = data.purses ?? [];
  const sum = purses.reduce((all, purse) => all + purse.held, 0);
  return (
    <Section title={t('purses')} beside={<strong className={classes['sum']}>{held(sum)}</strong>}>
      <ul className={rows['rows']}>
        {purses.map((purse) => (
          <li key={purse.id}>
            <Link
              to="/clubs/$club/money/cards/$owner"
              params={{ club: club.id, owner: purse.id }}
              className={rows['row']}
            >
              <span className={rows['grow']}>{nameOf(purse)}</span>
              <span className={classes['amount']}>{held(purse.held)}</span>
            </Link>
          </li>
        ))}
      </ul>
    </Section>
  );
}
