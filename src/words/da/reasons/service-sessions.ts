import type { SESSION_REASONS } from '../../../problems/sessions.js';
import type { SentencesOf } from '../../language.js';

const ENDS = {
  withdrawn: 'trukket tilbage',
  upheld: 'afgjort: det stadfæstede, der stod',
  overturned: 'afgjort med medhold',
} as const;
const DECISIONS = { upheld: 'stadfæstet', overturned: 'annulleret' } as const;
const PARTS = {
  'raised-dispute': 'gjorde indsigelse',
  'reported-fine': 'meldte bøden',
  'was-fined': 'fik bøden',
  'recorded-fine': 'noterede bøden',
  'recorded-hand': 'noterede hånden',
  'paid-in-hand': 'betalte eller fik i hånden',
  'sat-at-table': 'sad ved bordet',
} as const;

export default {
  'session-not-found': () => 'Klubben har ikke den aften.',
  'hand-number-malformed': () => 'Aftenens hænder har numre fra 1.',
  'rule-book-not-found': ({ book }) => `Der er ingen regelbog ${book}.`,
  'log-is-shorter': ({ last }) =>
    `Protokollen har ikke så mange numre endnu: Det sidste er ${last}.`,
  'session-is-open': () => 'Aftenen er stadig i gang.',
  'version-moved-on': ({ current, version }) =>
    `Aftenen er gået videre, siden det blev tastet (udgave ${current}, ikke ${version}). Hent den igen.`,

  // Disputes.
  'dispute-not-found': () => 'Den indsigelse findes ikke.',
  'dispute-ended': ({ end }) => `Indsigelsen er ${ENDS[end]}; der kan ikke siges mere i den.`,
  'say-fine-or-hand': () => 'Sig enten, hvilken bøde eller hvilken hånd indsigelsen gælder.',
  'not-at-that-table': () =>
    'Du sad ikke ved det bord; de, der gjorde, kan gøre indsigelse mod hånden.',
  'fine-of-another': () => 'Bøden er ikke din; den, der fik den, kan gøre indsigelse.',
  'hand-disputed-already': ({ hand }) =>
    `Der er allerede gjort indsigelse mod hånd ${hand}; svar i den.`,
  'fine-disputed-already': () => 'Der er allerede gjort indsigelse mod bøden; svar i den.',
  'fine-dispute-decided': ({ decision }) =>
    `Der har været indsigelse mod bøden, og den blev ${DECISIONS[decision]}; det står ved magt.`,
  'only-raiser-withdraws': () => 'Kun den, der har gjort indsigelsen, kan trække den tilbage.',

  // Their decision.
  'decider-named-twice': () => 'Nævn hvert medlem én gang, og ikke den, der selv afgør.',
  'decides-own-part': ({ names, parts }) =>
    `Ingen afgør alene det, man selv er part i: ${names
      .map((name, index) => `${name} ${PARTS[parts[index] ?? 'raised-dispute']}`)
      .join(', ')}. Lad et medlem uden del i sagen være med til at afgøre det.`,
  'second-has-part': ({ name, part }) =>
    `${name} ${PARTS[part]} og er selv part. Vælg et medlem uden del i sagen; klubben har et.`,
  'say-what-hand-was': () => 'Sig, hvad hånden skulle have været, eller at den er annulleret.',
  'corrects-another-hand': ({ hand }) =>
    `Indsigelsen gælder hånd ${hand}; de rettelser lader den stå.`,
  'corrects-another-fine': () => 'Indsigelsen gælder bøden; de rettelser lader den stå.',
} satisfies SentencesOf<typeof SESSION_REASONS>;
