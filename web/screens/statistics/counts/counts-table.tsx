import type { ReactNode } from 'react';
import type { Count, Numbered } from '../../../api/seasons/statistics.js';
import { plainPoints } from '../../../parts/figures/points.js';
import { useTranslation } from '../../../words/use-translation.js';
import type { Counting } from './counting.js';
import { NumberLink } from './number-link.js';
import { lacksShare, ShareLink } from './share.js';
import classes from '../statistics.module.css';

/** A number of a table, by what it is called there. */
export interface CountLine {
  readonly key: string;
  readonly name: string;
  readonly count: Numbered | Count;
  /** The content below the name. */
  readonly note?: ReactNode;
}

interface Props {
  readonly counting: Counting;
  /** The label of the table, for a screen reader. */
  readonly label: string;
  /** The subject of all its lines, where their names do not include it. */
  readonly about?: string;
  readonly lines: readonly CountLine[];
  /** The words for a share of too few; 'too few hands' by default. */
  readonly tooFew?: string;
}

/** As many of the most frequent lines as a summary names. */
const NAMED = 3;

/** The most frequent lines in a line of text: `Ultimo: konge 12 · Bagud: pagat 3`. */
export function inShort(lines: readonly Pick<CountLine, 'name' | 'count'>[]): string {
  return lines
    .toSorted((one, other) => other.count.count - one.count.count)
    .slice(0, NAMED)
    .map(({ name, count }) => `${name} ${plainPoints(count.count)}`)
    .join(' · ');
}

/** How often, and of how many: a line for each, the number a way to its hands. */
export function CountsTable({ counting, label, about, lines, tooFew }: Props) {
  const { t } = useTranslation('statistics');
  const { club, filter, member } = counting;
  const nameOf = (name: string) =>
    about === undefined ? name : t('figureOf', { figure: about, what: name });
  const isShort = lines.some(({ count }) => 'of' in count && lacksShare(count));
  return (
    <>
      <table className={classes['table']} aria-label={label}>
        <thead>
          <tr>
            <th scope="col">{t('what')}</th>
            <th scope="col">{t('times')}</th>
            <th scope="col">{t('part')}</th>
          </tr>
        </thead>
        <tbody>
          {lines.map(({ key, name, count, note }) => (
            <tr key={key}>
              <th scope="row">
                {name}
                {note !== undefined && <small className={classes['note']}>{note}</small>}
              </th>
              <td>
                <NumberLink
                  club={club.id}
                  filter={filter}
                  member={member}
                  count={count}
                  what={nameOf(name)}
                />
              </td>
              <td className={classes['share']}>
                {'of' in count && (
                  <ShareLink {...{ counting, count, tooFew }} what={nameOf(name)} />
                )}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      {isShort && (
        <small className={classes['note']}>{t('noShare', { why: tooFew ?? t('tooFew') })}</small>
      )}
    </>
  );
}
