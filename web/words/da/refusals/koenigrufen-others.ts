/** Why a hand of Königrufen cannot be: farben games, negative games and trischaken. */
export default [
  // Farben games.
  [
    'Only in farbendreier and farbensolo must the declarer hold six cards in the suits.',
    'Kun i farbendreier og farbensolo skal spilføreren have seks kort i farverne.',
  ],
  ['A hand has twelve cards.', 'En hånd har tolv kort.'],
  [
    'With fewer than six cards in the suits the game is lost before declarations.',
    'Med færre end seks kort i farverne er spillet tabt, før der meldes.',
  ],
  [
    'With fewer than six cards in the suits the game is lost at once: no figure counts.',
    'Med færre end seks kort i farverne er spillet tabt med det samme: ingen figur gælder.',
  ],
  [
    'With fewer than six cards in the suits the game is lost at once: no trick counts.',
    'Med færre end seks kort i farverne er spillet tabt med det samme: ingen stik gælder.',
  ],
  [
    'With fewer than six cards in the suits the game is lost at once.',
    'Med færre end seks kort i farverne er spillet tabt med det samme.',
  ],

  // Negative games.
  ['No king is called in a negative game.', 'I et negativt spil kaldes ingen konge.'],
  ['In a negative game the declarer plays alone.', 'I et negativt spil spiller spilføreren alene.'],
  [
    'In a negative game kontra is personal: name who said it.',
    'I et negativt spil er kontra personlig: notér, hvem der sagde den.',
  ],
  [
    'There are no figures in a negative game, so nothing is declared.',
    'I et negativt spil er der ingen figurer, så der meldes ikke.',
  ],
  ['There are no figures in a negative game.', 'I et negativt spil er der ingen figurer.'],
  [
    'In a negative game tricks decide, not card points.',
    'I et negativt spil afgør stikkene, ikke kortpoint.',
  ],
  ['There are virgins only in trischaken.', 'Jomfruer er der kun i trischaken.'],
  ['Only a bei has two games.', 'Kun bei har to spil.'],
  [
    'In a bei each of the two games has its declarer; name them there.',
    'I bei har hvert af de to spil sin spilfører.',
  ],
  [
    'In a bei kontra is said to one of the two games; put it there.',
    'I bei siges kontra til et af de to spil.',
  ],
  [
    'In a bei each of the two games is won or lost; say it there.',
    'I bei vindes eller tabes hvert af de to spil for sig.',
  ],
  [
    'A bei is two games: the base game and the one bid beside it.',
    'Bei er to spil: grundspillet og det, der meldes ved siden af.',
  ],
  ['The two games of a bei have a declarer each.', 'De to spil i en bei har hver sin spilfører.'],
  [
    'Only a piccolo or a bettler can be played beside another.',
    'Kun piccolo og bettler kan spilles ved siden af et andet spil.',
  ],
  [
    'In a negative game name the player who took the tricks.',
    'I et negativt spil nævnes den spiller, der tog stikkene.',
  ],
  [
    'In a negative game name the player, not a side.',
    'I et negativt spil nævnes spilleren, ikke en side.',
  ],
  [
    'How many tricks the declarer took is missing.',
    'Det mangler, hvor mange stik spilføreren tog.',
  ],
  [
    'A {0} is won with exactly {1}; the declarer took {2}.',
    '{0} vindes med præcis {1}; spilføreren tog {2}.',
  ],
  [
    'The others took all twelve tricks, so the declarer took none.',
    'De andre tog alle tolv stik, så spilføreren tog ingen.',
  ],
  [
    'After {0} tricks the play was not over: the {1} could still be won.',
    'Efter {0} stik var spillet ikke slut: {1} kunne endnu vindes.',
  ],

  // Trischaken.
  [
    'Trischaken has no declarer: everybody plays for himself.',
    'Trischaken har ingen spilfører: hver spiller for sig selv.',
  ],
  ['No king is called in trischaken.', 'I trischaken kaldes ingen konge.'],
  ['In trischaken everybody plays for himself.', 'I trischaken spiller hver for sig selv.'],
  [
    'There is no kontra in trischaken: it has no declarer.',
    'Der er ingen kontra i trischaken: den har ingen spilfører.',
  ],
  [
    'There are no figures in trischaken, so nothing is declared.',
    'I trischaken er der ingen figurer, så der meldes ikke.',
  ],
  ['There are no figures in trischaken.', 'I trischaken er der ingen figurer.'],
  [
    'Trischaken is not won or lost by a declarer.',
    'Trischaken vindes eller tabes ikke af en spilfører.',
  ],
  [
    'In trischaken name the player; there are no sides.',
    'I trischaken nævnes spilleren; der er ingen sider.',
  ],
  [
    'Every player counts in trischaken; at most one may be left out.',
    'I trischaken tæller alle; højst én kan udelades.',
  ],
  ['Twelve tricks are played in trischaken, not {0}.', 'I trischaken spilles tolv stik, ikke {0}.'],
  [
    'A virgin takes no trick and so has no card points at all.',
    'En jomfru tager ingen stik og har altså ingen kortpoint.',
  ],
  ['A virgin is named twice.', 'En jomfru er nævnt to gange.'],
  [
    'Who has no card points took no trick, and is a virgin too.',
    'Den, der ingen kortpoint har, tog ingen stik og er også jomfru.',
  ],
  [
    'Who took a trick has card points, and who has card points took a trick.',
    'Den, der tog stik, har kortpoint, og den, der har kortpoint, tog stik.',
  ],
  ['No number of tricks comes to {0} blad.', 'Intet antal stik giver {0} blad.'],
  [
    'With {0} tricks nobody comes to {1} blad: a trick has four cards, the first six have five.',
    'Med {0} stik kommer ingen på {1} blad: et stik har fire kort, de første seks har fem.',
  ],
  [
    'Twelve tricks, the first six of five cards, cannot be shared so that they come to these card points.',
    'Tolv stik, de første seks på fem kort, kan ikke deles, så de giver de kortpoint.',
  ],
] as const satisfies readonly (readonly [english: string, danish: string])[];
