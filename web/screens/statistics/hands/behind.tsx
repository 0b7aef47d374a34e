import { readFigure } from '../../../../src/standings/figures/figure-name.js';
import { Anchor, Stack, Text, Title } from '@mantine/core';
import type { ComponentProps, ReactNode } from 'react';
import type { StatisticFilter } from '../../../api/seasons/statistic-filter.js';
import type { Counted } from '../../../api/seasons/statistics.js';
import { LoadingScreen } from '../../../app/states/loading-screen.js';
import { LiveNote } from '../../../parts/notices/live-note.js';
import { MorePages } from '../../../parts/list/more-pages.js';
import { ProblemNote } from '../../../parts/notices/problem-note.js';
import rows from '../../../parts/list/rows.module.css';
import { Link } from '../../../routing/link.js';
import { useTranslation } from '../../../words/use-translation.js';
import { HiddenNote } from '../hidden-note.js';
import { placeOf } from '../address/place-of.js';
import classes from '../statistics.module.css';

type Pages = ComponentProps<typeof MorePages>['pages'];
type Hidden = ComponentProps<typeof HiddenNote>['hidden'];

interface Props {
  readonly club: string;
  readonly filter: StatisticFilter;
  readonly counted: Counted;
  readonly title: string;
  /** The label of the list. */
  readonly label: string;
  /** The number, once it is there. */
  readonly said: string | undefined;
  readonly hidden: Hidden | undefined;
  readonly pages: Pages & { readonly isPending: boolean; readonly error: Error | null };
  /** A row for each hand. */
  readonly children: ReactNode;
}

/** The hands behind a number, with the way back to it. */
export function Behind({
  club,
  filter,
  counted,
  title,
  label,
  said,
  hidden,
  pages,
  children,
}: Props) {
  const { t } = useTranslation('statistics');
  return (
    <Stack maw="48rem" mx="auto">
      <Title order={1} size="h2">
        {title}
      </Title>
      <LiveNote club={club} />
      <ProblemNote error={pages.error} />
      {pages.isPending && <LoadingScreen />}
      <Text role="status" fw={650}>
        {said}
      </Text>
      <HiddenNote hidden={hidden ?? []} />
      <div>
        <ol className={rows['rows']} aria-label={label}>
          {children}
        </ol>
        <MorePages pages={pages} />
      </div>
      <Anchor
        className={classes['name'] ?? ''}
        renderRoot={(props) => <Link {...placeOf(club, filter, counted)} {...props} />}
      >
        {t(readFigure(counted.figure)?.kind === 'counting' ? 'hands.backToSeason' : 'hands.back')}
      </Anchor>
    </Stack>
  );
}
