import { Id } from '../../platform/validation/fields.js';

/** Whose open items are wanted. */
export class OpenItemsQuery {
  @Id({ optional: true, description: 'Only those of this member.' })
  readonly member?: string;
}
