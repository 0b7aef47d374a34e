/** The reminder of members who have not answered, for those who plan evenings. */
export default {
  title: 'Påmindelse om svar',
  sameDay: 'Den, der ikke har svaret, bliver mindet om det kl. {{time}} den dag, svaret ønskes.',
  before_one:
    'Den, der ikke har svaret, bliver mindet om det kl. {{time}} dagen før, svaret ønskes.',
  before_other:
    'Den, der ikke har svaret, bliver mindet om det kl. {{time}}, {{count}} dage før svaret ønskes.',
  open: 'Vælg tidspunktet',
  time: 'Klokkeslæt',
  days: 'Hvornår',
  onDay: 'Den dag, svaret ønskes',
  day_one: 'Dagen før',
  day_other: '{{count}} dage før',
  nobody: 'Påmindelsen når ingen: intet medlem får aftener på mail eller på sine enheder.',
  unreached:
    'Påmindelsen når ikke {{names}}: aftener sendes dem hverken på mail eller på deres enheder.',
  hint: 'Den, der først hører om aftenen senere, bliver ikke mindet om den.',
  do: 'Gem',
  done: 'Tidspunktet er valgt',
};
