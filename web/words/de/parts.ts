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
} satisfies Translation<typeof da>;
