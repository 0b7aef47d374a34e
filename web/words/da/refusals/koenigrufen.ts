/** Why a hand of Königrufen cannot be: who plays, the called king, kontra, figures and card points. */
export default [
  // What stands in the sentences.
  ['four kings', 'fire konger'],
  ['grossgrammeln', 'großgrammeln'],
  ['king ultimo', 'kongeultimo'],
  ['pagat ultimo', 'pagatultimo'],
  ['declarer', 'spilfører'],
  ['opponents', 'modspillere'],
  ['no trick', 'ingen stik'],
  ['one trick', 'ét stik'],
  ['two tricks', 'to stik'],
  ['last', 'sidste'],
  ['second-last', 'næstsidste'],
  ['third-last', 'tredjesidste'],
  ['won', 'vundet'],
  ['lost', 'tabt'],

  // Who sits where, and who plays.
  [
    'Forehand is the player to the right of the dealer.',
    'Forhånd er den, der sidder til højre for giveren.',
  ],
  [
    'With five at the table the dealer sits out; he takes no part in this hand.',
    'Med fem ved bordet sidder giveren over og er ikke med i hånden.',
  ],
  ['Who is the declarer is missing.', 'Det mangler, hvem der er spilfører.'],
  [
    'Only forehand can play a rufer: he must open with at least that, and every later bid is higher.',
    'Kun forhånd kan spille rufer: han skal åbne med mindst det, og alle senere bud er højere.',
  ],
  [
    'Only forehand can play a sechserdreier, after his mein spiel was passed out.',
    'Kun forhånd kan spille sechserdreier, når alle har passet til hans mein spiel.',
  ],

  // The called king.
  [
    'Who has all four kings may not call the fourth; he names the suit of one of his own.',
    'Den, der har alle fire konger, må ikke kalde den fjerde; han nævner farven på en af sine egne.',
  ],
  [
    'Who held the called king is missing: a player, the declarer himself, or the talon.',
    'Det mangler, hvem der havde den kaldte konge: en spiller, spilføreren selv eller talonen.',
  ],
  ['Nobody is his own partner.', 'Ingen er sin egen makker.'],
  [
    'With the called king in the talon or in his own hand the declarer has no partner.',
    'Med den kaldte konge i talonen eller på egen hånd har spilføreren ingen makker.',
  ],
  ['The partner is who holds the called king.', 'Makkeren er den, der har den kaldte konge.'],
  ['In this contract no king is called.', 'I dette spil kaldes ingen konge.'],
  ['In this contract the declarer plays alone.', 'I dette spil spiller spilføreren alene.'],
  ['A {0} cannot be given up.', '{0} kan ikke gives op.'],
  [
    'Only with the called king in the talon may the declarer give up.',
    'Kun med den kaldte konge i talonen må spilføreren give op.',
  ],
  [
    'Only a declarer whose called king lies in the talon may give up.',
    'Kun en spilfører, hvis kaldte konge ligger i talonen, må give op.',
  ],
  [
    'A game given up at once cannot have been doubled.',
    'Et spil, der gives op med det samme, kan ikke være kontreret.',
  ],
  [
    'The declarer gave up at once: nothing was played, so nothing is counted.',
    'Spilføreren gav op med det samme: der blev ikke spillet, så der tælles ikke.',
  ],
  [
    'The declarer gave up at once: no trick was played.',
    'Spilføreren gav op med det samme: der blev ikke spillet noget stik.',
  ],
  [
    'The declarer gave up at once: no figure was played.',
    'Spilføreren gav op med det samme: ingen figur blev spillet.',
  ],
  [
    'The declarer gave up at once: only the bird of the contract counts as declared.',
    'Spilføreren gav op med det samme: kun spillets egen fugl gælder som meldt.',
  ],
  [
    'When the declarer gives up at once, the bird cannot have been doubled.',
    'Når spilføreren giver op med det samme, kan fuglen ikke være kontreret.',
  ],
  ['A game given up is lost.', 'Et spil, der gives op, er tabt.'],

  // What was declared, and kontra.
  [
    'In {0} only grammeln, grossgrammeln and valat exist, no {1}.',
    'I {0} findes kun grammeln, großgrammeln og valat, ikke {1}.',
  ],
  [
    'This side has declared the {0} already; it binds both players.',
    'Den side har allerede meldt {0}; det binder begge spillere.',
  ],
  [
    'Only who holds the called king may declare the king ultimo.',
    'Kun den, der har den kaldte konge, må melde kongeultimo.',
  ],
  [
    'In a {0} the declarer himself declares the {1}.',
    'I {0} er det spilføreren selv, der melder {1}.',
  ],
  [
    'A valat is part of the game; kontra on the game doubles it.',
    'Valat hører til spillet; kontra på spillet fordobler den.',
  ],
  [
    'Nobody says kontra to what his own side declared.',
    'Ingen kontrerer det, hans egen side har meldt.',
  ],
  ['Nobody says kontra to the game of his own side.', 'Ingen kontrerer sin egen sides spil.'],
  [
    'The record names who said kontra, but no kontra.',
    'Det er noteret, hvem der sagde kontra, men ingen kontra.',
  ],
  ['Only one side can declare a valat.', 'Kun den ene side kan melde valat.'],
  [
    'An opponent may declare only once his side is known: after a kontra of his own, or when the partner has declared something.',
    'En modspiller må først melde, når man ved, hvilken side han er på: efter sin egen kontra, eller når makkeren har meldt noget.',
  ],
  [
    'In a positive game a kontra binds everybody; say it on the game or a figure.',
    'I et positivt spil gælder kontra alle; sig den på spillet eller på en figur.',
  ],
  ['A declarer does not say kontra to his own game.', 'En spilfører kontrerer ikke sit eget spil.'],
  [
    'A player says kontra to a game once; name his last level.',
    'En spiller kontrerer et spil én gang; notér det sidste, der blev sagt.',
  ],

  // Figures.
  [
    'King ultimo needs a called king; none was called.',
    'Kongeultimo kræver en kaldt konge; her blev ingen kaldt.',
  ],
  [
    'The called king lay in the talon: there is no king ultimo without one in a hand.',
    'Den kaldte konge lå i talonen: så er der ingen kongeultimo.',
  ],
  [
    'In this session king ultimo is only for who plays with a partner (K5).',
    'Efter husreglen (K5) er kongeultimo kun for den, der spiller med makker.',
  ],
  [
    'Only the side of the called king can play it to the last trick.',
    'Kun den side, der har den kaldte konge, kan spille den til sidste stik.',
  ],
  [
    'Who declared the {0} never held the card, so it is lost.',
    'Den, der meldte {0}, havde slet ikke kortet, så den er tabt.',
  ],
  ['The {0} of this side is named twice.', 'Sidens {0} er noteret to gange.'],
  ['Both sides cannot have made the {0}.', 'Begge sider kan ikke have klaret {0}.'],
  ['A valat that was not declared cannot be lost.', 'En valat, der ikke er meldt, kan ikke tabes.'],
  [
    'Undeclared, only a bird or the called king can be lost, no {0}.',
    'Umeldt kan kun en fugl eller den kaldte konge tabes, ikke {0}.',
  ],
  [
    'There is one card for the {0}: both sides cannot have played it to its trick.',
    'Der er kun ét kort til {0}: begge sider kan ikke have spillet det til sit stik.',
  ],
  [
    'By what it took, the side of the {0} has made a figure that the record calls lost.',
    'Efter det, den tog, har den ene side ({0}) klaret en figur, der er noteret som tabt.',
  ],
  [
    'A player plays one card to the last trick: not the called king and the pagat.',
    'En spiller lægger ét kort i sidste stik: ikke både den kaldte konge og pagaten.',
  ],
  [
    'By the figures both sides would have won the {0} trick.',
    'Efter figurerne ville begge sider have taget det {0} stik.',
  ],
  [
    'In a valat one side takes every trick, but by the figures the other one won the {0}.',
    'Ved valat tager én side alle stik, men efter figurerne tog den anden det {0}.',
  ],
  [
    'The other side took the pagat, so this one has no trull.',
    'Den anden side tog pagaten, så denne har ikke trull.',
  ],
  [
    'The other side took the called king: these are not four kings.',
    'Den anden side tog den kaldte konge: så er det ikke fire konger.',
  ],
  [
    'The called king lay in the talon of a {0} and came into no trick: nobody has the {1}.',
    'Den kaldte konge lå i talonen i {0} og kom ikke i noget stik: ingen har {1}.',
  ],
  [
    'Where one side takes every trick, the other one can have made no figure.',
    'Når én side tager alle stik, kan den anden ikke have klaret nogen figur.',
  ],
  ['A {0} needs {1} card points; this side has {2}.', '{0} kræver {1} kortpoint; siden har {2}.'],

  // Card points and tricks.
  [
    'Card points are written as points and blad, e.g. 35/2; there are three blad in a point.',
    'Kortpoint skrives som point og blad, f.eks. 35/2; der går tre blad på et point.',
  ],
  ['Card points of {0} are {1} blad, not {2}.', 'Kortpoint {0} er {1} blad, ikke {2}.'],
  ['How many card points is missing.', 'Det mangler, hvor mange kortpoint.'],
  ['There are 70 card points in the deck, 210 blad.', 'Der er 70 kortpoint i spillet, 210 blad.'],
  [
    'How many card points a side took is missing.',
    'Det mangler, hvor mange kortpoint en side tog.',
  ],
  [
    'Card points of {0} and {1} make {2} blad; the deck has 210.',
    'Kortpoint {0} og {1} giver {2} blad; spillet har 210.',
  ],
  [
    'The card points come to {0} blad, and the deck has 210.',
    'Kortpointene giver {0} blad, og spillet har 210.',
  ],
  [
    'Who takes every trick is credited with the whole talon too: 210 blad.',
    'Den, der tager alle stik, får hele talonen med: 210 blad.',
  ],
  [
    "The declarer's side cannot come to {0} with these figures while each side has a trick; a side that took them all has made valat.",
    'Spilførerens side kan ikke komme på {0} med de figurer, når begge sider har stik; tog én side dem alle, er det valat.',
  ],
  [
    'With {0} tricks and {1} cards of the talon nobody comes to {2} and these figures.',
    'Med {0} stik og {1} kort fra talonen kommer ingen på {2} og de figurer.',
  ],
  [
    'The game is won with 35/2 card points or more; the declarer has {0}, so it is {1}.',
    'Spillet er vundet med 35/2 kortpoint eller mere; spilføreren har {0}, så det er {1}.',
  ],
  [
    'The valat that the side of the {0} declared decides the game: it is {1}.',
    'Den meldte valat ({0}) afgør spillet: det er {1}.',
  ],
  ['A valat is all twelve tricks.', 'Valat er alle tolv stik.'],
  ['There are twelve tricks.', 'Der er tolv stik.'],
  ['There are twelve tricks; the record has {0}.', 'Der er tolv stik; her er {0}.'],
  [
    'The players of a side took {0} tricks, their side {1}.',
    'Spillerne på en side tog {0} stik, deres side {1}.',
  ],
  [
    'Count the tricks of a side, or of all its players.',
    'Tæl stikkene for en side eller for alle dens spillere.',
  ],
  [
    'The side of the declarer is counted twice; partners share one pile.',
    'Spilførerens side er talt to gange; makkere har fælles bunke.',
  ],
  [
    'The opponents are counted twice; partners share one pile.',
    'Modspillerne er talt to gange; makkere har fælles bunke.',
  ],
  ['This player is counted twice.', 'Den spiller er talt to gange.'],
  ['Name the side or the player.', 'Nævn siden eller spilleren.'],
  ['This player is not on that side.', 'Den spiller er ikke på den side.'],
] as const satisfies readonly (readonly [english: string, danish: string])[];
