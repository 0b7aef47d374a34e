import { Text, UnstyledButton } from '@mantine/core';
import { IconChevronRight } from '@tabler/icons-react';
import type { StatisticFilter } from '../../api/seasons/statistic-filter.js';
import type { WhoPaidWhom } from '../../api/seasons/statistics.js';
import { plainPoints, Points } from '../../parts/figures/points.js';
import rows from '../../parts/list/rows.module.css';
import { Section } from '../../parts/page/section.js';
import type { NameOf } from '../../parts/people/use-names.js';
import { useTranslation } from '../../words/use-translation.js';
import { between, type Paid } from './between.js';
import { SumLink } from './sum-link.js';
import classes from './who-paid-whom.module.css';

interface Props {
  readonly club: string;
  readonly filter: StatisticFilter;
  readonly cells: readonly Paid[];
  readonly parties: readonly string[];
  readonly sums: WhoPaidWhom['sums'];
  readonly one: string;
  readonly nameOf: NameOf;
  readonly onOpen: (one: string, other: string) => void;
}

/**
 * The payments between one member and each of the others, most won first: the row of the matrix for a
 * narrow screen.
 */
export function OfOne({ club, filter, cells, parties, sums, one, nameOf, onOpen }: Props) {
  const { t } = useTranslation('statistics.whoPaidWhom');
  const title = t('one.title', { name: nameOf(one) });
  const sum = sums.find(({ member }) => member === one);
  const others = parties
    .filter((party) => party !== one)
    .map((other) => ({ other, ...between(cells, one, other) }))
    .filter(({ paid, received }) => paid !== 0 || received !== 0)
    .toSorted((first, second) => second.net - first.net);
  const most = Math.max(1, ...others.map(({ net }) => Math.abs(net)));
  const flow = (paid: number, received: number) =>
    t('one.flow', { paid: plainPoints(paid), received: plainPoints(received) });
  return (
    <Section title={title}>
      <ul className={rows['rows']} aria-label={title}>
        {others.map(({ other, paid, received, net }) => (
          <li key={other}>
            <UnstyledButton
              className={`${rows['row'] ?? ''} ${classes['row'] ?? ''}`}
              onClick={() => {
                onOpen(one, other);
              }}
            >
              <span className={rows['grow']}>
                <Text component="span" display="block" fw={600}>
                  {nameOf(other)}
                </Text>
                <Text component="span" display="block" size="sm" c="dimmed">
                  {flow(paid, received)}
                </Text>
                <span className={classes['bar']} data-loss={net < 0} aria-hidden>
                  <span style={{ width: `${(50 * Math.abs(net)) / most}%` }} />
                </span>
              </span>
              <Points value={net} />
              <IconChevronRight size={20} aria-hidden />
            </UnstyledButton>
          </li>
        ))}
        {sum !== undefined && (
          <li className={`${rows['row'] ?? ''} ${classes['sum'] ?? ''}`}>
            <span className={rows['grow']}>
              <Text component="span" display="block" fw={600}>
                {t('one.sum')}
              </Text>
              <Text component="span" display="block" size="sm" c="dimmed">
                {flow(sum.paid, sum.received)}
              </Text>
            </span>
            <SumLink {...{ club, filter, nameOf }} party={one} points={sum.points} />
          </li>
        )}
      </ul>
    </Section>
  );
}
