import { IconChevronRight } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { newsQuery } from '../../api/news.js';
import { Section } from '../../parts/section.js';
import rows from '../../parts/rows.module.css';
import { Link } from '../../routing/link.js';
import { useTranslation } from '../../words/use-translation.js';

/** What waits for me to do something, by what I may do. Nothing when there is nothing. */
export function Waiting({ club }: { readonly club: string }) {
  const { t } = useTranslation('news');
  const { data } = useQuery(newsQuery(club));
  const { disputes = 0, guests = 0 } = data?.waiting ?? {};
  return (
    <div aria-live="polite" style={{ display: 'contents' }}>
      {disputes + guests > 0 && (
        <Section title={t('waiting')}>
          <ul className={rows['rows']}>
            {disputes > 0 && (
              <li>
                <Link to="/clubs/$club/disputes" params={{ club }} className={rows['row']}>
                  <span className={rows['grow']}>{t('disputes', { count: disputes })}</span>
                  <IconChevronRight size={20} aria-hidden />
                </Link>
              </li>
            )}
            {guests > 0 && (
              <li>
                <Link to="/clubs/$club/people" params={{ club }} className={rows['row']}>
                  <span className={rows['grow']}>{t('guests', { count: guests })}</span>
                  <IconChevronRight size={20} aria-hidden />
                </Link>
              </li>
            )}
          </ul>
        </Section>
      )}
    </div>
  );
}
