import type { DUES_REASONS } from '../../../money/reasons/dues-reasons.js';
import type { SentencesOf } from '../../language.js';

export default {
  'no-such-dues': () => 'Den avgiften finns inte.',
  'charged-twice': () => 'Varje medlem kan debiteras en gång.',
  'not-charged': () => 'Medlemmen debiterades inte den avgiften.',
  'dues-are-waived': () => 'Avgiften är redan efterskänkt.',
  'dues-are-reversed': () => 'Debiteringen är återförd.',
  'shared-twice': () => 'Varje medlem kan dela en gång.',
  'nobody-else-shares': () => 'Någon annan än den som lade ut måste dela.',
  'purse-or-member': () => 'Nämn antingen en kassa eller den som lade ut.',
  'same-purse': () => 'Det måste vara två olika kassor.',
  'count-needs-why': () => 'Det räknades annat än böckerna visar: skriv varför.',
} satisfies SentencesOf<typeof DUES_REASONS>;
