import { Button } from '@mantine/core';
import { useState, type ComponentProps } from 'react';
import { useTranslation } from '../../../words/use-translation.js';
import type { GuestForm } from './guest-form.js';

type Props = ComponentProps<typeof GuestForm>;

/**
 * Adds a guest by name. The code is fetched with the first tap, for few evenings have a guest; without
 * a network by the next tap, and then a guest could not be added either.
 */
export function NewGuest({ onAdded, ...props }: Props) {
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
      {...props}
      onAdded={(id) => {
        setForm(null);
        onAdded(id);
      }}
    />
  );
}
