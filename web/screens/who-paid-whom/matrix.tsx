import { UnstyledButton } from '@mantine/core';
import type { StatisticFilter } from '../../api/seasons/statistic-filter.js';
import type { WhoPaidWhom } from '../../api/seasons/statistics.js';
import { Points, signedPoints } from '../../parts/figures/points.js';
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
  readonly nameOf: NameOf;
  readonly onOpen: (one: string, other: string) => void;
}

/** Everybody against everybody: a row is what one got from each of the others, less what they paid. */
export function Matrix({ club, filter, cells, parties, sums, nameOf, onOpen }: Props) {
  const { t } = useTranslation('statistics.whoPaidWhom');
  return (
    <div className={classes['scroll']} tabIndex={0} role="group" aria-label={t('matrix.title')}>
      <table className={classes['matrix']} aria-label={t('matrix.title')}>
        <thead>
          <tr>
            <td />
            {parties.map((party) => (
              <th key={party} scope="col">
                {nameOf(party)}
              </th>
            ))}
            <th scope="col">{t('matrix.sum')}</th>
          </tr>
        </thead>
        <tbody>
          {parties.map((one) => (
            <tr key={one}>
              <th scope="row">{nameOf(one)}</th>
              {parties.map((other) => (
                <td key={other}>
                  <Cell {...{ cells, one, other, nameOf, onOpen }} />
                </td>
              ))}
              <td>
                <SumLink
                  {...{ club, filter, nameOf }}
                  party={one}
                  points={sums.find(({ member }) => member === one)?.points ?? 0}
                />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

interface CellProps extends Pick<Props, 'cells' | 'nameOf' | 'onOpen'> {
  readonly one: string;
  readonly other: string;
}

function Cell({ cells, one, other, nameOf, onOpen }: CellProps) {
  const { t } = useTranslation('statistics.whoPaidWhom');
  const { paid, received, net } = between(cells, one, other);
  if (paid === 0 && received === 0) return <span aria-hidden>–</span>;
  const said = { one: nameOf(one), other: nameOf(other), points: signedPoints(net) };
  return (
    <UnstyledButton
      className={classes['cell'] ?? ''}
      aria-label={t('matrix.cell', said)}
      onClick={() => {
        onOpen(one, other);
      }}
    >
      <Points value={net} />
    </UnstyledButton>
  );
}
