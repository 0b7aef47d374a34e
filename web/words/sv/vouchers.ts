export default {
  looked: {
    filter: 'Revisor',
    yes: 'Granskade',
    no: 'Ej granskade',
    by: 'granskat av {{name}} {{day}}',
  },
  search: 'Sök: text, namn, nummer eller belopp',
  order: 'Ordning',
  orders: {
    recorded: 'Senast bokfört först',
    'number-desc': 'Nummer, nyaste först',
    'number-asc': 'Nummer, äldsta först',
    'day-desc': 'Datum, nyaste först',
    'day-asc': 'Datum, äldsta först',
  },
  paid: '{{from}} → {{to}}',
  owesClub: '{{from}} är skyldig klubben',
  clubOwes: 'Klubben är skyldig {{to}}',
  owes: '{{from}} är skyldig {{to}}',
  isOwed: '{{to}} har att få: {{from}}',
  members: '{{count}} medlemmar',
  shared: 'Andra är skyldiga {{money}}',
};
