import type { SESSION_REASONS } from '../../../problems/sessions.js';
import type { SentencesOf } from '../../language.js';

const ENDS = {
  withdrawn: 'tillbakadragen',
  upheld: 'avslagen: det som noterades står fast',
  overturned: 'bifallen: det som noterades är upphävt',
} as const;
const DECISIONS = { upheld: 'stod fast', overturned: 'upphävdes' } as const;
const PARTS = {
  'raised-dispute': 'gjorde invändningen',
  'reported-fine': 'anmälde boten',
  'was-fined': 'fick boten',
  'recorded-fine': 'noterade boten',
  'recorded-hand': 'noterade given',
  'paid-in-hand': 'betalade eller fick i given',
  'sat-at-table': 'satt vid bordet',
} as const;

export default {
  'session-not-found': () => 'Klubben har ingen sådan kväll.',
  'hand-number-malformed': () => 'Kvällens givar har nummer från 1.',
  'rule-book-not-found': ({ book }) => `Det finns ingen regelbok ${book}.`,
  'log-is-shorter': ({ last }) => `Protokollet har inte så många nummer än: det sista är ${last}.`,
  'session-is-open': () => 'Kvällen pågår fortfarande.',
  'version-moved-on': ({ current, version }) =>
    `Kvällen har gått vidare sedan det knappades in (version ${current}, inte ${version}). Hämta den igen.`,

  // Disputes.
  'dispute-not-found': () => 'Den invändningen finns inte.',
  'dispute-ended': ({ end }) => `Invändningen är ${ENDS[end]}; inget mer kan sägas i den.`,
  'say-fine-or-hand': () => 'Säg antingen vilken bot eller vilken giv invändningen gäller.',
  'not-at-that-table': () =>
    'Du satt inte vid det bordet; de som gjorde det kan invända mot given.',
  'fine-of-another': () => 'Boten är inte din; den som fick den kan invända.',
  'hand-disputed-already': ({ hand }) =>
    `Det finns redan en invändning mot giv ${hand}; svara i den.`,
  'fine-disputed-already': () => 'Det finns redan en invändning mot boten; svara i den.',
  'fine-dispute-decided': ({ decision }) =>
    `Det har redan gjorts en invändning mot boten, och den ${DECISIONS[decision]}; det är slutgiltigt.`,
  'only-raiser-withdraws': () => 'Bara den som har gjort invändningen kan dra tillbaka den.',

  // Their decision.
  'decider-named-twice': () => 'Nämn varje medlem en gång, och inte den som själv avgör.',
  'decides-own-part': ({ names, parts }) =>
    `Ingen avgör ensam något som man själv är part i: ${names
      .map((name, index) => `${name} ${PARTS[parts[index] ?? 'raised-dispute']}`)
      .join(', ')}. Låt en medlem utan del i saken vara med och avgöra.`,
  'second-has-part': ({ name, part }) =>
    `${name} ${PARTS[part]} och är själv part. Välj en medlem utan del i saken; klubben har en.`,
  'say-what-hand-was': () => 'Säg vad given skulle ha varit eller att den är struken.',
  'corrects-another-hand': ({ hand }) =>
    `Invändningen gäller giv ${hand}; rättelserna lämnar den som den är.`,
  'corrects-another-fine': () => 'Invändningen gäller boten; rättelserna lämnar den som den är.',
} satisfies SentencesOf<typeof SESSION_REASONS>;
