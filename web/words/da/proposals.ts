/** A decision that waits for a member without a part. */
export default {
  titles: {
    you: '{{by}} beder dig bekræfte en afgørelse',
    mine: 'Dit forslag venter på {{second}}',
    other: '{{by}} har foreslået en afgørelse',
  },
  decisions: {
    upheld: 'Forslag: indsigelsen afvises, og alt bliver, som det er noteret.',
    overturned: 'Forslag: der gives medhold.',
  },
  propose: { uphold: 'Foreslå at afvise', overturn: 'Foreslå medhold' },
  waits: '{{by}} har foreslået en afgørelse; den venter på {{second}}',
  why: '{{by}} er selv part i sagen. Derfor gælder afgørelsen først, når {{second}}, som ikke er part, har bekræftet den. Til da ændres intet.',
  reason: 'Begrundelse',
  does: 'Hvad det ændrer',
  changed:
    'Aftenen er ændret, siden forslaget blev stillet: det ville nu give andre tal. Det kan ikke bekræftes; {{by}} må foreslå igen.',
  confirm: 'Bekræft afgørelsen',
  confirmed: 'Afgørelsen er bekræftet og gælder nu.',
  decline: 'Bekræft ikke',
  declineWhy: 'Hvorfor ikke?',
  declineNeeded: 'Skriv kort hvorfor.',
  declineSend: 'Send',
  declined: '{{by}} får at vide, at du ikke bekræfter.',
  keep: 'Tilbage',
  takeBack: 'Tag forslaget tilbage',
  takenBack: 'Forslaget er taget tilbage.',
  sent: 'Forslaget er sendt. Det gælder, når {{second}} har bekræftet det.',
  asked: '{{second}} får dit forslag at se og skal bekræfte det, før det gælder.',
  noAccess: '{{second}} kan ikke logge ind endnu og skal inviteres, før forslaget kan bekræftes.',
  notIn: '{{name}} (ikke i appen endnu)',
  goesOn: 'En revisor eller formanden, som ikke er part, kan stadig afgøre sagen alene.',
};
