import { Anchor, Button, List, Paper, Stack, Text, Title } from '@mantine/core';
import { IconBell } from '@tabler/icons-react';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { signOut, signOutEverywhere } from '../../api/people/access.js';
import { becomeMe, useMe } from '../../api/people/me.js';
import { Preferences } from '../../app/shell/preferences.js';
import { ProblemNote } from '../../parts/notices/problem-note.js';
import { useRoleNames } from '../../parts/people/use-role-names.js';
import { Link } from '../../routing/link.js';
import { useNavigate } from '../../routing/use-routing.js';
import { useTranslation } from '../../words/use-translation.js';
import { ChangePassword } from './change-password.js';

/** The caller's account, with the way to sign out. */
export function Account() {
  const { t } = useTranslation(['access', 'shell', 'certificate']);
  const { user, device, clubs } = useMe();
  const nameRoles = useRoleNames();
  return (
    <Stack maw="32rem" mx="auto" gap="lg">
      <Title order={1}>{user?.name ?? t('account.title')}</Title>
      {device !== null && <Text>{t('account.device', { name: device.name })}</Text>}
      <Paper withBorder p="md">
        <Title order={2} size="h3" mb="xs">
          {t('account.clubs')}
        </Title>
        <List>
          {clubs.map(({ id, name, roles, member }) => (
            <List.Item key={id}>
              {`${name}: ${nameRoles(roles)}`}
              {member !== null && <ToHeld club={id} name={name} member={member} />}
            </List.Item>
          ))}
        </List>
      </Paper>
      <Paper withBorder p="md">
        <Preferences />
      </Paper>
      {user !== null && (
        <Button
          variant="default"
          leftSection={<IconBell size={20} aria-hidden />}
          renderRoot={(props) => <Link to="/account/notifications" {...props} />}
        >
          {t('account.notifications')}
        </Button>
      )}
      {user !== null && <ChangePassword />}
      <Leave everywhere={user !== null} />
      <Button variant="subtle" renderRoot={(props) => <Link to="/certificate" {...props} />}>
        {t('certificate:title')}
      </Button>
    </Stack>
  );
}

/** The way to everything the club holds about the caller. */
function ToHeld(props: { readonly club: string; readonly name: string; readonly member: string }) {
  const { t } = useTranslation('access');
  const { club, name, member } = props;
  return (
    <Anchor
      display="flex"
      style={{ alignItems: 'center', minHeight: '2.75rem' }}
      renderRoot={(root) => (
        <Link to="/clubs/$club/members/$member/held" params={{ club, member }} {...root} />
      )}
    >
      {t('account.held', { club: name })}
    </Anchor>
  );
}

function Leave({ everywhere }: { readonly everywhere: boolean }) {
  const { t } = useTranslation('access');
  const queries = useQueryClient();
  const navigate = useNavigate();
  const leaving = useMutation({
    mutationFn: (leave: () => Promise<unknown>) => leave(),
    onSuccess: async () => {
      becomeMe(queries, null);
      await navigate({ to: '/sign-in' });
    },
  });
  return (
    <Paper withBorder p="md">
      <Stack>
        <ProblemNote error={leaving.error} />
        <Button
          variant="default"
          loading={leaving.isPending}
          onClick={() => {
            leaving.mutate(signOut);
          }}
        >
          {t('account.signOut')}
        </Button>
        {everywhere && (
          <>
            <Button
              variant="default"
              loading={leaving.isPending}
              aria-describedby="everywhere"
              onClick={() => {
                leaving.mutate(signOutEverywhere);
              }}
            >
              {t('account.signOutEverywhere')}
            </Button>
            <Text size="sm" id="everywhere">
              {t('account.everywhereText')}
            </Text>
          </>
        )}
      </Stack>
    </Paper>
  );
}
