import { useInfiniteQuery } from '@tanstack/react-query';
import { CLUB } from '../../../../src/standings/figures/evening-figures.js';
import { writeFigure, type PointsName } from '../../../../src/standings/figures/figure-name.js';
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
  readonly name: PointsName;
  readonly member: string | undefined;
}

/** The hands in which points moved between two, or into a cup and out of it: all add up to the number. */
export function PointsBehind({ club, filter, name, member }: Props) {
  const { t } = useTranslation('statistics');
  const { title, flow } = useMovedWords(club.id, name, member);
  const counted = { figure: writeFigure(name), member };
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

/** The number and its movements, in words: into a cup and out of it, or from one to another. */
function useMovedWords(club: string, { other, part }: PointsName, member: string | undefined) {
  const { t, all } = useTranslation(['statistics', 'statistics.whoPaidWhom']);
  const nameOf = useMemberNames(club);
  const names = useFigureNames();
  const sayCup = useCupWords();
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
    title: part === null ? two : t('figureOf', { figure: two, what: parts[part] ?? part }),
    flow: ({ received, paid }: Moved) => {
      const said = { received: plainPoints(received), paid: plainPoints(paid) };
      return t('statistics.whoPaidWhom:one.flow', said);
    },
  };
}
