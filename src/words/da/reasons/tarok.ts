import type { TAROK_REASONS } from '../../../rules/tarok/reasons.js';
import type { SentencesOf } from '../../language.js';

const MELDINGER = { trumps: 'Tarokker', matadors: 'Matadorer', 'small-matadors': 'Små matadorer' };

export default {
  // Players and the form of a hand.
  'last-trick-missing': () => 'Det mangler, hvem der tog sidste stik.',
  'abandoned-and-redealt': () => 'En hånd er enten afbrudt eller givet om.',
  'not-played-out': ({ ended }) =>
    `En hånd, der blev ${ended === 'redeal' ? 'givet om' : 'afbrudt'}, har intet sidste stik, ingen tælling og ingen uden stik.`,
  'nothing-abandons': ({ book }, say) =>
    `Ingen noteret bøde afbryder hånden efter ${say.book(book)}. Notér bøden først.`,
  'played-before-redeal': () => 'Når der gives om, er intet meldt eller spillet.',
  'fine-of-play-before-redeal': () => 'Når der gives om, er intet spillet.',
  'redeal-without-misdeal': ({ book }, say) =>
    `Efter ${say.book(book)} gives der kun om efter forkert kortgivning. Notér bøden først.`,

  // Meldinger.
  'melding-twice': ({ player }, say) => `${say.player(player)} melder det samme kun én gang.`,
  'melding-count': ({ melding, least, trumps }) =>
    `${MELDINGER[melding]} meldes fra ${least}, og der er ${trumps} med skusen.`,
  'small-matadors-not-played': () => 'Små matadorer spilles ikke her.',
  'half-cavallerie-without-king': () => 'Efter husreglen skal kongen være med i et halvt kavaleri.',
  'half-without-missing': () => 'En halv melding skal sige, hvilket kort der mangler.',
  'missing-in-whole': ({ grade }) =>
    `I en ${grade === 'full' ? 'hel' : 'sprøjtefuld'} melding mangler intet kort.`,

  // Cards.
  'card-in-two-hands': ({ card }, say) =>
    `Så ville ${say.card(card)} være på to hænder; der er kun én i spillet.`,
  'full-with-fool': () => 'Den, der har skusen, kan ikke melde hel: kun sprøjtefuld eller halv.',
  'held-and-missing': ({ player, card }, say) =>
    `Så ville ${say.player(player, 'den samme spiller')} både have ${say.card(card)} og ikke have.`,
  'shows-too-many': ({ player, shown, most }, say) =>
    `${say.player(player)} har vist ${shown} forskellige kort, men en hånd har ${most}.`,
  'dealer-shows-too-many': ({ player, shown, most }, say) =>
    `${say.player(player)} har vist ${shown} forskellige kort, men giveren har ${most}, før skatten er lagt.`,
  'dealer-cannot-lay': ({ player, shown, kept }, say) =>
    `${say.player(player, 'giveren')} har vist ${shown} tarokker og konger, som giveren ikke må lægge, men beholder kun ${kept} kort.`,
  'too-many-trumps': ({ shown, trumps }) =>
    `De tre har tilsammen vist ${shown} tarokker, men der er ${trumps} med skusen.`,
  'shows-more-trumps': ({ player, declared, shown }, say) =>
    `${say.player(player)} melder ${declared} tarokker, men har vist ${shown} forskellige.`,
  'trumps-cannot-be-dealt': ({ trumps }) =>
    `De ${trumps} tarokker (med skusen) kan ikke gives sådan, at de meldinger passer.`,

  // Kings and the pagat.
  'king-lost-twice': ({ card }, say) =>
    `En konge falder kun én gang; ${say.card(card)} falder to gange.`,
  'pagat-falls-twice': () => 'Pagaten falder kun én gang; her falder den to gange.',
  'pagat-fate-missing': () =>
    'Det mangler, hvad der blev af pagaten: den vinder et stik, tabes eller falder i sidste stik.',
  'pagat-cannot-be-lost': () =>
    'Pagaten kan ikke være tabt: ingen, der tog stik, kan have haft en højere tarok.',

  // The last trick.
  'two-cards-in-last-trick': ({ player }, say) =>
    `${say.player(player)} lægger ét kort i sidste stik.`,
  'card-falls-twice': ({ card }, say) => `${say.card(card)} kan ikke falde to gange.`,
  'king-cannot-beat-pagat': () =>
    'En konge kan ikke tage et sidste stik, hvor pagaten faldt: pagaten er tarok.',
  'winner-without-higher-trump': ({ player }, say) =>
    `Kun en højere tarok tager pagaten, og efter meldingerne havde ${say.player(player, 'vinderen')} ingen.`,
  'liability-unknown': ({ book }, say) => `${say.book(book)} kender ingen ansvarlig spiller.`,
  'liable-without-fault': ({ player }, say) =>
    `${say.player(player, 'den ansvarlige')} har ingen fejl noteret: kulørsvigt, forkerte kort, manglende eller forkert melding.`,
  'nothing-to-bear': ({ player }, say) =>
    `Der er hverken ultimo eller bagud at bære for ${say.player(player, 'den ansvarlige')}.`,

  'ultimo-was-made': ({ player }, say) =>
    `${say.player(player)} har ultimeret, og det går forud for en ultimo, der blev forhindret: der kan ikke være to.`,
  'no-ultimo-to-prevent': () =>
    'Ved siden af en nolo eller tout gælder ingen ultimo, så ingen blev forhindret.',
  'prevented-but-barred': ({ player }, say) =>
    `${say.player(player)} er udelukket fra den ultimo af en bøde, så den blev ikke forhindret.`,
  'prevented-without-wrong-cards': () =>
    'En forhindret ultimo tilkendes kun, når den ansvarlige, en anden, har bøde for forkert antal kort.',

  // Tricks.
  'trickless-twice': ({ player }, say) =>
    `${say.player(player)} er nævnt to gange blandt dem uden stik.`,
  'tricks-taken-by-nobody': () => 'Nogen må have taget stikkene.',
  'trickless-won-last': ({ player }, say) =>
    `${say.player(player)} fik intet stik og kan ikke have taget det sidste.`,
  'trickless-won-with-pagat': ({ player }, say) =>
    `${say.player(player)} fik intet stik og kan ikke have taget et med pagaten.`,
  'trickless-with-mondo': () => 'Mondoen tager altid sit stik, så den, der har den, fik et.',
  'trickless-kept-card': ({ player, card }, say) =>
    `${say.player(player)} fik intet stik, men har vist ${say.card(card)}; kortet må være tabt, men det er ikke noteret.`,
  'trickless-trumps-unbeaten': ({ trumps }) =>
    `En spiller med ${trumps} tarokker fik intet stik, men de andre kan ikke have haft ${trumps} højere.`,
  'tout-lost-card': ({ card }, say) =>
    `Den, der tog alle stik, kan ikke have tabt ${say.card(card)}.`,
  'tout-with-fool': () => 'Skusen tager aldrig stik: den, der har den, kan ikke have taget alle.',

  // The count.
  'nothing-counted': () => 'Der tælles ikke efter denne hånd.',
  'does-not-count': ({ player }, say) =>
    `${say.player(player, 'denne spiller')} tæller ikke, men betaler og får efter de andres tælling.`,
  'counts-twice': ({ player }, say) => `${say.player(player)} tæller én gang.`,
  'counts-missing': ({ counting }) => `Der mangler tælling: ${counting} spillere tæller.`,
  'count-not-whole': () => 'En tælling er et helt antal øjne.',
  'count-too-low': ({ player, counted, least }, say) =>
    `En tælling på ${counted} er for lav: de noterede kort og stik giver ${say.player(player, 'spilleren')} ${least}.`,
  'count-too-high': ({ player, counted, most }, say) =>
    `En tælling på ${counted} er for høj: efter stikkene kan ${say.player(player, 'spilleren')} højst have ${most}.`,
  'count-between': ({ player, counted, least, most }, say) =>
    `En tælling på ${counted} kan ikke passe: ${say.player(player, 'spilleren')} har ${least} uden skusen og ${most} med.`,
  'counts-too-high': ({ deck }) =>
    `Tællingen giver mere end spillets ${deck} øjne; der må tælles om.`,
  'counts-not-divided': ({ deck }) =>
    `De ${deck} øjne kan ikke deles, så alle har mindst det, de har talt; der må tælles om.`,
  'counts-too-low': ({ most }) =>
    `Tællingen er for lav: den tredje kan ikke have taget mere, end at det bliver ${most}.`,

  // Fines and pots.
  'fine-unknown': ({ book }, say) => `${say.book(book)} kender ikke den bøde.`,
  'fine-goes-to-pots': () => 'I Tarok går alle bøder i begge kopper.',
  'fine-amount-unknown': ({ book, known }, say) =>
    `Efter ${say.book(book)} er den bøde ${say.or(known)} i hver kop; vælg hvilken.`,
  'fine-of-dealer': () => 'Kun giveren kan få den bøde.',
  'fine-without-melding': () => 'Den bøde handler ikke om en melding.',
  'fined-sits-out': ({ player }, say) =>
    `${say.player(player)} sidder over og er ikke med i hånden: notér bøden mellem to hænder.`,
  'fine-of-known-melding': () => 'Kun en udeladt melding, der ikke er noteret, kan være ukendt.',
  'fine-of-other-melding': ({ player }, say) =>
    `Bøden nævner en melding, som ${say.player(player, 'spilleren')} ikke har gjort.`,
  'fine-abandons': ({ book, recorded }, say) =>
    `Efter ${say.book(book)} afbryder den bøde hånden, men den er noteret som ${recorded === 'redeal' ? 'givet om' : 'spillet'}.`,
  'fine-needs-redeal': () => 'Efter den fejl giver en anden; notér det som givet om.',
  'only-revoke-takes': () => 'Kun kulørsvigt tager et kort, det ikke skulle.',
  'taken-card-not-lost': () =>
    'Det kort, svigtet tog, er en konge eller pagat, som en anden tabte i spillet.',
  'card-taken-twice': () => 'Et kort tages kun af én spiller.',
  'fine-belongs-to-hand': () => 'En bøde om en melding eller et kort hører til i den hånd.',
  'only-misdeal-given-back': () =>
    'Kun en bøde for forkert kortgivning gives tilbage, når spillet er forkert.',
  'pot-too-large': ({ most }) => `En kop kan ikke holde mere end ${most} point.`,

  // House rules.
  'count-is-exact': ({ book }, say) =>
    `Efter ${say.book(book)} tælles nøjagtigt; der er intet at runde af til.`,
  'fine-degrees': ({ degrees }) => `Den bøde skal have ${degrees} beløb, ét for hver grad.`,
} satisfies SentencesOf<typeof TAROK_REASONS>;
