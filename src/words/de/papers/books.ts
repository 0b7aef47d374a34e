import { clearing } from '../money/books.js';

import type da from '../../da/papers/books.js';
import { clearing } from '../money/books.js';

/** Statements, the register of fines and a year’s accounts. */
export default {
  statement: {
    title: (name: string) => `Konto: ${name}`,
    columns: { day: 'Datum', voucher: 'Beleg', what: 'Was', amount: 'Betrag', balance: 'Saldo' },
    before: 'Saldo davor',
    after: 'Saldo',
    owed: (money: string) => `Der Club schuldet ${money}`,
    owes: (money: string) => `Schuldet dem Club ${money}`,
    even: 'Alles ist ausgeglichen',
    evening: (day: string, book: string, points: string) =>
      `Der Abend am ${day}, ${book}: ${points} Punkte`,
    corrected: (evening: string) => `${evening}, korrigiert`,
    sign: ['Kassenführung'],
  },
  register: {
    title: (club: string) => `Strafenregister, ${club}`,
    only: { member: 'Mitglied', state: 'Stand', code: 'Wofür' },
    totals: 'Summe',
    total: (fines: number, standing: number, points: string) =>
      `${fines} Strafen, ${standing} gelten, ${points} Punkte`,
    columns: {
      day: 'Datum',
      hand: 'Spiel',
      who: 'Wer',
      what: 'Wofür',
      points: 'Punkte',
      by: 'Eingetragen von',
      state: 'Stand',
      now: 'Wo die Punkte sind',
    },
    why: (state: string, reason: string) => `${state}: ${reason}`,
    now: { 'in-pot': 'im Topf', won: 'gewonnen', shared: 'geteilt', 'given-back': 'zurückgegeben' },
    inPot: (pot: string, now: string) => `${pot}: ${now}`,
    sign: ['Schriftführung'],
  },
  standings: {
    title: (club: string, season: string) => `${club}, Tabelle ${season}`,
    evenings: 'Gewertete Abende',
    rule: 'So entsteht die Tabelle',
    columns: {
      rank: 'Platz',
      who: 'Name',
      total: 'Ergebnis',
      counted: 'Abende',
      hands: 'Spiele',
      points: 'Punkte',
      money: (currency: string) => `Geld (${currency})`,
    },
    counted: (counted: number, played: number) => `${counted} von ${played}`,
    unranked: { guest: 'Gast', 'too-few': 'zu wenige Abende', 'no-hands': 'kein Spiel' },
    sign: ['Schriftführung'],
  },
  accounts: {
    title: (club: string, label: string) => `${club}, Abschluss ${label}`,
    open: 'Das Jahr ist nicht abgeschlossen.',
    closed: 'Das Jahr ist abgeschlossen.',
    account: 'Konto',
    budget: 'Budget',
    purse: 'Kasse',
    voucherCount: 'Belege',
    kind: 'Art',
    vouchers: 'Belege',
    voucher: {
      label: 'Nr.',
      day: 'Datum',
      what: 'Was',
      from: 'Von / schuldet',
      to: 'An / hat gut',
      receipt: 'Quittung',
      amount: 'Betrag',
    },
    clearing,
    reversed: (what: string) => `${what} (storniert)`,
    difference: 'Abweichung',
    sign: ['Kassenführung: Datum, Name, Unterschrift', 'Kassenprüfung: Datum, Name, Unterschrift'],
  },
} satisfies typeof da;
