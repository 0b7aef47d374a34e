import { Id, Text, WholeNumber } from '../../platform/validation/fields.js';
import { Amount } from '../money-fields.js';
import { OnDayQuery } from '../money/money.dto.js';

/** The member of the open items, and the day. */
export class OpenItemsQuery extends OnDayQuery {
  @Id({ optional: true, description: 'Only those of this member.' })
  readonly member?: string;
}

/** The member of the matches. */
export class MatchesQuery {
  @Id({ description: 'The member.' })
  readonly member!: string;
}

const Item = (description: string) =>
  WholeNumber(1, Number.MAX_SAFE_INTEGER, { description, example: 17 });

/** A match, and where it is moved. */
export class MatchMoveDto {
  @Id({ description: 'The member.' })
  readonly member!: string;
  @Item('The item that is moved, by its `event`: a payment, or where credits are open, a debt.')
  readonly matched!: number;
  @Item('The item that it is set against.')
  readonly from!: number;
  @Item('The open item that it is set against instead; its sign is that of `from`.')
  readonly to!: number;
  @Amount('At most what is matched and what is open, in minor units.')
  readonly amount!: number;
  @Text(1, 500, { description: 'Why; the member reads it, and it stays in the log.' })
  readonly why!: string;
}
