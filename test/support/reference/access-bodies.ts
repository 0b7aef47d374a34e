import { EXAMPLE } from './ids.js';

const SUBSCRIPTION = {
  endpoint: 'https://push.example.org/send/7d8e4f5a91a2',
  p256dh: 'BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4',
  auth: 'BTBZMqHH6r4Tts7J_aSIgg',
  origin: 'https://kopperne.example.org',
  name: 'Chrome, Android',
};

/** The bodies of signing in and of access. */
export const ACCESS_BODIES = {
  setUp: {
    setup: {
      token: 'kopsetup_…',
      club: 'Tarokklubben af 1959',
      name: 'karen@example.org',
      password: 'kopper paa bordet',
    },
  },
  signIn: {
    browser: { name: 'karen@example.org', password: 'kopper paa bordet' },
    program: { name: 'karen@example.org', password: 'kopper paa bordet', bearer: true },
  },
  resetPassword: { reset: { token: 'kopreset_…', password: 'kopper paa bordet' } },
  askForNewPassword: { name: { name: 'karen@example.org' } },
  pairDevice: { pair: { token: 'koppair_…' } },
  changePassword: { change: { current: 'kopper paa bordet', password: 'en konge i hver kop' } },
  changeNotifications: {
    digests: {
      ...{ disputes: 'at-once', money: 'at-once', evenings: 'weekly', tasks: 'daily' },
      ...{ pushed: ['money', 'evenings'], beginsHours: 3 },
      ...{ quietFrom: '22:00', quietUntil: '07:00', timeZone: 'Europe/Copenhagen' },
    },
  },
  setMailAddress: { address: { address: 'karen@example.org' } },
  subscribeDevice: { device: SUBSCRIPTION },
  renewDevice: { device: SUBSCRIPTION },
  sendMessageAgain: { all: {} },
  sendAgainInClub: { all: {} },
  chooseMyLanguage: { swedish: { language: 'sv' } },
  makeToken: { token: { name: 'Eksport til regnearket', days: 365 } },
  makeInviteSheet: { sheet: { days: 30 } },
  makeMemberInvites: { month: { days: 30 } },
  makeInvite: { member: { roles: ['member'], member: EXAMPLE.borge } },
  showInvite: { link: { token: 'kopinvite_…' } },
  acceptInvite: { link: { token: 'kopinvite_…' } },
  signUp: {
    signUp: { token: 'kopinvite_…', name: 'borge@example.org', password: 'kopper paa bordet' },
  },
  changeMembership: {
    secretary: { roles: ['secretary', 'auditor'] },
    claim: { member: EXAMPLE.karen },
  },
  addWebhook: {
    webhook: {
      name: 'Tavlen i klubben',
      url: 'https://tavle.example.org/kopperne',
      kinds: ['session-opened', 'hand-recorded', 'session-closed'],
    },
  },
  sendAgain: { failed: {} },
  addDevice: { device: { name: 'Bordets tablet' } },
};
