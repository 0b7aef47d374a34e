import type { ACCESS_REASONS } from '../../../problems/access.js';
import type { SentencesOf } from '../../language.js';

const ROLES = {
  owner: 'formand',
  secretary: 'sekretær',
  treasurer: 'kasserer',
  auditor: 'revisor',
  member: 'medlem',
} as const;

const SHARE = {
  listeners: 'Du eller din klub lytter allerede med for mange steder.',
  exports: 'Du eller din klub er allerede i gang med at eksportere.',
  tables: 'Du eller din klub henter allerede tabeller.',
  'heavy-reads': 'Du eller din klub har allerede for meget af den slags i gang.',
} as const;

export default {
  // Signing in.
  'not-signed-in': () => 'Du er ikke logget ind.',
  'sign-in-over': () => 'Du er blevet logget ud. Log ind igen.',
  'name-or-password-wrong': () => 'Navnet eller adgangskoden passer ikke.',
  'current-password-wrong': () => 'Den nuværende adgangskode passer ikke.',
  'csrf-token-wrong': () => 'Siden er for gammel. Genindlæs den, og prøv igen.',
  'too-often': ({ wait }) =>
    `Der er prøvet for mange gange. Prøv igen om ${wait < 90 ? `${wait} sekunder` : `${Math.ceil(wait / 60)} minutter`}.`,
  'share-used-up': ({ of, wait }) => `${SHARE[of]} Prøv igen om ${wait} sekunder.`,
  'link-not-valid': () => 'Linket er brugt, udløbet eller trukket tilbage. Bed om et nyt.',
  'password-too-common': () =>
    'Rigtig mange bruger den adgangskode, og den bliver prøvet først. Vælg en anden.',
  'password-is-name': () => 'Adgangskoden må ikke være dit navn. Vælg en anden.',
  'name-taken': () =>
    'Der er allerede en, der logger ind med det navn. Er det dig, så log ind, og åbn linket igen.',

  // What is for others.
  'role-may-not': ({ roles, ask }, say) =>
    `Som ${say.and(roles.map((one) => ROLES[one]))} i klubben har du ikke lov til det; spørg klubbens ${say.or(ask.map((one) => ROLES[one]))}.`,
  'device-only-records': ({ ask }, say) =>
    `En tablet kan kun notere; spørg klubbens ${say.or(ask.map((one) => ROLES[one]))}.`,
  'device-may-not': () => 'Det kan en tablet ikke.',
  'nobody-may': () => 'Det har ingen lov til.',
  'acts-as-oneself': () => 'Du handler som dig selv; kun ved en tablet kan man være en anden.',
  'only-own-records': () => 'Medlemmer ser kun deres egne bøder, indsigelser og regnskab.',
  'only-owner-gives-role': () => 'Kun en formand giver andre roller end medlem.',
  'own-password-needs-present-one': () => 'Skift din egen adgangskode med den, du har nu.',
  'link-would-open-other-club': () =>
    'Brugeren er også med i en anden klub, som linket ville åbne. Den, der driver tjenesten, kan lave et: npm run access -- reset NAVN.',

  // Users, their members, and devices.
  'member-not-claimed': () => 'Du er ikke knyttet til et medlem ved bordet endnu.',
  'member-claimed': ({ member, user }) => `${user} har allerede meldt sig som ${member}.`,
  'last-owner': () => 'Klubben skal have en formand. Gør først en anden til formand.',
  'user-not-found': () => 'Klubben har ikke den bruger.',
  'invite-not-found': () => 'Klubben har ikke den invitation.',
  'token-not-found': () => 'Den nøgle har du ikke.',
  'device-not-found': () => 'Klubben har ikke den tablet.',
  'device-revoked': ({ device }) =>
    `${device} er ikke længere parret med klubben; tilføj en ny tablet.`,
} satisfies SentencesOf<typeof ACCESS_REASONS>;
