import { Skeleton, Table } from '@mantine/core';
import { lazy, Suspense } from 'react';
import { useTranslation } from '../../words/use-translation.js';
import { colourOf, dashOf, type CurveData } from './curve.js';
import classes from './curve.module.css';

const CurveDrawing = lazy(() => import('./curve-drawing.js'));

interface Props extends CurveData {
  /** The content and its meaning, for a screen reader. */
  readonly summary: string;
  readonly format: (value: number) => string;
  readonly formatAxis: (value: number) => string;
}

/** A curve with its legend, and the same figures as a table. */
export function CurveFigure({ summary, format, formatAxis, steps, series }: Props) {
  const { t } = useTranslation('members');
  return (
    <figure className={classes['figure']}>
      <div role="img" aria-label={t('curveOf', { title: summary })} className={classes['drawing']}>
        <div aria-hidden>
          <Suspense fallback={<Skeleton height={260} animate={false} />}>
            <CurveDrawing steps={steps} series={series} format={format} formatAxis={formatAxis} />
          </Suspense>
        </div>
      </div>
      {series.length > 1 && <Legend series={series} format={format} />}
      <details className={classes['details']}>
        <summary>{t('showTable')}</summary>
        <FiguresTable steps={steps} series={series} format={format} />
      </details>
    </figure>
  );
}

type LegendProps = Pick<Props, 'series' | 'format'>;

/** Which line is whose, in the order in which they end. */
function Legend({ series, format }: LegendProps) {
  const last = (values: readonly (number | null)[]) => values.at(-1) ?? 0;
  const ranked = series
    .map((one, index) => ({ ...one, index }))
    .toSorted((one, other) => last(other.values) - last(one.values));
  return (
    <ul className={classes['legend']}>
      {ranked.map(({ id, name, place, index, values }) => (
        <li key={id}>
          <svg width="36" height="10" aria-hidden>
            <line
              x1="0"
              y1="5"
              x2="36"
              y2="5"
              stroke={colourOf({ place }, index)}
              strokeDasharray={dashOf(index)}
              strokeWidth="3"
            />
          </svg>
          {`${name} ${format(last(values))}`}
        </li>
      ))}
    </ul>
  );
}

function FiguresTable({ steps, series, format }: CurveData & Pick<Props, 'format'>) {
  const { t } = useTranslation('members');
  return (
    // Wide tables scroll for themselves, by keyboard too.
    <div className={classes['scroll']} tabIndex={0} role="group" aria-label={t('showTable')}>
      <Table verticalSpacing={4} fz="md">
        <Table.Thead>
          <Table.Tr>
            <Table.Th scope="col">{t('step')}</Table.Th>
            {series.map(({ id, name }) => (
              <Table.Th key={id} scope="col" ta="end">
                {name}
              </Table.Th>
            ))}
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {steps.map(({ key, long }, index) => (
            <Table.Tr key={key}>
              <Table.Th scope="row" fw={400}>
                {long}
              </Table.Th>
              {series.map(({ id, values }) => {
                const value = values[index];
                return (
                  <Table.Td key={id} ta="end" style={{ whiteSpace: 'nowrap' }}>
                    {value == null ? '–' : format(value)}
                  </Table.Td>
                );
              })}
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
    </div>
  );
}
