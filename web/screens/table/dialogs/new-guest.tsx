import { Button } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from '../../../words/use-translation.js';

interface Props {
  readonly club: string;
  /** The guest is in the club's list by now. */
  readonly onAdded: (id: string) => void;
}

/**
 * Adds a guest by name. The code is fetched with the first tap, for few evenings have a guest; without
 * a network by the next tap, and then a guest could not be added either.
 */
export function NewGuest({ club, onAdded }: Props) {
  const { t } = useTranslation('table');
  const [form, setForm] = useState<typeof import('./guest-form.js') | null>(null);
  const open = async () => {
    setForm(await import('./guest-form.js').catch(() => null));
  };
  if (form === null) {
    return (
      <Button variant="subtle" aria-expanded={false} onClick={() => void open()}>
        {`+ ${t('joining.guest')}`}
      </Button>
    );
  }
  return (
    <form.GuestForm
      club={club}
      onAdded={(id) => {
        setForm(null);
        onAdded(id);
      }}
    />
  );
}
