import type { EVENING_REASONS } from '../../../evening/reasons.js';
import type { SHARED_REASONS } from '../../../rules/refusals/reasons.js';
import type { SentencesOf } from '../../language.js';

const SHAPES = {
  object: 'ett objekt',
  list: 'en lista',
  text: 'text',
  number: 'ett heltal',
  name: 'ett av namnen',
  code: 'ett kort namn av små bokstäver, siffror och bindestreck, utan mellanslag',
};

export const sharedReasons = {
  // Seats.
  'party-size': ({ book, fewest, most, players }, say) =>
    `Efter ${say.book(book)} är man ${fewest} till ${most} spelare, inte ${players}.`,
  'seated-twice': ({ player }, say) => `${say.player(player)} kan inte sitta på två platser.`,
  'first-dealer-not-seated': () => 'Den första givaren måste sitta vid bordet.',
  'already-seated': ({ player }, say) =>
    `${say.player(player, 'den spelaren')} sitter redan vid bordet.`,
  'not-seated': ({ player }, say) =>
    `${say.player(player, 'den spelaren')} sitter inte vid bordet.`,
  'table-full': ({ book, most }, say) => `Efter ${say.book(book)} är man högst ${most}.`,
  'no-such-seat': ({ last }) => `Den som kommer kan få plats 0 till ${last}.`,
  'too-few-left': ({ fewest }) => `Minst ${fewest} måste bli kvar; avsluta kvällen i stället.`,
  'not-in-hand': ({ player }, say) =>
    `${say.player(player, 'den spelaren')} är inte med i den här given.`,
  'not-the-dealer': ({ player }, say) =>
    `Det är inte ${say.player(player, 'den spelaren')} som ger den här given.`,

  // Fines.
  'fined-not-seated': ({ player }, say) =>
    `${say.player(player, 'den spelaren')} sitter inte vid bordet.`,
  'reporter-not-seated': () => 'Den som såg det sitter inte vid bordet.',
  'nothing-given-back': ({ book }, say) =>
    `${say.book(book)} ger ingen bot tillbaka när det var fel på leken.`,

  // Books and house rules.
  'rule-book-unknown': ({ book }) => `Det finns ingen regelbok ${book}.`,
  'other-game': ({ book, game }, say) =>
    `Kvällen spelas efter ${say.book(book)}; det här är en giv ${say.game(game)}.`,
  'reading-unknown': ({ reading, known }) =>
    `Boken har ingen husregel ${reading}; den har ${known.join(', ')}.`,
  'reading-option-unknown': ({ reading, option, known }, say) =>
    `Husregeln ${reading} kan vara ${say.or(known)}, inte ${option}.`,
  'stake-out-of-range': ({ least, most }) =>
    `Ett belopp är ett helt tal från ${least} till ${most}.`,
  'tariff-row-unknown': ({ row }) => `Taxan har ingen rad ${row}.`,
  'house-fine-unknown': ({ book, fine }, say) => `${say.book(book)} känner inte boten ${fine}.`,
  'own-fine-unknown': ({ fine }) => `Klubbens bok har ingen bot som heter ${fine}.`,
  'book-shape': ({ expected }) => `Här ska stå ${SHAPES[expected]}.`,
  'book-field-unknown': ({ name, known }) =>
    `Boken känner inte ${name} här; den känner ${known.join(', ')}.`,
  'book-text-length': ({ most }) => `Skriv 1 till ${most} tecken.`,
  'book-named-twice': ({ name }) => `${name} står redan där.`,
  'book-degrees': ({ degrees }) => `Boten har ${degrees} belopp; skriv alla.`,
  'own-fine-without-words': () => 'Skriv med klubbens egna ord vad boten är för.',
  'not-in-chips': ({ points, chip }) =>
    `${points} kan inte läggas i en kopp med jetonger på ${chip}.`,
  'nothing-left-to-play': () => 'Minst ett kontrakt måste spelas.',
  'declared-below-silent': ({ declared, silent }) =>
    `En anmäld figur (${declared}) kan inte ge mindre än den tysta (${silent}).`,
  'book-citation-of-nothing': ({ name }) => `Boken ändrar inte ${name}.`,
  'no-such-club-book': () => 'Klubben har inte den boken, eller inte den utgåvan.',
  'club-book-retired': () => 'Boken är tagen ur bruk.',
  'club-book-in-force': ({ day }, say) => `Utgåvan gäller redan från ${say.day(day)}; skriv en ny.`,
  'club-book-day-past': ({ day }, say) =>
    `En utgåva kan tidigast gälla från i dag, inte från ${say.day(day)}.`,
  'club-book-played': ({ evenings, before }) =>
    `${evenings === 1 ? 'En kväll har' : `${evenings} kvällar har`} öppnats enligt utgåvan, så antagandet står fast. ${before === 0 ? 'Skriv och anta en ny utgåva, eller ta boken ur bruk.' : `Anta utgåva ${before} från i dag i stället.`}`,
  'club-book-not-adopted': () => 'Utgåvan är ett utkast; anta den först.',
  'club-book-newer': ({ version }) =>
    `Utgåva ${version} har skrivits under tiden. Se vad den ändrar, och spara igen om din ska bli nästa.`,
  'club-book-unchanged': () => 'Ingenting är ändrat.',
  'club-book-of-other-parent': ({ book }, say) =>
    `Utgåvan bygger på ${say.book(book)}; öppna kvällen efter den boken.`,
} satisfies SentencesOf<typeof SHARED_REASONS>;

