import { useTranslation } from '../../words/use-translation.js';
import type { Role } from '../../api/people/me.js';
import { within } from '../../words/locale.js';

/**
 * The roles of somebody in a club, in words: 'Secretary and auditor'.
 * @returns a function of their roles; `isWithin` a sentence, without a capital in front
 */
export function useRoleNames(): (
  roles: readonly Role[],
  about?: { readonly isWithin?: boolean; readonly type?: 'conjunction' | 'disjunction' },
) => string {
  const { t, language } = useTranslation('shell');
  return (roles, { isWithin = false, type = 'conjunction' } = {}) => {
    const names = roles.map((role) => t(`roles.${role}`));
    const said = names.map((name, place) => (place === 0 && !isWithin ? name : within(name)));
    return new Intl.ListFormat(language, { type }).format(said);
  };
}
