import { newPersonId } from '../../../api/new-key.js';
import { NameForm, type NameFormProps } from '../../../parts/people/name-form.js';
import { useTranslation } from '../../../words/use-translation.js';

/** A guest whom the club does not know yet. */
export interface NewGuest {
  /** A UUID that this device makes for them. */
  readonly id: string;
  readonly name: string;
}

interface Props extends Pick<NameFormProps, 'known'> {
  readonly onNamed: (guest: NewGuest) => void;
}

/** The name of a guest, who is added to the club when they sit down. */
export function GuestForm({ known, onNamed }: Props) {
  const { t } = useTranslation('people.guests');
  return (
    <NameForm
      known={known}
      words={{ name: t('name'), add: t('addHere') }}
      onName={(name) => {
        onNamed({ id: newPersonId(), name });
      }}
    />
  );
}
