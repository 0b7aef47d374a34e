import { IconChevronRight } from '@tabler/icons-react';
import { may } from '../../api/people/rights.js';
import { Section } from '../../parts/page/section.js';
import { Link } from '../../routing/link.js';
import type { Target } from '../../routing/target.js';
import { useTranslation } from '../../words/use-translation.js';
import type { CashProps } from './cash-props.js';
import rows from '../../parts/list/rows.module.css';

/** The further pages about the club's money. */
export function More({ club: mine }: CashProps) {
  const { t } = useTranslation(['cash', 'cash.dues', 'my-money.settlingUp', 'recurring']);
  const params = { club: mine.id };
  return (
    <Section title={t('more.title')}>
      <ul className={rows['rows']}>
        <Way to={{ to: '/clubs/$club/money/vouchers', params }} words={t('vouchers.title')} />
        <Way to={{ to: '/clubs/$club/money/dues', params }} words={t('cash.dues:title')} />
        <Way to={{ to: '/clubs/$club/money/recurring', params }} words={t('recurring:title')} />
        <Way
          to={{ to: '/clubs/$club/settling-up', params }}
          words={t('my-money.settlingUp:title')}
        />
        <Way to={{ to: '/clubs/$club/money/accounts', params }} words={t('accounts.title')} />
        {may(mine, 'keep-money') && (
          <Way
            to={{ to: '/clubs/$club/money/record/$what', params: { ...params, what: 'opening' } }}
            words={t('record.opening.do')}
          />
        )}
        <Way to={{ to: '/clubs/$club/money/settings', params }} words={t('settings.title')} />
      </ul>
    </Section>
  );
}

function Way({ to, words }: { readonly to: Target; readonly words: string }) {
  return (
    <li>
      <Link {...to} className={rows['row']}>
        <span className={rows['grow']}>{words}</span>
        <IconChevronRight size={20} aria-hidden />
      </Link>
    </li>
  );
}
