import { useInfiniteQuery } from '@tanstack/react-query';
import { isOfPoints, readFigure } from '../../../../src/standings/figures/figure-name.js';
import { useMyClub, type MyClub } from '../../../api/people/me.js';
import type { StatisticFilter } from '../../../api/seasons/statistic-filter.js';
import { countedHandsQuery } from '../../../api/seasons/statistics.js';
import { NotFoundScreen } from '../../../app/states/not-found-screen.js';
import { plainPoints } from '../../../parts/figures/points.js';
import { useMemberNames } from '../../../parts/people/use-names.js';
import { usePath } from '../../../parts/page/use-path.js';
import { useTranslation } from '../../../words/use-translation.js';
import { Behind } from './behind.js';
import { useOwnFineName } from '../names/own-fine-name.js';
import { isOfEvenings, useFigureTitle } from '../names/figure-title.js';
import { HandRow } from './hand-row.js';
import { PointsBehind } from './points-behind.js';
import { useStatisticsAddress } from '../address/use-address.js';

/** The hands behind a number: as many as it says, each a way to its evening. */
export function CountedHands() {
  const club = useMyClub(usePath('club').club);
  const { filter, asked } = useStatisticsAddress();
  const figure = asked('figure');
  if (club === undefined || figure === undefined) return <NotFoundScreen />;
  const name = readFigure(figure);
  const asks = { club, filter, member: asked('member') };
  if (name !== null && isOfPoints(name)) return <PointsBehind {...asks} name={name} />;
  return <HandsBehind {...asks} figure={figure} />;
}

interface Props {
  readonly club: MyClub;
  readonly filter: StatisticFilter;
  readonly figure: string;
  readonly member: string | undefined;
}

function HandsBehind({ club, filter, figure, member }: Props) {
  const { t } = useTranslation('statistics');
  const nameOf = useMemberNames(club.id);
  const titleOf = useFigureTitle(nameOf, useOwnFineName(club.id, figure));
  const counted = { figure, member };
  const pages = useInfiniteQuery(countedHandsQuery(club.id, filter, counted));
  const what = titleOf(figure);
  const [first] = pages.data?.pages ?? [];
  const hands = pages.data?.pages.flatMap((page) => page.hands) ?? [];
  return (
    <Behind
      {...{ club: club.id, filter, counted, pages }}
      title={member === undefined ? what : t('hands.of', { what, name: nameOf(member) })}
      label={what}
      said={first && t('hands.counted', { number: plainPoints(first.count) })}
      hidden={first?.hidden}
    >
      {hands.map((hand, place) => (
        <HandRow
          key={place}
          club={club.id}
          hand={hand}
          isOfClub={member === undefined}
          instead={t(isOfEvenings(figure) ? 'hands.evening' : 'hands.between')}
          // Between hands the points are those of the whole evening.
          points={hand.hand !== null || isOfEvenings(figure) ? hand.points : null}
        />
      ))}
    </Behind>
  );
}
