import type { Translation } from '../../../src/words/translation.js';
import type da from '../da/try-hand.js';

export default {
  title: 'Try a hand',
  intro:
    'Enter a hand by any book and see what it costs and why. The seats are called A to E; nothing is recorded.',
  brokenLink: 'The link cannot be read. Here is an empty table.',
  book: 'Book',
  players: 'Players',
  dealer: 'Dealer',
  copyLink: 'Copy a link to the hand',
  copied: 'The link is copied. It holds the hand and the rules, and no names.',
  notCopied: 'The link could not be copied. Copy the address at the top of the browser.',
  clear: 'Clear',
  ownBook: 'A club’s own book after {{book}}',
  beside: 'The same hand by another book',
  besideWhich: 'Which book?',
  unchanged: '{{book}}, unchanged',
  notWhole: 'Once the hand is complete, the sums of both books are here.',
  notThere: 'The hand cannot be played so by that book: {{why}}',
  party: 'Who',
  above: 'Here',
  same: 'Both books pay the same.',
  different: 'The coloured rows differ.',
  paymentsThere: 'The payments by {{book}}',
  byTheseRules: 'Try a hand by these rules',
  byOtherRules: 'Try the hand by other rules',
} satisfies Translation<typeof da>;
