import { atMinute, EXAMPLE } from '../platform/api/example-ids.js';
import type { VoucherEntry, VoucherView } from './vouchers/voucher.view.js';

/** What the examples of the cash book are about. */
const member = (id: string) => ({ member: id, account: null });
const account = (id: string) => ({ member: null, account: id });

/** Karen paid what she owed into the drawer. */
export const RECEIVED: VoucherView = {
  event: 17,
  day: '2026-11-20',
  year: '2026-01-01',
  label: '2026-2',
  number: 2,
  kind: 'money-received',
  text: 'at the table',
  receipt: null,
  session: null,
  reverses: null,
  reversedBy: null,
  lines: [{ from: account(EXAMPLE.purse), to: member(EXAMPLE.karen), amount: 34000 }],
};

/** The same, with who wrote it. */
export const RECEIVED_ENTRY: VoucherEntry = {
  ...RECEIVED,
  time: atMinute(240),
  actor: EXAMPLE.borge,
  actorName: 'Børge',
};

/** It was taken back. */
export const REVERSED: VoucherView = {
  ...RECEIVED,
  event: 18,
  label: '2026-3',
  number: 3,
  kind: 'voucher-reversed',
  text: '',
  reverses: 17,
  lines: [{ from: member(EXAMPLE.karen), to: account(EXAMPLE.purse), amount: 34000 }],
};
