import { useQuery } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import type { StatisticFilter } from '../../api/seasons/statistic-filter.js';
import { tableNamesQuery } from '../../api/seasons/statistics.js';
import { seasonsQuery } from '../../api/seasons/seasons.js';
import { useBooksToChoose } from '../../parts/evening/use-books-to-choose.js';
import { Filter } from '../../parts/list/filter.js';
import { chosenOf, FoldedFilters } from '../../parts/list/folded-filters.js';
import { useTranslation } from '../../words/use-translation.js';
import classes from './statistics.module.css';
import { DayInput } from '../../parts/form/fields/day-input.js';

interface Props {
  readonly club: string;
  readonly filter: StatisticFilter;
  /** Receives the change; the rest of the filter stays. */
  readonly onChange: (change: StatisticFilter) => void;
  /** Further choices of the page, in front of the filter. */
  readonly children?: ReactNode;
}

/** Which evenings are counted: those of a season or a period, played by any book or one, at any table or one. */
export function StatisticFilters({ club, filter, onChange, children }: Props) {
  const { t } = useTranslation(['statistics', 'registers']);
  const books = useBooksToChoose(club);
  const { data: seasons = [] } = useQuery(seasonsQuery(club));
  const tables = useTables(club, filter);
  // The head of the log is no filter that one chooses.
  const { head: _, ...ofEvenings } = filter;
  return (
    <div className={classes['filters']} role="search" aria-label={t('registers:filters')}>
      {children}
      <FoldedFilters chosen={chosenOf(ofEvenings)}>
        {seasons.length > 0 && (
          <Filter
            label={t('season')}
            value={filter.season}
            choices={seasons.map(({ id, name }) => ({ value: id, label: name }))}
            onChange={(season) => {
              onChange({ season });
            }}
          />
        )}
        <Filter
          label={t('book')}
          value={filter.book}
          choices={books}
          onChange={(book) => {
            onChange({ book });
          }}
        />
        {tables.length > 0 && (
          <Filter
            label={t('table')}
            value={filter.table}
            choices={tables.map((name) => ({ value: name, label: name }))}
            onChange={(table) => {
              onChange({ table });
            }}
          />
        )}
        <DayField
          label={t('registers:from')}
          day={filter.from}
          onChange={(from) => {
            onChange({ from });
          }}
        />
        <DayField
          label={t('registers:to')}
          day={filter.to}
          onChange={(to) => {
            onChange({ to });
          }}
        />
      </FoldedFilters>
    </div>
  );
}

/** The tables one chooses from; one that is in the address can always be taken away again. */
function useTables(club: string, { table }: StatisticFilter): readonly string[] {
  const { data: names = [] } = useQuery(tableNamesQuery(club));
  return table === undefined || names.includes(table) ? names : [table, ...names];
}

interface DayProps {
  readonly label: string;
  readonly day: string | undefined;
  readonly onChange: (day: string | undefined) => void;
}

/** Years that are still being typed: 0002, 0020, 0202. */
const TYPED_WHOLE = '1900';

function DayField({ label, day, onChange }: DayProps) {
  const [typed, type] = useState(day ?? '');
  const [before, see] = useState(day);
  // Something else in the address took its place.
  if (day !== before) {
    see(day);
    type(day ?? '');
  }
  return (
    <DayInput
      label={label}
      value={typed}
      onChange={({ currentTarget: { value } }) => {
        type(value);
        if (value === '') onChange(undefined);
        else if (value > TYPED_WHOLE) onChange(value);
      }}
    />
  );
}
