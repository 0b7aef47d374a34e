/** What others did while a dialog was open that asks about the same. */
export default {
  by: ' av {{name}}',
  payment: {
    reported: 'Anmälan ändrades under tiden{{by}}.',
    confirmed: 'Betalningen bekräftades under tiden{{by}}.',
    declined: 'Betalningen avvisades under tiden{{by}}.',
    withdrawn: 'Anmälan drogs under tiden tillbaka{{by}}.',
    reversed: 'Betalningen bekräftades under tiden{{by}} och återfördes sedan.',
  },
  transfer: {
    open: 'En del av överföringen bokfördes eller återfördes under tiden.',
    done: 'Överföringen anmäldes under tiden som betald{{by}}.',
    dropped: 'Överföringen ströks under tiden{{by}}.',
  },
  dues: {
    waived: 'Avgiften efterskänktes under tiden{{by}}.',
    reversed: 'Avgiften återfördes under tiden{{by}}.',
    paid: 'Avgiften har under tiden betalats.',
  },
  recurring: {
    booked: 'Förfallodagen bokfördes under tiden{{by}}.',
    skipped: 'Förfallodagen hoppades under tiden över{{by}}.',
  },
  voucher: { reversed: 'Verifikatet återfördes under tiden{{by}}.' },
  reconciliation: { withdrawn: 'Avstämningen drogs under tiden tillbaka{{by}}.' },
  year: {
    closed: 'Året avslutades under tiden{{by}}.',
    open: 'Året öppnades under tiden igen{{by}}.',
  },
  season: {
    closed: 'Säsongen avslutades under tiden{{by}}.',
    open: 'Säsongen öppnades under tiden igen{{by}}.',
    changed: 'Säsongen ändrades under tiden{{by}}.',
  },
};
