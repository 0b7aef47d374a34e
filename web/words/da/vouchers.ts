/** The list of vouchers. */
export default {
  looked: {
    filter: 'Revisor',
    yes: 'Set af revisor',
    no: 'Ikke set af revisor',
    by: 'set af {{name}} {{day}}',
  },
  search: 'Søg: tekst, navn, nummer eller beløb',
  order: 'Orden',
  orders: {
    recorded: 'Senest bogført først',
    'number-desc': 'Nummer, nyeste først',
    'number-asc': 'Nummer, ældste først',
    'day-desc': 'Dato, nyeste først',
    'day-asc': 'Dato, ældste først',
  },
  paid: '{{from}} → {{to}}',
  owesClub: '{{from}} skylder klubben',
  clubOwes: 'Klubben skylder {{to}}',
  owes: '{{from}} skylder {{to}}',
  isOwed: '{{to}} har til gode: {{from}}',
  members: '{{count}} medlemmer',
  shared: 'Andre skylder {{money}}',
};
