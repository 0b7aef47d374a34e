/** What moves money, by the kind of its event. */
export default {
  'opening-balances-recorded': 'Primo',
  'money-received': 'Indbetaling',
  'money-paid-out': 'Udbetaling',
  'money-given': 'Medlem til medlem',
  'payment-confirmed': 'Bekræftet indbetaling',
  'dues-charged': 'Kontingent',
  'dues-waived': 'Eftergivet kontingent',
  'expense-recorded': 'Udgift',
  'purse-moved': 'Mellem kasser',
  'purse-counted': 'Kasse talt',
  'transfer-done': 'Afregning',
  'voucher-reversed': 'Tilbageførsel',
  'session-closed': 'Aften',
  'correction-recorded': 'Rettet aften',
  'guest-merged': 'Gæst lagt sammen',
  'books-opened': 'Bøgerne åbnet',
};
