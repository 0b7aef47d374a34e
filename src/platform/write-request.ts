import { createParamDecorator, type ExecutionContext, type PipeTransform } from '@nestjs/common';
import { isUUID } from 'class-validator';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { requestHash } from './idempotency.js';
import { Problem, type ProblemCode } from './problem.js';
import { readActingMember, readIdempotencyKey, readIfMatch } from './request-headers.js';

/** How a write is known again when it comes back. */
export interface WriteKey {
  readonly key: string;
  readonly requestHash: string;
}

/** A write to a club, as its address and headers name it. */
export interface ClubWrite extends WriteKey {
  readonly clubId: string;
  /** The id of the member who acts (Acting-Member); null when nobody is named. */
  readonly actor?: string | null;
}

/** A write to a session. */
export interface SessionWrite extends ClubWrite {
  readonly sessionId: string;
  /** The session version that it was made against (If-Match). */
  readonly version: number;
}

/** The id in an address: what is no UUID names nothing. */
export class IdPipe implements PipeTransform<string, string> {
  constructor(
    private readonly code: ProblemCode,
    private readonly what: string,
  ) {}

  transform(value: string): string {
    if (isUUID(value)) return value.toLowerCase();
    throw new Problem(this.code, `There is no ${this.what} with the id ${value.slice(0, 60)}.`);
  }
}

export const CLUB_ID = new IdPipe('club-not-found', 'club');
export const MEMBER_ID = new IdPipe('member-not-found', 'member');
export const SESSION_ID = new IdPipe('session-not-found', 'session');
export const DISPUTE_ID = new IdPipe('dispute-not-found', 'dispute');

/** A number in an address that counts from 1: what is no such number names nothing. */
export class NumberPipe implements PipeTransform<string, number> {
  constructor(
    private readonly code: ProblemCode,
    private readonly what: string,
  ) {}

  transform(value: string): number {
    if (/^[1-9]\d{0,8}$/.test(value)) return Number(value);
    throw new Problem(this.code, `There is no ${this.what} ${value.slice(0, 60)}.`);
  }
}

export const HAND_NUMBER = new NumberPipe('hand-not-found', 'hand');

/**
 * The idempotency key of a write to no club yet.
 * @throws Problem `idempotency-key-missing` or `-malformed`
 */
export const Key = createParamDecorator((_: unknown, context: ExecutionContext) =>
  readKey(requestOf(context)),
);

/**
 * Club, key and author of a write.
 * @throws Problem `club-not-found`, `acting-member-malformed`, and what `Key` throws
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

type ApiRequest = FastifyRequest<{ Params: Record<string, string> }>;

function requestOf(context: ExecutionContext): ApiRequest {
  return context.switchToHttp().getRequest<ApiRequest>();
}

function readClubWrite(request: ApiRequest): ClubWrite {
  const clubId = CLUB_ID.transform(request.params['clubId'] ?? '');
  const actor = readActingMember(request.headers);
  return { clubId, ...readKey(request, actor), actor };
}

function readKey(
  { method, url, body, headers }: ApiRequest,
  actor: string | null = null,
): WriteKey {
  // Addresses hold ids only, and those are read in any case.
  const hash = requestHash(method, url.toLowerCase(), body, actor);
  return { key: readIdempotencyKey(headers), requestHash: hash };
}

/** The answer to a write, the first time and ever after. */
export interface StoredAnswer {
  readonly status: number;
  readonly etag: string | null;
  readonly body: string;
  readonly replayed: boolean;
}

/** Sends an answer exactly as it was first given; a repeated one says so in a header. */
export function sendAnswer(reply: FastifyReply, answer: StoredAnswer): void {
  if (answer.etag !== null) void reply.header('etag', answer.etag);
  if (answer.replayed) void reply.header('idempotency-replayed', 'true');
  void reply
    .code(answer.status)
    .header('content-type', 'application/json; charset=utf-8')
    .send(answer.body);
}
