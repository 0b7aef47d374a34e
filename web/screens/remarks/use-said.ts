import type { Said } from '../../api/money/examinations.js';
import { useDates } from '../../parts/figures/dates.js';
import { useCalled } from '../../parts/people/use-called.js';
import { useTranslation } from '../../words/use-translation.js';

/** Writes what somebody said of an examination or a remark, with their name and the day. */
export function useSaid(): (
  words: 'said' | 'by' | 'withdrawn',
  said: Pick<Said, 'actorName' | 'time' | 'text'>,
) => string {
  const { t } = useTranslation('cash.years');
  const dates = useDates();
  const called = useCalled();
  return (words, { actorName, time, text }) =>
    t(`examined.${words}`, { name: called(actorName), day: dates.moment(time), text });
}
