import fines, { stages } from '../../../src/words/en/fines.js';
import pots from '../../../src/words/en/pots.js';
import type da from '../da/parts.js';
import type { Translation } from '../../../src/words/translation.js';

export default {
  dealer: 'Dealer',
  sitsOut: 'Sits out',
  erase: 'Erase a digit',
  next: 'Next',
  help: 'What does {{what}} mean?',
  close: 'Close',
  cancel: 'Cancel',
  cannotBe: 'That is impossible',
  ...pots,
  fines,
  stages,
} satisfies Translation<typeof da>;
