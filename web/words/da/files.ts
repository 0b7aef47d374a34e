/** What a screen shows, as a file. */
export default {
  asFile: 'Som fil',
  asFileOf: '{{what}} som fil',
  formats: {
    pdf: 'PDF, til at udskrive eller sende',
    xlsx: 'Regneark (Excel, LibreOffice)',
    csv: 'CSV, til andre programmer',
    hledger: 'Bogføring (hledger)',
  },
  titles: {
    sheet: 'Aftenens ark',
    hands: 'Hænder',
    payments: 'Betalinger',
    accounts: 'Årets regnskab',
    journal: 'Kassejournal til bogføringsprogrammer',
    ledger: 'Alle betalinger, point og penge',
    books: 'Bogføringen',
  },
  coming: 'Filen skrives: {{size}} kB',
  stop: 'Afbryd',
  ready: 'Filen er klar',
  share: 'Del',
  save: 'Gem',
  saved: 'Filen er gemt.',
};
