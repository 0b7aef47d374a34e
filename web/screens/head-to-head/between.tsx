import { Text } from '@mantine/core';
import type { MyClub } from '../../api/people/me.js';
import type { StatisticFilter } from '../../api/seasons/statistic-filter.js';
import { plainPoints } from '../../parts/figures/points.js';
import { Section } from '../../parts/page/section.js';
import type { NameOf } from '../../parts/people/use-names.js';
import { useTranslation } from '../../words/use-translation.js';
import type { Paid } from '../who-paid-whom/between.js';
import { PartsTable } from '../who-paid-whom/parts-table.js';

interface Props {
  readonly club: MyClub;
  readonly filter: StatisticFilter;
  readonly cells: readonly Paid[];
  readonly net: number;
  readonly one: string;
  readonly other: string;
  readonly nameOf: NameOf;
}

/** The payments between two members, over the evenings at which both sat. */
export function Between({ club, filter, cells, net, one, other, nameOf }: Props) {
  const { t } = useTranslation('statistics.whoPaidWhom');
  const [ahead, behind] = net < 0 ? [other, one] : [one, other];
  const said = { one: nameOf(ahead), other: nameOf(behind), points: plainPoints(Math.abs(net)) };
  return (
    <Section title={t('headToHead.between')}>
      <Text mb="xs">{net === 0 ? t('pair.even') : t('pair.ahead', said)}</Text>
      <PartsTable club={club.id} {...{ filter, cells, one, other, nameOf }} isOfShared />
    </Section>
  );
}
