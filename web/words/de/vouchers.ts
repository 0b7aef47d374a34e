export default {
  search: 'Suche: Text, Name, Nummer oder Betrag',
  order: 'Reihenfolge',
  orders: {
    recorded: 'Zuletzt gebucht zuerst',
    'number-desc': 'Nummer, neueste zuerst',
    'number-asc': 'Nummer, älteste zuerst',
    'day-desc': 'Datum, neueste zuerst',
    'day-asc': 'Datum, älteste zuerst',
  },
  members: '{{count}} Mitglieder',
  shared: 'Andere schulden {{money}}',
};
