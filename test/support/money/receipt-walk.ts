import { EXAMPLE } from '../reference/ids.js';
import { given, send, show } from '../reference/stage.js';
import { pdf } from './receipt-files.js';

/** The receipts of the API reference: one is attached to an expense, read, and removed. */
export async function walkReceipts(): Promise<void> {
  const { body: list } = await send('listAccounts');
  const accounts = list['accounts'] as { id: string; code: string | null }[];
  const coffee = accounts.find(({ code }) => code === 'coffee')?.id;
  const paidBy = { member: given.get(EXAMPLE.karen) };
  const spent = { day: '2026-11-20', amount: 4000, text: 'Kaffe', sharedBy: null };
  const expense = await send('recordExpense', { body: { ...spent, account: coffee, paidBy } });
  const path = { seq: String(expense.body['event']) };
  const file = { raw: pdf().toString('latin1'), type: 'application/pdf', query: '?name=Bon.pdf' };
  const written = await send('attachReceipt', { path, ...file });
  show('attachReceipt', written, 'attached');
  show('readVoucher', await send('readVoucher', { path }), 'attached');
  const receipt = { ...path, receipt: String(written.body['event']) };
  const read = await send('readReceipt', { path: receipt });
  const known = read.headers.get('etag') ?? undefined;
  const again = await send('readReceipt', { path: receipt, known });
  const unread = await send('attachReceipt', { path, ...file, raw: 'GIF89a' });
  const twice = await send('attachReceipt', { path, ...file });
  const kept = await send('removeReceipt', { path: receipt, body: {} });
  expect(
    [read, again, unread, twice, kept].map(({ status, body }) => body['code'] ?? status),
  ).toEqual([200, 304, 'receipt-unreadable', 'receipt-refused', 'receipt-refused']);
  const removed = await send('removeReceipt', { path: receipt, example: 'why' });
  show('removeReceipt', removed, 'removed');
  const gone = await send('readReceipt', { path: receipt });
  expect(gone.body['code']).toBe('receipt-not-found');
}
