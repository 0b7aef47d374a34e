import type { MoneyView } from '../../../src/sessions/table/session.view.js';
import type { PaymentView } from '../../../src/sessions/table/table.view.js';
import { isKeeper } from '../../../src/rules/payment.js';
import { paymentLines, type PaymentLike } from '../../../web/parts/payments/payment-lines.js';
import payments from '../../../src/words/da/payments.js';

/** The app's Danish texts, for the tests to look for. */

/** Words with their blanks filled in. */
export function fill(
  words: string,
  blanks: Readonly<Record<string, string | number>> = {},
): string {
  return words.replace(/\{\{(\w+)\}\}/g, (_, name: string) => String(blanks[name] ?? ''));
}

/** The lines in which the app says payments: `Kavaleri | Anna betaler 5 til Bent`. */
export function linesOf(
  paid: readonly PaymentView[],
  nameOf: (player: string) => string,
): readonly string[] {
  const reasons: Readonly<Record<string, string>> = payments.reasons;
  const stages: Readonly<Record<string, string>> = payments.stages;
  const name = (party: string) => (isKeeper(party) ? payments.parties[party] : nameOf(party));
  const list = new Intl.ListFormat('da', { type: 'conjunction' });
  return paymentLines(paid as unknown as readonly PaymentLike[]).map((line) => {
    const sentence = fill(payments.line[sentenceOf(line.from, line.to)], {
      from: list.format(line.from.map(name)),
      to: list.format(line.to.map(name)),
      points: line.points.toLocaleString('da'),
    });
    const capital = sentence.charAt(0).toUpperCase() + sentence.slice(1);
    const reason = reasons[line.reason] ?? line.reason;
    // The heading says it already.
    return reason === stages[line.stage] ? capital : `${reason} | ${capital}`;
  });
}

function sentenceOf(from: readonly string[], to: readonly string[]): keyof typeof payments.line {
  if (from.some(isKeeper)) return to.length > 1 ? 'getsEach' : 'gets';
  if (to.length > 1) return to.some(isKeeper) ? 'putsEach' : 'paysEach';
  if (from.length > 1) return to.some(isKeeper) ? 'eachPuts' : 'eachPays';
  return to.some(isKeeper) ? 'puts' : 'pays';
}

/** Points as the app writes what was won or lost. */
export function signed(points: number): string {
  const digits = Math.abs(points).toLocaleString('da');
  return points === 0 ? '0' : `${points > 0 ? '+' : '−'}${digits}`;
}

/** Øre with their sign, as the app writes them. */
export function signedKroner(amount: number): string {
  const format = new Intl.NumberFormat('da', { style: 'currency', currency: 'DKK' });
  const words = format.format(amount / 100).replace('-', '−');
  return amount > 0 ? `+${words}` : words;
}

/** With plain spaces only, and no more than one. */
export function plain(words: string): string {
  return words.replace(/\s+/g, ' ');
}

/** The results of everyone, as the app writes them: `Anna +12 +1,20 kr.` */
export function wonLines(
  money: readonly MoneyView[],
  nameOf: (player: string) => string,
): readonly string[] {
  return money.map(({ player, points, amount }) =>
    plain([nameOf(player), signed(points), signedKroner(amount)].join(' ')),
  );
}
