/** The proof that nothing was changed. */
export default {
  title: 'Efterprøvning',
  text: 'Alt, hvad der er noteret, hænger sammen i en kæde. Her regnes den efter fra begyndelsen: om noget er ændret, slettet eller regnet forkert.',
  until: 'Hoved fra mødebogen',
  untilHint: 'Kan udelades. Skriv det af, som det står: den korte eller den lange form.',
  run: 'Efterprøv nu',
  running: 'Regner hele protokollen efter. Det kan tage nogle sekunder …',
  passed: 'Alt stemmer',
  passedText: '{{events}} hændelser og {{postings}} betalinger er regnet efter.',
  paperPassed: 'Hovedet fra mødebogen findes i kæden: intet til og med det er ændret siden.',
  failed: 'Noget stemmer ikke',
  checks: {
    chain:
      'Kæden brydes ved hændelse {{number}}: noget er ændret eller mangler, eller hovedet fra mødebogen findes ikke.',
    postings: 'Betalingerne for hændelse {{number}} passer ikke til, hvad der skete.',
    balances: 'Saldiene passer ikke til betalingerne ved hændelse {{number}}.',
    replay: 'Regnet om efter reglerne giver hændelse {{number}} noget andet.',
    state: 'Bordet, som det er gemt, passer ikke til protokollen ved hændelse {{number}}.',
  },
  detail: 'Nærmere (på engelsk): {{detail}}',
  head: 'Protokollens hoved',
  headText:
    'Skriv det korte hoved i mødebogen, eller print koden. Så kan intet til og med i dag ændres, uden at det ses.',
  short: 'Kort',
  long: 'Langt',
  copyShort: 'Kopiér det korte',
  copyLong: 'Kopiér det lange',
  qr: 'QR-kode med det lange hoved',
  export: 'Udskrift',
  exportText: 'Hele protokollen som en fil. Den kan efterprøves uden Kopperne.',
  download: 'Hent protokollen (NDJSON)',
};
