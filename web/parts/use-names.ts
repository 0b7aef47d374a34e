import { useSuspenseQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { namesQuery } from '../api/club-queries.js';

/** Names of the members of a club by id; one that is not known stands for himself. */
export function useMemberNames(club: string): (member: string) => string {
  const { t } = useTranslation('members');
  const { data } = useSuspenseQuery(namesQuery(club));
  return (member) => (member === 'secretary' ? t('secretary') : (data.get(member) ?? member));
}
