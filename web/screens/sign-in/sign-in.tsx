import { Alert, Button, Stack, TextInput } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { setupQuery, signIn } from '../../api/people/access.js';
import { wasPairedAs } from '../../api/people/me.js';
import { Begin } from '../../parts/door/begin.js';
import { CardPage } from '../../parts/page/card-page.js';
import { Password } from '../../parts/door/password.js';
import { ProblemNote } from '../../parts/notices/problem-note.js';
import { useEntering } from '../../parts/door/use-entering.js';
import { useFields } from '../../parts/form/use-fields.js';
import { usePlace } from '../../routing/use-routing.js';
import { useTranslation } from '../../words/use-translation.js';
import { Forgotten } from './forgotten.js';

export function SignIn() {
  const { t } = useTranslation('access');
  const entering = useEntering(signIn, { back: ownPath(usePlace().search.get('back')) });
  const { texts, field, submit } = useFields({ name: '', password: '' }, entering.error);
  const [hasForgotten, setHasForgotten] = useState(false);
  const tablet = wasPairedAs();
  const { data: isNew } = useQuery(setupQuery);
  if (isNew === true) {
    return (
      <CardPage title={t('setup.title')}>
        <Begin />
      </CardPage>
    );
  }
  if (hasForgotten) {
    return (
      <Forgotten
        name={texts.name}
        onBack={() => {
          setHasForgotten(false);
        }}
      />
    );
  }
  return (
    <CardPage title={t('signIn.title')}>
      {tablet !== null && (
        <Alert color="brass" title={t('signIn.unpaired', { name: tablet })}>
          {t('signIn.pairAgain')}
        </Alert>
      )}
      <ProblemNote error={entering.error} />
      <form
        noValidate
        onSubmit={submit((said) => {
          entering.mutate(said);
        })}
      >
        <Stack>
          <TextInput label={t('name')} autoComplete="username" required {...field('name')} />
          <Password autoComplete="current-password" {...field('password')} />
          <Button type="submit" size="lg" loading={entering.isPending}>
            {t('signIn.submit')}
          </Button>
        </Stack>
      </form>
      <Button
        variant="subtle"
        onClick={() => {
          setHasForgotten(true);
        }}
      >
        {t('forgotten.title')}
      </Button>
    </CardPage>
  );
}

/** Where to go back to: a path of this app, never another site. */
function ownPath(back: string | null): string {
  if (back?.startsWith('/') !== true) return '/';
  return new URL(back, location.origin).origin === location.origin ? back : '/';
}
