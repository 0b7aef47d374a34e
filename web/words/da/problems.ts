/**
 * What the service refuses, by its code. A code without words here is shown in the service's own
 * sentence, which names what is wrong with the hand, the card or the field.
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
    'not-allowed': 'Det har du ikke lov til.',
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
    internal: 'Noget gik galt hos Kopperne. Det er skrevet ned.',
  },
};
