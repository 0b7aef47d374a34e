import { Button, Text } from '@mantine/core';
import { useSuspenseQuery } from '@tanstack/react-query';
import type { MyClub } from '../../api/people/me.js';
import { standingsQuery, type Season } from '../../api/seasons/seasons.js';
import { RankChange } from '../../parts/seasons/rank-change.js';
import { Section } from '../../parts/page/section.js';
import { useIsPerson } from '../../parts/people/use-names.js';
import { useStandingNumbers } from '../../parts/seasons/use-standing-numbers.js';
import { Link } from '../../routing/link.js';
import { useTranslation } from '../../words/use-translation.js';
import classes from './season.module.css';

interface Props {
  readonly club: MyClub;
  readonly season: Season;
}

/** The caller's place in a season, in a strip that leads to it. */
export function MyStanding({ club, season }: Props) {
  const { t } = useTranslation('seasons');
  const isMe = useIsPerson(club.id, club.member);
  const { data: standings } = useSuspenseQuery(standingsQuery(club.id, season.id));
  const numbers = useStandingNumbers(season.rule.by, club.currency);
  const { rows } = standings;
  const own = rows.find(({ member }) => isMe(member));
  const ranked = rows.filter(({ rank }) => rank !== null).length;
  return (
    <Section title={season.name}>
      {own === undefined && <Text>{t('stripNot')}</Text>}
      {own !== undefined && (
        <>
          <Text component="div" className={classes['own'] ?? ''}>
            <b>
              {own.rank === null
                ? t(`unranked.${own.why ?? 'no-hands'}`, { least: season.rule.least })
                : t('stripRank', { rank: own.rank, of: ranked })}
            </b>
            {own.rankBefore !== null && <RankChange rank={own.rank} before={own.rankBefore} />}
          </Text>
          <Text>
            {[
              numbers.main(own),
              t('stripEvenings', { counted: own.counted, played: own.played }),
            ].join(' · ')}
          </Text>
        </>
      )}
      <Button
        mt="sm"
        variant="default"
        renderRoot={(props) => (
          <Link
            to="/clubs/$club/seasons/$season"
            params={{ club: club.id, season: season.id }}
            {...props}
          />
        )}
      >
        {t('season')}
      </Button>
    </Section>
  );
}
