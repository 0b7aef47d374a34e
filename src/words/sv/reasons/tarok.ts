import type { TAROK_REASONS } from '../../../rules/tarok/reasons.js';
import type { SentencesOf } from '../../language.js';

const MELDINGER = { trumps: 'Taroker', matadors: 'Matadorer', 'small-matadors': 'Små matadorer' };

export default {
  // Players and the form of a hand.
  'last-trick-missing': () => 'Det fattas vem som tog sista sticket.',
  'abandoned-and-redealt': () => 'En giv är antingen avbruten eller omgiven.',
  'not-played-out': ({ ended }) =>
    `En giv som ${ended === 'redeal' ? 'gavs om' : 'avbröts'} har inget sista stick, ingen räkning och ingen utan stick.`,
  'nothing-abandons': ({ book }, say) =>
    `Ingen noterad bot avbryter given efter ${say.book(book)}. Notera boten först.`,
  'played-before-redeal': () => 'När det ges om är inget meldat eller spelat.',
  'fine-of-play-before-redeal': () => 'När det ges om är inget spelat.',
  'redeal-without-misdeal': ({ book }, say) =>
    `Efter ${say.book(book)} ges det om bara efter en felgiv. Notera boten först.`,

  // Meldinger.
  'melding-twice': ({ player }, say) => `${say.player(player)} meldar samma sak bara en gång.`,
  'melding-count': ({ melding, least, trumps }) =>
    `${MELDINGER[melding]} meldas från ${least}, och det finns ${trumps} med sküsen.`,
  'small-matadors-not-played': () => 'Små matadorer spelas inte här.',
  'half-cavallerie-without-king': () =>
    'Efter husregeln måste kungen vara med i ett halvt kavalleri.',
  'half-without-missing': () => 'En halv meldning måste säga vilket kort som saknas.',
  'missing-in-whole': ({ grade }) =>
    `I en ${grade === 'full' ? 'hel' : 'sprickfull'} meldning saknas inget kort.`,

  // Cards.
  'card-in-two-hands': ({ card }, say) =>
    `Då skulle ${say.card(card)} vara på två händer; det finns bara en i leken.`,
  'full-with-fool': () => 'Den som har sküsen kan inte melda hel: bara sprickfull eller halv.',
  'held-and-missing': ({ player, card }, say) =>
    `Då skulle ${say.player(player, 'samma spelare')} både ha ${say.card(card)} och inte ha.`,
  'shows-too-many': ({ player, shown, most }, say) =>
    `${say.player(player)} har visat ${shown} olika kort, men en hand har ${most}.`,
  'dealer-shows-too-many': ({ player, shown, most }, say) =>
    `${say.player(player)} har visat ${shown} olika kort, men givaren har ${most} innan skaten är lagd.`,
  'dealer-cannot-lay': ({ player, shown, kept }, say) =>
    `${say.player(player, 'givaren')} har visat ${shown} taroker och kungar, som givaren inte får lägga, men behåller bara ${kept} kort.`,
  'too-many-trumps': ({ shown, trumps }) =>
    `De tre har tillsammans visat ${shown} taroker, men det finns ${trumps} med sküsen.`,
  'shows-more-trumps': ({ player, declared, shown }, say) =>
    `${say.player(player)} meldar ${declared} taroker men har visat ${shown} olika.`,
  'trumps-cannot-be-dealt': ({ trumps }) =>
    `De ${trumps} tarokerna (med sküsen) kan inte ges så att de meldningarna stämmer.`,

  // Kings and the pagat.
  'king-lost-twice': ({ card }, say) =>
    `En kung faller bara en gång; ${say.card(card)} faller två gånger.`,
  'pagat-falls-twice': () => 'Pagaten faller bara en gång; här faller den två gånger.',
  'pagat-fate-missing': () =>
    'Det fattas hur det gick för pagaten: den vinner ett stick, förloras eller faller i sista sticket.',
  'pagat-cannot-be-lost': () =>
    'Pagaten kan inte vara förlorad: ingen som tog stick kan ha haft en högre tarok.',

  // The last trick.
  'two-cards-in-last-trick': ({ player }, say) =>
    `${say.player(player)} lägger ett kort i sista sticket.`,
  'card-falls-twice': ({ card }, say) => `${say.card(card)} kan inte falla två gånger.`,
  'king-cannot-beat-pagat': () =>
    'En kung kan inte ta ett sista stick där pagaten föll: pagaten är tarok.',
  'winner-without-higher-trump': ({ player }, say) =>
    `Bara en högre tarok tar pagaten, och efter meldningarna hade ${say.player(player, 'vinnaren')} ingen.`,
  'liability-unknown': ({ book }, say) => `${say.book(book)} känner ingen ansvarig spelare.`,
  'liable-without-fault': ({ player }, say) =>
    `${say.player(player, 'den ansvarige')} har inget fel noterat: inte bekänt färg, fel kort, utelämnad eller felaktig meldning.`,
  'nothing-to-bear': ({ player }, say) =>
    `Det finns varken ultimo eller bagud att bära för ${say.player(player, 'den ansvarige')}.`,

  'ultimo-was-made': ({ player }, say) =>
    `${say.player(player)} har gjort ultimo, och det går före en ultimo som hindrades: det kan inte vara två.`,
  'no-ultimo-to-prevent': () =>
    'Vid sidan av en nolo eller tout gäller ingen ultimo, så ingen hindrades.',
  'prevented-but-barred': ({ player }, say) =>
    `${say.player(player)} är utestängd från den ultimon genom en bot, så den hindrades inte.`,
  'prevented-without-wrong-cards': () =>
    'En hindrad ultimo tilldöms bara när den ansvarige, någon annan, har bot för fel antal kort.',

  // Tricks.
  'trickless-twice': ({ player }, say) =>
    `${say.player(player)} är nämnd två gånger bland dem utan stick.`,
  'tricks-taken-by-nobody': () => 'Någon måste ha tagit sticken.',
  'trickless-won-last': ({ player }, say) =>
    `${say.player(player)} fick inget stick och kan inte ha tagit det sista.`,
  'trickless-won-with-pagat': ({ player }, say) =>
    `${say.player(player)} fick inget stick och kan inte ha tagit ett med pagaten.`,
  'trickless-with-mondo': () => 'Månen tar alltid sitt stick, så den som har den fick ett.',
  'trickless-kept-card': ({ player, card }, say) =>
    `${say.player(player)} fick inget stick men har visat ${say.card(card)}; kortet måste vara förlorat, men det är inte noterat.`,
  'trickless-trumps-unbeaten': ({ trumps }) =>
    `En spelare med ${trumps} taroker fick inget stick, men de andra kan inte ha haft ${trumps} högre.`,
  'tout-lost-card': ({ card }, say) =>
    `Den som tog alla stick kan inte ha förlorat ${say.card(card)}.`,
  'tout-with-fool': () => 'Sküsen tar aldrig stick: den som har den kan inte ha tagit alla.',

  // The count.
  'nothing-counted': () => 'Det räknas inte efter den här given.',
  'does-not-count': ({ player }, say) =>
    `${say.player(player, 'den spelaren')} räknar inte, men betalar och får efter de andras räkning.`,
  'counts-twice': ({ player }, say) => `${say.player(player)} räknar en gång.`,
  'counts-missing': ({ counting }) => `Räkning fattas: ${counting} spelare räknar.`,
  'count-not-whole': () => 'En räkning är ett helt antal poäng.',
  'count-too-low': ({ player, counted, least }, say) =>
    `En räkning på ${counted} är för låg: de noterade korten och sticken ger ${say.player(player, 'spelaren')} ${least}.`,
  'count-too-high': ({ player, counted, most }, say) =>
    `En räkning på ${counted} är för hög: efter sticken kan ${say.player(player, 'spelaren')} ha högst ${most}.`,
  'count-between': ({ player, counted, least, most }, say) =>
    `En räkning på ${counted} kan inte stämma: ${say.player(player, 'spelaren')} har ${least} utan sküsen och ${most} med.`,
  'counts-too-high': ({ deck }) =>
    `Räkningen ger mer än lekens ${deck} poäng; det måste räknas om.`,
  'counts-not-divided': ({ deck }) =>
    `De ${deck} poängen kan inte delas så att alla har minst det de har räknat; det måste räknas om.`,
  'counts-too-low': ({ most }) =>
    `Räkningen är för låg: den tredje kan inte ha tagit mer än att det blir ${most}.`,

  // Fines and pots.
  'fine-unknown': ({ book }, say) => `${say.book(book)} känner inte den boten.`,
  'fine-goes-to-pots': () => 'I dansk tarok går alla böter till båda kopparna.',
  'fine-amount-unknown': ({ book, known }, say) =>
    `Efter ${say.book(book)} är den boten ${say.or(known)} i vardera koppen; välj vilken.`,
  'fine-of-dealer': () => 'Bara givaren kan få den boten.',
  'fine-without-melding': () => 'Den boten gäller inte en meldning.',
  'fined-sits-out': ({ player }, say) =>
    `${say.player(player)} står över och är inte med i given: notera boten mellan två givar.`,
  'fine-of-known-melding': () => 'Bara en utelämnad meldning som inte är noterad kan vara okänd.',
  'fine-of-other-melding': ({ player }, say) =>
    `Boten nämner en meldning som ${say.player(player, 'spelaren')} inte har gjort.`,
  'fine-abandons': ({ book, recorded }, say) =>
    `Efter ${say.book(book)} avbryter den boten given, men den är noterad som ${recorded === 'redeal' ? 'omgiven' : 'spelad'}.`,
  'fine-needs-redeal': () => 'Efter det felet ger någon annan; notera det som omgivet.',
  'only-revoke-takes': () => 'Bara den som inte bekänner färg tar ett kort på det sättet.',
  'taken-card-not-lost': () =>
    'Kortet som togs utan att färg bekändes är en kung eller pagat som någon annan förlorade i spelet.',
  'card-taken-twice': () => 'Ett kort tas bara av en spelare.',
  'fine-belongs-to-hand': () => 'En bot för en meldning eller ett kort hör till den given.',
  'only-misdeal-given-back': () => 'Bara en bot för felgiv ges tillbaka när det var fel på leken.',
  'pot-too-large': ({ most }) => `En kopp kan inte rymma mer än ${most} poäng.`,

  // House rules.
  'count-is-exact': ({ book }, say) =>
    `Efter ${say.book(book)} räknas exakt; det finns inget att avrunda till.`,
  'fine-degrees': ({ degrees }) => `Den boten ska ha ${degrees} belopp, ett för varje grad.`,
} satisfies SentencesOf<typeof TAROK_REASONS>;
