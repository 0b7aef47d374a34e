import { Anchor, Stack, Text, Title } from '@mantine/core';
import { useInfiniteQuery } from '@tanstack/react-query';
import { CLUB } from '../../../src/standings/figures/evening-figures.js';
import type { MyClub } from '../../api/me.js';
import type { StatisticFilter } from '../../api/statistic-filter.js';
import { countedPointsQuery } from '../../api/statistics.js';
import { LoadingScreen } from '../../app/loading-screen.js';
import { LiveNote } from '../../parts/live-note.js';
import { MorePages } from '../../parts/more-pages.js';
import { isKeeper } from '../../parts/payment-lines.js';
import { plainPoints } from '../../parts/points.js';
import { ProblemNote } from '../../parts/problem-note.js';
import rows from '../../parts/rows.module.css';
import { useMemberNames } from '../../parts/use-names.js';
import { Link } from '../../routing/link.js';
import type { Target } from '../../routing/target.js';
import { useTranslation } from '../../words/use-translation.js';
import { searchOf } from './address.js';
import { useCupWords, type Moved } from './cup-words.js';
import { useFigureNames } from './figure-names.js';
import { HandRow } from './hand-row.js';
import { HiddenNote } from './hidden-note.js';
import classes from './statistics.module.css';

interface Props {
  readonly club: MyClub;
  readonly filter: StatisticFilter;
  readonly figure: string;
  readonly member: string | undefined;
}

const OF_SHARED = 'between-together';

/** Whether a number is one of points, and not of hands. */
export function isOfPoints(figure: string): boolean {
  return /^between(-together)?:/.test(figure);
}

/** The hands in which points moved between two, or into a cup and out of it: all add up to the number. */
export function PointsBehind({ club, filter, figure, member }: Props) {
  const { t } = useTranslation('statistics');
  const { title, flow } = useMovedWords(club.id, figure, member);
  const pages = useInfiniteQuery(countedPointsQuery(club.id, filter, { figure, member }));
  const [first] = pages.data?.pages ?? [];
  const hands = pages.data?.pages.flatMap((page) => page.hands) ?? [];
  return (
    <Stack maw="48rem" mx="auto">
      <Title order={1} size="h2">
        {title}
      </Title>
      <LiveNote club={club.id} />
      <ProblemNote error={pages.error} />
      {pages.isPending && <LoadingScreen />}
      <Text role="status" fw={650}>
        {first !== undefined && flow(first)}
      </Text>
      <HiddenNote hidden={first?.hidden ?? []} />
      <div>
        <ol className={rows['rows']} aria-label={title}>
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
        </ol>
        <MorePages pages={pages} />
      </div>
      <Anchor
        className={classes['name'] ?? ''}
        renderRoot={(props) => (
          <Link {...numbersOf(club.id, filter, { figure, member })} {...props} />
        )}
      >
        {t('hands.back')}
      </Anchor>
    </Stack>
  );
}

/** Where the number stands. */
function numbersOf(
  club: string,
  filter: StatisticFilter,
  { figure, member }: Pick<Props, 'figure' | 'member'>,
): Target {
  const [kind, other = ''] = figure.split(':');
  const params = { club };
  if (kind === OF_SHARED) {
    const search = searchOf(filter, { member, with: other });
    return { to: '/clubs/$club/statistics/head-to-head', params, search };
  }
  const search = searchOf(filter, { member });
  return isKeeper(other)
    ? { to: '/clubs/$club/statistics', params, search }
    : { to: '/clubs/$club/statistics/who-paid-whom', params, search };
}

/** What is counted, and what moved of it, in words: into a cup and out of it, or from one to another. */
function useMovedWords(club: string, figure: string, member: string | undefined) {
  const { t, all } = useTranslation(['statistics', 'who-paid-whom']);
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
  const parts: Readonly<Record<string, string>> = all('who-paid-whom:parts');
  const two = t('who-paid-whom:pair.title', {
    one: nameOf(member ?? ''),
    other: other === CLUB ? t('who-paid-whom:clubParty') : nameOf(other),
  });
  return {
    title: part === undefined ? two : t('figureOf', { figure: two, what: parts[part] ?? part }),
    flow: ({ received, paid }: Moved) => {
      const said = { received: plainPoints(received), paid: plainPoints(paid) };
      return t('who-paid-whom:one.flow', said);
    },
  };
}
