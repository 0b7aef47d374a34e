import { Problem } from '../../platform/http/problem/problem.js';
import { Id, OneOf, Text, WholeNumber } from '../../platform/validation/fields.js';
import { QueryNumber } from '../../platform/validation/validation.js';
import { FINE_CODES } from '../../rules/fine-record.js';
import { Moment } from '../log/query.js';
import { FINE_STATES } from '../../sessions/fines/fine.view.js';
import { isUuid } from '../../values/uuid.js';

/** Which fines of the club are wanted. Everything that is named must hold. */
export class FineFilter {
  @Id({ optional: true, description: 'Only fines of this member.' })
  readonly member?: string;
  @OneOf(FINE_STATES, { optional: true, description: 'Only fines in this state.' })
  readonly state?: (typeof FINE_STATES)[number];
  @OneOf(FINE_CODES, { optional: true, description: 'Only fines for this.' })
  readonly code?: (typeof FINE_CODES)[number];
  @Text(1, 40, {
    optional: true,
    description: 'Only fines of the club’s own that have this code in its books.',
  })
  readonly own?: string;
  @Id({ optional: true, description: 'Only fines of this session.' })
  readonly session?: string;
  @Moment({ description: 'Only fines recorded at this time or later.' })
  readonly from?: string;
  @Moment({ description: 'Only fines recorded before this time.' })
  readonly to?: string;
}

/** A page of those. */
export class FineRegisterQuery extends FineFilter {
  @Text(1, 80, {
    optional: true,
    description: '`next` of the page before; the first page when left out.',
  })
  readonly cursor?: string;
  @QueryNumber()
  @WholeNumber(1, 100, { optional: true, usually: 50, description: 'At most so many fines.' })
  readonly limit?: number;
}

/** The fine that a page ended with: its event, its place among the fines of its hand, its id. */
export interface FineCursor {
  readonly event: number;
  readonly position: number;
  readonly id: string;
}

/** @throws Problem 'validation-failed' for a text that is no cursor of ours */
export function readFineCursor(cursor: string | null | undefined): FineCursor | null {
  if (cursor == null) return null;
  const parts = /^(\d{1,15})\.(\d{1,5})\.(.+)$/.exec(cursor);
  const id = parts?.[3] ?? '';
  if (!parts || !isUuid(id)) {
    throw new Problem('cursor-unknown', {}, { field: 'cursor' });
  }
  return { event: Number(parts[1]), position: Number(parts[2]), id };
}

export function writeFineCursor({ event, position, id }: FineCursor): string {
  return `${event}.${position}.${id}`;
}
