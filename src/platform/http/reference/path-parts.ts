import type { ProblemCode } from '../../../problems/kinds.js';

interface PathPartAbout {
  readonly description: string;
  readonly schema: { type: 'string' | 'integer'; format?: string; minimum?: number };
  readonly unknown: ProblemCode;
}

export const PATH_PARTS = {
  clubId: {
    description: 'The club.',
    schema: { type: 'string', format: 'uuid' },
    unknown: 'club-not-found',
  },
  memberId: {
    description: 'A member of the club.',
    schema: { type: 'string', format: 'uuid' },
    unknown: 'member-not-found',
  },
  sessionId: {
    description: 'A session (an evening) of the club.',
    schema: { type: 'string', format: 'uuid' },
    unknown: 'session-not-found',
  },
  number: {
    description: 'The number of the hand in its session, from 1.',
    schema: { type: 'integer', minimum: 1 },
    unknown: 'hand-not-found',
  },
  disputeId: {
    description: 'A dispute of the club.',
    schema: { type: 'string', format: 'uuid' },
    unknown: 'dispute-not-found',
  },
  userId: {
    description: 'A user of the club.',
    schema: { type: 'string', format: 'uuid' },
    unknown: 'user-not-found',
  },
  deviceId: {
    description: 'A device of the club.',
    schema: { type: 'string', format: 'uuid' },
    unknown: 'device-not-found',
  },
  inviteId: {
    description: 'An invite of the club.',
    schema: { type: 'string', format: 'uuid' },
    unknown: 'invite-not-found',
  },
  accountId: {
    description: 'An account of the club.',
    schema: { type: 'string', format: 'uuid' },
    unknown: 'account-not-found',
  },
  seq: {
    description: 'A voucher, by the number of its event.',
    schema: { type: 'integer', minimum: 1 },
    unknown: 'voucher-not-found',
  },
  duesId: {
    description: 'Dues that the club charged.',
    schema: { type: 'string', format: 'uuid' },
    unknown: 'dues-not-found',
  },
  planId: {
    description: 'A plan of the club.',
    schema: { type: 'string', format: 'uuid' },
    unknown: 'plan-not-found',
  },
  transferId: {
    description: 'A transfer of the plan.',
    schema: { type: 'string', format: 'uuid' },
    unknown: 'plan-not-found',
  },
  paymentId: {
    description: 'A payment that a member reported.',
    schema: { type: 'string', format: 'uuid' },
    unknown: 'payment-not-found',
  },
  reference: {
    description: 'A reference, as it was typed or as the bank wrote it.',
    schema: { type: 'string' },
    unknown: 'reference-not-found',
  },
  firstDay: {
    description: 'A fiscal year, by its first day.',
    schema: { type: 'string', format: 'date' },
    unknown: 'year-not-found',
  },
  seasonId: {
    description: 'A season of the club.',
    schema: { type: 'string', format: 'uuid' },
    unknown: 'season-not-found',
  },
  tokenId: {
    description: 'A token of your own.',
    schema: { type: 'string', format: 'uuid' },
    unknown: 'token-not-found',
  },
  format: {
    description: '`csv` or `xlsx`.',
    schema: { type: 'string' },
    unknown: 'not-found',
  },
  id: {
    description: 'The rule book.',
    schema: { type: 'string' },
    unknown: 'rule-book-not-found',
  },
} as const satisfies Record<string, PathPartAbout>;

export type PathPart = keyof typeof PATH_PARTS;
