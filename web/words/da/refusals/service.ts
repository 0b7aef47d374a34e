/** What the service and the house rules refuse: corrections, disputes, decisions, amounts, readings. */
export default [
  // What is for others.
  [
    'As {0} of the club you may not do this; ask its {1}.',
    'Som {0} i klubben har du ikke lov til det; spørg klubbens {1}.',
  ],
  ['A device may only record; ask an {0}.', 'En tavle kan kun notere; spørg en {0}.'],
  ['A device may only record; ask a {0}.', 'En tavle kan kun notere; spørg en {0}.'],
  ['owner', 'formand'],
  ['secretary', 'sekretær'],
  ['auditor', 'revisor'],
  ['member', 'medlem'],
  ['A device may not do this.', 'Det kan en tavle ikke.'],
  ['Nobody may do this.', 'Det har ingen lov til.'],
  [
    'You act as yourself; only at a device somebody else can be named.',
    'Du handler som dig selv; kun ved en tavle kan man være en anden.',
  ],
  [
    'Only an owner gives a role other than member.',
    'Kun en formand giver andre roller end medlem.',
  ],
  [
    'Change your own password with the present one.',
    'Skift din egen adgangskode med den, du har nu.',
  ],
  [
    'This user belongs to another club too, which such a link would open as well. Whoever runs the service can make one: npm run access -- reset NAME.',
    'Brugeren er også med i en anden klub, som linket ville åbne. Den, der driver tjenesten, kan lave et: npm run access -- reset NAVN.',
  ],
  [
    'Members see their own fines, disputes and account only.',
    'Medlemmer ser kun deres egne bøder, indsigelser og regnskab.',
  ],
  [
    'You were not at that table; who was may dispute the hand.',
    'Du sad ikke ved det bord; de, der gjorde, kan gøre indsigelse mod hånden.',
  ],
  [
    'The fine is not yours; who was fined may dispute it.',
    'Bøden er ikke din; den, der fik den, kan gøre indsigelse.',
  ],

  // Corrections.
  [
    'It is {0} that is disputed; these corrections leave it as it is.',
    'Indsigelsen gælder {0}; de rettelser lader det stå.',
  ],
  ['the fine', 'bøden'],
  ['hand {0}', 'hånd {0}'],

  // Disputes and their decision.
  [
    'Only who raised a dispute can withdraw it.',
    'Kun den, der har gjort indsigelsen, kan trække den tilbage.',
  ],
  [
    'Hand {0} is disputed already; answer that dispute.',
    'Der er allerede gjort indsigelse mod hånd {0}; svar i den.',
  ],
  [
    'The fine is disputed already; answer that dispute.',
    'Der er allerede gjort indsigelse mod bøden; svar i den.',
  ],
  [
    'The fine was disputed before and {0}; that is for good.',
    'Der har været indsigelse mod bøden, og den blev {0}; det står ved magt.',
  ],
  ['upheld', 'stadfæstet'],
  ['overturned', 'ophævet'],
  [
    'Nobody decides alone what he has part in: {0}. Let another member decide too.',
    'Ingen afgør alene det, han selv er part i: {0}. Lad et andet medlem være med til at afgøre det.',
  ],

  // Amounts.
  [
    'A balance or an amount would pass 9007199254740991.',
    'En saldo eller et beløb ville blive for stort.',
  ],
  [
    'More would be taken out of a pot than it holds.',
    'Der ville blive taget mere ud af en kop, end der er i den.',
  ],
] as const satisfies readonly (readonly [english: string, danish: string])[];

/** Several in one sentence; they would be found in many, and so come last. */
export const several = [
  ['{0}, {1}', '{0}, {1}'],
  ['{0} reported the fine', '{0} meldte bøden'],
  ['{0} was fined', '{0} fik bøden'],
  ['{0} recorded the fine', '{0} noterede bøden'],
  ['{0} recorded the hand', '{0} noterede hånden'],
  ['{0} raised the dispute', '{0} gjorde indsigelse'],
  ['{0} recorded it', '{0} noterede det'],
  ['{0} or {1}', '{0} eller {1}'],
] as const satisfies readonly (readonly [english: string, danish: string])[];
