import { Text } from '@mantine/core';
import { useDates } from '../../parts/figures/dates.js';
import { MorePages, type Pages } from '../../parts/list/more-pages.js';
import { Points } from '../../parts/figures/points.js';
import { Section } from '../../parts/page/section.js';
import { SignedMoney } from '../../parts/figures/signed-money.js';
import rows from '../../parts/list/rows.module.css';
import { Link } from '../../routing/link.js';
import { useBookName } from '../../parts/evening/use-book-name.js';
import { useTranslation } from '../../words/use-translation.js';
import type { EveningOfMember } from './season.js';

interface Props {
  readonly club: string;
  readonly member: string;
  readonly evenings: readonly EveningOfMember[];
  readonly currency: string;
  readonly older: Pages;
}

/** The evenings of an account, the latest first; each leads to its own lines. */
export function EveningList({ club, member, evenings, currency, older }: Props) {
  const bookName = useBookName();
  const { t } = useTranslation(['statement', 'members']);
  const dates = useDates();
  return (
    <Section title={t('evenings')}>
      {evenings.length === 0 && <Text>{t('noEvenings')}</Text>}
      <ul className={rows['rows']}>
        {evenings.map(({ id, openedAt, isOpen, points, money, rate, ...evening }) => (
          <li key={id}>
            <Link
              to="/clubs/$club/members/$member/sessions/$session"
              params={{ club, member, session: id }}
              className={rows['row']}
            >
              <span className={rows['grow']}>
                <Text component="span" display="block" fw={600}>
                  {dates.short(openedAt)}
                </Text>
                <Text component="span" display="block" size="sm" c="dimmed">
                  {isOpen ? t('members:open') : bookName(evening)}
                </Text>
              </span>
              <span className={rows['end']}>
                <Text component="span" display="block">
                  <Points value={points} />
                </Text>
                {money !== null && rate > 0 && (
                  <Text component="span" display="block" size="sm">
                    <SignedMoney minor={money} currency={currency} />
                  </Text>
                )}
              </span>
            </Link>
          </li>
        ))}
      </ul>
      <MorePages pages={older} label={t('older')} />
    </Section>
  );
}
