import { applyDecorators } from '@nestjs/common';
import { ApiProperty } from '@nestjs/swagger';
import { IsOptional, ValidateBy } from 'class-validator';
import { GROUPS, type Group } from '../../events/kind.js';
import { KIND_NAMES, KINDS, type Kind } from '../../events/registry.js';
import { Id, OneOf, Text, WholeNumber } from '../../platform/validation/fields.js';
import { QueryNumber } from '../../platform/validation/validation.js';
import { isCalendarDay } from '../../values/day.js';

/** A selection of the log. All filters that are given must hold. */
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
      'Only entries of this member: done by them, at a device too, naming them, or paid to or by ' +
      'them; the roles of the user who claimed their record; and the steps of disputes that they raised or that are about their fines.',
  })
  readonly member?: string;
  @Kinds({ description: 'Only these kinds of event: several times, or separated by commas.' })
  readonly kind?: string | string[];
  @OneOf(GROUPS, {
    optional: true,
    description: 'Only events of this group, e.g. all steps of disputes.',
  })
  readonly group?: Group;
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

/**
 * The kinds that are asked for, by themselves (`a,b` or each alone) and as a group; null for all.
 */
export function readKinds({ kind, group }: Pick<AuditQuery, 'kind' | 'group'>): Kind[] | null {
  if (kind == null && group == null) return null;
  const words = kind == null ? null : new Set([kind].flat().flatMap((part) => part.split(',')));
  return KIND_NAMES.filter(
    (one) => (words === null || words.has(one)) && (group == null || KINDS[one].group === group),
  );
}

interface About {
  readonly description: string;
}

function Kinds({ description }: About): PropertyDecorator {
  const known = (value: unknown) =>
    typeof value === 'string' &&
    value.split(',').every((word) => KIND_NAMES.some((one) => one === word));
  return applyDecorators(
    ApiProperty({
      type: 'array',
      items: { type: 'string', enum: KIND_NAMES },
      required: false,
      description,
      example: ['correction-recorded'],
    }),
    IsOptional(),
    ValidateBy({
      name: 'kinds',
      validator: {
        validate: (value) => (Array.isArray(value) ? value.every(known) : known(value)),
        defaultMessage: () => `$property must be of these: ${KIND_NAMES.join(', ')}`,
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
  return day !== undefined && isCalendarDay(day);
}
