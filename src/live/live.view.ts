import { COUNT, Field, ID, oneOf, orNull, TEXT } from '../platform/http/reference/field.js';

const TYPES = ['head', 'restored', 'log', 'ping', 'seen'] as const;

/** A note that a club's log has grown. The event itself is read where the reader may read it. */
export class LogNote {
  @Field(
    oneOf(TYPES),
    'The head as listening began, the head after a backup was restored, an event since, a sign of life, or that the listener has marked their news as seen, perhaps on another device.',
  )
  readonly type!: (typeof TYPES)[number];
  @Field(COUNT, "The number of the event in the club's log.")
  readonly event!: number;
  @Field(orNull(TEXT), 'The kind of event.')
  readonly kind!: string | null;
  @Field(orNull(ID), 'The session; null for what concerns the club or its members.')
  readonly session!: string | null;
}
