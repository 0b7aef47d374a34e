import type da from '../da/hand-entry.js';
import type { Translation } from '../../../src/words/translation.js';

export default {
  title: 'Giv {{number}}',
  submit: 'Notera giv {{number}}',
  recorded: 'Giv {{number}} är noterad.',
  back: 'Till bordet',
  clear: 'Rensa allt',
  unclear: 'Ångra: rensa allt',
  notOpen: 'Kvällen är avslutad; fler givar kan inte noteras.',
  forehand: 'Förhand',
  remove: 'Ta bort {{what}}',
  count: {
    follows: 'följer',
    empty: 'inte räknat',
    others: 'Andra tal, 0–9',
    field: 'Tillbaka till {{from}}–{{to}}',
  },
  result: {
    title: 'Vad det blir',
    more: 'Mer nedanför',
    missing: 'Fattas: {{what}}',
    unanswered: 'Inte besvarat: {{what}} … Välj, eller stäng det.',
    ready: 'Klar att notera.',
    whole: 'Given är komplett.',
    next: '{{name}} ger nästa giv.',
  },
  twoHands: {
    recorded: 'Giv {{hand}} har noterats under tiden',
    moved: 'Bordet är ett annat nu',
    text: 'Det som är inknappat här började som giv {{hand}}. Det har varken flyttats eller skickats.',
    isSame: 'Vilken gäller?',
    mine: 'Din giv {{hand}}, inte noterad',
    theirs: 'Giv {{hand}}, noterad',
    recordedBy: 'Noterad av {{name}}, {{time}}',
    nothing: 'Inget är inknappat.',
    same: 'Giv {{hand}}: den andra gäller',
    mineCounts: 'Giv {{hand}}: min gäller',
    another: 'Båda är givar: min är giv {{hand}}',
    throwAway: 'Kasta min',
    goOn: 'Gå vidare som giv {{hand}}',
    strangers_one:
      '{{names}} är inte med i nästa giv; det som är inknappat flyttas inte till andra.',
    strangers_other:
      '{{names}} är inte med i nästa giv; det som är inknappat flyttas inte till andra.',
  },
} satisfies Translation<typeof da>;
