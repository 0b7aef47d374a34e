import { GAME_IDS } from '../../../rules/game.js';
import { bookName } from '../../../words/book-names.js';
import type { TableWords } from '../../../words/tables.js';
import { readEvenings, type Evening } from '../../read/read-evenings.js';
import { daysOfPeriod, inMoney, type Period, type ListTable, unitColumn } from '../../table.js';

function gameWord(code: string, { game }: TableWords): string | undefined {
  const known = GAME_IDS.find((one) => one === code);
  return known === undefined ? undefined : game(known);
}

/** The evenings of the club with who was there, as `…/sessions` has them. */
export const evenings: ListTable<Evening, Period> = {
  name: 'sessions',
  columns: [
    { key: 'day', type: 'day', value: ({ day }) => day },
    { key: 'table', type: 'text', value: ({ tableName }) => tableName },
    { key: 'game', type: 'code', value: ({ game }) => game, word: gameWord },
    { key: 'book', type: 'code', value: ({ book }) => book, word: bookName },
    { key: 'own_book', type: 'text', value: ({ ownName }) => ownName },
    { key: 'rate', type: 'rate', value: ({ rate }, about) => inMoney(rate, about) },
    unitColumn((_, { currency }) => currency),
    {
      key: 'state',
      type: 'code',
      value: ({ status }) => status,
      word: (code, { codes }) => codes.evenings[code],
    },
    { key: 'hands', type: 'number', value: ({ hands }) => hands },
    {
      key: 'players',
      type: 'text',
      value: ({ players }, { nameOf }) => players.map(nameOf).join(', '),
    },
    { key: 'opened', type: 'time', value: ({ openedAt }) => openedAt },
    { key: 'closed', type: 'time', value: ({ closedAt }) => closedAt },
    { key: 'session', type: 'text', value: ({ id }) => id },
  ],
  pages: (reading) => readEvenings(reading, 'desc'),
  days: daysOfPeriod,
};
