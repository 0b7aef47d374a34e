import fines, { stages } from '../../../src/words/de/fines.js';
import pots from '../../../src/words/de/pots.js';
import type da from '../da/parts.js';
import type { Translation } from '../../../src/words/translation.js';

export default {
  dealer: 'Geber',
  sitsOut: 'Setzt aus',
  erase: 'Ziffer löschen',
  next: 'Weiter',
  help: 'Was bedeutet {{what}}?',
  close: 'Schließen',
  cancel: 'Abbrechen',
  cannotBe: 'Das kann nicht sein',
  ...pots,
  fines,
  stages,
} satisfies Translation<typeof da>;
