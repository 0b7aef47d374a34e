/** The proof that nothing was changed. */
export default {
  title: 'Efterprøvning',
  text: 'Alt, hvad der er noteret, hænger sammen i en kæde. Her regnes den efter fra begyndelsen: om noget er ændret, slettet eller regnet forkert.',
  until: 'Kontrolkode fra mødebogen',
  untilHint: 'Kan udelades. Skriv koden af, som den står: den korte eller den lange.',
  run: 'Efterprøv nu',
  running: 'Regner hele protokollen efter. Det kan tage nogle sekunder …',
  passed: 'Alt stemmer',
  passedText: '{{events}} hændelser og {{postings}} betalinger er regnet efter.',
  paperPassed: 'Koden fra mødebogen findes i kæden: Intet til og med den er ændret siden.',
  failed: 'Noget stemmer ikke',
  checks: {
    chain:
      'Kæden brydes ved hændelse {{number}}: noget er ændret eller mangler, eller kontrolkoden fra mødebogen findes ikke.',
    postings: 'Betalingerne for hændelse {{number}} passer ikke til, hvad der skete.',
    balances: 'Saldiene passer ikke til betalingerne ved hændelse {{number}}.',
    replay: 'Regnet om efter reglerne giver hændelse {{number}} noget andet.',
    state: 'Bordet, som det er gemt, passer ikke til protokollen ved hændelse {{number}}.',
  },
  detail: 'Nærmere (på engelsk): {{detail}}',
  head: 'Protokollens kontrolkode',
  headText:
    'Skriv den korte kode i mødebogen, eller print QR-koden. Så kan intet til og med i dag ændres, uden at det ses.',
  short: 'Kort',
  long: 'Lang',
  copyShort: 'Kopiér den korte',
  copyLong: 'Kopiér den lange',
  qr: 'QR-kode med den lange kontrolkode',
  export: 'Udskrift',
  exportText: 'Hele protokollen som en fil. Den kan efterprøves uden Kopperne.',
  download: 'Hent protokollen (NDJSON)',
};
