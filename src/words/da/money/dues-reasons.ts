import type { DUES_REASONS } from '../../../money/reasons/dues-reasons.js';
import type { SentencesOf } from '../../language.js';

export default {
  'no-such-dues': () => 'Det kontingent findes ikke.',
  'charged-twice': () => 'Hvert medlem kan opkræves én gang.',
  'not-charged': () => 'Medlemmet blev ikke opkrævet det kontingent.',
  'dues-are-waived': () => 'Kontingentet er allerede eftergivet.',
  'dues-are-reversed': () => 'Opkrævningen er ført tilbage.',
  'shared-twice': () => 'Hvert medlem kan dele én gang.',
  'nobody-else-shares': () => 'Der skal være en anden end den, der lagde ud, til at dele.',
  'purse-or-member': () => 'Nævn enten en kasse eller den, der lagde ud.',
  'same-purse': () => 'Det skal være to forskellige kasser.',
  'count-needs-why': () => 'Der er talt noget andet, end bøgerne viser: skriv hvorfor.',
} satisfies SentencesOf<typeof DUES_REASONS>;
