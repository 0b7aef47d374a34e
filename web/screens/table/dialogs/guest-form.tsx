import { addGuest } from '../../../api/people/people.js';
import { NewPersonForm } from '../../../parts/people/new-person.js';
import { useTranslation } from '../../../words/use-translation.js';

interface Props {
  readonly club: string;
  readonly onAdded: (id: string) => void;
}

/** The name of a guest. */
export function GuestForm(props: Props) {
  const { t } = useTranslation('people.guests');
  return <NewPersonForm {...props} words={{ name: t('name'), add: t('addHere') }} add={addGuest} />;
}
