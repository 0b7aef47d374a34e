import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import { pathId } from '../../platform/http/path-part.js';
import { requestOf } from '../../platform/http/write/write-request.js';
import { readVersioned, type ClubWrite } from '../../ledger/requests/club-write.js';

/** The payment in an address. */
export const PAYMENT_ID = pathId(
  'paymentId',
  'A payment that a member reported.',
  'no-such-payment',
);

/** A write to a payment that a member reported. */
export interface PaymentWrite extends ClubWrite {
  readonly payment: string;
  /** The version that it was made against (If-Match). */
  readonly version: number;
}

/**
 * Club, payment, key and version of a write.
 * @throws Problem `payment-not-found`, `if-match-missing`, `-malformed`, and what `ToClub` throws
 */
export const ToPayment = createParamDecorator(
  (_: unknown, context: ExecutionContext): PaymentWrite => {
    const request = requestOf(context);
    const payment = PAYMENT_ID.transform(request.params['paymentId'] ?? '');
    return { ...readVersioned(context), payment };
  },
);
