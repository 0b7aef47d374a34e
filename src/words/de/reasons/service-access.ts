import type { ACCESS_REASONS } from '../../../problems/access.js';
import type { SentencesOf } from '../../language.js';

const ROLES = {
  owner: 'Vorsitz',
  secretary: 'Schriftführung',
  treasurer: 'Kassenführung',
  auditor: 'Prüfung',
  member: 'Mitglied',
} as const;

const SHARE = {
  listeners: 'Du oder dein Club hört schon an zu vielen Stellen mit.',
  exports: 'Du oder dein Club exportiert schon gerade.',
  tables: 'Du oder dein Club holt schon gerade Tabellen.',
  'heavy-reads': 'Du oder dein Club hat davon schon zu viel in Arbeit.',
} as const;

export default {
  // Signing in.
  'not-signed-in': () => 'Du bist nicht angemeldet.',
  'sign-in-over': () => 'Du bist abgemeldet worden. Melde dich wieder an.',
  'name-or-password-wrong': () => 'Name oder Passwort stimmt nicht.',
  'current-password-wrong': () => 'Das jetzige Passwort stimmt nicht.',
  'csrf-token-wrong': () => 'Die Seite ist zu alt. Lade sie neu und versuch es noch einmal.',
  'too-often': ({ wait }) =>
    `Das waren zu viele Versuche. Versuch es in ${wait < 90 ? `${wait} Sekunden` : `${Math.ceil(wait / 60)} Minuten`} wieder.`,
  'share-used-up': ({ of, wait }) => `${SHARE[of]} Versuch es in ${wait} Sekunden wieder.`,
  'link-not-valid': () =>
    'Der Link ist verbraucht, abgelaufen oder zurückgezogen. Bitte um einen neuen.',
  'password-too-common': () =>
    'Sehr viele benutzen dieses Passwort, und es wird als eines der ersten versucht. Wähle ein anderes.',
  'password-is-name': () => 'Das Passwort darf nicht dein Name sein. Wähle ein anderes.',
  'name-taken': () =>
    'Mit diesem Namen meldet sich schon jemand an. Bist du das, melde dich an und öffne den Link noch einmal.',

  // What is for others.
  'role-may-not': ({ roles, ask }, say) =>
    `Mit deiner Rolle im Club (${say.and(roles.map((one) => ROLES[one]))}) darfst du das nicht; frag im Club nach: ${say.or(ask.map((one) => ROLES[one]))}.`,
  'device-only-records': ({ ask }, say) =>
    `Ein Tablet kann nur eintragen; frag im Club nach: ${say.or(ask.map((one) => ROLES[one]))}.`,
  'device-may-not': () => 'Das kann ein Tablet nicht.',
  'nobody-may': () => 'Das darf niemand.',
  'acts-as-oneself': () =>
    'Du handelst als du selbst; nur an einem Tablet kann jemand anders genannt werden.',
  'only-own-records': () =>
    'Mitglieder sehen nur ihre eigenen Strafen, Einsprüche und Abrechnungen.',
  'only-owner-gives-role': () => 'Andere Rollen als Mitglied vergibt nur der Vorsitz.',
  'own-password-needs-present-one': () =>
    'Ändere dein eigenes Passwort mit dem, das du jetzt hast.',
  'link-would-open-other-club': () =>
    'Die Person gehört auch zu einem anderen Club, den der Link öffnen würde. Wer den Dienst betreibt, kann einen machen: npm run access -- reset NAME.',

  // Users, their members, and devices.
  'member-not-claimed': () => 'Du bist noch keinem Mitglied am Tisch zugeordnet.',
  'member-claimed': ({ member, user }) => `${user} ist schon ${member} zugeordnet.`,
  'last-owner': () => 'Der Club braucht einen Vorsitz. Gib erst jemand anderem diese Rolle.',
  'user-not-found': () => 'Im Club meldet sich niemand so an.',
  'invite-not-found': () => 'Der Club hat keine solche Einladung.',
  'token-not-found': () => 'Diesen Schlüssel hast du nicht.',
  'device-not-found': () => 'Der Club hat kein solches Tablet.',
  'device-revoked': ({ device }) =>
    `${device} ist nicht mehr mit dem Club gekoppelt; füge ein neues Tablet hinzu.`,
} satisfies SentencesOf<typeof ACCESS_REASONS>;
