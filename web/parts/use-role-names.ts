import { useTranslation } from 'react-i18next';
import type { Role } from '../api/me.js';
import { within } from '../words/locale.js';

/**
 * What somebody is in a club, in words: 'Secretary and auditor'.
 * @returns a function of their roles; `isWithin` a sentence, without a capital in front
 */
export function useRoleNames(): (
  roles: readonly Role[],
  about?: { readonly isWithin?: boolean; readonly type?: 'conjunction' | 'disjunction' },
) => string {
  const { t, i18n } = useTranslation('shell');
  return (roles, { isWithin = false, type = 'conjunction' } = {}) => {
    const names = roles.map((role) => t(`roles.${role}`));
    const said = names.map((name, place) => (place === 0 && !isWithin ? name : within(name)));
    return new Intl.ListFormat(i18n.language, { type }).format(said);
  };
}
