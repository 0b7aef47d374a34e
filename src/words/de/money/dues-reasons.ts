import type { DUES_REASONS } from '../../../money/reasons/dues-reasons.js';
import type { SentencesOf } from '../../language.js';

export default {
  'no-such-dues': () => 'Diesen Beitrag gibt es nicht.',
  'charged-twice': () => 'Jedes Mitglied kann einmal belastet werden.',
  'not-charged': () => 'Dem Mitglied wurde dieser Beitrag nicht berechnet.',
  'dues-are-waived': () => 'Der Beitrag ist schon erlassen.',
  'dues-are-reversed': () => 'Die Beiträge sind zurückgebucht.',
  'shared-twice': () => 'Jedes Mitglied kann einmal teilen.',
  'nobody-else-shares': () => 'Es muss noch jemand teilen außer dem, der ausgelegt hat.',
  'purse-or-member': () => 'Nennen Sie entweder eine Kasse oder wer ausgelegt hat.',
  'same-purse': () => 'Es müssen zwei verschiedene Kassen sein.',
  'count-needs-why': () =>
    'Gezählt wurde etwas anderes, als in den Büchern steht: Schreiben Sie, warum.',
} satisfies SentencesOf<typeof DUES_REASONS>;