const STEPS = {
  hand: 'En senare giv',
  fine: 'En bot mellan givarna',
  compensation: 'En senare utjämning',
  seat: 'Någon som kom eller gick',
  step: 'Något senare vid bordet',
} as const;

export const eveningReasons = {
  'session-is-closed': () => 'Kvällen är avslutad; kopparna är delade.',
  'no-such-hand': ({ hand }) => `Kvällen har ingen giv ${hand}.`,
  'nothing-to-undo': () => 'Det finns inget mer att ta tillbaka.',
  'no-such-fine': () => 'Kvällen har ingen sådan bot.',
  'fine-is-overturned': () => 'Boten är redan upphävd.',
  'standing-too-large': ({ most }) => `Ingen kan vinna eller förlora mer än ${most} poäng.`,
  'say-record-or-void': () => 'Säg antingen vad det ska vara eller att det är struket.',
  'hand-corrected-twice': ({ hand }) =>
    `Giv ${hand} rättas två gånger på en gång; skriv allt som ändras i ett.`,
  'fine-corrected-twice': () => 'En bot rättas två gånger på en gång; skriv allt som ändras i ett.',
  'hand-says-that': ({ hand }) => `Giv ${hand} säger redan just det.`,
  'hand-is-void': ({ hand }) => `Giv ${hand} är redan struken.`,
  'fine-says-that': () => 'Boten säger redan just det.',
  'no-such-seat-change': () =>
    'Där satte sig ingen och ingen lämnade bordet, eller så är det redan taget tillbaka; säg det bara en gång.',
  'seats-only-replayed': () =>
    'Vilka som satt vid bordet hör till varje giv därefter: det rättas bara genom att räkna om kvällen.',
  'pays-back-one-fine': () =>
    'En bot betalas tillbaka för sig: välj just den boten och rätta inget annat samtidigt.',
  'hand-has-fine-paid-back': ({ hand }) =>
    `Giv ${hand} har en bot som är återbetald; den rättas bara genom att räkna om kvällen.`,
  'fine-of-void-hand': ({ hand }) => `Giv ${hand} är struken; en bot kan inte gälla den.`,
  'fine-ends-hand': () =>
    'Enligt boken slutar given med den boten: anteckna den i given, eller säg att bordet bara kom överens om boten.',
  'fine-is-disputed': () =>
    'Det skulle upphäva en bot som det finns en invändning mot; invändningen måste först avgöras eller dras tillbaka.',
  'deal-back-to-one-who-left': () => 'Given kan inte gå tillbaka till någon som har gått.',
  'no-deal-to-give-back': () => 'Kvällen är avslutad: det finns ingen giv att ge tillbaka.',
  'pot-cannot-pay': ({ pot, holds, pays }) =>
    `${pot === 'king-pot' ? 'Kungskoppen' : 'Pagatkoppen'} har ${holds} poäng och kan inte betala ${pays}. Räknas kvällen om tas de från dem som vann dem.`,
  'step-cannot-stand': ({ step, because }, say) => `${STEPS[step]}: ${say.refusal(because)}`,
} satisfies SentencesOf<typeof EVENING_REASONS>;
