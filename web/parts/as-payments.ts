import type { components } from '../api/schema.js';
import type { PaymentLike } from './payment-lines.js';

/** Payments as the service tells them, in the types of the rules: which paid them. */
export function paid(
  payments: readonly components['schemas']['PaymentView'][],
): readonly PaymentLike[] {
  return payments as unknown as readonly PaymentLike[];
}
