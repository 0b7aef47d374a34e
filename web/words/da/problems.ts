/** What cannot be done beside what the service and the rules refuse: that is in src/words. */
export default {
  title: 'Det kunne ikke lade sig gøre',
  unreachable: 'Ingen forbindelse til Kopperne. Se efter nettet, og prøv igen.',
  notFetched: 'Skærmen kunne ikke hentes. Se efter nettet, eller genindlæs siden.',
  unknown: 'Der skete en fejl i appen.',
};
