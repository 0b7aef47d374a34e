import { Button, Divider, Stack, Text, TextInput } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { acceptInvite, showInvite, signUp, type Invite } from '../../api/people/access.js';
import { useMaybeMe } from '../../api/people/me.js';
import { isProblem } from '../../api/problem.js';
import { LoadingScreen } from '../../app/states/loading-screen.js';
import { CardPage } from '../../parts/page/card-page.js';
import { useDates } from '../../parts/figures/dates.js';
import { useLinkToken } from '../../parts/door/link-token.js';
import { NewPassword } from '../../parts/door/new-password.js';
import { NoToken } from '../../parts/door/no-token.js';
import { ProblemNote } from '../../parts/notices/problem-note.js';
import { Link } from '../../routing/link.js';
import { speakFor } from '../../words/i18n.js';
import { EnterByLink } from '../../parts/door/enter-by-link.js';
import { useEntering } from '../../parts/door/use-entering.js';
import { useRoleNames } from '../../parts/people/use-role-names.js';
import { useFields, usePasswordCheck } from '../../parts/form/use-fields.js';
import { useTranslation } from '../../words/use-translation.js';

/** An invitation to a club, with its roles and the way to accept it. */
export function AcceptInvite() {
  const { t } = useTranslation(['access', 'shell']);
  const { token, used } = useLinkToken();
  const me = useMaybeMe();
  const { data: invite, error } = useQuery({
    queryKey: ['invite', token],
    queryFn: () => showInvite(token ?? ''),
    enabled: token !== null,
    staleTime: Infinity,
  });
  const language = invite?.club.language;
  useEffect(() => {
    if (language !== undefined) void speakFor({ club: language });
  }, [language]);
  if (token === null) return <NoToken title={t('shell:app')} />;
  const usedAt = momentOfUse(error);
  if (usedAt !== null) return <InviteUsed at={usedAt} />;
  if (error !== null) {
    return (
      <CardPage title={t('shell:app')}>
        <ProblemNote error={error} />
      </CardPage>
    );
  }
  if (invite === undefined) return <LoadingScreen />;
  return (
    <CardPage title={t('invite.title', { club: invite.club.name })}>
      <Offer {...invite} />
      {me?.user == null ? (
        <AsSomeoneNew token={token} used={used} suggested={invite.member?.name ?? ''} />
      ) : (
        <AsMyself token={token} used={used} name={me.user.name} />
      )}
    </CardPage>
  );
}

/** When an invitation was used, from its refusal; null for every other error. */
function momentOfUse(error: unknown): string | null {
  if (!isProblem(error, 'link-not-valid') || error.body.reason !== 'invite-used') return null;
  const { at } = error.body.params;
  return typeof at === 'string' ? at : null;
}

/** The page of an invitation that somebody has used, who is often the one who opens it again. */
function InviteUsed({ at }: { readonly at: string }) {
  const { t } = useTranslation('access');
  const dates = useDates();
  const me = useMaybeMe();
  return (
    <CardPage title={t('invite.used.title')}>
      <Text>{t('invite.used.when', { date: dates.moment(at) })}</Text>
      {me?.user == null ? (
        <>
          <Text>{t('invite.used.whatToDo')}</Text>
          <Button size="lg" renderRoot={(props) => <Link to="/sign-in" {...props} />}>
            {t('signIn.title')}
          </Button>
        </>
      ) : (
        <>
          <Text>{t('invite.signedInAs', { name: me.user.name })}</Text>
          <Button size="lg" renderRoot={(props) => <Link to="/" {...props} />}>
            {t('invite.used.goOn')}
          </Button>
        </>
      )}
    </CardPage>
  );
}

function Offer({ roles, member, expiresAt }: Invite) {
  const { t } = useTranslation(['access', 'shell']);
  const dates = useDates();
  const nameRoles = useRoleNames();
  return (
    <Stack gap={4}>
      <Text>{t('invite.as', { roles: nameRoles(roles, { isWithin: true }) })}</Text>
      {member !== null && <Text>{t('invite.member', { member: member.name })}</Text>}
      <Text size="sm">{t('invite.expires', { date: dates.moment(expiresAt) })}</Text>
    </Stack>
  );
}

interface Taking {
  readonly token: string;
  readonly used: () => void;
}

function AsMyself({ token, used, name }: Taking & { readonly name: string }) {
  const { t } = useTranslation('access');
  const entering = useEntering(async (link: string) => {
    const me = await acceptInvite(link);
    used();
    return me;
  });
  return (
    <>
      <Text>{t('invite.signedInAs', { name })}</Text>
      <EnterByLink entering={entering} token={token}>
        {t('invite.accept')}
      </EnterByLink>
    </>
  );
}

function AsSomeoneNew({ token, used, suggested }: Taking & { readonly suggested: string }) {
  const { t } = useTranslation('access');
  const entering = useEntering(async (said: { name: string; password: string }) => {
    const me = await signUp({ token, ...said });
    used();
    return me;
  });
  const { field, submit } = useFields({ name: suggested, password: '' }, entering.error, {
    password: usePasswordCheck(),
  });
  return (
    <>
      <ProblemNote error={entering.error} />
      <form
        noValidate
        onSubmit={submit((said) => {
          entering.mutate(said);
        })}
      >
        <Stack>
          <TextInput label={t('name')} autoComplete="username" required {...field('name')} />
          <NewPassword {...field('password')} />
          <Button type="submit" size="lg" loading={entering.isPending}>
            {t('invite.acceptNew')}
          </Button>
        </Stack>
      </form>
      <Divider label={t('invite.have')} />
      <Button
        variant="default"
        renderRoot={(props) => <Link to="/sign-in" search={{ back: '/invite' }} {...props} />}
      >
        {t('invite.signInFirst')}
      </Button>
    </>
  );
}
