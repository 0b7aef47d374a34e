import type { ProblemCode } from '../../../problems/kinds.js';
import { EXAMPLE } from './example-ids.js';

interface PathPartAbout {
  readonly description: string;
  readonly schema: { type: 'string' | 'integer'; format?: string; minimum?: number };
  readonly example: string | number;
  readonly unknown: ProblemCode;
}

export const PATH_PARTS = {
  clubId: {
    description: 'The club.',
    schema: { type: 'string', format: 'uuid' },
    example: EXAMPLE.club,
    unknown: 'club-not-found',
  },
  memberId: {
    description: 'A member of the club.',
    schema: { type: 'string', format: 'uuid' },
    example: EXAMPLE.karen,
    unknown: 'member-not-found',
  },
  sessionId: {
    description: 'A session (an evening) of the club.',
    schema: { type: 'string', format: 'uuid' },
    example: EXAMPLE.session,
    unknown: 'session-not-found',
  },
  number: {
    description: 'The number of the hand in its session, from 1.',
    schema: { type: 'integer', minimum: 1 },
    example: 1,
    unknown: 'hand-not-found',
  },
  disputeId: {
    description: 'A dispute of the club.',
    schema: { type: 'string', format: 'uuid' },
    example: EXAMPLE.dispute,
    unknown: 'dispute-not-found',
  },
  userId: {
    description: 'A user of the club.',
    schema: { type: 'string', format: 'uuid' },
    example: EXAMPLE.user,
    unknown: 'user-not-found',
  },
  deviceId: {
    description: 'A device of the club.',
    schema: { type: 'string', format: 'uuid' },
    example: EXAMPLE.device,
    unknown: 'device-not-found',
  },
  inviteId: {
    description: 'An invite of the club.',
    schema: { type: 'string', format: 'uuid' },
    example: EXAMPLE.invite,
    unknown: 'invite-not-found',
  },
  accountId: {
    description: 'An account of the club.',
    schema: { type: 'string', format: 'uuid' },
    example: EXAMPLE.purse,
    unknown: 'account-not-found',
  },
  seq: {
    description: 'A voucher, by the number of its event.',
    schema: { type: 'integer', minimum: 1 },
    example: 17,
    unknown: 'voucher-not-found',
  },
  duesId: {
    description: 'Dues that the club charged.',
    schema: { type: 'string', format: 'uuid' },
    example: EXAMPLE.dues,
    unknown: 'dues-not-found',
  },
  planId: {
    description: 'A plan of the club.',
    schema: { type: 'string', format: 'uuid' },
    example: EXAMPLE.plan,
    unknown: 'plan-not-found',
  },
  transferId: {
    description: 'A transfer of the plan.',
    schema: { type: 'string', format: 'uuid' },
    example: EXAMPLE.transfer,
    unknown: 'plan-not-found',
  },
  paymentId: {
    description: 'A payment that a member reported.',
    schema: { type: 'string', format: 'uuid' },
    example: EXAMPLE.payment,
    unknown: 'payment-not-found',
  },
  reference: {
    description: 'A reference, as it was typed or as the bank wrote it.',
    schema: { type: 'string' },
    example: EXAMPLE.reference,
    unknown: 'reference-not-found',
  },
  firstDay: {
    description: 'A fiscal year, by its first day.',
    schema: { type: 'string', format: 'date' },
    example: '2026-01-01',
    unknown: 'year-not-found',
  },
  seasonId: {
    description: 'A season of the club.',
    schema: { type: 'string', format: 'uuid' },
    example: EXAMPLE.season,
    unknown: 'season-not-found',
  },
  tokenId: {
    description: 'A token of your own.',
    schema: { type: 'string', format: 'uuid' },
    example: EXAMPLE.token,
    unknown: 'token-not-found',
  },
  format: {
    description: '`csv` or `xlsx`.',
    schema: { type: 'string' },
    example: 'csv',
    unknown: 'not-found',
  },
  id: {
    description: 'The rule book.',
    schema: { type: 'string' },
    example: 'brix-1996',
    unknown: 'rule-book-not-found',
  },
} as const satisfies Record<string, PathPartAbout>;

export type PathPart = keyof typeof PATH_PARTS;
