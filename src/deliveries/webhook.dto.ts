import { KIND_NAMES, type Kind } from '../events/registry.js';
import { Name, SomeOf, Text, WholeNumber } from '../platform/validation/fields.js';

const MOST_ADDRESS = 500;
const MOST_EVENT = 1e15;

export class AddWebhookDto {
  @Name(1, 100, { description: 'The name given by the club.' })
  readonly name!: string;
  @Text(1, MOST_ADDRESS, {
    description:
      'Where it is sent: `https`, and `http` only in a network that the operator allows.',
  })
  readonly url!: string;
  @SomeOf(KIND_NAMES, {
    description: 'The kinds of events that are sent.',
  })
  readonly kinds!: readonly Kind[];
}

export class SendAgainDto {
  @WholeNumber(1, MOST_EVENT, {
    optional: true,
    description: 'The event that is sent again; all that failed when it is left out.',
  })
  readonly event?: number | null;
}
