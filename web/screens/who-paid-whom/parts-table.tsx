import { plainPoints, Points } from '../../parts/points.js';
import type { NameOf } from '../../parts/use-names.js';
import { useTranslation } from '../../words/use-translation.js';
import { between, type Paid } from './between.js';
import classes from '../statistics/statistics.module.css';

interface Props {
  readonly cells: readonly Paid[];
  readonly one: string;
  readonly other: string;
  readonly nameOf: NameOf;
}

/** What two paid each other, by what it was for, as the first of them sees it. */
export function PartsTable({ cells, one, other, nameOf }: Props) {
  const { t, all: wordsOf } = useTranslation('who-paid-whom');
  const names: Readonly<Record<string, string>> = wordsOf('parts');
  const all = between(cells, one, other);
  const { parts } = all;
  const flow = (line: { readonly paid: number; readonly received: number }) => (
    <small className={classes['note']}>
      {t('one.flow', { paid: plainPoints(line.paid), received: plainPoints(line.received) })}
    </small>
  );
  return (
    <table
      className={classes['table']}
      aria-label={t('pair.title', { one: nameOf(one), other: nameOf(other) })}
    >
      <thead>
        <tr>
          <th scope="col">{t('pair.part')}</th>
          <th scope="col">{t('pair.net')}</th>
        </tr>
      </thead>
      <tbody>
        {parts.map((line) => (
          <tr key={line.part}>
            <th scope="row">
              {names[line.part] ?? line.part}
              {flow(line)}
            </th>
            <td>
              <Points value={line.received - line.paid} />
            </td>
          </tr>
        ))}
        <tr data-sum>
          <th scope="row">
            {t('pair.sum')}
            {flow(all)}
          </th>
          <td>
            <Points value={all.net} />
          </td>
        </tr>
      </tbody>
    </table>
  );
}
