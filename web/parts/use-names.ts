import { useSuspenseQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { namesQuery } from '../api/club-queries.js';

/** The name of a member by id. */
export type NameOf = (member: string) => string;

/** Names of the members of a club; one that is not known is called by the id. */
export function useMemberNames(club: string): NameOf {
  const { t } = useTranslation('members');
  const { data } = useSuspenseQuery(namesQuery(club));
  return (member) => (member === 'secretary' ? t('secretary') : (data.get(member) ?? member));
}
