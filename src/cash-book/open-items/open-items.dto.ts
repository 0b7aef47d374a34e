import { Id } from '../../platform/validation/fields.js';

/** The member of the open items. */
export class OpenItemsQuery {
  @Id({ optional: true, description: 'Only those of this member.' })
  readonly member?: string;
}
