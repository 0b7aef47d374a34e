import type { Translation } from '../../../src/words/translation.js';
import type da from '../da/try-hand.js';

export default {
  title: 'Ein Spiel ausprobieren',
  intro:
    'Ein Spiel nach einem beliebigen Buch eingeben und sehen, was es kostet und warum. Die Plätze heißen A bis E; nichts wird notiert.',
  brokenLink: 'Der Link kann nicht gelesen werden. Hier ist ein leerer Tisch.',
  book: 'Buch',
  players: 'Spieler',
  dealer: 'Geber',
  copyLink: 'Link zum Spiel kopieren',
  copied: 'Der Link ist kopiert. Er enthält das Spiel und die Regeln, und keine Namen.',
  notCopied: 'Der Link konnte nicht kopiert werden. Die Adresse oben im Browser kopieren.',
  clear: 'Leeren',
  ownBook: 'Eigenes Buch eines Clubs nach {{book}}',
  beside: 'Dasselbe Spiel nach einem anderen Buch',
  besideWhich: 'Welches Buch?',
  unchanged: '{{book}}, unverändert',
  notWhole: 'Sobald das Spiel vollständig ist, stehen hier die Summen nach beiden Büchern.',
  notThere: 'Das Spiel geht so nach diesem Buch nicht: {{why}}',
  party: 'Wer',
  above: 'Hier',
  same: 'Beide Bücher kommen auf dasselbe.',
  different: 'Die farbigen Zeilen unterscheiden sich.',
  paymentsThere: 'Die Zahlungen nach {{book}}',
  byTheseRules: 'Ein Spiel nach diesen Regeln ausprobieren',
  byOtherRules: 'Das Spiel nach anderen Regeln ausprobieren',
} satisfies Translation<typeof da>;
