import type { REQUEST_REASONS } from '../../../problems/request.js';
import type { SentencesOf } from '../../language.js';

const VALUES = {
  form: 'Etwas von dem, was gesendet wurde, hat die falsche Form.',
  'number-too-large': 'Eine Zahl ist zu groß.',
  'time-form': 'Ein Zeitpunkt ist falsch geschrieben.',
  'time-out-of-range': 'Ein Zeitpunkt liegt zu weit weg.',
  character: 'Ein Text enthält ein Zeichen, das nicht gespeichert werden kann.',
  'text-too-long': 'Ein Text ist zu lang.',
} as const;

const TOO_MUCH = {
  writes: 'Zu viele tragen im Club zugleich ein. Versuch es gleich wieder.',
  exports: 'Es werden schon andere Auszüge geholt. Versuch es gleich wieder.',
  listeners: 'Zu viele schauen zugleich zu. Versuch es gleich wieder.',
} as const;

export default {
  // The request as such.
  'request-not-http': () => 'Was gesendet wurde, war nicht zu lesen, oder es kam zu langsam.',
  'two-hosts': () => 'Was gesendet wurde, nennt zwei Hosts.',
  'request-unreadable': () =>
    'Was gesendet wurde, war nicht zu lesen. Lade die Seite neu und versuch es noch einmal.',
  'no-such-address': () => 'Hier ist nichts.',
  'address-too-long': () => 'Die Adresse ist zu lang.',
  'method-not-allowed': ({ method, allowed }, say) =>
    `${method} geht hier nicht, nur ${say.and(allowed)}. Lade die Seite neu.`,
  'headers-too-large': () => 'Vor dem eigentlichen Inhalt wurde zu viel gesendet.',

  // Its headers.
  'idempotency-key-missing': () =>
    'Die App hat vergessen, die Sendung zu kennzeichnen. Lade die Seite neu und versuch es noch einmal.',
  'idempotency-key-malformed': () =>
    'Die App hat die Sendung falsch gekennzeichnet. Lade die Seite neu und versuch es noch einmal.',
  'idempotency-key-reused': () =>
    'Das wurde schon einmal gesendet, aber mit anderem Inhalt. Lade die Seite neu und sieh nach.',
  'if-match-missing': () =>
    'Die App hat nicht gesagt, für welchen Stand des Abends das gilt. Lade die Seite neu.',
  'if-match-malformed': () =>
    'Die App hat nicht richtig gesagt, für welchen Stand des Abends das gilt. Lade die Seite neu.',
  'acting-member-malformed': () => 'Es ist unklar, wer am Tablet sitzt. Wähle noch einmal.',

  // Its body and its query.
  'body-not-json': () =>
    'Was gesendet wurde, war nicht zu lesen. Lade die Seite neu und versuch es noch einmal.',
  'body-type-unsupported': () =>
    'Was gesendet wurde, ist kein JSON. Lade die Seite neu und versuch es noch einmal.',
  'body-too-large': () => 'Das ist zu viel auf einmal: Höchstens 1 MB kann gesendet werden.',
  'too-large-unless-signed-in': () => 'Melde dich an, um so viel zu senden.',
  'body-too-deep': ({ most }) => `Was gesendet wurde, hat mehr als ${most} Ebenen.`,
  'body-not-an-object': () => 'Was gesendet wurde, hat keine Felder.',
  'fields-wrong': () => 'Etwas ist nicht richtig ausgefüllt.',
  'cursor-unknown': () => 'Die Liste geht von dort nicht weiter. Lade die Seite neu.',
  'head-not-yet': ({ last }) => `Das Protokoll des Clubs geht nur bis Ereignis ${last}.`,
  'value-cannot-be-kept': ({ because }) => VALUES[because],

  // The service.
  'database-away': () => 'Die Datenbank antwortet gerade nicht. Versuch es gleich wieder.',
  'database-full': () =>
    'Der Speicher der Datenbank ist voll. Wer den Dienst betreibt, muss Platz schaffen; versuch es dann wieder.',
  'database-read-only': () =>
    'Die Datenbank kann gerade nur gelesen werden. Versuch es gleich wieder.',
  'migrations-missing': () => 'Die Datenbank ist für diese Version von Kopperne nicht vorbereitet.',
  'stopping-or-starting': () =>
    'Kopperne startet oder beendet sich gerade. Versuch es gleich wieder.',
  'paper-too-long': ({ lines, most }) =>
    `Das Blatt hätte ${lines} Zeilen, und auf eines gehen ${most}. Wähle einen kürzeren Zeitraum, oder hole es als Tabelle.`,
  'broken-off': () => 'Kopperne musste abbrechen, was in Arbeit war. Versuch es gleich wieder.',
  'too-much-at-once': ({ of }) => TOO_MUCH[of],
  'fault-of-ours': () => 'In Kopperne ist etwas schiefgegangen. Der Fehler ist festgehalten.',
} satisfies SentencesOf<typeof REQUEST_REASONS>;
