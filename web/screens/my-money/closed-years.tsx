import { IconChevronRight } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { yearsQuery } from '../../api/money/years.js';
import rows from '../../parts/list/rows.module.css';
import { Section } from '../../parts/page/section.js';
import { Link } from '../../routing/link.js';
import { useTranslation } from '../../words/use-translation.js';

/** The accounts of closed years, which every member reads, and the proof of the log behind them. */
export function ClosedYears({ club }: { readonly club: string }) {
  const { t } = useTranslation(['cash.years', 'shell']);
  const { data: years = [] } = useQuery(yearsQuery(club));
  const closed = years.filter(({ status }) => status === 'closed');
  if (closed.length === 0) return null;
  return (
    <Section title={t('list')}>
      <ul className={rows['rows']}>
        {closed.map(({ firstDay, label }) => (
          <li key={firstDay}>
            <Link
              to="/clubs/$club/money/years/$year"
              params={{ club, year: firstDay }}
              className={rows['row']}
            >
              <span className={rows['grow']}>{t('title', { label })}</span>
              <IconChevronRight size={20} aria-hidden />
            </Link>
          </li>
        ))}
        <li>
          <Link to="/clubs/$club/verification" params={{ club }} className={rows['row']}>
            <span className={rows['grow']}>{t('shell:destinations.verification')}</span>
            <IconChevronRight size={20} aria-hidden />
          </Link>
        </li>
      </ul>
    </Section>
  );
}
