import { Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { eveningSeasonsQuery, seasonsQuery } from '../../api/seasons/seasons.js';
import rows from '../../parts/list/rows.module.css';
import { Folding } from '../../parts/page/folding.js';
import { WhetherItCounts } from '../../parts/seasons/whether-it-counts.js';
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
    <Folding
      title={t('ofEvening.title')}
      id="seasons"
      summary={own.length === 0 ? t('ofEvening.none') : own.map(({ name }) => name).join(' · ')}
    >
      {own.length === 0 && <Text>{t('ofEvening.none')}</Text>}
      <ul className={rows['rows']}>
        {own.map(({ season, name, counts, why, moved }) => (
          <li key={season}>
            <Link
              to="/clubs/$club/seasons/$season"
              params={{ club: club.id, season }}
              className={rows['row']}
            >
              <WhetherItCounts title={name} counts={counts} why={why} moved={moved} />
            </Link>
          </li>
        ))}
      </ul>
    </Folding>
  );
}
