import { clearing } from '../money/books.js';

import type da from '../../da/papers/books.js';
import { clearing } from '../money/books.js';

/** Statements, the register of fines and a year’s accounts. */
export default {
  statement: {
    title: (name: string) => `Account: ${name}`,
    columns: {
      day: 'Date',
      voucher: 'Voucher',
      what: 'What',
      amount: 'Amount',
      balance: 'Balance',
    },
    before: 'Balance before',
    after: 'Balance',
    owed: (money: string) => `The club owes ${money}`,
    owes: (money: string) => `Owes the club ${money}`,
    even: 'All is settled',
    evening: (day: string, book: string, points: string) =>
      `The evening of ${day}, ${book}: ${points} points`,
    corrected: (evening: string) => `${evening}, corrected`,
    sign: ['Treasurer'],
  },
  register: {
    title: (club: string) => `Fine register, ${club}`,
    only: { member: 'Member', state: 'State', code: 'For' },
    totals: 'Total',
    total: (fines: number, standing: number, points: string) =>
      `${fines} fines, ${standing} standing, ${points} points`,
    columns: {
      day: 'Date',
      hand: 'Hand',
      who: 'Who',
      what: 'For what',
      points: 'Points',
      by: 'Recorded by',
      state: 'How it stands',
      now: 'Where the points are',
    },
    why: (state: string, reason: string) => `${state}: ${reason}`,
    now: { 'in-pot': 'in the pot', won: 'won', shared: 'shared', 'given-back': 'given back' },
    inPot: (pot: string, now: string) => `${pot}: ${now}`,
    sign: ['Secretary'],
  },
  standings: {
    title: (club: string, season: string) => `${club}, standings ${season}`,
    evenings: 'Evenings counted',
    rule: 'How the standings are made',
    columns: {
      rank: 'Rank',
      who: 'Name',
      total: 'Result',
      counted: 'Evenings',
      hands: 'Hands',
      points: 'Points',
      money: (currency: string) => `Money (${currency})`,
    },
    counted: (counted: number, played: number) => `${counted} of ${played}`,
    unranked: { guest: 'guest', 'too-few': 'too few evenings', 'no-hands': 'no hands' },
    sign: ['Secretary'],
  },
  accounts: {
    title: (club: string, label: string) => `${club}, accounts ${label}`,
    open: 'The year is not closed.',
    closed: 'The year is closed.',
    account: 'Account',
    budget: 'Budget',
    purse: 'Purse',
    voucherCount: 'Vouchers',
    kind: 'Kind',
    vouchers: 'Vouchers',
    voucher: {
      label: 'No.',
      day: 'Date',
      what: 'What',
      from: 'From / owes',
      to: 'To / is owed',
      receipt: 'Receipt',
      amount: 'Amount',
    },
    clearing,
    reversed: (what: string) => `${what} (reversed)`,
    difference: 'Difference',
    sign: ['Treasurer: date, name and signature', 'Auditor: date, name and signature'],
  },
} satisfies typeof da;
