/** An auditor examines a closed year, and remarks are answered. */
export default {
  what: 'Sæt kryds ved det, der er set efter',
  remark: 'Bemærkning {{number}}',
  addRemark: 'Tilføj en bemærkning',
  remarkHint: 'Kassereren svarer på hver bemærkning.',
  conclusion: 'Konklusion',
  do: 'Underskriv revisionen',
  nothingTicked: 'Sæt kryds ved mindst ét punkt.',
  noConclusion: 'Vælg en konklusion.',
  noRemark: 'Skriv mindst én bemærkning, når regnskabet ikke er godkendt uden forbehold.',
  confirm: {
    title: 'Underskriv revisionen af {{label}}?',
    text: 'Det her underskriver du:',
    do: 'Underskriv',
    done: 'Revisionen er underskrevet.',
  },
  answer: {
    do: 'Svar på bemærkning {{number}}',
    title: 'Svar på bemærkning {{number}}',
    label: 'Svar',
    hint: 'Revisor ser det, og det bliver stående i protokollen.',
    confirm: 'Svar',
    done: 'Svaret er noteret.',
  },
  settle: {
    do: 'Afslut bemærkning {{number}}',
    title: 'Afslut bemærkning {{number}}?',
    confirm: 'Afslut',
    done: 'Bemærkningen er afsluttet.',
  },
  withdraw: {
    do: 'Træk underskriften tilbage',
    title: 'Træk underskriften tilbage?',
    text: 'Både underskriften og tilbagetrækningen bliver stående.',
    why: 'Hvorfor',
    whyHint: 'Det står på regnskabet og i protokollen.',
    done: 'Underskriften er trukket tilbage.',
  },
  onlyOwner: 'Regnskabet er revideret. Kun en ejer af klubben kan åbne året igen.',
  reopenSigned:
    'Revisors underskrift gælder så kun regnskabet, som det var. Revisor får det at vide.',
  onlyOwn: 'Af medlemmerne ser du kun dig selv.',
};
