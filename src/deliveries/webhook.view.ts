import {
  COUNT,
  Field,
  ID,
  listOf,
  many,
  oneOf,
  ORDINAL,
  orNull,
  TEXT,
  TIME,
  WHOLE,
  YES_NO,
} from '../platform/http/reference/field.js';
import { KIND_NAMES } from '../events/registry.js';

export const DELIVERY_STATES = ['waiting', 'sent', 'failed', 'dropped'] as const;
const ENDED_WHY = ['by-hand', 'gone', 'role-ended'] as const;

/** An event for a webhook, with its last attempt. */
export class DeliveryView {
  @Field(ORDINAL, "The event in the club's log.")
  readonly event!: number;
  @Field(oneOf(KIND_NAMES), 'Its kind.')
  readonly kind!: string;
  @Field(oneOf(DELIVERY_STATES), 'Dropped is what its maker may not hear of any more.')
  readonly state!: (typeof DELIVERY_STATES)[number];
  @Field(COUNT, 'Attempts so far.')
  readonly attempts!: number;
  @Field(orNull(TIME), 'When the last one ended; null before the first.')
  readonly triedAt!: string | null;
  @Field(orNull(TIME), 'When the next one begins; null for never.')
  readonly nextAt!: string | null;
  @Field(orNull(WHOLE), 'The HTTP status of the last answer; null for none.')
  readonly status!: number | null;
  @Field(orNull(TEXT), 'Its first characters, or why there was none.')
  readonly answer!: string | null;
}

/** An address that is sent what the log gains; the address itself is in no stored answer. */
export class WebhookView {
  @Field(ID, 'The id the service gave it.')
  readonly id!: string;
  @Field(TEXT, 'The name given by the club.')
  readonly name!: string;
  @Field(listOf(oneOf(KIND_NAMES)), 'The kinds of events that are sent.')
  readonly kinds!: readonly string[];
  @Field(ID, 'The user who added it. It ends when they are no owner any more.')
  readonly by!: string;
  @Field(TIME, 'When it was added.')
  readonly addedAt!: string;
  @Field(YES_NO, 'Whether it has a secret; nothing is sent before.')
  readonly hasSecret!: boolean;
  @Field(orNull(TIME), 'When it ended; null while it is in use.')
  readonly endedAt!: string | null;
  @Field(
    orNull(oneOf(ENDED_WHY)),
    'Why it ended: by hand, because its address answered 410, or with the role of its maker.',
  )
  readonly endedWhy!: (typeof ENDED_WHY)[number] | null;
}

/** A webhook with what was sent to it last. */
export class WebhookWithDeliveries extends WebhookView {
  @Field(TEXT, 'Where it is sent.')
  readonly url!: string;
  @Field(COUNT, 'How many events wait.')
  readonly waiting!: number;
  @Field(COUNT, 'How many failed.')
  readonly failed!: number;
  @Field(many(() => DeliveryView), 'The last ones, the newest first.')
  readonly deliveries!: readonly DeliveryView[];
}

/** The webhooks of a club. */
export class WebhookList {
  @Field(many(() => WebhookWithDeliveries), 'The newest first.')
  readonly webhooks!: readonly WebhookWithDeliveries[];
}

/** A new secret. */
export class WebhookSecretView {
  @Field(TEXT, 'The secret (Standard Webhooks). It is shown this once only.')
  readonly secret!: string;
  @Field(orNull(TIME), 'Until when the secret before it signs as well; null where there was none.')
  readonly oldUntil!: string | null;
}

/** The answer to a test message. */
export class TestedView {
  @Field(orNull(WHOLE), 'The HTTP status; null for no answer.')
  readonly status!: number | null;
  @Field(TEXT, 'Its first characters, or why there was none.')
  readonly answer!: string;
}

/** Events that are sent again. */
export class SentAgainView {
  @Field(COUNT, 'How many.')
  readonly again!: number;
}
