import { useTranslation } from '../../words/use-translation.js';
import { whoMay, type ClubPermission } from '../../../src/people/roles.js';
import { useRoleNames } from '../../parts/people/use-role-names.js';
import { DeadEnd } from './dead-end.js';

/** A screen that is for others in the club, with their roles, so that one knows whom to ask. */
export function RoleScreen({ needs }: { readonly needs: ClubPermission }) {
  const { t } = useTranslation();
  const nameRoles = useRoleNames();
  const roles = nameRoles(whoMay(needs), { isWithin: true, type: 'disjunction' });
  return <DeadEnd title={t('notAllowed.title')} text={t('notAllowed.text', { roles })} />;
}
