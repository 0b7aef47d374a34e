import { Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { matchesQuery } from '../../api/money/matches.js';
import type { MyClub } from '../../api/people/me.js';
import { useDates } from '../../parts/figures/dates.js';
import { useMoney } from '../../parts/figures/money.js';
import rows from '../../parts/list/rows.module.css';
import { Section } from '../../parts/page/section.js';
import { useTranslation } from '../../words/use-translation.js';
import { useItemWords } from './item-lines.js';

interface Props {
  readonly club: MyClub;
  readonly member: string;
}

/** The matches that the treasurer moved by hand, with the reason; nothing where there are none. */
export function Moves({ club, member }: Props) {
  const { t } = useTranslation('open-items');
  const dates = useDates();
  const money = useMoney(club.currency);
  const words = useItemWords(club.currency);
  const { data } = useQuery(matchesQuery(club.id, member));
  if (data === undefined || data.moves.length === 0) return null;
  return (
    <Section title={t('moves')}>
      <ul className={rows['rows']}>
        {data.moves.map(({ event, day, matched, from, to, amount, why }) => (
          <li key={event} className={rows['row']}>
            <span className={rows['grow']}>
              <Text component="span" display="block">
                {t('moved', {
                  money: money(amount),
                  what: words(matched).what,
                  from: words(from).what,
                  to: words(to).what,
                })}
              </Text>
              <Text component="span" display="block" size="sm">
                {t('movedWhy', { why })}
              </Text>
              <Text component="span" display="block" size="sm" c="dimmed">
                {dates.short(day)}
              </Text>
            </span>
          </li>
        ))}
      </ul>
    </Section>
  );
}
