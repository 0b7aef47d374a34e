import fines, { stages } from '../../../src/words/sv/fines.js';
import pots from '../../../src/words/sv/pots.js';
import type da from '../da/parts.js';
import type { Translation } from '../../../src/words/translation.js';

export default {
  dealer: 'Givare',
  sitsOut: 'Står över',
  erase: 'Radera siffra',
  next: 'Nästa',
  help: 'Vad betyder {{what}}?',
  close: 'Stäng',
  cancel: 'Avbryt',
  cannotBe: 'Det kan inte vara så',
  ...pots,
  fines,
  stages,
} satisfies Translation<typeof da>;
