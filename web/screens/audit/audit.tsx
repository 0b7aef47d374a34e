import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { GROUPS, type Group } from '../../../src/events/kind.js';
import { latestSessionsQuery } from '../../api/evenings/club-queries.js';
import { auditQuery, type AuditFilter } from '../../api/evenings/registers.js';
import { atTable } from '../../parts/evening/at-table.js';
import { useDates } from '../../parts/figures/dates.js';
import { Filter } from '../../parts/list/filter.js';
import { chosenOf, FoldedFilters } from '../../parts/list/folded-filters.js';
import { Register } from '../../parts/list/register.js';
import { PeriodFilter } from '../../parts/list/period.js';
import classes from '../../parts/list/register.module.css';
import { useLanguageWords } from '../../parts/door/use-language-words.js';
import { useMemberChoices } from '../../parts/people/use-names.js';
import { usePath } from '../../parts/page/use-path.js';
import { useTranslation } from '../../words/use-translation.js';
import { Entry } from './entry.js';

/** The filters of this screen: groups of kinds, not single ones. */
type Shown = Omit<AuditFilter, 'kind'>;

/** The log of the club in words: events with author, time and reason. */
export function Audit() {
  const { t } = useTranslation('audit');
  const { club } = usePath('club');
  const [filter, setFilter] = useState<Shown>({});
  const pages = useInfiniteQuery(auditQuery(club, filter));
  return (
    <Register
      title={t('title')}
      club={club}
      filters={<Filters club={club} filter={filter} onChange={setFilter} />}
      files={[{ of: `${club}/audit`, query: { ...filter }, formats: ['xlsx', 'csv'] }]}
      pages={pages}
    >
      <ol className={classes['list']} aria-label={t('title')}>
        {pages.data?.pages
          .flatMap(({ entries }) => entries)
          .map((entry) => (
            <Entry key={entry.event} club={club} entry={entry} />
          ))}
      </ol>
    </Register>
  );
}

interface FiltersProps {
  readonly club: string;
  readonly filter: Shown;
  readonly onChange: (filter: Shown) => void;
}

function Filters({ club, filter, onChange }: FiltersProps) {
  const { t } = useTranslation(['registers', 'audit']);
  const dates = useDates();
  const choices = useMemberChoices(club);
  const { data: evenings } = useQuery(latestSessionsQuery(club));
  const words = useLanguageWords();
  return (
    <FoldedFilters chosen={chosenOf(filter)}>
      <Filter
        label={t('member')}
        value={filter.member}
        choices={choices}
        onChange={(member) => {
          onChange({ ...filter, member });
        }}
      />
      <Filter<Group>
        label={t('audit:kind')}
        value={filter.group ?? undefined}
        choices={GROUPS.map((group) => ({
          value: group,
          label: words?.log.groups[group] ?? group,
        }))}
        onChange={(group) => {
          onChange({ ...filter, group });
        }}
      />
      <Filter
        label={t('audit:session')}
        value={filter.session}
        choices={(evenings?.sessions ?? []).map((evening) => ({
          value: evening.id,
          label: atTable(dates.moment(evening.openedAt), evening),
        }))}
        onChange={(session) => {
          onChange({ ...filter, session });
        }}
      />
      <PeriodFilter
        value={filter}
        onChange={({ from, to }) => {
          onChange({ ...filter, from, to });
        }}
      />
    </FoldedFilters>
  );
}
