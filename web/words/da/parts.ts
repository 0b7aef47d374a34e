import fines, { stages } from '../../../src/words/da/fines.js';
import pots from '../../../src/words/da/pots.js';

/** What several screens say. */
export default {
  dealer: 'Giver',
  sitsOut: 'Sidder over',
  erase: 'Slet ciffer',
  next: 'Næste',
  help: 'Hvad betyder {{what}}?',
  close: 'Luk',
  cancel: 'Annullér',
  cannotBe: 'Det kan ikke være',
  ...pots,
  fines,
  stages,
};
