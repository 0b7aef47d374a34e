/** What others did while a dialog was open that asks about the same. */
export default {
  by: ' von {{name}}',
  payment: {
    reported: 'Die Meldung wurde inzwischen{{by}} geändert.',
    confirmed: 'Die Zahlung wurde inzwischen{{by}} bestätigt.',
    declined: 'Die Zahlung wurde inzwischen{{by}} abgelehnt.',
    withdrawn: 'Die Meldung wurde inzwischen{{by}} zurückgezogen.',
    reversed: 'Die Zahlung wurde inzwischen{{by}} bestätigt und dann storniert.',
  },
  transfer: {
    open: 'Ein Teil der Überweisung wurde inzwischen gebucht oder storniert.',
    done: 'Die Überweisung wurde inzwischen{{by}} als bezahlt gemeldet.',
    dropped: 'Die Überweisung wurde inzwischen{{by}} gestrichen.',
  },
  dues: {
    waived: 'Der Beitrag wurde inzwischen{{by}} erlassen.',
    reversed: 'Der Beitrag wurde inzwischen{{by}} storniert.',
    paid: 'Der Beitrag ist inzwischen bezahlt.',
  },
  recurring: {
    booked: 'Die Fälligkeit wurde inzwischen{{by}} gebucht.',
    skipped: 'Die Fälligkeit wurde inzwischen{{by}} ausgelassen.',
  },
  voucher: { reversed: 'Der Beleg wurde inzwischen{{by}} storniert.' },
  reconciliation: { withdrawn: 'Der Abgleich wurde inzwischen{{by}} zurückgezogen.' },
  year: {
    closed: 'Das Jahr wurde inzwischen{{by}} abgeschlossen.',
    open: 'Das Jahr wurde inzwischen{{by}} wieder geöffnet.',
  },
  season: {
    closed: 'Die Saison wurde inzwischen{{by}} abgeschlossen.',
    open: 'Die Saison wurde inzwischen{{by}} wieder geöffnet.',
    changed: 'Die Saison wurde inzwischen{{by}} geändert.',
  },
};
