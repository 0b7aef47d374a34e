import type { EVENING_REASONS } from '../../../evening/reasons.js';
import type { SHARED_REASONS } from '../../../rules/refusals/reasons.js';
import type { SentencesOf } from '../../language.js';

const SHAPES = {
  object: 'et objekt',
  list: 'en liste',
  text: 'tekst',
  number: 'et helt tal',
  name: 'et af navnene',
  code: 'et kort navn af små bogstaver, tal og bindestreg, uden mellemrum',
};

export const sharedReasons = {
  // Seats.
  'party-size': ({ book, fewest, most, players }, say) =>
    `Efter ${say.book(book)} er man ${fewest} til ${most} spillere, ikke ${players}.`,
  'seated-twice': ({ player }, say) => `${say.player(player)} kan ikke sidde på to pladser.`,
  'first-dealer-not-seated': () => 'Den første giver skal sidde ved bordet.',
  'already-seated': ({ player }, say) =>
    `${say.player(player, 'den spiller')} sidder allerede ved bordet.`,
  'not-seated': ({ player }, say) => `${say.player(player, 'den spiller')} sidder ikke ved bordet.`,
  'table-full': ({ book, most }, say) => `Efter ${say.book(book)} er man højst ${most}.`,
  'no-such-seat': ({ last }) => `Den, der kommer, kan få plads 0 til ${last}.`,
  'too-few-left': ({ fewest }) => `Mindst ${fewest} skal blive tilbage; slut aftenen i stedet.`,
  'not-in-hand': ({ player }, say) =>
    `${say.player(player, 'den spiller')} er ikke med i denne hånd.`,
  'not-the-dealer': ({ player }, say) =>
    `Det er ikke ${say.player(player, 'denne spiller')}, der giver hånden.`,

  // Fines.
  'fined-not-seated': ({ player }, say) =>
    `${say.player(player, 'den spiller')} sidder ikke ved bordet.`,
  'reporter-not-seated': () => 'Den, der så det, sidder ikke ved bordet.',
  'nothing-given-back': ({ book }, say) =>
    `${say.book(book)} giver ingen bøde tilbage, når spillet er forkert.`,

  // Books and house rules.
  'rule-book-unknown': ({ book }) => `Der er ingen regelbog ${book}.`,
  'other-game': ({ book, game }, say) =>
    `Aftenen spilles efter ${say.book(book)}; det er en hånd ${say.game(game)}.`,
  'reading-unknown': ({ reading, known }) =>
    `Bogen har ingen husregel ${reading}; den har ${known.join(', ')}.`,
  'reading-option-unknown': ({ reading, option, known }, say) =>
    `Husreglen ${reading} kan være ${say.or(known)}, ikke ${option}.`,
  'stake-out-of-range': ({ least, most }) => `Et beløb er et helt tal fra ${least} til ${most}.`,
  'tariff-row-unknown': ({ row }) => `Taksten har ingen række ${row}.`,
  'house-fine-unknown': ({ book, fine }, say) => `${say.book(book)} kender ikke bøden ${fine}.`,
  'own-fine-unknown': ({ fine }) => `Klubbens bog har ingen bøde, der hedder ${fine}.`,
  'book-shape': ({ expected }) => `Her skal stå ${SHAPES[expected]}.`,
  'book-field-unknown': ({ name, known }) =>
    `Bogen kender ikke ${name} her; den kender ${known.join(', ')}.`,
  'book-text-length': ({ most }) => `Skriv 1 til ${most} tegn.`,
  'book-named-twice': ({ name }) => `${name} står der allerede.`,
  'book-degrees': ({ degrees }) => `Bøden har ${degrees} beløb; skriv dem alle.`,
  'own-fine-without-words': () => 'Skriv med klubbens egne ord, hvad bøden er for.',
  'not-in-chips': ({ points, chip }) =>
    `${points} kan ikke lægges i en kop med jetoner på ${chip}.`,
  'nothing-left-to-play': () => 'Mindst én kontrakt skal spilles.',
  'declared-below-silent': ({ declared, silent }) =>
    `En meldt figur (${declared}) kan ikke give mindre end den tavse (${silent}).`,
  'book-citation-of-nothing': ({ name }) => `Bogen ændrer ikke ${name}.`,
  'no-such-club-book': () => 'Klubben har ikke den bog, eller ikke den udgave.',
  'club-book-retired': () => 'Bogen er taget ud af brug.',
  'club-book-in-force': ({ day }, say) =>
    `Udgaven gælder allerede fra ${say.day(day)}; skriv en ny.`,
  'club-book-day-past': ({ day }, say) =>
    `En udgave kan tidligst gælde fra i dag, ikke fra ${say.day(day)}.`,
  'club-book-played': ({ evenings, before }) =>
    `${evenings === 1 ? 'Én aften er' : `${evenings} aftener er`} åbnet efter udgaven, så vedtagelsen bliver stående. ${before === 0 ? 'Skriv og vedtag en ny udgave, eller tag bogen ud af brug.' : `Vedtag udgave ${before} fra i dag i stedet.`}`,
  'club-book-not-adopted': () => 'Udgaven er et udkast; vedtag den først.',
  'club-book-newer': ({ version }) =>
    `Udgave ${version} er skrevet imens. Se, hvad den ændrer, og gem igen, hvis din skal være den næste.`,
  'club-book-unchanged': () => 'Der er ikke ændret noget.',
  'club-book-of-other-parent': ({ book }, say) =>
    `Udgaven bygger på ${say.book(book)}; åbn aftenen efter den bog.`,
} satisfies SentencesOf<typeof SHARED_REASONS>;

