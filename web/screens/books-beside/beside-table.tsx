import { useTranslation } from '../../words/use-translation.js';
import classes from './books-beside.module.css';
import type { LineBeside } from './use-book-lines.js';

interface Props {
  readonly lines: readonly LineBeside[];
  /** The names of the two books. */
  readonly one: string;
  readonly other: string;
}

/** The lines of two books beside each other; those in which they differ are marked. */
export function BesideTable({ lines, one, other }: Props) {
  return (
    <table className={classes['table']}>
      <thead>
        <tr>
          <th scope="col">{one}</th>
          <th scope="col">{other}</th>
        </tr>
      </thead>
      {lines.map(({ id, name, differs, ...says }) => (
        <tbody key={id} className={differs ? classes['differs'] : undefined}>
          <tr>
            <th scope="rowgroup" colSpan={2}>
              {name}
            </th>
          </tr>
          <tr>
            <Says lines={says.one} beside={says.other} />
            <Says lines={says.other} beside={says.one} />
          </tr>
        </tbody>
      ))}
    </table>
  );
}

interface SaysProps {
  readonly lines: readonly string[] | null;
  readonly beside: readonly string[] | null;
}

/** The lines of a book about one thing; those that the other book does not have are marked. */
function Says({ lines, beside }: SaysProps) {
  const { t } = useTranslation('own-books');
  if (lines === null) return <td className={classes['own']}>{t('beside.missing')}</td>;
  return (
    <td>
      {lines.map((line) => (
        <p key={line} className={beside?.includes(line) === true ? undefined : classes['own']}>
          {line}
        </p>
      ))}
    </td>
  );
}
