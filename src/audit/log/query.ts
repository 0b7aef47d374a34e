import { applyDecorators } from '@nestjs/common';
import { ApiProperty } from '@nestjs/swagger';
import { IsOptional, ValidateBy } from 'class-validator';
import type { EventKind } from './logged.js';
import { Id, OneOf, Text, WholeNumber } from '../../platform/fields.js';
import { QueryNumber } from '../../platform/validation.js';

/** All that can happen in a club. */
export const EVENT_KINDS = Object.keys({
  'club-opened': true,
  'club-renamed': true,
  'club-archived': true,
  'club-restored': true,
  'access-given': true,
  'access-ended': true,
  'device-added': true,
  'device-revoked': true,
  'member-added': true,
  'member-renamed': true,
  'member-archived': true,
  'member-restored': true,
  'session-opened': true,
  'hand-recorded': true,
  'fine-recorded': true,
  'player-joined': true,
  'player-left': true,
  'session-closed': true,
  'correction-recorded': true,
  'dispute-raised': true,
  'dispute-answered': true,
  'dispute-upheld': true,
  'dispute-overturned': true,
  'dispute-withdrawn': true,
} satisfies Record<EventKind, true>) as EventKind[];

/** What part of the log is wanted. Everything that is named must hold. */
export class AuditQuery {
  @Id({ optional: true, description: 'Only what happened in this session.' })
  readonly session?: string;
  @QueryNumber()
  @WholeNumber(1, 1_000_000, {
    optional: true,
    description:
      'Only what touched this hand of `session`: its recording and corrections, its fines and ' +
      'disputes, and corrections of other hands that changed its payments.',
  })
  readonly hand?: number;
  @Id({
    optional: true,
    description: 'Only what touched this fine: how it was made, disputed, corrected.',
  })
  readonly fine?: string;
  @Id({ optional: true, description: 'Only the steps of this dispute, and what it led to.' })
  readonly dispute?: string;
  @Id({
    optional: true,
    description:
      'Only what this member did, at a device too, is named in, or paid or got by; the roles of whoever ' +
      'claimed his record; and the steps of disputes that he raised or that are about his fines.',
  })
  readonly member?: string;
  @Kinds({ description: 'Only these kinds of event: several times, or separated by commas.' })
  readonly kind?: string | string[];
  @Moment({ description: 'Only what was recorded at this time or later.' })
  readonly from?: string;
  @Moment({ description: 'Only what was recorded before this time.' })
  readonly to?: string;
  @OneOf(['asc', 'desc'], {
    optional: true,
    usually: 'asc',
    description: 'The order of the log, or the newest first.',
  })
  readonly order?: 'asc' | 'desc';
  @Text(1, 16, {
    optional: true,
    description: '`next` of the page before; the first page when left out.',
  })
  readonly cursor?: string;
  @QueryNumber()
  @WholeNumber(1, 200, { optional: true, usually: 50, description: 'At most so many events.' })
  readonly limit?: number;
}

/** Kinds of event in an address, as they were written: `a,b` or each by itself. */
export function readKinds(kind: string | readonly string[] | null | undefined): EventKind[] | null {
  if (kind == null) return null;
  const words = new Set([kind].flat().flatMap((part) => part.split(',')));
  return EVENT_KINDS.filter((one) => words.has(one));
}

interface About {
  readonly description: string;
}

function Kinds({ description }: About): PropertyDecorator {
  const known = (value: unknown) =>
    typeof value === 'string' &&
    value.split(',').every((word) => EVENT_KINDS.some((one) => one === word));
  return applyDecorators(
    ApiProperty({
      type: 'array',
      items: { type: 'string', enum: EVENT_KINDS },
      required: false,
      description,
      example: ['correction-recorded'],
    }),
    IsOptional(),
    ValidateBy({
      name: 'kinds',
      validator: {
        validate: (value) => (Array.isArray(value) ? value.every(known) : known(value)),
        defaultMessage: () => `$property must be of these: ${EVENT_KINDS.join(', ')}`,
      },
    }),
  );
}

const MOMENT =
  /^([12]\d{3}-\d\d-\d\d)(T([01]\d|2[0-3]):[0-5]\d(:[0-5]\d(\.\d{1,9})?)?(Z|[+-]([01]\d|2[0-3]):[0-5]\d))?$/;

/** A time in an address: ISO 8601 with its offset, or a day, which begins at midnight UTC. */
export function Moment({ description }: About): PropertyDecorator {
  return applyDecorators(
    ApiProperty({
      type: 'string',
      required: false,
      description: `${description} ISO 8601; a day alone begins at midnight UTC.`,
      example: '2026-11-20T18:30:00.000Z',
    }),
    IsOptional(),
    ValidateBy({
      name: 'moment',
      validator: {
        validate: isMoment,
        defaultMessage: () => '$property must be a time, e.g. 2026-11-20T18:30:00.000Z',
      },
    }),
  );
}

function isMoment(value: unknown): boolean {
  const day = typeof value === 'string' ? MOMENT.exec(value)?.[1] : undefined;
  if (day === undefined) return false;
  // The 30th of February would be read as some day of March.
  const midnight = new Date(`${day}T00:00:00Z`);
  return !Number.isNaN(midnight.getTime()) && midnight.toISOString().startsWith(day);
}
