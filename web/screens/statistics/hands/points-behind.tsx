import { useInfiniteQuery } from '@tanstack/react-query';
import { CLUB } from '../../../../src/standings/figures/evening-figures.js';
import type { MyClub } from '../../../api/people/me.js';
import type { StatisticFilter } from '../../../api/seasons/statistic-filter.js';
import { countedPointsQuery } from '../../../api/seasons/statistics.js';
import { isKeeper } from '../../../../src/rules/payment.js';
import { plainPoints } from '../../../parts/figures/points.js';
import { useMemberNames } from '../../../parts/people/use-names.js';
import { useTranslation } from '../../../words/use-translation.js';
import { Behind } from './behind.js';
import { useCupWords, type Moved } from '../names/cup-words.js';
import { useFigureNames } from '../names/figure-names.js';
import { HandRow } from './hand-row.js';

interface Props {
  readonly club: MyClub;
  readonly filter: StatisticFilter;
  readonly figure: string;
  readonly member: string | undefined;
}

/** Whether a number is one of points, and not of hands. */
export function isOfPoints(figure: string): boolean {
  return /^between(-together)?:/.test(figure);
}

/** The hands in which points moved between two, or into a cup and out of it: all add up to the number. */
export function PointsBehind({ club, filter, figure, member }: Props) {
  const { t } = useTranslation('statistics');
  const { title, flow } = useMovedWords(club.id, figure, member);
  const counted = { figure, member };
  const pages = useInfiniteQuery(countedPointsQuery(club.id, filter, counted));
  const [first] = pages.data?.pages ?? [];
  const hands = pages.data?.pages.flatMap((page) => page.hands) ?? [];
  return (
    <Behind
      {...{ club: club.id, filter, counted, pages, title }}
      label={title}
      said={first && flow(first)}
      hidden={first?.hidden}
    >
      {hands.map((hand, place) => (
        <HandRow
          key={place}
          club={club.id}
          hand={hand}
          isOfClub={member === undefined}
          instead={t('hands.between')}
          points={hand.received - hand.paid}
          note={flow(hand)}
        />
      ))}
    </Behind>
  );
}

/** What is counted, and what moved of it, in words: into a cup and out of it, or from one to another. */
function useMovedWords(club: string, figure: string, member: string | undefined) {
  const { t, all } = useTranslation(['statistics', 'statistics.whoPaidWhom']);
  const nameOf = useMemberNames(club);
  const names = useFigureNames();
  const sayCup = useCupWords();
  const [, other = '', part] = figure.split(':');
  if (isKeeper(other)) {
    const what = t('figureOf', { figure: names.cup(other), what: t('cups.moved') });
    return {
      title: member === undefined ? what : t('hands.of', { what, name: nameOf(member) }),
      flow: sayCup,
    };
  }
  const parts: Readonly<Record<string, string>> = all('statistics.whoPaidWhom:parts');
  const two = t('statistics.whoPaidWhom:pair.title', {
    one: nameOf(member ?? ''),
    other: other === CLUB ? t('statistics.whoPaidWhom:clubParty') : nameOf(other),
  });
  return {
    title: part === undefined ? two : t('figureOf', { figure: two, what: parts[part] ?? part }),
    flow: ({ received, paid }: Moved) => {
      const said = { received: plainPoints(received), paid: plainPoints(paid) };
      return t('statistics.whoPaidWhom:one.flow', said);
    },
  };
}
