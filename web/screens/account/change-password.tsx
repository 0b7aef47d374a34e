import { Button, Paper, Stack, Text, Title } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { changePassword } from '../../api/people/access.js';
import { becomeMe } from '../../api/people/me.js';
import { isProblem } from '../../api/problem.js';
import { NewPassword } from '../../parts/door/new-password.js';
import { Password } from '../../parts/door/password.js';
import { ProblemNote } from '../../parts/notices/problem-note.js';
import { useFields, usePasswordCheck } from '../../parts/form/use-fields.js';
import { useTranslation } from '../../words/use-translation.js';

export function ChangePassword() {
  const { t } = useTranslation('access');
  const queries = useQueryClient();
  const changing = useMutation({
    mutationFn: changePassword,
    // A new sign-in, with another token.
    onSuccess: (me) => {
      becomeMe(queries, me);
    },
  });
  const { field, submit, clear } = useFields({ current: '', password: '' }, changing.error, {
    password: usePasswordCheck(),
  });
  const wrong = isProblem(changing.error, 'sign-in-refused');
  return (
    <Paper withBorder p="md">
      <Title order={2} size="h3" mb="xs">
        {t('account.change')}
      </Title>
      <form
        noValidate
        onSubmit={submit((said) => {
          changing.mutate(said, { onSuccess: clear });
        })}
      >
        <Stack>
          <ProblemNote error={wrong ? null : changing.error} />
          <Password
            label={t('account.current')}
            autoComplete="current-password"
            {...field('current')}
            {...(wrong && { error: t('account.wrong') })}
          />
          <NewPassword label={t('newPassword')} {...field('password')} />
          <div>
            <Button type="submit" fullWidth loading={changing.isPending}>
              {t('account.submit')}
            </Button>
            <Text role="status" c="var(--gain)" fw={600}>
              {changing.isSuccess ? `✓ ${t('account.changed')}` : ''}
            </Text>
          </div>
        </Stack>
      </form>
    </Paper>
  );
}
