/** The list of vouchers. */
export default {
  search: 'Søg: tekst, navn, nummer eller beløb',
  order: 'Orden',
  orders: {
    recorded: 'Senest bogført først',
    'number-desc': 'Nummer, nyeste først',
    'number-asc': 'Nummer, ældste først',
    'day-desc': 'Dato, nyeste først',
    'day-asc': 'Dato, ældste først',
  },
  members: '{{count}} medlemmer',
  shared: 'Andre skylder {{money}}',
};
