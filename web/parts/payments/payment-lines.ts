import { isKeeper, type Payment } from '../../../src/rules/payment.js';

/** The part of a payment that its line needs: for those of the rules and those of the service. */
export type PaymentLike = Pick<Payment, 'points' | 'reason' | 'stage' | 'source' | 'fine'> & {
  readonly from: string;
  readonly to: string;
};

/** Payments that one sentence says: several pay one, or one pays several, the same each. */
export interface PaymentLine extends Pick<
  PaymentLike,
  'points' | 'reason' | 'stage' | 'source' | 'fine'
> {
  readonly from: readonly string[];
  readonly to: readonly string[];
}

/** Payments in their order, those that follow one another and say the same in one line. */
export function paymentLines(payments: readonly PaymentLike[]): readonly PaymentLine[] {
  const lines: PaymentLine[] = [];
  for (const { from, to, ...what } of payments) {
    const last = lines.at(-1);
    const longer = last === undefined || !isAlike(last, what) ? null : join(last, from, to);
    if (longer === null) lines.push({ ...what, from: [from], to: [to] });
    else lines[lines.length - 1] = longer;
  }
  return lines;
}

function isAlike(line: PaymentLine, what: Omit<PaymentLike, 'from' | 'to'>): boolean {
  return (
    line.reason === what.reason &&
    line.stage === what.stage &&
    line.source === what.source &&
    line.points === what.points &&
    line.fine === what.fine
  );
}

/** The line with one more payment in it; null when it would not say the same. */
function join(line: PaymentLine, from: string, to: string): PaymentLine | null {
  const [payer, ...payers] = line.from;
  const [paid, ...others] = line.to;
  if (others.length === 0 && paid === to && !line.from.includes(from)) {
    return { ...line, from: [...line.from, from] };
  }
  // A player and a cup are paid alike, but not in one breath.
  const fits = paid !== undefined && isKeeper(paid) === isKeeper(to);
  if (payers.length === 0 && payer === from && fits && !line.to.includes(to)) {
    return { ...line, to: [...line.to, to] };
  }
  return null;
}

/** Somebody pays somebody. */
interface Moves {
  readonly from: string;
  readonly to: string;
  readonly points: number;
}

/** The net result of some payments for every player, in the order in which they appear. */
export function netOf(payments: readonly Moves[]): ReadonlyMap<string, number> {
  return new Map([...sumsOf(payments)].filter(([party]) => !isKeeper(party)));
}

/** The net result for everybody, the pots and the kitty too, where it is not zero. */
export function gainsOf(
  payments: readonly Moves[],
): readonly { readonly party: string; readonly points: number }[] {
  const parties = [...sumsOf(payments)].map(([party, points]) => ({ party, points }));
  return parties.filter(({ points }) => points !== 0);
}

function sumsOf(payments: readonly Moves[]): ReadonlyMap<string, number> {
  const sums = new Map<string, number>();
  for (const { from, to, points } of payments) {
    sums.set(from, (sums.get(from) ?? 0) - points);
    sums.set(to, (sums.get(to) ?? 0) + points);
  }
  return sums;
}
