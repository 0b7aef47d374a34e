import type { Role } from '../api/me.js';
import { within } from '../words/locale.js';
import { useTranslation } from '../words/use-translation.js';
import { DeadEnd } from './dead-end.js';

/** A screen that is for others in the club: whose, so that one knows whom to ask. */
export function RoleScreen({ roles }: { readonly roles: readonly Role[] }) {
  const { t, language } = useTranslation();
  // Nobody asks the tablet.
  const names = roles.filter((role) => role !== 'device').map((role) => within(t(`roles.${role}`)));
  const listed = new Intl.ListFormat(language, { type: 'disjunction' }).format(names);
  return <DeadEnd title={t('notAllowed.title')} text={t('notAllowed.text', { roles: listed })} />;
}
