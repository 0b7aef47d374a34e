export default {
  looked: {
    filter: 'Kassenprüfung',
    yes: 'Geprüft',
    no: 'Nicht geprüft',
    by: 'geprüft von {{name}}, {{day}}',
  },
  search: 'Suche: Text, Name, Nummer oder Betrag',
  order: 'Reihenfolge',
  orders: {
    recorded: 'Zuletzt gebucht zuerst',
    'number-desc': 'Nummer, neueste zuerst',
    'number-asc': 'Nummer, älteste zuerst',
    'day-desc': 'Datum, neueste zuerst',
    'day-asc': 'Datum, älteste zuerst',
  },
  paid: '{{from}} → {{to}}',
  owesClub: '{{from}} schuldet dem Club',
  clubOwes: 'Der Club schuldet {{to}}',
  owes: '{{from}} schuldet {{to}}',
  isOwed: '{{to}} hat gut: {{from}}',
  members: '{{count}} Mitglieder',
  shared: 'Andere schulden {{money}}',
};
