import type da from '../da/two-hands.js';
import type { Translation } from '../../../src/words/translation.js';

/** One's own hand beside those that were recorded elsewhere meanwhile. */
export default {
  recorded: 'Giv {{hand}} har noterats under tiden',
  moved: 'Bordet är ett annat nu',
  text: 'Det som är inknappat här började som giv {{hand}}. Det har varken flyttats eller skickats.',
  isSame: 'Är det samma giv?',
  mine: 'Din giv {{hand}}, inte noterad',
  theirs: 'Giv {{hand}}, noterad',
  nothing: 'Inget är inknappat.',
  same: 'Samma giv: kasta min',
  another: 'Min är en annan giv: gå vidare som giv {{hand}}',
  put: 'Min är en annan giv: lägg den på bordet nu',
  throwAway: 'Kasta min',
  goOn: 'Gå vidare som giv {{hand}}',
  strangers_one: '{{names}} är inte med i nästa giv; det som är inknappat flyttas inte till andra.',
  strangers_other:
    '{{names}} är inte med i nästa giv; det som är inknappat flyttas inte till andra.',
} satisfies Translation<typeof da>;
