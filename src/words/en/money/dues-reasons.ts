import type { DUES_REASONS } from '../../../money/reasons/dues-reasons.js';
import type { SentencesOf } from '../../language.js';

export default {
  'no-such-dues': () => 'There are no such dues.',
  'charged-twice': () => 'Each member can be charged once.',
  'not-charged': () => 'The member was not charged these dues.',
  'dues-are-waived': () => 'The dues are waived already.',
  'dues-are-reversed': () => 'The dues were taken back.',
  'shared-twice': () => 'Each member can share once.',
  'nobody-else-shares': () => 'Somebody other than the member who paid must share it.',
  'purse-or-member': () => 'Name either a purse or the member who paid.',
  'same-purse': () => 'It takes two different purses.',
  'count-needs-why': () => 'The count differs from the books: say why.',
} satisfies SentencesOf<typeof DUES_REASONS>;
