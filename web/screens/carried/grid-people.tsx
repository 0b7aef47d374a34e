import { NativeSelect, SimpleGrid } from '@mantine/core';
import { useTranslation } from '../../words/use-translation.js';
import { withGridRole, type GridRole } from './sheet/grid-columns.js';
import type { CarryInHand } from './use-carry-in.js';

interface Props {
  readonly grid: CarryInHand;
  /** The columns that are a person who has another column. */
  readonly doubled: readonly number[];
}

/** The role of each column: a day, a table, or the points of somebody. */
export function GridPeople({ grid: { draft, write, people }, doubled }: Props) {
  const { t } = useTranslation('carried.people');
  const { read } = draft;
  if (read === null) return null;
  const { grid, columns } = read;
  const known = people.filter(
    ({ initials, mergedInto }) => initials === null && mergedInto === null,
  );
  return (
    <SimpleGrid cols={{ base: 1, xs: 2, md: 3 }} mt="sm">
      {columns.map((role, at) => {
        const heading = grid.headings[at] ?? '';
        const mayBeNew = heading.trim() !== '';
        return (
          <NativeSelect
            key={at}
            label={heading === '' ? t('column', { number: at + 1 }) : heading}
            description={exampleOf(grid.rows, at)}
            error={role === 'asked' ? t('asked') : doubled.includes(at) ? t('doubled') : null}
            value={role ?? ''}
            data={[
              ...(role === 'asked' ? [{ value: 'asked', label: t('choose') }] : []),
              { value: '', label: t('none') },
              { value: 'day', label: t('day') },
              { value: 'table', label: t('table') },
              { value: 'others', label: t('others') },
              ...(mayBeNew
                ? [
                    { value: 'guest', label: t('guest') },
                    { value: 'member', label: t('member') },
                  ]
                : []),
              ...known.map(({ id, name }) => ({ value: `id:${id}`, label: name })),
            ]}
            onChange={({ currentTarget: { value } }) => {
              // The values are those of `data`.
              const chosen = value === '' ? null : (value as GridRole);
              write({
                ...draft,
                read: { ...read, columns: withGridRole(columns, at, chosen) },
              });
            }}
          />
        );
      })}
    </SimpleGrid>
  );
}

/** The first cells of a column, to know it by. */
function exampleOf(rows: readonly { readonly cells: readonly string[] }[], at: number): string {
  const cells = rows.map(({ cells: all }) => all[at] ?? '').filter((cell) => cell !== '');
  return cells.slice(0, 3).join(', ');
}