const STEPS = {
  hand: 'En senere hånd',
  fine: 'En bøde mellem hænderne',
  compensation: 'En senere udligning',
  seat: 'En, der kom eller gik',
  step: 'Noget senere ved bordet',
} as const;

export const eveningReasons = {
  'session-is-closed': () => 'Aftenen er sluttet; kopperne er delt.',
  'no-such-hand': ({ hand }) => `Aftenen har ingen hånd ${hand}.`,
  'nothing-to-undo': () => 'Der er ikke mere at fortryde.',
  'no-such-fine': () => 'Aftenen har ikke den bøde.',
  'fine-is-overturned': () => 'Bøden er allerede annulleret.',
  'standing-too-large': ({ most }) => `Ingen kan vinde eller tabe mere end ${most} point.`,
  'say-record-or-void': () => 'Sig enten, hvad det skal være, eller at det er annulleret.',
  'hand-corrected-twice': ({ hand }) =>
    `Hånd ${hand} er rettet to gange i ét; skriv alt, hvad der ændres, på én gang.`,
  'fine-corrected-twice': () =>
    'En bøde er rettet to gange i ét; skriv alt, hvad der ændres, på én gang.',
  'hand-says-that': ({ hand }) => `Hånd ${hand} siger allerede netop det.`,
  'hand-is-void': ({ hand }) => `Hånd ${hand} er allerede annulleret.`,
  'fine-says-that': () => 'Bøden siger allerede netop det.',
  'no-such-seat-change': () =>
    'Dér satte ingen sig, og ingen forlod bordet, eller også er det fortrudt; sig det kun én gang.',
  'seats-only-replayed': () =>
    'Hvem der sad ved bordet, hører med til hver hånd derefter: det rettes kun ved at regne aftenen om.',
  'pays-back-one-fine': () =>
    'En bøde tilbagebetales alene: vælg netop den ene bøde og ret intet andet samtidig.',
  'hand-has-fine-paid-back': ({ hand }) =>
    `Hånd ${hand} har en bøde, der er betalt tilbage; den rettes kun ved at regne aftenen om.`,
  'fine-of-void-hand': ({ hand }) => `Hånd ${hand} er annulleret; en bøde kan ikke handle om den.`,
  'fine-ends-hand': () =>
    'Efter bogen ender hånden eller kortgivningen med den bøde: notér den i hånden, eller sig, at bordet kun aftalte bøden.',
  'fine-is-disputed': () =>
    'Det ville annullere en bøde, som der er gjort indsigelse mod; indsigelsen må først afgøres eller trækkes tilbage.',
  'deal-back-to-one-who-left': () => 'Given kan ikke gå tilbage til en, der er gået.',
  'no-deal-to-give-back': () => 'Aftenen er sluttet: der er ingen giv at give tilbage.',
  'pot-cannot-pay': ({ pot, holds, pays }) =>
    `${pot === 'king-pot' ? 'Kongekoppen' : 'Pagatkoppen'} har ${holds} point og kan ikke betale ${pays}. Regnes aftenen om, tages de fra dem, der vandt dem.`,
  'step-cannot-stand': ({ step, because }, say) => `${STEPS[step]}: ${say.refusal(because)}`,
} satisfies SentencesOf<typeof EVENING_REASONS>;
