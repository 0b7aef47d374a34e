import { Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { objectionsQuery } from '../../api/money/objections.js';
import type { MyClub } from '../../api/people/me.js';
import { useDates } from '../../parts/figures/dates.js';
import { Section } from '../../parts/page/section.js';
import { useCalled } from '../../parts/people/use-called.js';
import { Link } from '../../routing/link.js';
import rows from '../../parts/list/rows.module.css';
import { useTranslation } from '../../words/use-translation.js';

/** The open objections to vouchers, the oldest first. Empty when there are none. */
export function OpenObjections({ club }: { readonly club: MyClub }) {
  const { t } = useTranslation('objections');
  const dates = useDates();
  const called = useCalled();
  const { data = [] } = useQuery(objectionsQuery(club.id));
  const open = data.filter(({ state }) => state === 'open').toReversed();
  if (open.length === 0) return null;
  return (
    <Section title={t('open')} id="objections">
      <ul className={rows['rows']}>
        {open.map(({ event, voucher, actorName, time, text }) => (
          <li key={event}>
            <Link
              to="/clubs/$club/money/vouchers/$voucher"
              params={{ club: club.id, voucher: String(voucher.event) }}
              hash="objections"
              className={rows['row']}
            >
              <span className={rows['grow']}>
                <Text component="span" display="block" fw={650}>
                  {t('openOf', { name: called(actorName), label: voucher.label })}
                </Text>
                <Text component="span" display="block" size="sm" lineClamp={2}>
                  {text}
                </Text>
                <Text component="span" display="block" size="sm" c="dimmed">
                  {dates.moment(time)}
                </Text>
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </Section>
  );
}
