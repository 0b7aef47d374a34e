import type { STATISTICS_REASONS } from '../../../problems/statistics.js';
import type { SentencesOf } from '../../language.js';

export default {
  'season-has-its-days': () => 'En säsong har sina egna dagar. Välj säsongen eller dagarna.',
  'no-such-days': () =>
    'Perioden är ingen: båda dagarna måste finnas, och den första komma före den sista.',
  'no-such-figure': ({ figure }) => `Det finns inget tal som heter ${figure}.`,
  'figure-of-a-member': ({ figure }) => `Talet ${figure} är en medlems. Välj medlemmen.`,
  'figure-of-a-season': ({ figure }) => `Talet ${figure} är en säsongs. Välj säsongen.`,
  'two-members-needed': () => 'En uppgörelse är mellan två olika medlemmar.',
} satisfies SentencesOf<typeof STATISTICS_REASONS>;
