export default {
  title: 'Offene Posten am {{day}}',
  none: 'Nichts ist offen.',
  on: 'Zum Datum',
};
