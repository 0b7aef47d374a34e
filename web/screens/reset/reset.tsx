import { Button, Stack } from '@mantine/core';
import { resetPassword } from '../../api/people/access.js';
import { CardPage } from '../../parts/page/card-page.js';
import { useLinkToken } from '../../parts/door/link-token.js';
import { NewPassword } from '../../parts/door/new-password.js';
import { NoToken } from '../../parts/door/no-token.js';
import { ProblemNote } from '../../parts/notices/problem-note.js';
import { useEntering } from '../../parts/door/use-entering.js';
import { useFields, usePasswordCheck } from '../../parts/form/use-fields.js';
import { useTranslation } from '../../words/use-translation.js';

/** A new password by a link from the owner. */
export function Reset() {
  const { t } = useTranslation('access');
  const { token, used } = useLinkToken();
  const entering = useEntering(async ({ password }: { password: string }) => {
    const me = await resetPassword({ token: token ?? '', password });
    used();
    return me;
  });
  const { field, submit } = useFields({ password: '' }, entering.error, {
    password: usePasswordCheck(),
  });
  if (token === null) return <NoToken title={t('reset.title')} />;
  return (
    <CardPage title={t('reset.title')}>
      <ProblemNote error={entering.error} />
      <form
        noValidate
        onSubmit={submit((said) => {
          entering.mutate(said);
        })}
      >
        <Stack>
          <NewPassword label={t('newPassword')} {...field('password')} />
          <Button type="submit" size="lg" loading={entering.isPending}>
            {t('reset.submit')}
          </Button>
        </Stack>
      </form>
    </CardPage>
  );
}
