import { Text } from '@mantine/core';
import { IconCheck, IconClock, IconX } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { eveningSeasonsQuery, seasonsQuery } from '../../api/seasons.js';
import rows from '../../parts/rows.module.css';
import { Section } from '../../parts/section.js';
import { Link } from '../../routing/link.js';
import { useTranslation } from '../../words/use-translation.js';
import type { EveningProps } from './evening-props.js';

/** In which seasons the evening counts, in which it does not, and why. Nothing in a club without any. */
export function InSeasons({ club, session }: Pick<EveningProps, 'club' | 'session'>) {
  const { t } = useTranslation('seasons');
  // Without suspense: the evening is there for who cannot read its seasons.
  const { data: seasons = [] } = useQuery(seasonsQuery(club.id));
  const { data: own } = useQuery(eveningSeasonsQuery(club.id, session.id));
  if (seasons.length === 0 || own === undefined) return null;
  return (
    <Section title={t('ofEvening.title')}>
      {own.length === 0 && <Text>{t('ofEvening.none')}</Text>}
      <ul className={rows['rows']}>
        {own.map(({ season, name, counts, why, moved }) => {
          const Sign = counts ? IconCheck : why === 'open' ? IconClock : IconX;
          return (
            <li key={season}>
              <Link
                to="/clubs/$club/seasons/$season"
                params={{ club: club.id, season }}
                className={rows['row']}
              >
                <Sign size={18} aria-hidden />
                <span className={rows['grow']}>
                  <Text component="span" display="block" fw={600}>
                    {name}
                  </Text>
                  <Text component="span" display="block" size="sm" c="dimmed">
                    {t(`belongs.${why}`)}
                  </Text>
                  {moved !== null && (
                    <Text component="span" display="block" size="sm">
                      »{moved.why}«
                    </Text>
                  )}
                </span>
              </Link>
            </li>
          );
        })}
      </ul>
    </Section>
  );
}
