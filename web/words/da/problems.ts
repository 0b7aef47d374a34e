/**
 * What the service refuses, by its code. A code without words here is told in its sentence, which names
 * what is wrong with the hand, the card or the decision (refusals.ts).
 */
export default {
  title: 'Det kunne ikke lade sig gøre',
  unreachable: 'Ingen forbindelse til Kopperne. Se efter nettet, og prøv igen.',
  notFetched: 'Skærmen kunne ikke hentes. Se efter nettet, eller genindlæs siden.',
  unknown: 'Der skete en fejl i appen.',
  codes: {
    'validation-failed': 'Noget er ikke udfyldt rigtigt.',
    'not-signed-in': 'Du er ikke logget ind.',
    'sign-in-refused': 'Navnet eller adgangskoden passer ikke.',
    'csrf-token-wrong': 'Siden er for gammel. Genindlæs den, og prøv igen.',
    'link-not-valid': 'Linket er brugt, udløbet eller trukket tilbage. Bed om et nyt.',
    'too-many-requests': 'Der er prøvet for mange gange. Vent lidt, og prøv igen.',
    'name-taken': 'En anden logger allerede ind med det navn. Vælg et andet.',
    'member-claimed': 'En anden har allerede meldt sig som det medlem.',
    'member-not-claimed': 'Du er ikke knyttet til et medlem ved bordet endnu.',
    'member-archived': 'Medlemmet er arkiveret.',
    'last-owner': 'Klubben skal have en formand. Gør først en anden til formand.',
    'club-archived': 'Klubben er arkiveret.',
    'dispute-closed': 'Indsigelsen er allerede afgjort eller trukket tilbage.',
    'fine-overturned': 'Bøden er allerede ophævet.',
    'device-revoked': 'Enheden er ikke længere parret med klubben.',
    'not-ready': 'Kopperne er ved at starte. Prøv igen om lidt.',
    'malformed-body': 'Det, der blev sendt, kunne ikke læses. Genindlæs siden, og prøv igen.',
    'malformed-request': 'Det, der blev sendt, kunne ikke læses. Genindlæs siden, og prøv igen.',
    'idempotency-key-missing':
      'Appen glemte at mærke det, der blev sendt. Genindlæs siden, og prøv igen.',
    'idempotency-key-malformed':
      'Appen mærkede det, der blev sendt, forkert. Genindlæs siden, og prøv igen.',
    'idempotency-key-reused':
      'Det er allerede sendt én gang, men med andet indhold. Genindlæs siden, og se efter.',
    'acting-member-malformed': 'Det er uklart, hvem der sidder ved tavlen. Vælg det igen.',
    'if-match-malformed':
      'Appen sagde ikke rigtigt, hvilken udgave af aftenen det gælder. Genindlæs siden.',
    'if-match-missing': 'Appen sagde ikke, hvilken udgave af aftenen det gælder. Genindlæs siden.',
    'version-stale': 'Aftenen er gået videre imens. Se, hvad der er sket, og prøv igen.',
    'not-found': 'Her er ingenting.',
    'club-not-found': 'Den klub findes ikke, eller du er ikke med i den.',
    'member-not-found': 'Klubben har ikke det medlem.',
    'session-not-found': 'Klubben har ikke den aften.',
    'hand-not-found': 'Aftenen har ikke den hånd.',
    'fine-not-found': 'Den bøde findes ikke.',
    'dispute-not-found': 'Den indsigelse findes ikke.',
    'user-not-found': 'Klubben har ikke den bruger.',
    'device-not-found': 'Klubben har ikke den tavle.',
    'invite-not-found': 'Klubben har ikke den invitation.',
    'token-not-found': 'Den nøgle har du ikke.',
    'rule-book-not-found': 'Den regelbog findes ikke.',
    'session-open': 'Aftenen er stadig i gang.',
    'session-closed': 'Aftenen er sluttet, og kopperne er delt.',
    'method-not-allowed': 'Det kan man ikke her. Genindlæs siden.',
    'payload-too-large': 'Det er for meget på én gang.',
    'uri-too-long': 'Adressen er for lang.',
    'unsupported-media-type':
      'Det, der blev sendt, kunne ikke læses. Genindlæs siden, og prøv igen.',
    internal: 'Noget gik galt hos Kopperne. Det er skrevet ned.',
  },
};
