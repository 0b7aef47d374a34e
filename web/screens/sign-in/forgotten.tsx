import { Button, Stack, Text, TextInput } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { askForNewPassword } from '../../api/people/access.js';
import { useFields } from '../../parts/form/use-fields.js';
import { CardPage } from '../../parts/page/card-page.js';
import { ProblemNote } from '../../parts/notices/problem-note.js';
import { useTranslation } from '../../words/use-translation.js';

/** Asks for a link to set a new password. */
export function Forgotten({
  name,
  onBack,
}: {
  /** The name as it was typed to sign in. */
  readonly name: string;
  readonly onBack: () => void;
}) {
  const { t } = useTranslation('access');
  const asking = useMutation({ mutationFn: askForNewPassword });
  const { field, submit } = useFields({ name }, asking.error);
  const below = (
    <>
      <Text size="sm">{t('forgotten.help')}</Text>
      <Button variant="subtle" onClick={onBack}>
        {t('forgotten.back')}
      </Button>
    </>
  );
  if (asking.isSuccess) {
    return (
      <CardPage title={t('forgotten.done')}>
        <Text role="status">{t('forgotten.doneText')}</Text>
        {below}
      </CardPage>
    );
  }
  return (
    <CardPage title={t('forgotten.title')}>
      <Text>{t('forgotten.text')}</Text>
      <ProblemNote error={asking.error} />
      <form
        noValidate
        onSubmit={submit((said) => {
          asking.mutate(said);
        })}
      >
        <Stack>
          <TextInput
            label={t('forgotten.name')}
            autoComplete="username"
            required
            {...field('name')}
          />
          <Button type="submit" size="lg" loading={asking.isPending}>
            {t('forgotten.submit')}
          </Button>
        </Stack>
      </form>
      {below}
    </CardPage>
  );
}
