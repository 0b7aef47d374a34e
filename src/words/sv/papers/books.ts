import { clearing } from '../money/books.js';

import type da from '../../da/papers/books.js';
import { clearing } from '../money/books.js';

/** Statements, the register of fines and a year’s accounts. */
export default {
  statement: {
    title: (name: string) => `Konto: ${name}`,
    columns: {
      day: 'Datum',
      voucher: 'Verifikat',
      what: 'Vad',
      amount: 'Belopp',
      balance: 'Saldo',
    },
    before: 'Saldo före',
    after: 'Saldo',
    owed: (money: string) => `Klubben är skyldig ${money}`,
    owes: (money: string) => `Är skyldig klubben ${money}`,
    even: 'Allt är uppgjort',
    evening: (day: string, book: string, points: string) =>
      `Kvällen ${day}, ${book}: ${points} poäng`,
    corrected: (evening: string) => `${evening}, rättad`,
    sign: ['Kassör'],
  },
  register: {
    title: (club: string) => `Bötesregister, ${club}`,
    only: { member: 'Medlem', state: 'Tillstånd', code: 'För' },
    totals: 'Summa',
    total: (fines: number, standing: number, points: string) =>
      `${fines} böter, ${standing} gällande, ${points} poäng`,
    columns: {
      day: 'Datum',
      hand: 'Giv',
      who: 'Vem',
      what: 'För vad',
      points: 'Poäng',
      by: 'Noterat av',
      state: 'Hur den står',
      now: 'Var poängen är',
    },
    why: (state: string, reason: string) => `${state}: ${reason}`,
    now: { 'in-pot': 'i koppen', won: 'vunna', shared: 'delade', 'given-back': 'återlämnade' },
    inPot: (pot: string, now: string) => `${pot}: ${now}`,
    sign: ['Sekreterare'],
  },
  standings: {
    title: (club: string, season: string) => `${club}, ställning ${season}`,
    evenings: 'Kvällar som räknas',
    rule: 'Så räknas ställningen',
    columns: {
      rank: 'Nr',
      who: 'Namn',
      total: 'Resultat',
      counted: 'Kvällar',
      hands: 'Givar',
      points: 'Poäng',
      money: (currency: string) => `Pengar (${currency})`,
    },
    counted: (counted: number, played: number) => `${counted} av ${played}`,
    unranked: { guest: 'gäst', 'too-few': 'för få kvällar', 'no-hands': 'inga givar' },
    sign: ['Sekreterare'],
  },
  accounts: {
    title: (club: string, label: string) => `${club}, bokslut ${label}`,
    open: 'Året är inte avslutat.',
    closed: 'Året är avslutat.',
    account: 'Konto',
    budget: 'Budget',
    purse: 'Kassa',
    voucherCount: 'Verifikat',
    kind: 'Sort',
    vouchers: 'Verifikat',
    voucher: {
      label: 'Nr',
      day: 'Datum',
      what: 'Vad',
      from: 'Från / är skyldig',
      to: 'Till / har att få',
      receipt: 'Kvitto',
      amount: 'Belopp',
    },
    clearing,
    reversed: (what: string) => `${what} (återfört)`,
    difference: 'Avvikelse',
    sign: ['Kassör: datum, namn och underskrift', 'Revisor: datum, namn och underskrift'],
  },
} satisfies typeof da;
