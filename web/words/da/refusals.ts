import koenigrufen from './refusals/koenigrufen.js';
import koenigrufenOthers from './refusals/koenigrufen-others.js';
import service, { several } from './refusals/service.js';

/**
 * Why a hand cannot be. The rules give their reasons in English; here the same sentences stand beside
 * Danish ones. `{0}`, `{1}` … stand for what changes in them, which is looked up here as well. A
 * sentence that is not here is shown as the rules say it.
 */
export default {
  sentences: [
    // What stands in the sentences.
    ['the fool', 'skusen'],
    ['the pagat', 'pagaten'],
    ['the mondo (trump 21)', 'mondoen'],
    ['trump {0}', 'tarok {0}'],
    ['the {0} of {1}', '{1} {0}'],
    ['king', 'konge'],
    ['queen', 'dame'],
    ['knight', 'kaval'],
    ['jack', 'knægt'],
    ['hearts', 'hjerter'],
    ['diamonds', 'ruder'],
    ['spades', 'spar'],
    ['clubs', 'klør'],
    ['king-hearts', 'hjerter konge'],
    ['king-diamonds', 'ruder konge'],
    ['king-spades', 'spar konge'],
    ['king-clubs', 'klør konge'],
    ['dealt again', 'givet om'],
    ['abandoned', 'afbrudt'],
    ['played', 'spillet'],
    ['full', 'hel'],
    ['abundant', 'sprøjtefuld'],
    ['the dealer has 28 before the discard', 'giveren har 28, før han lægger skat'],
    ['a hand holds 25', 'en hånd har 25'],
    ['Three', 'Tre'],
    ['Four', 'Fire'],
    ['Trumps are declared from 10 on', 'Tarokker meldes fra 10'],
    ['Matadors are declared from 3 on', 'Matadorer meldes fra 3'],
    ['Small matadors are declared from 3 on', 'Små matadorer meldes fra 3'],

    // Cards and meldinger.
    ['{0}, and there are 22 with the fool.', '{0}, og der er 22 med skusen.'],
    [
      'A half holding names the card that is missing.',
      'En halv melding skal sige, hvilket kort der mangler.',
    ],
    ['In a holding that is {0} no card is missing.', 'I en {0} melding mangler intet kort.'],
    ['A player makes the same melding only once.', 'En spiller melder det samme kun én gang.'],
    ['Small matadors are not played here.', 'Små matadorer spilles ikke her.'],
    [
      'By the house rule R11 a half cavallerie needs the king in it.',
      'Efter husreglen skal kongen være med i et halvt kavaleri.',
    ],
    [
      'By the record {0} would be in two hands; there is one in the deck.',
      'Så ville {0} være på to hænder; der er kun én i spillet.',
    ],
    [
      'The holder of the fool has no full holding, only an abundant or a half one.',
      'Den, der har skusen, kan ikke melde hel: kun sprøjtefuld eller halv.',
    ],
    [
      'By the record the same player has {0} and has it not.',
      'Så ville den samme spiller både have {0} og ikke have.',
    ],
    [
      'There is no way to deal the 22 trumps (with the fool) so that these meldinger come out.',
      'De 22 tarokker (med skusen) kan ikke gives sådan, at de meldinger passer.',
    ],
    [
      'A player shows {0} different cards, but {1}.',
      'En spiller har vist {0} forskellige kort, men {1}.',
    ],
    [
      'The dealer shows {0} trumps and kings, none of which he may lay, but keeps {1} cards.',
      'Giveren har vist {0} tarokker og konger, som han ikke må lægge, men beholder kun {1} kort.',
    ],
    [
      'The three show {0} trumps together, but there are {1} with the fool.',
      'De tre har tilsammen vist {0} tarokker, men der er {1} med skusen.',
    ],
    [
      'A player declares {0} trumps but shows {1} different ones.',
      'En spiller melder {0} tarokker, men har vist {1} forskellige.',
    ],

    // What falls in the tricks.
    [
      'What became of the pagat is missing: it wins a trick, is lost, or falls in the last trick.',
      'Det mangler, hvad der blev af pagaten: den vinder et stik, tabes eller falder i sidste stik.',
    ],
    [
      'The pagat is won or lost once; here it falls twice.',
      'Pagaten falder kun én gang; her falder den to gange.',
    ],
    ['A king is lost once; {0} falls twice.', 'En konge falder kun én gang; {0} falder to gange.'],
    [
      'A player without tricks cannot have won the last one.',
      'En spiller uden stik kan ikke have taget det sidste.',
    ],
    [
      'A king cannot win a last trick in which the pagat fell: the pagat is a trump.',
      'En konge kan ikke tage et sidste stik, hvor pagaten faldt: pagaten er tarok.',
    ],
    [
      'Only a higher trump takes the pagat, and by the meldinger the winner had none.',
      'Kun en højere tarok tager pagaten, og efter meldingerne havde vinderen ingen.',
    ],
    [
      'A player without tricks cannot have won one with the pagat.',
      'En spiller uden stik kan ikke have taget et med pagaten.',
    ],
    [
      'The pagat cannot have been lost: nobody who took tricks can have had a higher trump.',
      'Pagaten kan ikke være tabt: ingen, der tog stik, kan have haft en højere tarok.',
    ],
    [
      'The mondo always wins its trick, so its holder took one.',
      'Mondoen tager altid sit stik, så den, der har den, fik et.',
    ],
    [
      'A player without tricks showed the pagat; it must have been lost, but no loss is recorded.',
      'En spiller uden stik har vist pagaten; den må være tabt, men det er ikke noteret.',
    ],
    [
      'A player without tricks showed {0}; it must have been lost, but no loss is recorded.',
      'En spiller uden stik har vist {0}; den må være tabt, men det er ikke noteret.',
    ],
    [
      'A player with {0} trumps took no trick, but the others cannot have had {1} higher ones.',
      'En spiller med {0} tarokker fik intet stik, men de andre kan ikke have haft {1} højere.',
    ],
    [
      'Who took every trick cannot have lost {0}.',
      'Den, der tog alle stik, kan ikke have tabt {0}.',
    ],
    [
      'The fool never wins a trick: who plays it cannot have taken every one.',
      'Skusen tager aldrig stik: den, der har den, kan ikke have taget alle.',
    ],
    ['Who won the last trick is missing.', 'Det mangler, hvem der tog sidste stik.'],
    ['A player plays one card to the last trick.', 'En spiller lægger ét kort i sidste stik.'],
    ['The {0} cannot fall twice.', '{0} kan ikke falde to gange.'],
    ['Somebody must have taken the tricks.', 'Nogen må have taget stikkene.'],
    [
      'A player is named twice among those without tricks.',
      'En spiller er nævnt to gange blandt dem uden stik.',
    ],
    ['{0} knows no liable player.', '{0} kender ingen ansvarlig spiller.'],
    [
      'The liable player has no fault on record: a revoke, wrong cards, or a missing or wrong melding.',
      'Den ansvarlige har ingen fejl noteret: kulørsvigt, forkerte kort, manglende eller forkert melding.',
    ],
    [
      'There is no ultimo and no bagud for the liable player to bear.',
      'Der er hverken ultimo eller bagud at bære for den ansvarlige.',
    ],

    // The count.
    ['No cards are counted after this hand.', 'Der tælles ikke efter denne hånd.'],
    [
      'This player does not count: he pays and receives what the others count.',
      'Denne spiller tæller ikke: han betaler og får efter de andres tælling.',
    ],
    ['A player counts once.', 'En spiller tæller én gang.'],
    ['The count of {0} players is needed.', 'Der mangler tælling: {0} spillere tæller.'],
    [
      'A count of {0} is too low: the cards and tricks on record make {1}.',
      'En tælling på {0} er for lav: de noterede kort og stik giver {1}.',
    ],
    [
      'A count of {0} is too high for what this player can have taken.',
      'En tælling på {0} er for høj efter, hvad spilleren kan have taget.',
    ],
    [
      'The counts make more than the {0} points of the deck; it must be counted again.',
      'Tællingen giver mere end spillets {0} øjne; der må tælles om.',
    ],
    [
      'The counts are too low: the third player can have taken no more than what is left to {0}.',
      'Tællingen er for lav: den tredje kan ikke have taget mere, end at det bliver {0}.',
    ],

    // Fines, abandoned hands, hands dealt again.
    ['A hand is either abandoned or dealt again.', 'En hånd er enten afbrudt eller givet om.'],
    [
      'In {0} the fine {1} abandons the hand, but it is recorded as {2}.',
      'I {0} afbryder den bøde hånden, men den er noteret som {2}.',
    ],
    [
      'After this {0} another player deals; record it as a redeal.',
      'Efter den fejl giver en anden; notér det som givet om.',
    ],
    [
      'A hand that was {0} has no last trick, no count, and nobody without tricks.',
      'En hånd, der blev {0}, har intet sidste stik, ingen tælling og ingen uden stik.',
    ],
    [
      'No fine on record abandons the hand in {0}.',
      'Ingen noteret bøde afbryder hånden efter {0}. Notér bøden først.',
    ],
    [
      'When the cards are dealt again, nothing has been declared or played.',
      'Når der gives om, er intet meldt eller spillet.',
    ],
    [
      'When the cards are dealt again, nothing has been played.',
      'Når der gives om, er intet spillet.',
    ],
    [
      'In {0} cards are dealt again only after a misdeal.',
      'Efter {0} gives der kun om efter forkert kortgivning. Notér bøden først.',
    ],
    ['A stake is a whole number from {0} to {1}.', 'Et beløb er et helt tal fra {0} til {1}.'],
    ['{0} has no fine {1}.', '{0} kender ikke den bøde.'],
    ['In Tarok all fines go to both pots.', 'I Tarok går alle bøder i begge kopper.'],
    [
      'In {0} the fine {1} is {2} to each pot; say which.',
      'I {0} er den bøde {2} i hver kop; vælg hvilken.',
    ],
    ['Only the dealer can be fined for {0}.', 'Kun giveren kan få den bøde.'],
    ['The fine {0} is not about a melding.', 'Den bøde handler ikke om en melding.'],
    [
      'The fine names a melding that this player did not make.',
      'Bøden nævner en melding, som spilleren ikke har gjort.',
    ],
    [
      'Only a revoke takes a card that it should not.',
      'Kun kulørsvigt tager et kort, det ikke skulle.',
    ],
    [
      'The card that a revoke took is a king or pagat that another player lost in play.',
      'Det kort, svigtet tog, er en konge eller pagat, som en anden tabte i spillet.',
    ],
    ['A card is taken by one player only.', 'Et kort tages kun af én spiller.'],
    ['Who reported it does not sit at the table.', 'Den, der så det, sidder ikke ved bordet.'],
    ['This player does not play this hand.', 'Den spiller er ikke med i denne hånd.'],
    [
      'A fine about a melding or a card of a hand belongs into the record of that hand.',
      'En bøde om en melding eller et kort hører til i den hånd.',
    ],
    [
      'Say how many points the club has agreed on, 1 to {0}.',
      'Sig, hvor mange point klubben er enig om, 1 til {0}.',
    ],

    // Seats and pots.
    [
      'In {0} a party is of {1} to {2} players, not {3}.',
      'I {0} er man {1} til {2} spillere, ikke {3}.',
    ],
    ['A player cannot sit in two seats.', 'En spiller kan ikke sidde på to pladser.'],
    ['The first dealer must sit at the table.', 'Den første giver skal sidde ved bordet.'],
    ['This player already sits at the table.', 'Den spiller sidder allerede ved bordet.'],
    ['This player does not sit at the table.', 'Den spiller sidder ikke ved bordet.'],
    ['The table has seats 0 to {0} for him.', 'Bordet har plads 0 til {0} til ham.'],
    ['It is not this player who deals this hand.', 'Det er ikke denne spiller, der giver hånden.'],
    ['In {0} no more than {1} play.', 'I {0} er man højst {1}.'],
    [
      '{0} must remain; close the session instead.',
      '{0} skal blive tilbage; slut aftenen i stedet.',
    ],
    ['A pot cannot hold more than {0} points.', 'En kop kan ikke holde mere end {0} point.'],
    [
      'Nobody can win or lose more than {0} points.',
      'Ingen kan vinde eller tabe mere end {0} point.',
    ],
    [
      'The session is closed; its pots have been split.',
      'Aftenen er sluttet, og kopperne er delt.',
    ],
    [
      'A hand is being taken back; that must be sent before it goes on.',
      'En hånd er ved at blive fortrudt; det skal sendes, før det går videre.',
    ],
    ['There is no hand left to undo.', 'Der er ingen hånd at fortryde.'],
    ['The session has no hand {0}.', 'Aftenen har ingen hånd {0}.'],
    // Corrections.
    ['king pot', 'kongekoppen'],
    ['pagat pot', 'pagatkoppen'],
    [
      'The {0} holds {1} points and cannot pay {2}. A replay takes them from who won them.',
      'Der ligger {1} i {0}; den kan ikke betale {2}. Regnes aftenen om, tages de fra den, der vandt dem.',
    ],
    ...koenigrufen,
    ...koenigrufenOthers,
    ...service,
    ...several,
  ] as readonly (readonly [english: string, danish: string])[],
};
