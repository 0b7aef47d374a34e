import { EXAMPLE } from './ids.js';

/** The rent as it comes again. */
const RENT = {
  text: 'Leje af lokale',
  amount: 80000,
  account: EXAMPLE.roomAccount,
  purse: EXAMPLE.purse,
  firstDay: '2026-10-31',
  every: 'month',
};

/** The bodies of the cash book. */
export const MONEY_BODIES = {
  addRecurringExpense: { rent: RENT },
  changeRecurringExpense: { ended: { ...RENT, lastDay: '2027-06-30' } },
  skipRecurringExpense: {
    skipped: { dueDay: '2026-11-30', why: 'The room is closed in December.' },
  },
  proposeDueDayAgain: { again: { dueDay: '2026-11-30' } },
  changeBooks: { july: { yearStart: '07-01' } },
  addAccount: { bank: { type: 'purse', name: 'Bank' } },
  changeAccount: { name: { name: 'The tin' } },
  recordOpeningBalances: {
    lines: {
      day: '2026-01-01',
      lines: [
        { account: EXAMPLE.purse, amount: 50000 },
        { member: EXAMPLE.karen, amount: -2000 },
      ],
    },
  },
  receiveMoney: {
    received: {
      day: '2026-11-20',
      text: 'at the table',
      member: EXAMPLE.karen,
      purse: EXAMPLE.purse,
      amount: 34000,
    },
  },
  payOutMoney: {
    paid: {
      day: '2026-11-20',
      text: 'at the table',
      member: EXAMPLE.karen,
      purse: EXAMPLE.purse,
      amount: 34000,
    },
  },
  giveMoney: {
    given: { day: '2026-11-20', from: EXAMPLE.borge, to: EXAMPLE.karen, amount: 2000 },
    paid: { day: '2026-11-20', as: 'paid', from: EXAMPLE.else, to: EXAMPLE.karen, amount: 1500 },
  },
  payEvening: { paid: { from: EXAMPLE.karen, to: EXAMPLE.borge, amount: 100 } },
  receiveForEvening: { received: { member: EXAMPLE.karen, purse: EXAMPLE.purse, amount: 100 } },
  payOutForEvening: { paid: { member: EXAMPLE.borge, purse: EXAMPLE.purse, amount: 100 } },
  undoEveningPayment: { mistake: { why: 'Tapped by mistake.' } },
  reverseVoucher: { reversal: { day: '2026-11-20', why: 'It was Børge who paid.' } },
  chargeDues: {
    dues: {
      day: '2026-11-20',
      name: 'Kontingent 2026',
      dueDay: '2026-12-15',
      lines: [
        {
          member: EXAMPLE.borge,
          class: 'active',
          amount: 20000,
          part: { rate: 30000, months: 8, of: 12 },
        },
        { member: EXAMPLE.else, class: 'active', amount: 30000 },
        { member: EXAMPLE.karen, class: 'passive', amount: 15000 },
      ],
    },
  },
  moveMatch: {
    moved: {
      member: EXAMPLE.else,
      matched: 8,
      from: 6,
      to: 10,
      amount: 2500,
      why: 'It was meant for the excursion.',
    },
  },
  remindMember: { reminder: { member: EXAMPLE.else } },
  waiveDues: { waiver: { day: '2026-11-20', member: EXAMPLE.karen, why: 'Ill since the spring.' } },
  recordExpense: {
    rent: {
      day: '2026-11-02',
      text: 'Leje af lokale',
      account: EXAMPLE.roomAccount,
      amount: 82500,
      paidBy: { purse: EXAMPLE.purse },
      recurring: EXAMPLE.recurring,
      dueDay: '2026-10-31',
    },
    borne: {
      day: '2026-11-20',
      text: 'coffee and cake',
      receipt: '7',
      account: EXAMPLE.coffeeAccount,
      amount: 10000,
      paidBy: { purse: EXAMPLE.purse },
    },
    shared: {
      day: '2026-11-20',
      text: 'coffee and cake',
      receipt: '7',
      account: EXAMPLE.coffeeAccount,
      amount: 10000,
      paidBy: { member: EXAMPLE.karen },
      sharedBy: [EXAMPLE.borge, EXAMPLE.karen, EXAMPLE.else],
    },
  },
  recordIncome: {
    grant: {
      day: '2026-11-20',
      text: 'grant from the municipality',
      account: EXAMPLE.otherIncomeAccount,
      amount: 250_000,
      paidTo: { purse: EXAMPLE.purseAtBank },
    },
    sale: {
      day: '2026-11-20',
      text: 'flea market',
      account: EXAMPLE.otherIncomeAccount,
      amount: 4500,
      paidTo: { member: EXAMPLE.karen },
    },
  },
  movePurse: {
    moved: { day: '2026-11-20', from: EXAMPLE.purse, to: EXAMPLE.purseAtBank, amount: 50000 },
  },
  reconcilePurse: {
    agrees: { until: '2026-11-20', balance: 50000, vouchers: [17] },
  },
  removeReceipt: { why: { why: 'It belongs to another voucher.' } },
  withdrawReconciliation: { why: { why: 'The statement was of another account.' } },
  countPurse: {
    counted: {
      day: '2026-11-20',
      purse: EXAMPLE.purse,
      counted: 83500,
      why: 'Change given wrongly at the table.',
    },
  },
};
