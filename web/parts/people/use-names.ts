import { useQuery, useSuspenseQuery } from '@tanstack/react-query';
import { mergedQuery, namesQuery, placesQuery } from '../../api/evenings/club-queries.js';
import { useTranslation } from '../../words/use-translation.js';

/** The name of a member by id. */
export type NameOf = (member: string) => string;

/**
 * Whether a player is a member, also under the id of a guest who was merged into them. False for
 * everyone who is not a member.
 */
export function useIsPerson(club: string, member: string | null): (player: string) => boolean {
  const { data } = useSuspenseQuery(mergedQuery(club));
  return (player) => member !== null && (data.get(player) ?? player) === member;
}

/** Names of the members of a club; one that is not known is called by the id. */
export function useMemberNames(club: string): NameOf {
  const { t } = useTranslation('members');
  const { data } = useSuspenseQuery(namesQuery(club));
  return (member) => (member === 'secretary' ? t('secretary') : (data.get(member) ?? member));
}

/** The place of a member for their face; undefined until it is known, which nothing waits for. */
export function usePlaces(club: string): (member: string) => number | undefined {
  const { data } = useQuery(placesQuery(club));
  return (member) => data?.get(member);
}

/** Everybody to choose from, each once: a merged guest is the member. */
export function useMemberChoices(
  club: string,
): { readonly value: string; readonly label: string }[] {
  const { data: names } = useSuspenseQuery(namesQuery(club));
  const { data: merged } = useSuspenseQuery(mergedQuery(club));
  return [...names].flatMap(([value, label]) => (merged.has(value) ? [] : [{ value, label }]));
}
