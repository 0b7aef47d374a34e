import type { ACCESS_REASONS } from '../../../problems/access.js';
import type { SentencesOf } from '../../language.js';

const ROLES = {
  owner: 'ordförande',
  secretary: 'sekreterare',
  treasurer: 'kassör',
  auditor: 'revisor',
  member: 'medlem',
} as const;

const SHARE = {
  listeners: 'Du eller din klubb lyssnar redan på för många ställen.',
  exports: 'Du eller din klubb exporterar redan.',
  tables: 'Du eller din klubb hämtar redan tabeller.',
  'heavy-reads': 'Du eller din klubb har redan för mycket sådant i gång.',
} as const;

export default {
  // Signing in.
  'not-signed-in': () => 'Du är inte inloggad.',
  'sign-in-over': () => 'Du har blivit utloggad. Logga in igen.',
  'name-or-password-wrong': () => 'Namnet eller lösenordet stämmer inte.',
  'current-password-wrong': () => 'Det nuvarande lösenordet stämmer inte.',
  'csrf-token-wrong': () => 'Sidan är för gammal. Ladda om den och försök igen.',
  'too-often': ({ wait }) =>
    `Det blev för många försök. Försök igen om ${wait < 90 ? `${wait} sekunder` : `${Math.ceil(wait / 60)} minuter`}.`,
  'share-used-up': ({ of, wait }) => `${SHARE[of]} Försök igen om ${wait} sekunder.`,
  'link-not-valid': () => 'Länken är använd, har gått ut eller är indragen. Be om en ny.',
  'password-too-common': () =>
    'Väldigt många använder det lösenordet, och det är bland de första som prövas. Välj ett annat.',
  'password-is-name': () => 'Lösenordet får inte vara ditt namn. Välj ett annat.',
  'name-taken': () =>
    'Någon loggar redan in med det namnet. Är det du, så logga in och öppna länken igen.',

  // What is for others.
  'role-may-not': ({ roles, ask }, say) =>
    `Som ${say.and(roles.map((one) => ROLES[one]))} i klubben får du inte göra det; fråga klubbens ${say.or(ask.map((one) => ROLES[one]))}.`,
  'device-only-records': ({ ask }, say) =>
    `En surfplatta kan bara notera; fråga klubbens ${say.or(ask.map((one) => ROLES[one]))}.`,
  'device-may-not': () => 'Det kan en surfplatta inte göra.',
  'nobody-may': () => 'Det får ingen göra.',
  'acts-as-oneself': () =>
    'Du handlar som dig själv; bara vid en surfplatta kan någon annan nämnas.',
  'only-own-records': () => 'Medlemmar ser bara sina egna böter, invändningar och sin avräkning.',
  'only-owner-gives-role': () => 'Bara en ordförande ger andra roller än medlem.',
  'own-password-needs-present-one': () => 'Byt ditt eget lösenord med det du har nu.',
  'link-would-open-other-club': () =>
    'Användaren är också med i en annan klubb, som länken skulle öppna. Den som driver tjänsten kan göra en: npm run access -- reset NAMN.',

  // Users, their members, and devices.
  'member-not-claimed': () => 'Du är inte knuten till någon medlem vid bordet ännu.',
  'member-claimed': ({ member, user }) => `${user} är redan knuten till ${member}.`,
  'last-owner': () => 'Klubben måste ha en ordförande. Gör först någon annan till ordförande.',
  'user-not-found': () => 'Klubben har ingen sådan användare.',
  'invite-not-found': () => 'Klubben har ingen sådan inbjudan.',
  'token-not-found': () => 'Den nyckeln har du inte.',
  'device-not-found': () => 'Klubben har ingen sådan surfplatta.',
  'device-revoked': ({ device }) =>
    `${device} är inte längre kopplad till klubben; lägg till en ny surfplatta.`,
} satisfies SentencesOf<typeof ACCESS_REASONS>;
