import { useQuery } from '@tanstack/react-query';
import { latestEntryQuery, type Latest } from '../../api/evenings/registers.js';
import { logEntryQuery } from '../../api/money/cash.js';
import type { MyClub } from '../../api/people/me.js';
import { may } from '../../api/people/rights.js';
import type { KeyOf } from '../../words/translate.js';
import { useTranslation } from '../../words/use-translation.js';
import { useCalled } from '../people/use-called.js';

/** An event that made an open dialog untrue, as far as its row knows it. */
export interface Meanwhile {
  readonly what: KeyOf<'meanwhile', never>;
  /** The name of the author, the event, or the kind of event; null for an unknown author. */
  readonly by: string | number | Latest | null;
}

/**
 * The sentence about an event that changed the row of an open dialog; null for none. An author whose name
 * the row lacks is named to those who may read the log.
 */
export function useMeanwhile(club: MyClub, happened: Meanwhile | null): string | null {
  const { t } = useTranslation('meanwhile');
  const called = useCalled();
  const by = happened?.by ?? null;
  const isReader = may(club, 'read-all');
  const event = typeof by === 'number' ? by : null;
  const latest = typeof by === 'object' ? by : null;
  const ofEvent = useQuery({
    ...logEntryQuery(club.id, event ?? 0),
    enabled: isReader && event !== null,
  });
  const ofKind = useQuery({
    ...latestEntryQuery(club.id, latest),
    enabled: isReader && latest !== null,
  });
  if (happened === null || ofEvent.isLoading || ofKind.isLoading) return null;
  const author = typeof by === 'string' ? by : (ofEvent.data ?? ofKind.data)?.actorName;
  return t(happened.what, {
    by: author === undefined ? '' : t('by', { name: called(author) }),
  });
}
