import { Button, NativeSelect, Stack, Text, TextInput } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { setUp, setupQuery } from '../../api/people/access.js';
import { appLanguage } from '../../words/i18n.js';
import { LanguageChoice } from '../../parts/door/language-choice.js';
import { CardPage } from '../../parts/page/card-page.js';
import { useLinkToken } from '../../parts/door/link-token.js';
import { NewPassword } from '../../parts/door/new-password.js';
import { NoToken } from '../../parts/door/no-token.js';
import { ProblemNote } from '../../parts/notices/problem-note.js';
import { useEntering } from '../../parts/door/use-entering.js';
import { CURRENCIES, currencyOf } from './currency-of.js';
import { useFields, usePasswordCheck } from '../../parts/form/use-fields.js';
import { Link } from '../../routing/link.js';
import { useTranslation } from '../../words/use-translation.js';

/** The first start: the club and its owner. */
export function Setup() {
  const { t } = useTranslation('access');
  const { token, used } = useLinkToken();
  const [currency, setCurrency] = useState<string>(() => currencyOf(navigator.language));
  const [language, setLanguage] = useState(appLanguage);
  const entering = useEntering(async (said: { club: string; name: string; password: string }) => {
    const me = await setUp({ token: token ?? '', currency, language, ...said });
    used();
    return me;
  });
  const { field, submit } = useFields({ club: '', name: '', password: '' }, entering.error, {
    password: usePasswordCheck(),
  });
  const { data: isNew } = useQuery(setupQuery);
  if (isNew === false && token !== null) return <Used />;
  if (token === null) return <NoToken title={t('setup.title')} />;
  return (
    <CardPage title={t('setup.title')}>
      <Text>{t('setup.text')}</Text>
      <ProblemNote error={entering.error} />
      <form
        noValidate
        onSubmit={submit((said) => {
          entering.mutate(said);
        })}
      >
        <Stack>
          <TextInput
            label={t('setup.club')}
            autoComplete="organization"
            required
            {...field('club')}
          />
          <NativeSelect
            label={t('setup.currency')}
            data={[...CURRENCIES]}
            value={currency}
            onChange={({ currentTarget }) => {
              setCurrency(currentTarget.value);
            }}
          />
          <LanguageChoice
            label={t('setup.language')}
            hint={t('setup.languageHint')}
            value={language}
            onChange={setLanguage}
          />
          <TextInput
            label={t('setup.yourName')}
            autoComplete="username"
            required
            {...field('name')}
          />
          <NewPassword {...field('password')} />
          <Button type="submit" size="lg" loading={entering.isPending}>
            {t('setup.submit')}
          </Button>
        </Stack>
      </form>
    </CardPage>
  );
}

/** The link of an instance that has a club already. */
function Used() {
  const { t } = useTranslation('access');
  return (
    <CardPage title={t('setup.used.title')}>
      <Text>{t('setup.used.text')}</Text>
      <Button mt="md" renderRoot={(props) => <Link to="/sign-in" {...props} />}>
        {t('signIn.submit')}
      </Button>
    </CardPage>
  );
}
