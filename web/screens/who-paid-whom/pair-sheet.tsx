import { Anchor, Group, Text } from '@mantine/core';
import { CLUB } from '../../../src/standings/figures/evening-figures.js';
import { writeFigure } from '../../../src/standings/figures/figure-name.js';
import type { StatisticFilter } from '../../api/seasons/statistic-filter.js';
import { plainPoints } from '../../parts/figures/points.js';
import { Sheet } from '../../parts/page/sheet.js';
import type { NameOf } from '../../parts/people/use-names.js';
import { Link } from '../../routing/link.js';
import { useTranslation } from '../../words/use-translation.js';
import { searchOf } from '../statistics/address/address.js';
import { between, type Paid } from './between.js';
import { PartsTable } from './parts-table.js';
import classes from '../statistics/statistics.module.css';

interface Props {
  readonly club: string;
  readonly filter: StatisticFilter;
  readonly cells: readonly Paid[];
  readonly pair: readonly [string, string];
  readonly nameOf: NameOf;
  readonly onClose: () => void;
}

/** The parts of a number of the matrix, and the hands that the two had together. */
export function PairSheet({ club, filter, cells, pair: [one, other], nameOf, onClose }: Props) {
  const { t } = useTranslation('statistics.whoPaidWhom');
  const { net } = between(cells, one, other);
  const [ahead, behind] = net < 0 ? [other, one] : [one, other];
  const said = {
    one: nameOf(ahead),
    other: nameOf(behind),
    points: plainPoints(Math.abs(net)),
  };
  const isOfTwo = one !== CLUB && other !== CLUB;
  return (
    <Sheet
      opened
      onClose={onClose}
      title={t('pair.title', { one: nameOf(one), other: nameOf(other) })}
    >
      <Text>{net === 0 ? t('pair.even') : t('pair.ahead', said)}</Text>
      <PartsTable {...{ club, filter, cells, one, other, nameOf }} />
      {isOfTwo && (
        <Group gap="md">
          <Anchor
            className={classes['name'] ?? ''}
            renderRoot={(props) => (
              <Link
                to="/clubs/$club/statistics/hands"
                params={{ club }}
                search={searchOf(filter, {
                  figure: writeFigure({ kind: 'together', other }),
                  member: one,
                })}
                {...props}
              />
            )}
          >
            {t('pair.toHands')}
          </Anchor>
          <Anchor
            className={classes['name'] ?? ''}
            renderRoot={(props) => (
              <Link
                to="/clubs/$club/statistics/head-to-head"
                params={{ club }}
                search={searchOf(filter, { member: one, with: other })}
                {...props}
              />
            )}
          >
            {t('pair.toHeadToHead')}
          </Anchor>
        </Group>
      )}
    </Sheet>
  );
}
