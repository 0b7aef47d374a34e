import type da from '../da/payments.js';
import type { Translation } from '../translation.js';
import { contracts, figures } from './koenigrufen.js';
import { pots } from './names.js';

export default {
  parties: { 'king-pot': 'kungskoppen', 'pagat-pot': 'pagatkoppen', kitty: 'klubbkassan' },
  ...pots,
  changes: '{{pot}}: från {{before}} till {{after}}',
  none: 'Inga betalningar.',
  line: {
    pays: '{{from}} betalar {{points}} till {{to}}',
    paysEach: '{{from}} betalar {{points}} till var och en: {{to}}',
    eachPays: '{{from}} betalar {{points}} var till {{to}}',
    puts: '{{from}} lägger {{points}} i {{to}}',
    putsEach: '{{from}} lägger {{points}} i vardera koppen',
    eachPuts: '{{from}} lägger {{points}} var i {{to}}',
    gets: '{{to}} får {{points}} ur {{from}}',
    getsOfEach: '{{to}} får {{points}} ur vardera koppen',
    getsEach: '{{to}} får {{points}} var ur {{from}}',
  },
  source: 'Källa: {{source}}',
  places: {
    reading: 'läsart {{id}}',
    after: 'efter {{book}}',
    house: 'klubbens egen insats',
    own: 'klubbens egen bok',
    rate: 'kvällens sats, {{rate}} per poäng',
    sections: {
      bids: 'Budtabell',
      figures: 'Figurer',
      outcome: 'Vinst och förlust',
      loss: 'förlust',
      'forehand-loss': 'förlust i förhand',
      kings: 'Fyra kungar',
      'king-ultimo': 'Kung ultimo',
      silent: 'tyst',
      declared: 'dekl.',
      'silent-valat': 'tyst valat',
      'declared-valat': 'deklarerad valat',
      lost: 'förlorad',
      'above-valat': 'mer värt än valat',
      grossgrammeln: 'Grossgrammeln',
      mayor: 'borgmästare',
      virgin: 'jungfru',
      forehand: 'förhand',
    },
  },
  stages: {
    foundation: 'Grundinsats',
    deal: 'Given',
    meldinger: 'Meldningar',
    play: 'Under spelet',
    'last-trick': 'Sista sticket',
    refoundation: 'Ny grundinsats',
    count: 'Räkning',
    after: 'Efter spelet',
    join: 'Sätter sig',
    leave: 'Lämnar bordet',
    split: 'Delning',
    game: 'Spelet',
    figures: 'Figurer',
  },
  reasons: {
    foundation: 'Grundinsats',
    dealing: 'För given',
    trumps: 'Taroker',
    matadors: 'Matadorer',
    'small-matadors': 'Små matadorer',
    cavallerie: 'Kavalleri',
    kings: 'Kungar',
    'melding-paid-back': 'Meldning betalas tillbaka',
    'king-lost': 'Kung förlorad',
    'pagat-lost': 'Pagat förlorad',
    'pagat-won': 'Pagat vann stick',
    fine: 'Bot',
    'taken-card-refunded': 'Taget kort ersätts',
    tout: 'Tout',
    nolo: 'Nolo',
    'pagat-bagud': 'Pagat bagud',
    'king-bagud': 'Kung bagud',
    'last-trick': 'Sista sticket',
    'pot-taken': 'Koppen tagen',
    'pot-doubled': 'Koppen fördubblad',
    'pot-replaced': 'Koppen återställd',
    count: 'Räkning',
    'count-short': 'Fattas i räkningen',
    joining: 'Inträde',
    leaving: 'Andel av kopparna',
    'pot-split': 'Delning av kopparna',
    ...contracts,
    ...figures,
  },
  rules: {
    foundation:
      'Alla vid bordet, även den som står över, lägger grundinsatsen i koppen vid början och varje gång den har tömts.',
    dealing: 'Den som ger betalar till vardera koppen.',
    trumps:
      'Tio taroker eller fler meldas; sküsen räknas med. Tio ger grundbeloppet, varje tarok till ger ett tillägg. De två andra betalar var för sig.',
    matadors:
      'Sküsen, månen och pagaten, därefter 20, 19 och så vidare utan lucka. Tre ger grundbeloppet, varje matador till ger ett tillägg.',
    'small-matadors':
      'Pagaten, sküsen och 2, därefter 3 och så vidare utan lucka; betalas som matadorer.',
    cavallerie:
      'De fyra klädda korten i en färg: halv saknar ett och har sküsen, hel är utan sküsen, sprickfull är med den.',
    kings:
      'De fyra kungarna: halv saknar en och har sküsen, hel är utan sküsen, sprickfull är med den.',
    'melding-paid-back':
      'En meldning som inte höll betalas tillbaka till dem som betalade för den.',
    'king-lost':
      'En kung som förloras före sista sticket kostar en betalning till var och en av de två andra och till kungskoppen.',
    'pagat-lost':
      'En pagat som förloras före sista sticket kostar en betalning till var och en av de två andra och till pagatkoppen.',
    'pagat-won':
      'En pagat som vinner ett stick före det sista betalas av var och en av de två andra.',
    fine: 'Alla böter går till kopparna, lika mycket till vardera; i Königrufen till de andra vid bordet eller till klubbkassan.',
    'taken-card-refunded':
      'Den som tog en pagat eller kung genom att inte bekänna färg ersätter vad förlusten kostade.',
    tout: 'Den som tar alla stick får betalt av de två andra och tar båda kopparna.',
    nolo: 'Den som inte får ett enda stick får betalt av de två andra.',
    'pagat-ultimo':
      'Pagaten tar sista sticket: de två andra betalar var för sig, och pagatkoppen går till vinnaren.',
    'king-ultimo':
      'En kung tar sista sticket: de två andra betalar var för sig, och kungskoppen går till vinnaren.',
    'pagat-bagud':
      'Pagaten förloras i sista sticket: den som hade den betalar var och en av de två andra och fördubblar pagatkoppen.',
    'king-bagud':
      'En kung förloras i sista sticket: den som hade den betalar var och en av de två andra och fördubblar kungskoppen.',
    'last-trick': 'Sista sticket, taget utan ultimokort, betalas av var och en av de två andra.',
    'pot-taken': 'Den som gör ultimo eller tout tar koppen som den är.',
    'pot-doubled':
      'Den som går bagud lägger lika mycket i koppen som det låg där när sticket föll.',
    'pot-replaced':
      'Den ansvarige lägger tillbaka det som togs, så att ingen behöver lägga ny grundinsats.',
    count:
      'Varje giv har 78 kortpoäng, 26 för var och en. Den som har över 26 får, den som har under betalar.',
    'count-short': 'Räknas det till mindre än 78 sammanlagt går resten till pagatkoppen.',
    joining: 'Den som sätter sig vid bordet lägger en andel av det som ligger i vardera koppen.',
    leaving:
      'Den som lämnar bordet tar sin andel av vardera koppen, avrundad nedåt till en jetong.',
    'pot-split': 'Vid slutet delas kopparna lika mellan alla vid bordet, även den som står över.',
    game: 'Spelet betalas efter taxan, multiplicerat vid kontra.',
    figures: 'Figurer betalas efter taxan; deklarerade är värda mer, och kontra multiplicerar dem.',
  },
} satisfies Translation<typeof da>;
