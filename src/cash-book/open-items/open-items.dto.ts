import { OnDayQuery } from '../money/money.dto.js';
import { Id } from '../../platform/validation/fields.js';

/** The member of the open items, and the day. */
export class OpenItemsQuery extends OnDayQuery {
  @Id({ optional: true, description: 'Only those of this member.' })
  readonly member?: string;
}
