import { Name, Text } from '../../platform/validation/fields.js';

const MOST_ENDPOINT = 1_000;
const MOST_KEY = 120;
const MOST_NAME = 60;

/** The subscription of a browser (`PushSubscription`), and the device that it is at. */
export class SubscriptionDto {
  @Text(8, MOST_ENDPOINT, {
    description: 'Where the push service takes messages for the browser: `endpoint`.',
  })
  readonly endpoint!: string;
  @Text(1, MOST_KEY, { description: 'The public key of the browser: `keys.p256dh`.' })
  readonly p256dh!: string;
  @Text(1, MOST_KEY, {
    description: 'The secret with which messages are encrypted as well: `keys.auth`.',
  })
  readonly auth!: string;
  @Text(8, 300, {
    description: 'The address of the app there, e.g. `https://kopperne.example.org`.',
  })
  readonly origin!: string;
  @Name(1, MOST_NAME, { description: 'The name of the device in the list of their devices.' })
  readonly name!: string;
}
