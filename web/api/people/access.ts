import { queryOptions } from '@tanstack/react-query';
import { api, take } from '../client.js';
import { meQuery, type Me } from './me.js';
import { queryClient } from '../query-client.js';
import type { Bodies } from '../bodies.js';

/** The offer of an invitation. */
export type Invite = Bodies['InviteShownView'];

// Routes that let somebody in answer like `GET /v1/me`, and set the cookie.

export function signIn(body: Bodies['SignInDto']): Promise<Me> {
  return take(api.POST('/v1/sign-in', { body }));
}

/** Whether nobody can sign in yet. */
export const setupQuery = queryOptions({
  queryKey: ['setup'],
  queryFn: async () => (await take(api.GET('/v1/setup'))).isOpen,
});

export function setUp(body: Bodies['SetupDto']): Promise<Me> {
  return take(api.POST('/v1/setup', { body }));
}

export function resetPassword(body: Bodies['ResetPasswordDto']): Promise<Me> {
  return take(api.POST('/v1/reset', { body }));
}

/** Asks for a link to set a new password, sent to the address that the user confirmed. */
export function askForNewPassword(body: Bodies['ForgottenPasswordDto']): Promise<unknown> {
  return take(api.POST('/v1/forgotten-password', { body }));
}

export function pairDevice(token: string): Promise<Me> {
  return take(api.POST('/v1/pair', { body: { token } }));
}

export function changePassword(body: Bodies['ChangePasswordDto']): Promise<Me> {
  return take(api.POST('/v1/me/password', { body }));
}

/** Keeps it with who is signed in, for their other devices. */
export function chooseMyLanguage(language: Bodies['MyLanguageDto']['language']) {
  return take(api.POST('/v1/me/language', { body: { language } }));
}

export function showInvite(token: string): Promise<Invite> {
  return take(api.POST('/v1/invites/show', { body: { token } }));
}

/** Takes an invitation up with a new account. */
export function signUp(body: Bodies['SignUpDto']): Promise<Me> {
  return take(api.POST('/v1/invites/sign-up', { body }));
}

/** Takes an invitation up as who is signed in. */
export async function acceptInvite(token: string): Promise<Me> {
  const me = await take(api.POST('/v1/invites/accept', { body: { token } }));
  // The session stays, and its token with it.
  const csrfToken = queryClient.getQueryData(meQuery.queryKey)?.csrfToken ?? null;
  return { ...me, csrfToken };
}

export function signOut(): Promise<unknown> {
  return take(api.POST('/v1/sign-out'));
}

export function signOutEverywhere(): Promise<unknown> {
  return take(api.POST('/v1/sign-out-everywhere'));
}
