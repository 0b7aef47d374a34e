/** The list of what is looked at before a year is closed. */
export default {
  title: 'Før året afsluttes',
  hint: 'Intet af det holder året åbent.',
  open: 'Mangler',
  clear: 'I orden',
  purse: {
    open: '{{purse}}: ikke talt eller afstemt til og med {{day}}.',
    clear: '{{purse}} er talt eller afstemt til og med {{day}}.',
    below: '{{purse}} er under nul: {{money}} mangler.',
  },
  sums: 'Medlemmerne skylder {{owed}} og har {{owes}} til gode.',
  noSums: 'Ingen medlemmer skylder noget eller har noget til gode.',
  waits: {
    'open-evenings_one': '{{count}} aften i året er ikke afsluttet.',
    'open-evenings_other': '{{count}} aftener i året er ikke afsluttet.',
    'reported-payments_one': '{{count}} indbetaling er meldt og ikke besvaret.',
    'reported-payments_other': '{{count}} indbetalinger er meldt og ikke besvaret.',
    'open-transfers_one': '{{count}} overførsel i en afregning mangler.',
    'open-transfers_other': '{{count}} overførsler i afregninger mangler.',
    'without-receipt_one': '{{count}} bilag mangler kvittering.',
    'without-receipt_other': '{{count}} bilag mangler kvittering.',
    'open-remarks_one': '{{count}} bemærkning fra revisor er åben.',
    'open-remarks_other': '{{count}} bemærkninger fra revisor er åbne.',
  },
  done: {
    'open-evenings': 'Alle aftener i året er afsluttet.',
    'reported-payments': 'Alle meldte indbetalinger er besvaret.',
    'open-transfers': 'Ingen overførsel i en afregning mangler.',
    'without-receipt': 'Alle udgifter og indtægter har kvittering.',
    'open-remarks': 'Ingen bemærkning fra revisor er åben.',
  },
};
