import { Button } from '@mantine/core';
import { useState, type ComponentProps } from 'react';
import { useTranslation } from '../../../words/use-translation.js';
import type { GuestForm } from './guest-form.js';

/** Names a guest. The code is fetched with the first tap, for few evenings have a guest. */
export function NameGuest({ onNamed, ...props }: ComponentProps<typeof GuestForm>) {
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
      onNamed={(guest) => {
        setForm(null);
        onNamed(guest);
      }}
    />
  );
}
