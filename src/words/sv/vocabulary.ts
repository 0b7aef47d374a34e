import type { Court, Suit } from '../../rules/cards.js';
import { bookName } from '../book-names.js';
import { courtOf, trumpOf } from '../cards.js';
import type { Vocabulary } from '../language.js';
import { listed } from '../listed.js';
import { moneyWords } from '../money-words.js';
import accounts from './money/accounts.js';

const SUITS: Readonly<Record<Suit, string>> = {
  hearts: 'hjärter',
  diamonds: 'ruter',
  spades: 'spader',
  clubs: 'klöver',
};

const COURTS: Readonly<Record<Court, string>> = {
  king: 'kung',
  queen: 'dam',
  knight: 'kavall',
  jack: 'knekt',
};

const GAMES = { tarok: 'dansk tarok', koenigrufen: 'Königrufen' };

export default {
  unnamedPlayer: 'en spelare',
  card: (card) => {
    if (card === 'fool') return 'sküsen';
    if (card === 'pagat') return 'pagaten';
    if (card === 'mondo') return 'månen (tarok 21)';
    const trump = trumpOf(card);
    if (trump !== null) return `tarok ${trump}`;
    const { court, suit } = courtOf(card);
    return `${SUITS[suit]} ${COURTS[court]}`;
  },
  suit: (suit) => SUITS[suit],
  book: bookName,
  game: (game) => GAMES[game],
  and: (words) => listed(words, 'och'),
  or: (words) => listed(words, 'eller'),
  ...moneyWords('sv', accounts, 'ett konto'),
} satisfies Vocabulary;
