import { atMinute, EXAMPLE } from '../platform/http/reference/example-ids.js';
import type { VoucherEntry, VoucherView } from './vouchers/voucher.view.js';

/** The parties in the examples of the cash book. */
export const member = (id: string) => ({ member: id, account: null });
export const account = (id: string) => ({ member: null, account: id });

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

/** Else and Karen are charged their dues, … */
export const CHARGED: VoucherView = {
  ...RECEIVED,
  kind: 'dues-charged',
  text: '',
  lines: [
    { from: member(EXAMPLE.else), to: account(EXAMPLE.duesAccount), amount: 30000 },
    { from: member(EXAMPLE.karen), to: account(EXAMPLE.duesAccount), amount: 15000 },
  ],
};

/** … and Karen is let off. */
export const WAIVED: VoucherView = {
  ...CHARGED,
  event: 18,
  label: '2026-3',
  number: 3,
  kind: 'dues-waived',
  lines: [{ from: account(EXAMPLE.duesAccount), to: member(EXAMPLE.karen), amount: 15000 }],
};

/** The club paid for coffee. */
export const SPENT: VoucherView = {
  ...RECEIVED,
  kind: 'expense-recorded',
  text: 'coffee and cake',
  receipt: '7',
  lines: [{ from: account(EXAMPLE.coffeeAccount), to: account(EXAMPLE.purse), amount: 10000 }],
};

/** Karen laid it out for Børge, Else and herself. */
export const SHARED: VoucherView = {
  ...SPENT,
  lines: [
    { from: member(EXAMPLE.borge), to: member(EXAMPLE.karen), amount: 3334 },
    { from: member(EXAMPLE.else), to: member(EXAMPLE.karen), amount: 3333 },
  ],
};

/** The content of the drawer was moved to the bank. */
export const PURSE_MOVED: VoucherView = {
  ...RECEIVED,
  kind: 'purse-moved',
  text: '',
  lines: [{ from: account(EXAMPLE.purseAtBank), to: account(EXAMPLE.purse), amount: 50000 }],
};

/** Five kroner were lacking. */
export const MISCOUNTED: VoucherView = {
  ...RECEIVED,
  kind: 'purse-counted',
  text: '',
  lines: [{ from: account(EXAMPLE.differenceAccount), to: account(EXAMPLE.purse), amount: 500 }],
};
