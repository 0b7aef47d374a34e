import { IconChevronRight } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import type { MyClub } from '../../api/people/me.js';
import { newsQuery } from '../../api/people/news.js';
import { isTablet } from '../../api/people/rights.js';
import { useUnsent } from '../../outbox/unsent.js';
import { Section } from '../../parts/page/section.js';
import { useMemberNames } from '../../parts/people/use-names.js';
import rows from '../../parts/list/rows.module.css';
import { Link } from '../../routing/link.js';
import { useTranslation } from '../../words/use-translation.js';
import type { Target } from '../../routing/target.js';

/**
 * The caller's open tasks, by their permissions, and the steps that this device has not sent. Empty
 * when there are none.
 */
export function Waiting({ club: mine }: { readonly club: MyClub }) {
  const { id: club } = mine;
  const { t } = useTranslation('member-start.news');
  const { data } = useQuery({ ...newsQuery(club), enabled: !isTablet(mine) });
  const nameOf = useMemberNames(club);
  const {
    disputes = 0,
    decisions = [],
    guests = 0,
    invites = 0,
    payments = 0,
    years = [],
  } = data?.waiting ?? {};
  const unsent = useUnsent(club);
  const people = { to: '/clubs/$club/people', params: { club } } as const;
  return (
    <div aria-live="polite" style={{ display: 'contents' }}>
      {disputes + guests + invites + payments + unsent.length + years.length + decisions.length >
        0 && (
        <Section title={t('waiting')}>
          <ul className={rows['rows']}>
            {unsent.map(([session, count]) => (
              <Row
                key={session}
                to={{
                  to: '/clubs/$club/sessions/$session/table',
                  params: { club, session },
                }}
                words={t('unsent', { count })}
              />
            ))}
            {decisions.map(({ dispute, by }) => (
              <Row
                key={dispute}
                to={{ to: '/clubs/$club/disputes/$dispute', params: { club, dispute } }}
                words={t('decisionProposed', { name: nameOf(by) })}
              />
            ))}
            {disputes > 0 && (
              <Row
                to={{ to: '/clubs/$club/disputes', params: { club } }}
                words={t('disputes', { count: disputes })}
              />
            )}
            {payments > 0 && (
              <Row
                to={{ to: '/clubs/$club/money', params: { club } }}
                words={t('payments', { count: payments })}
              />
            )}
            {years.map(({ firstDay, label, what, count }) => (
              <Row
                key={`${firstDay} ${what}`}
                to={{ to: '/clubs/$club/money/years/$year', params: { club, year: firstDay } }}
                words={t(`years.${what}`, { label, count })}
              />
            ))}
            {guests > 0 && <Row to={people} words={t('guests', { count: guests })} />}
            {invites > 0 && <Row to={people} words={t('invites', { count: invites })} />}
          </ul>
        </Section>
      )}
    </div>
  );
}

interface RowProps {
  readonly to: object;
  readonly words: string;
}

function Row({ to, words }: RowProps) {
  return (
    <li>
      <Link {...(to as Target)} className={rows['row']}>
        <span className={rows['grow']}>{words}</span>
        <IconChevronRight size={20} aria-hidden />
      </Link>
    </li>
  );
}
