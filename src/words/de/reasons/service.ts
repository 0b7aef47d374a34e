import type { ACCESS_REASONS } from '../../../problems/access.js';
import type { CLUB_REASONS } from '../../../problems/clubs.js';
import type { REQUEST_REASONS } from '../../../problems/request.js';
import type { SESSION_REASONS } from '../../../problems/sessions.js';
import type { STATISTICS_REASONS } from '../../../problems/statistics.js';
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
  'large-bodies': 'Du sendest schon mehrere große Dinge.',
} as const;

export const accessReasons = {
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
  'invite-used': () =>
    'Die Einladung ist schon benutzt und gilt nur einmal. Hast du sie selbst benutzt, melde dich an; sonst bitte um eine neue.',
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
  'nobody-to-invite': () =>
    'Alle diese Mitglieder melden sich schon an; es ist niemand einzuladen.',
  'invite-not-found': () => 'Der Club hat keine solche Einladung.',
  'token-not-found': () => 'Diesen Schlüssel hast du nicht.',
  'webhook-not-found': () => 'Der Club hat keinen solchen Webhook, oder er ist beendet.',
  'webhook-address-refused': () =>
    'Ein Webhook braucht eine ganze Adresse, die mit https:// beginnt (http:// nur im eigenen Netz des Clubs), ohne Name und Passwort darin.',
  'too-many-webhooks': () => 'Der Club hat zehn Webhooks in Gebrauch; beende zuerst einen davon.',
  'no-mails': () =>
    'Dieses Kopperne verschickt keine E-Mails. Wer es betreibt, kann das einschalten.',
  'mail-address-refused': () =>
    'An diese Adresse kann keine E-Mail geschickt werden. Sieh nach, ob sie richtig geschrieben ist.',
  'mail-not-sent': () =>
    'Die E-Mail konnte gerade nicht verschickt werden. Versuche es gleich noch einmal.',
  'no-pushes': () =>
    'Dieses Kopperne verschickt keine Push-Nachrichten. Wer es betreibt, kann das einschalten.',
  'push-address-refused': () =>
    'Mit der Anmeldung dieses Browsers geht es nicht. Schalte die Nachrichten auf dem Gerät aus und wieder ein.',
  'push-device-not-found': () => 'Du hast kein solches Gerät, oder es bekommt schon nichts mehr.',
  'device-not-found': () => 'Der Club hat kein solches Tablet.',
  'device-revoked': ({ device }) =>
    `${device} ist nicht mehr mit dem Club gekoppelt; füge ein neues Tablet hinzu.`,
} satisfies SentencesOf<typeof ACCESS_REASONS>;

export const clubReasons = {
  'club-not-found': () => 'Diesen Club gibt es nicht, oder du gehörst nicht dazu.',
  'club-archived': () => 'Der Club ist archiviert; hol ihn erst wieder hervor.',
  'member-not-found': () => 'Der Club hat kein solches Mitglied.',
  'member-archived': ({ member }) =>
    `${member} ist archiviert; hol das Mitglied erst wieder hervor.`,

  // Leaving for good.
  'member-forgotten': () => 'Das Mitglied hat den Club für immer verlassen.',
  'leaves-table': () => 'Der laufende Abend muss erst beendet werden.',
  'leaves-dispute': () => 'Der Einspruch muss erst entschieden oder zurückgezogen werden.',
  'leaves-payment': () =>
    'Die gemeldete Zahlung muss erst bestätigt, abgelehnt oder zurückgezogen werden.',
  'leaves-transfer': () => 'Die Zahlung der Abrechnung muss erst erledigt werden.',
  'leaves-debt': () => 'Die Schuld beim Club muss erst bezahlt oder erlassen werden.',
  'leaves-money': () => 'Das Guthaben beim Club muss erst ausgezahlt werden.',
  'leaves-text': ({ event }) =>
    `Der Text in Ereignis ${event} kann nicht ohne den Namen sein: Anderes im Club baut darauf auf. Lass ihn stehen.`,
  'no-such-text': ({ event }) => `Ereignis ${event} hat keinen Text, der sie nennt.`,

  // Lists of members.
  'listed-is-named': ({ member }) =>
    `Mit ${member} ist seitdem mehr geschehen, daher kann die Liste nicht zurückgenommen werden. Archiviere stattdessen, wer nicht dabei sein soll.`,

  // Guests.
  'is-no-guest': ({ member }) => `${member} ist nicht Gast, sondern Mitglied.`,
  'is-a-guest': ({ guest }) => `${guest} ist Gast und nicht Mitglied.`,
  'guest-is-merged': ({ guest }) => `Der Gast ${guest} ist mit einem Mitglied zusammengelegt.`,
  'sat-together': ({ guest, member }) =>
    `${guest} und ${member} saßen am selben Tisch, sind also nicht dieselbe Person.`,
  'sat-as-guest': ({ member }) => `${member} saß an diesem Tisch schon als Gast.`,

  // The ledger.
  'balance-too-large': ({ most }) =>
    `Der Betrag ist zu groß: Kein Saldo kann größer werden als ${most}, in Cent (oder Punkten) gerechnet.`,
  'pot-overdrawn': () => 'Einem Topf würde mehr entnommen, als darin ist.',

  // The log.
  'hand-without-session': () => 'Sag auch, von welchem Abend das Spiel ist.',
  'head-malformed': () =>
    'Ein Prüfcode ist die Nummer eines Ereignisses, ein Doppelpunkt und 16 oder 64 Zeichen: Ziffern und die Buchstaben a bis f.',
} satisfies SentencesOf<typeof CLUB_REASONS>;

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

