import {
  COUNT,
  Field,
  ID,
  listOf,
  many,
  oneOf,
  orNull,
  TEXT,
  TIME,
} from '../../platform/http/reference/field.js';
import { CATEGORIES, type Category } from '../categories.js';
import { CHANNELS, type ChannelName } from '../queue/queue.js';

/** A message to you that could not be sent. */
export class FailedMessageView {
  @Field(TEXT, 'Names it when it is sent again.')
  readonly id!: string;
  @Field(oneOf(CHANNELS), 'By mail, or to a device.')
  readonly channel!: ChannelName;
  @Field(orNull(TEXT), 'The device; null by mail.')
  readonly device!: string | null;
  @Field(listOf(TEXT), 'The clubs that it is about.')
  readonly clubs!: readonly string[];
  @Field(listOf(oneOf(CATEGORIES)), 'The kinds of news in it.')
  readonly categories!: readonly Category[];
  @Field(TEXT, 'The answer of the relay or the push service.')
  readonly reason!: string;
  @Field(orNull(TIME), 'When it was last tried.')
  readonly triedAt!: string | null;
}

export class FailedMessages {
  @Field(many(() => FailedMessageView), 'The newest first, 100 at most.')
  readonly messages!: readonly FailedMessageView[];
}

/** Messages about a club to one of its users that could not be sent; not what they say. */
export class FailedOfClubView {
  @Field(ID, 'The user.')
  readonly user!: string;
  @Field(TEXT, 'Their name in the club.')
  readonly name!: string;
  @Field(oneOf(CHANNELS), 'By mail, or to their devices.')
  readonly channel!: ChannelName;
  @Field(COUNT, 'How many.')
  readonly messages!: number;
  @Field(TEXT, 'An answer of the relay or the push service, without addresses.')
  readonly reason!: string;
  @Field(orNull(TIME), 'When one was last tried.')
  readonly triedAt!: string | null;
}

export class FailedOfClub {
  @Field(many(() => FailedOfClubView), 'By user and channel, the newest first.')
  readonly recipients!: readonly FailedOfClubView[];
}
