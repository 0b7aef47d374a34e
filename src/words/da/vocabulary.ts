import type { Court, Suit } from '../../rules/cards.js';
import { courtOf, trumpOf } from '../cards.js';
import { bookName } from '../book-names.js';
import type { Vocabulary } from '../language.js';
import { listed } from '../listed.js';
import { moneyWords } from '../money-words.js';
import accounts from './money/accounts.js';

const SUITS: Readonly<Record<Suit, string>> = {
  hearts: 'hjerter',
  diamonds: 'ruder',
  spades: 'spar',
  clubs: 'klør',
};

const COURTS: Readonly<Record<Court, string>> = {
  king: 'konge',
  queen: 'dame',
  knight: 'kaval',
  jack: 'knægt',
};

const GAMES = { tarok: 'Tarok', koenigrufen: 'Königrufen' };

export default {
  unnamedPlayer: 'en spiller',
  card: (card) => {
    if (card === 'fool') return 'skusen';
    if (card === 'pagat') return 'pagaten';
    if (card === 'mondo') return 'mondoen';
    const trump = trumpOf(card);
    if (trump !== null) return `tarok ${trump}`;
    const { court, suit } = courtOf(card);
    return `${SUITS[suit]} ${COURTS[court]}`;
  },
  suit: (suit) => SUITS[suit],
  book: bookName,
  game: (game) => GAMES[game],
  and: (words) => listed(words, 'og'),
  or: (words) => listed(words, 'eller'),
  ...moneyWords('da', accounts, 'en konto'),
} satisfies Vocabulary;
