import { createParamDecorator, type ExecutionContext, type PipeTransform } from '@nestjs/common';
import { isUUID } from 'class-validator';
import type { FastifyRequest } from 'fastify';
import { DAY_PATTERN } from '../../../values/day.js';
import type { Actor } from '../../../people/actor.js';
import { callerOf, type Caller, type Guarded } from '../../../people/caller.js';
import { requestHash } from './idempotency.js';
import { Problem } from '../problem/problem.js';
import { readActingMember, readIdempotencyKey, readIfMatch } from '../request-headers.js';

/** How a write is known again when it comes back. */
export interface WriteKey {
  readonly key: string;
  readonly requestHash: string;
}

/** A write to a club, as its address and headers name it. */
export interface ClubWrite extends WriteKey {
  readonly clubId: string;
  /** The author; the secretary, when nobody is named. */
  readonly actor?: Actor;
}

/** A write to a session. */
export interface SessionWrite extends ClubWrite {
  readonly sessionId: string;
  /** The session version that it was made against (If-Match). */
  readonly version: number;
}

/** A write to a payment that a member reported. */
export interface PaymentWrite extends ClubWrite {
  readonly payment: string;
  /** The version that it was made against (If-Match). */
  readonly version: number;
}

/** Path id; anything but a UUID is answered 404. */
class IdPipe implements PipeTransform<string, string> {
  constructor(
    private readonly reason:
      | `${
          | 'club'
          | 'member'
          | 'session'
          | 'dispute'
          | 'user'
          | 'device'
          | 'invite'
          | 'token'}-not-found`
      | 'no-such-account'
      | 'no-such-dues'
      | 'no-such-plan'
      | 'no-such-transfer'
      | 'no-such-payment'
      | 'no-such-season',
  ) {}

  transform(value: string): string {
    if (isUUID(value)) return value.toLowerCase();
    throw new Problem(this.reason, {});
  }
}

export const CLUB_ID = new IdPipe('club-not-found');
export const MEMBER_ID = new IdPipe('member-not-found');
export const SESSION_ID = new IdPipe('session-not-found');
export const DISPUTE_ID = new IdPipe('dispute-not-found');
export const USER_ID = new IdPipe('user-not-found');
export const DEVICE_ID = new IdPipe('device-not-found');
export const INVITE_ID = new IdPipe('invite-not-found');
export const ACCOUNT_ID = new IdPipe('no-such-account');
export const DUES_ID = new IdPipe('no-such-dues');
export const PLAN_ID = new IdPipe('no-such-plan');
export const TRANSFER_ID = new IdPipe('no-such-transfer');
export const PAYMENT_ID = new IdPipe('no-such-payment');
export const SEASON_ID = new IdPipe('no-such-season');
export const TOKEN_ID = new IdPipe('token-not-found');

/** The event of a voucher in an address; anything but a number from 1 is answered 404. */
export const VOUCHER_SEQ: PipeTransform<string, number> = {
  transform(value) {
    if (/^[1-9]\d{0,14}$/.test(value)) return Number(value);
    throw new Problem('no-such-voucher', {});
  },
};

/** The first day of a fiscal year in an address; anything but a day is answered 404. */
export const FIRST_DAY: PipeTransform<string, string> = {
  transform(value) {
    if (DAY_PATTERN.test(value)) return value;
    throw new Problem('no-such-year', {});
  },
};

/** The number of a hand in an address; anything but a number from 1 is answered 404. */
export const HAND_NUMBER: PipeTransform<string, number> = {
  transform(value) {
    if (/^[1-9]\d{0,8}$/.test(value)) return Number(value);
    throw new Problem('hand-number-malformed', {});
  },
};

/**
 * The idempotency key of a write to no club yet.
 * @throws Problem `idempotency-key-missing` or `-malformed`
 */
export const Key = createParamDecorator((_: unknown, context: ExecutionContext) =>
  readKey(requestOf(context)),
);

/**
 * Club, key and author of a write.
 * @throws Problem `club-not-found`, and what `Key` throws
 */
export const ToClub = createParamDecorator((_: unknown, context: ExecutionContext) =>
  readClubWrite(requestOf(context)),
);

/**
 * Club, session, key and version of a write.
 * @throws Problem `session-not-found`, `if-match-missing`, `-malformed`, and what `ToClub` throws
 */
export const ToSession = createParamDecorator(
  (_: unknown, context: ExecutionContext): SessionWrite => {
    const request = requestOf(context);
    const sessionId = SESSION_ID.transform(request.params['sessionId'] ?? '');
    return { ...readClubWrite(request), sessionId, version: readIfMatch(request.headers) };
  },
);

/**
 * Club, payment, key and version of a write.
 * @throws Problem `payment-not-found`, `if-match-missing`, `-malformed`, and what `ToClub` throws
 */
export const ToPayment = createParamDecorator(
  (_: unknown, context: ExecutionContext): PaymentWrite => {
    const request = requestOf(context);
    const payment = PAYMENT_ID.transform(request.params['paymentId'] ?? '');
    return { ...readClubWrite(request), payment, version: readIfMatch(request.headers) };
  },
);

/** The caller. Only on routes that need a signed-in caller. */
export const By = createParamDecorator((_: unknown, context: ExecutionContext): Caller =>
  callerOf(requestOf(context)),
);

type ApiRequest = FastifyRequest<{ Params: Record<string, string> }> & Guarded;

function requestOf(context: ExecutionContext): ApiRequest {
  return context.switchToHttp().getRequest<ApiRequest>();
}

function readClubWrite(request: ApiRequest): ClubWrite {
  const clubId = CLUB_ID.transform(request.params['clubId'] ?? '');
  const { user, device, member } = callerOf(request);
  return { clubId, ...readKey(request), actor: { user, device, member } };
}

/**
 * The caller is no part of the request, but the named member is: after a tablet was lost, its club gets
 * the first answers at another one too.
 */
function readKey({ method, url, body, headers }: ApiRequest): WriteKey {
  // Addresses hold ids only, and those are read in any case.
  const hash = requestHash(method, url.toLowerCase(), body, readActingMember(headers));
  return { key: readIdempotencyKey(headers), requestHash: hash };
}
