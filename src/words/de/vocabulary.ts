import type { Court, Suit } from '../../rules/cards.js';
import { bookName } from '../book-names.js';
import { courtOf, trumpOf } from '../cards.js';
import type { Vocabulary } from '../language.js';
import { listed } from '../listed.js';
import { moneyWords } from '../money-words.js';
import accounts from './money/accounts.js';

const SUITS: Readonly<Record<Suit, string>> = {
  hearts: 'Herz',
  diamonds: 'Karo',
  spades: 'Pik',
  clubs: 'Treff',
};

const COURTS: Readonly<Record<Court, string>> = {
  king: 'König',
  queen: 'Dame',
  knight: 'Cavall',
  jack: 'Bube',
};

const GAMES = { tarok: 'dänisches Tarock', koenigrufen: 'Königrufen' };

export default {
  unnamedPlayer: 'jemand',
  card: (card) => {
    if (card === 'fool') return 'Sküs';
    if (card === 'pagat') return 'Pagat';
    if (card === 'mondo') return 'Mond';
    const trump = trumpOf(card);
    if (trump !== null) return `Tarock ${trump}`;
    const { court, suit } = courtOf(card);
    return `${SUITS[suit]}-${COURTS[court]}`;
  },
  suit: (suit) => SUITS[suit],
  book: bookName,
  game: (game) => GAMES[game],
  and: (words) => listed(words, 'und'),
  or: (words) => listed(words, 'oder'),
  ...moneyWords('de', accounts, 'ein Konto'),
} satisfies Vocabulary;
