import type { ComponentProps } from 'react';
import { addGuest } from '../../../api/people/people.js';
import { NewPersonForm } from '../../../parts/people/new-person.js';
import { useTranslation } from '../../../words/use-translation.js';

type Props = Pick<ComponentProps<typeof NewPersonForm>, 'club' | 'known' | 'onAdded'>;

/** The name of a guest. */
export function GuestForm(props: Props) {
  const { t } = useTranslation('people.guests');
  return <NewPersonForm {...props} words={{ name: t('name'), add: t('addHere') }} add={addGuest} />;
}
