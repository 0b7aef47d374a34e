import { readEvenings, type Evening } from '../../read/read-evenings.js';
import { daysOfPeriod, inMoney, type Period, type ListTable } from '../../table.js';

/** The evenings of the club with who was there, as `…/sessions` has them. */
export const evenings: ListTable<Evening, Period> = {
  name: 'sessions',
  columns: [
    { key: 'day', type: 'day', value: ({ day }) => day },
    { key: 'table', type: 'text', value: ({ tableName }) => tableName },
    { key: 'game', type: 'text', value: ({ game }) => game },
    { key: 'book', type: 'text', value: ({ book }) => book },
    { key: 'rate', type: 'rate', value: ({ rate }, about) => inMoney(rate, about) },
    { key: 'unit', type: 'text', value: (_, { currency }) => currency },
    { key: 'state', type: 'text', value: ({ status }) => status },
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
