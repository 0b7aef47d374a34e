import { points } from '../../points.js';
import type { Conventions, Reading, ReadingOption } from './book.js';

/**
 * Where the source is silent or unclear, and the ways to read it. The first option is how the book
 * is read when a session opens without house rules.
 */

const option = (id: string, words: string, sets: Partial<Conventions>): ReadingOption => ({
  id,
  words,
  sets,
});

export const K1: Reading = {
  id: 'K1',
  question: 'By how much does a silent valat multiply the game?',
  options: [
    option('table', 'By four, a declared one by eight: so the table of figures.', {}),
    {
      id: 'text',
      words: 'By two, a declared one by eight: so the text.',
      sets: {},
      tariff: { valat: { points: points(2), source: 'koenigrufen, Vinst och förlust, valat' } },
    },
  ],
};

export const K2: Reading = {
  id: 'K2',
  question: 'Two lose a trischaken together, nobody is a virgin. Whom do they pay?',
  options: [
    option('pay-each-other', 'Every other player, the other loser too; that cancels.', {
      tiedLosers: 'pay-each-other',
    }),
    option('pay-the-others', 'Only those who have not lost.', { tiedLosers: 'pay-the-others' }),
  ],
};

export const K3: Reading = {
  id: 'K3',
  question: 'What does a farben game cost that is lost for want of six cards in the suits?',
  options: [
    option('as-lost', 'As any lost one: double in forehand.', { tooFewSuitCards: 'as-lost' }),
    option('as-lost-single', 'As lost, but never double.', { tooFewSuitCards: 'as-lost-single' }),
  ],
};

export const K4: Reading = {
  id: 'K4',
  question: 'In a solorufer the called king lies in the talon. Do figures still double?',
  options: [
    option('figures-double', 'Yes, as in every solorufer.', {
      soloruferTalonKing: 'figures-double',
    }),
    option('figures-single', 'No: the declarer has had a half of the talon after all.', {
      soloruferTalonKing: 'figures-single',
    }),
  ],
};

export const K5: Reading = {
  id: 'K5',
  question: 'Can a declarer who called their own king make a king ultimo?',
  options: [
    option('allowed', 'Yes: whoever holds the king may declare it.', { ownKingUltimo: true }),
    option('not-allowed', 'No: only who plays with a partner can make it.', {
      ownKingUltimo: false,
    }),
  ],
};

export const K6: Reading = {
  id: 'K6',
  question: 'Which silent figures are set against what a valat adds to the game?',
  options: [
    option('net-of-losses', 'Those made, less the silent birds lost.', {
      silentBesideValat: 'net-of-losses',
    }),
    option('made-only', 'Those made, whatever was lost beside them.', {
      silentBesideValat: 'made-only',
    }),
  ],
};
