import type { REQUEST_REASONS } from '../../../problems/request.js';
import type { SentencesOf } from '../../language.js';

const VALUES = {
  form: 'Noget af det, der blev sendt, har en forkert form.',
  'number-too-large': 'Et tal er for stort.',
  'time-form': 'Et tidspunkt er skrevet forkert.',
  'time-out-of-range': 'Et tidspunkt ligger for langt væk.',
  character: 'En tekst har et tegn, der ikke kan gemmes.',
  'text-too-long': 'En tekst er for lang.',
} as const;

const TOO_MUCH = {
  writes: 'For mange noterer i klubben på én gang. Prøv igen om lidt.',
  exports: 'Der hentes allerede andre udtræk. Prøv igen om lidt.',
  listeners: 'For mange følger med på én gang. Prøv igen om lidt.',
} as const;

export default {
  // The request as such.
  'request-not-http': () => 'Det, der blev sendt, kunne ikke læses, eller det kom for langsomt.',
  'two-hosts': () => 'Det, der blev sendt, nævner to værter.',
  'request-unreadable': () =>
    'Det, der blev sendt, kunne ikke læses. Genindlæs siden, og prøv igen.',
  'no-such-address': () => 'Her er ingenting.',
  'address-too-long': () => 'Adressen er for lang.',
  'method-not-allowed': ({ method, allowed }, say) =>
    `Her kan man ikke ${method}, kun ${say.and(allowed)}. Genindlæs siden.`,
  'headers-too-large': () => 'Der blev sendt for meget i hovedet på det, der skulle sendes.',

  // Its headers.
  'idempotency-key-missing': () =>
    'Appen glemte at mærke det, der blev sendt. Genindlæs siden, og prøv igen.',
  'idempotency-key-malformed': () =>
    'Appen mærkede det, der blev sendt, forkert. Genindlæs siden, og prøv igen.',
  'idempotency-key-reused': () =>
    'Det er allerede sendt én gang, men med andet indhold. Genindlæs siden, og se efter.',
  'if-match-missing': () =>
    'Appen sagde ikke, hvilken udgave af aftenen det gælder. Genindlæs siden.',
  'if-match-malformed': () =>
    'Appen sagde ikke rigtigt, hvilken udgave af aftenen det gælder. Genindlæs siden.',
  'acting-member-malformed': () => 'Det er uklart, hvem der sidder ved tabletten. Vælg det igen.',

  // Its body and its query.
  'body-not-json': () => 'Det, der blev sendt, kunne ikke læses. Genindlæs siden, og prøv igen.',
  'body-type-unsupported': () =>
    'Det, der blev sendt, er ikke JSON. Genindlæs siden, og prøv igen.',
  'body-too-large': () => 'Det er for meget på én gang: der kan højst sendes 1 MB.',
  'too-large-unless-signed-in': () => 'Log ind for at sende så meget.',
  'body-too-deep': ({ most }) => `Det, der blev sendt, er i mere end ${most} lag.`,
  'body-not-an-object': () => 'Det, der blev sendt, har ingen felter.',
  'fields-wrong': () => 'Noget er ikke udfyldt rigtigt.',
  'cursor-unknown': () => 'Listen kan ikke fortsættes derfra. Genindlæs siden.',
  'head-not-yet': ({ last }) => `Klubbens protokol går kun til hændelse ${last}.`,
  'value-cannot-be-kept': ({ because }) => VALUES[because],

  // The service.
  'database-away': () => 'Databasen svarer ikke lige nu. Prøv igen om lidt.',
  'database-full': () =>
    'Databasens disk er fuld. Den, der driver tjenesten, må skaffe plads; prøv så igen.',
  'database-read-only': () => 'Databasen kan kun læses lige nu. Prøv igen om lidt.',
  'migrations-missing': () => 'Databasen er ikke gjort klar til denne udgave af Kopperne.',
  'stopping-or-starting': () => 'Kopperne er ved at starte eller stoppe. Prøv igen om lidt.',
  'paper-too-long': ({ lines, most }) =>
    `Arket ville få ${lines} linjer, og der går ${most} på ét. Vælg en kortere periode, eller hent det som tabel.`,
  'broken-off': () => 'Kopperne måtte afbryde det, der var i gang. Prøv igen om lidt.',
  'too-much-at-once': ({ of }) => TOO_MUCH[of],
  'fault-of-ours': () => 'Noget gik galt i Kopperne. Fejlen er skrevet ned.',
} satisfies SentencesOf<typeof REQUEST_REASONS>;
