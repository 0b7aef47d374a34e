import { Text } from '@mantine/core';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { FINE_CODES } from '../../../src/rules/fine-record.js';
import { fineRegisterQuery, type FineFilter } from '../../api/evenings/registers.js';
import { Filter } from '../../parts/list/filter.js';
import { chosenOf, FoldedFilters } from '../../parts/list/folded-filters.js';
import { useFineWords } from '../../parts/disputes/fine-words.js';
import { Register } from '../../parts/list/register.js';
import { PeriodFilter } from '../../parts/list/period.js';
import { plainPoints } from '../../parts/figures/points.js';
import classes from '../../parts/list/register.module.css';
import { useMemberChoices } from '../../parts/people/use-names.js';
import { usePath } from '../../parts/page/use-path.js';
import { useTranslation } from '../../words/use-translation.js';
import { RegisteredFine } from './registered-fine.js';

/** The beginning of a choice that is a fine of the club's own. */
const OWN = 'own:';

interface Choice {
  readonly value: string;
  readonly label: string;
}

const STATES = ['recorded', 'disputed', 'upheld', 'overturned'] as const;

/** The register of fines: player, code, state, and the course of the points. */
export function Fines() {
  const { t } = useTranslation('registers');
  const { club } = usePath('club');
  const [filter, setFilter] = useState<FineFilter>({});
  const pages = useInfiniteQuery(fineRegisterQuery(club, filter));
  const totals = pages.data?.pages.at(-1)?.totals;
  return (
    <Register
      title={t('fines.title')}
      club={club}
      filters={<Filters club={club} filter={filter} onChange={setFilter} />}
      files={[{ of: `${club}/fines`, query: { ...filter }, formats: ['pdf', 'xlsx', 'csv'] }]}
      summary={
        <Text role="status" fw={650}>
          {totals !== undefined &&
            t('fines.totals', {
              count: totals.fines,
              standing: plainPoints(totals.standing),
              points: plainPoints(totals.points),
            })}
        </Text>
      }
      pages={pages}
    >
      <ul className={classes['list']}>
        {pages.data?.pages
          .flatMap(({ fines }) => fines)
          .map((fine) => (
            <RegisteredFine key={fine.id} club={club} fine={fine} />
          ))}
      </ul>
    </Register>
  );
}

interface FiltersProps {
  readonly club: string;
  readonly filter: FineFilter;
  readonly onChange: (filter: FineFilter) => void;
}

function Filters({ club, filter, onChange }: FiltersProps) {
  const { t } = useTranslation(['registers', 'members']);
  const choices = useMemberChoices(club);
  const words = useFineWords();
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
      <Filter
        label={t('state')}
        value={filter.state ?? undefined}
        choices={STATES.map((value) => ({ value, label: t(`members:fineStates.${value}`) }))}
        onChange={(state) => {
          onChange({ ...filter, state });
        }}
      />
      <Filter
        label={t('code')}
        value={filter.own == null ? (filter.code ?? undefined) : `${OWN}${filter.own}`}
        choices={[
          ...FINE_CODES.map((value): Choice => ({ value, label: words.code({ code: value }) })),
          ...[...words.added].map(([own, label]): Choice => ({ value: `${OWN}${own}`, label })),
        ]}
        onChange={(chosen) => {
          const own = chosen?.startsWith(OWN) === true ? chosen.slice(OWN.length) : undefined;
          const code = FINE_CODES.find((one) => one === chosen);
          onChange({ ...filter, code, own });
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
