import { Badge } from '@mantine/core';
import { IconChevronRight } from '@tabler/icons-react';
import { useSuspenseQuery } from '@tanstack/react-query';
import { yearsQuery } from '../../api/money/years.js';
import { AsFile } from '../../parts/files/as-file.js';
import { bookFiles } from '../../parts/files/book-files.js';
import { Section } from '../../parts/page/section.js';
import { Link } from '../../routing/link.js';
import { useTranslation } from '../../words/use-translation.js';
import type { CashProps } from './cash-props.js';
import rows from '../../parts/list/rows.module.css';

/** The fiscal years; each opens to its accounts. */
export function Years({ club }: CashProps) {
  const { t } = useTranslation(['cash.years', 'files']);
  const { data: years } = useSuspenseQuery(yearsQuery(club.id));
  const reported = {
    title: 'reported',
    of: `${club.id}/payments`,
    formats: ['xlsx', 'csv'],
  } as const;
  const allBooks = [...bookFiles(club), reported];
  return (
    <Section title={t('list')} beside={<AsFile files={allBooks} label={t('files:titles.books')} />}>
      <ul className={rows['rows']}>
        {years.map(({ firstDay, label, status }) => (
          <li key={firstDay}>
            <Link
              to="/clubs/$club/money/years/$year"
              params={{ club: club.id, year: firstDay }}
              className={rows['row']}
            >
              <span className={rows['grow']}>{t('title', { label })}</span>
              {status === 'closed' && (
                <Badge variant="outline" color="felt" c="var(--mantine-color-text)">
                  {t('closed')}
                </Badge>
              )}
              <IconChevronRight size={20} aria-hidden />
            </Link>
          </li>
        ))}
      </ul>
    </Section>
  );
}
