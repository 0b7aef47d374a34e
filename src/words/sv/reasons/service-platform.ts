import type { REQUEST_REASONS } from '../../../problems/request.js';
import type { SentencesOf } from '../../language.js';

const VALUES = {
  form: 'Något av det som skickades har fel form.',
  'number-too-large': 'Ett tal är för stort.',
  'time-form': 'En tidpunkt är felskriven.',
  'time-out-of-range': 'En tidpunkt ligger för långt bort.',
  character: 'En text har ett tecken som inte kan sparas.',
  'text-too-long': 'En text är för lång.',
} as const;

const TOO_MUCH = {
  writes: 'För många noterar i klubben på en gång. Försök igen om en stund.',
  exports: 'Andra utdrag hämtas redan. Försök igen om en stund.',
  listeners: 'För många följer med på en gång. Försök igen om en stund.',
} as const;

export default {
  // The request as such.
  'request-not-http': () => 'Det som skickades kunde inte läsas, eller så kom det för långsamt.',
  'two-hosts': () => 'Det som skickades nämner två värdar.',
  'request-unreadable': () => 'Det som skickades kunde inte läsas. Ladda om sidan och försök igen.',
  'no-such-address': () => 'Här finns ingenting.',
  'address-too-long': () => 'Adressen är för lång.',
  'method-not-allowed': ({ method, allowed }, say) =>
    `Här kan man inte ${method}, bara ${say.and(allowed)}. Ladda om sidan.`,
  'headers-too-large': () => 'Det skickades för mycket i huvudet på det som skulle skickas.',

  // Its headers.
  'idempotency-key-missing': () =>
    'Appen glömde att märka det som skickades. Ladda om sidan och försök igen.',
  'idempotency-key-malformed': () =>
    'Appen märkte det som skickades fel. Ladda om sidan och försök igen.',
  'idempotency-key-reused': () =>
    'Det är redan skickat en gång, men med annat innehåll. Ladda om sidan och se efter.',
  'if-match-missing': () => 'Appen sade inte vilken version av kvällen det gäller. Ladda om sidan.',
  'if-match-malformed': () =>
    'Appen sade inte riktigt vilken version av kvällen det gäller. Ladda om sidan.',
  'acting-member-malformed': () => 'Det är oklart vem som sitter vid surfplattan. Välj igen.',

  // Its body and its query.
  'body-not-json': () => 'Det som skickades kunde inte läsas. Ladda om sidan och försök igen.',
  'body-type-unsupported': () => 'Det som skickades är inte JSON. Ladda om sidan och försök igen.',
  'body-too-large': () => 'Det är för mycket på en gång: högst 1 MB kan skickas.',
  'too-large-unless-signed-in': () => 'Logga in för att skicka så mycket.',
  'body-too-deep': ({ most }) => `Det som skickades är i mer än ${most} lager.`,
  'body-not-an-object': () => 'Det som skickades har inga fält.',
  'fields-wrong': () => 'Något är inte rätt ifyllt.',
  'cursor-unknown': () => 'Listan kan inte fortsätta därifrån. Ladda om sidan.',
  'head-not-yet': ({ last }) => `Klubbens protokoll går bara till händelse ${last}.`,
  'value-cannot-be-kept': ({ because }) => VALUES[because],

  // The service.
  'database-away': () => 'Databasen svarar inte just nu. Försök igen om en stund.',
  'database-full': () =>
    'Databasens disk är full. Den som driver tjänsten måste skaffa plats; försök sedan igen.',
  'database-read-only': () => 'Databasen kan bara läsas just nu. Försök igen om en stund.',
  'migrations-missing': () => 'Databasen är inte förberedd för den här versionen av Kopperne.',
  'stopping-or-starting': () =>
    'Kopperne håller på att starta eller stanna. Försök igen om en stund.',
  'paper-too-long': ({ lines, most }) =>
    `Bladet skulle få ${lines} rader, och det går ${most} på ett. Välj en kortare period, eller hämta det som tabell.`,
  'broken-off': () => 'Kopperne måste avbryta det som var i gång. Försök igen om en stund.',
  'too-much-at-once': ({ of }) => TOO_MUCH[of],
  'fault-of-ours': () => 'Något gick fel i Kopperne. Felet är antecknat.',
} satisfies SentencesOf<typeof REQUEST_REASONS>;