export const requestReasons = {
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
  'history-restored': () =>
    'Die Daten des Klubs wurden aus einer Sicherung wiederhergestellt, nachdem dies eingegeben wurde. Sieh nach, was jetzt dasteht, bevor du es sendest.',
  'acting-member-malformed': () => 'Es ist unklar, wer am Tablet sitzt. Wähle noch einmal.',

  // Its body and its query.
  'body-not-json': () =>
    'Was gesendet wurde, war nicht zu lesen. Lade die Seite neu und versuch es noch einmal.',
  'body-type-unsupported': () =>
    'Eine Datei dieser Art wird hier nicht angenommen. Lade die Seite neu und versuch es noch einmal.',
  'body-too-large': ({ most }) =>
    `Das ist zu viel auf einmal: Höchstens ${most} MB können gesendet werden.`,
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

const ENDS = {
  withdrawn: 'Der Einspruch ist zurückgezogen',
  upheld: 'Der Einspruch ist abgewiesen',
  overturned: 'Dem Einspruch ist stattgegeben',
} as const;

const DECISIONS = { upheld: 'blieb gültig', overturned: 'wurde aufgehoben' } as const;

const PARTS = {
  'raised-dispute': 'hat den Einspruch erhoben',
  'reported-fine': 'hat die Strafe gemeldet',
  'was-fined': 'hat die Strafe bekommen',
  'recorded-fine': 'hat die Strafe eingetragen',
  'recorded-hand': 'hat das Spiel eingetragen',
  'paid-in-hand': 'hat in dem Spiel gezahlt oder bekommen',
  'sat-at-table': 'saß am Tisch',
} as const;

export const sessionReasons = {
  'session-not-found': () => 'Der Club hat keinen solchen Abend.',
  'hand-number-malformed': () => 'Die Spiele eines Abends haben Nummern ab 1.',
  'rule-book-not-found': ({ book }) => `Es gibt kein Regelbuch ${book}.`,
  'log-is-shorter': ({ last }) =>
    `So viele Nummern hat das Protokoll noch nicht: Die letzte ist ${last}.`,
  'session-is-open': () => 'Der Abend läuft noch.',
  'version-moved-on': ({ current, version }) =>
    `Der Abend ist weitergegangen, seit das eingegeben wurde (Stand ${current}, nicht ${version}). Hol ihn noch einmal.`,

  // Disputes.
  'dispute-not-found': () => 'Diesen Einspruch gibt es nicht.',
  'dispute-ended': ({ end }) => `${ENDS[end]}; darin kann nichts mehr gesagt werden.`,
  'say-fine-or-hand': () =>
    'Sag, gegen welche Strafe oder gegen welches Spiel sich der Einspruch richtet.',
  'not-at-that-table': () =>
    'Du hast nicht an diesem Tisch gesessen; wer dort saß, kann gegen das Spiel Einspruch erheben.',
  'fine-of-another': () =>
    'Die Strafe ist nicht deine; wer sie bekommen hat, kann Einspruch erheben.',
  'hand-disputed-already': ({ hand }) =>
    `Gegen Spiel ${hand} läuft schon ein Einspruch; antworte dort.`,
  'fine-disputed-already': () => 'Gegen die Strafe läuft schon ein Einspruch; antworte dort.',
  'fine-dispute-decided': ({ decision }) =>
    `Gegen die Strafe gab es schon einen Einspruch, und sie ${DECISIONS[decision]}; das ist endgültig.`,
  'only-raiser-withdraws': () => 'Nur wer den Einspruch erhoben hat, kann ihn zurückziehen.',

  // Their decision.
  'decider-named-twice': () => 'Nenn jedes Mitglied einmal, und nicht das, das selbst entscheidet.',
  'decides-own-part': ({ names, parts }) =>
    `Niemand entscheidet allein, woran man selbst beteiligt ist: ${names
      .map((name, index) => `${name} ${PARTS[parts[index] ?? 'raised-dispute']}`)
      .join(', ')}. Lass ein Mitglied mit entscheiden, das nicht beteiligt ist.`,
  'second-has-part': ({ name, part }) =>
    `${name} ${PARTS[part]} und ist selbst beteiligt. Wähle ein Mitglied, das nicht beteiligt ist; der Club hat eines.`,
  'party-proposes': ({ names }) =>
    `Du bist selbst beteiligt. Schlag die Entscheidung ${names.join(', ')} vor: sie gilt, sobald sie bestätigt ist.`,
  'second-is-guest': ({ name }) => `${name} ist Gast. Wähle ein Mitglied, das nicht beteiligt ist.`,
  'needs-no-proposal': () =>
    'Hier ist nichts vorzuschlagen: du kannst selbst entscheiden, denn du bist nicht beteiligt, oder kein anderes Mitglied ist unbeteiligt.',
  'proposal-waits': ({ by, second }) =>
    `${by} hat eine Entscheidung vorgeschlagen, die ${second} bestätigen soll. Warte die Antwort ab, oder bitte ${by}, sie zurückzunehmen.`,
  'say-how-put-right': () => 'Sag, wie berichtigt werden soll.',
  'another-was-asked': () =>
    'Ein anderes Mitglied wurde um die Bestätigung dieser Entscheidung gebeten.',
  'another-proposed': () => 'Nur wer die Entscheidung vorgeschlagen hat, kann sie zurücknehmen.',
  'proposal-is-gone': () => 'Die vorgeschlagene Entscheidung wartet nicht mehr.',
  'proposal-has-changed': () =>
    'Der Abend hat sich geändert, seit die Entscheidung vorgeschlagen wurde: sie ergäbe jetzt andere Zahlen. Sie muss noch einmal vorgeschlagen werden.',
  'proposer-decides-no-more': ({ name }) =>
    `${name} kann nicht mehr über Einsprüche entscheiden. Jemand anders muss entscheiden.`,
  'say-what-hand-was': () => 'Sag, was das Spiel hätte sein sollen oder dass es gestrichen ist.',
  'corrects-another-hand': ({ hand }) =>
    `Der Einspruch richtet sich gegen Spiel ${hand}; diese Korrekturen lassen es, wie es ist.`,
  'settled-without-day': () =>
    'Nur ein Abend vom Papier, mit seinem eigenen Tag, kann damals abgerechnet worden sein.',
  'day-not-past': ({ day }, say) => `Der ${say.day(day)} ist noch nicht vorbei.`,
  'booked-twice': ({ opened }, say) =>
    `Der Club hat einen Anfangsbestand zum ${say.day(opened)}, in dem das Geld dieses Abends stecken kann. Sag, ob er damals abgerechnet wurde.`,
  'corrects-another-fine': () =>
    'Der Einspruch richtet sich gegen die Strafe; diese Korrekturen lassen sie, wie sie ist.',
} satisfies SentencesOf<typeof SESSION_REASONS>;

export const statisticsReasons = {
  'season-has-its-days': () => 'Eine Saison hat ihre eigenen Tage. Wähle die Saison oder die Tage.',
  'no-such-days': () =>
    'Der Zeitraum ist keiner: Beide Tage muss es geben, und der erste muss vor dem letzten kommen.',
  'no-such-figure': ({ figure }) => `Es gibt keine Zahl, die ${figure} heißt.`,
  'figure-of-a-member': ({ figure }) =>
    `Die Zahl ${figure} ist die eines Mitglieds. Wähle das Mitglied.`,
  'figure-of-a-season': ({ figure }) =>
    `Die Zahl ${figure} ist die einer Saison. Wähle die Saison.`,
  'two-members-needed': () => 'Ein Vergleich ist zwischen zwei verschiedenen Mitgliedern.',
} satisfies SentencesOf<typeof STATISTICS_REASONS>;
