import { Field, ID, many, oneOf, orNull, TEXT, TIME } from '../../platform/http/reference/field.js';

/** A device that is pushed to. */
export class PushDeviceView {
  @Field(ID, 'The id.')
  readonly id!: string;
  @Field(TEXT, 'The name of its browser.')
  readonly name!: string;
  @Field(TIME, 'When pushes were switched on there.')
  readonly addedAt!: string;
  @Field(TIME, 'When the app was last opened there.')
  readonly heardAt!: string;
}

/** The devices of a user that are pushed to. */
export class PushDeviceList {
  @Field(many(() => PushDeviceView), 'The device that was heard last comes first.')
  readonly devices!: readonly PushDeviceView[];
}

export const SUBSCRIPTION_STATES = ['on', 'off', 'gone'] as const;

/** The state of the subscription of a browser. */
export class SubscribedView {
  @Field(
    oneOf(SUBSCRIPTION_STATES),
    '`on`; `off` where it was removed or is another user’s; `gone` where the browser has to make another one.',
  )
  readonly state!: (typeof SUBSCRIPTION_STATES)[number];
  @Field(orNull(ID), 'The device; null unless it is on.')
  readonly id!: string | null;
}

export const TRIED = ['accepted', 'refused', 'gone', 'not-reached'] as const;

/** The result of a push that somebody sent to a device of their own. */
export class TriedPushView {
  @Field(
    oneOf(TRIED),
    '`accepted` by the push service; `refused`; `gone` where it does not know the device any more; `not-reached`.',
  )
  readonly state!: (typeof TRIED)[number];
  @Field(TEXT, 'The answer of the push service.')
  readonly answer!: string;
}
