import { Switch } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { clubQuery, showClubStatistics } from '../../api/people/people.js';
import { ProblemNote } from '../../parts/notices/problem-note.js';
import { Folding } from '../../parts/page/folding.js';
import { toast } from '../../parts/notices/toast.js';
import { useWrite } from '../../parts/form/use-write.js';
import { useTranslation } from '../../words/use-translation.js';
import type { PeopleProps } from './people-props.js';

/** Whether all members see the money and the fines of each other: an owner says it. */
export function ClubStatistics({ club }: PeopleProps) {
  const { t } = useTranslation('people');
  const { data, error } = useQuery(clubQuery(club.id));
  const showing = useWrite(
    (shown: boolean, key) => showClubStatistics(club.id, shown, key),
    [clubQuery(club.id).queryKey, ['statistics', club.id]],
  );
  return (
    <Folding title={t('statistics.title')} id="statistics" summary={t('statistics.label')} isAlways>
      <ProblemNote error={showing.error ?? error} />
      <Switch
        size="md"
        label={t('statistics.label')}
        description={t('statistics.hint')}
        checked={showing.isPending ? showing.variables : (data?.statisticsShown ?? false)}
        disabled={data === undefined || showing.isPending}
        onChange={({ currentTarget }) => {
          showing.mutate(currentTarget.checked, {
            onSuccess: () => {
              toast(t('statistics.done'));
            },
          });
        }}
      />
    </Folding>
  );
}
