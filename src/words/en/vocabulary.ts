import { courtOf, trumpOf } from '../cards.js';
import { bookName } from '../book-names.js';
import type { Vocabulary } from '../language.js';
import { listed } from '../listed.js';
import { moneyWords } from '../money-words.js';
import accounts from './money/accounts.js';

const GAMES = { tarok: 'Tarok', koenigrufen: 'Königrufen' };

export default {
  unnamedPlayer: 'a player',
  card: (card) => {
    if (card === 'fool' || card === 'pagat') return `the ${card}`;
    if (card === 'mondo') return 'the mondo (trump 21)';
    const trump = trumpOf(card);
    if (trump !== null) return `trump ${trump}`;
    const { court, suit } = courtOf(card);
    return `the ${court} of ${suit}`;
  },
  suit: (suit) => suit,
  book: bookName,
  game: (game) => GAMES[game],
  and: (words) => listed(words, 'and'),
  or: (words) => listed(words, 'or'),
  ...moneyWords('en-GB', accounts, 'an account'),
} satisfies Vocabulary;
