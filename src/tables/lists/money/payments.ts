import type { PaymentEntry } from '../../../cash-book/payments/payment.view.js';
import { listPayments, type PaymentFilter } from '../../../cash-book/payments/read-payments.js';
import { pagesFrom, readCursor } from '../../../platform/http/page.js';
import { behind, inMoney, type Reading, type ListTable, unitColumn } from '../../table.js';

const PAGE_SIZE = 50;

/** Reported payments with their outcome, as `…/payments` has them. */
export const payments: ListTable<PaymentEntry, PaymentFilter> = {
  name: 'payments',
  columns: [
    { key: 'event', type: 'number', value: ({ event }) => event },
    { key: 'time', type: 'time', value: ({ reportedAt }) => reportedAt },
    { key: 'day', type: 'day', value: ({ day }) => day },
    { key: 'player', type: 'text', value: ({ member }, { nameOf }) => nameOf(member) },
    { key: 'amount', type: 'amount', value: ({ amount }, about) => inMoney(amount, about) },
    unitColumn((_, { currency }) => currency),
    {
      key: 'state',
      type: 'code',
      value: ({ state }) => state,
      word: (code, { codes }) => codes.payments[code],
    },
    {
      key: 'purse',
      type: 'text',
      value: ({ purse }, { nameOf }) => (purse === null ? null : nameOf(purse)),
    },
    { key: 'reference', type: 'text', value: ({ reference }) => reference },
    { key: 'text', type: 'text', value: ({ text }) => text },
    { key: 'ended', type: 'time', value: ({ endedAt }) => endedAt },
    { key: 'ended_by', type: 'text', value: ({ endedBy }) => endedBy },
    { key: 'why', type: 'text', value: ({ why }) => why },
    { key: 'booked', type: 'number', value: ({ voucher }) => voucher },
    { key: 'reversed_by', type: 'number', value: ({ reversedBy }) => reversedBy },
    { key: 'payment', type: 'text', value: ({ id }) => id },
    { key: 'player_id', type: 'text', value: ({ member }) => member },
    { key: 'purse_id', type: 'text', value: ({ purse }) => purse },
  ],
  pages: paymentPages,
};

function paymentPages({
  database,
  turns,
  about: { clubId, head },
  query,
}: Reading<PaymentFilter>): AsyncGenerator<readonly PaymentEntry[]> {
  return pagesFrom(behind(head), async (cursor) => {
    const wanted = { after: readCursor(cursor), limit: PAGE_SIZE };
    const { payments, next } = await turns(() => listPayments(database, clubId, query, wanted));
    return { page: payments, next };
  });
}
