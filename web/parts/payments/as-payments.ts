import type { Bodies } from '../../api/bodies.js';
import type { PaymentLike } from './payment-lines.js';

/** The payments of an answer in the types of the rules, which made them. */
export function asPayments(payments: readonly Bodies['PaymentView'][]): readonly PaymentLike[] {
  return payments as unknown as readonly PaymentLike[];
}
