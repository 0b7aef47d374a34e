import {
  COUNT,
  Field,
  listOf,
  many,
  oneOf,
  orNull,
  TEXT,
  YES_NO,
} from '../../platform/http/reference/field.js';
import { CATEGORIES, RHYTHMS, type Category, type Rhythm } from '../categories.js';
import { PushDeviceView } from '../push/push.view.js';

/** The choices of a user about mails, and their address. */
export class NotificationSettingsView {
  @Field(oneOf(RHYTHMS), 'Fines and disputes.')
  readonly disputes!: Rhythm;
  @Field(oneOf(RHYTHMS), 'Money.')
  readonly money!: Rhythm;
  @Field(oneOf(RHYTHMS), 'Evenings.')
  readonly evenings!: Rhythm;
  @Field(oneOf(RHYTHMS), 'Tasks of their roles.')
  readonly tasks!: Rhythm;
  @Field(listOf(oneOf(CATEGORIES)), 'The categories that are pushed to their devices at once.')
  readonly pushed!: readonly Category[];
  @Field(COUNT, 'Hours before an evening at which they are reminded that it begins; 0 for never.')
  readonly beginsHours!: number;
  @Field(orNull(TEXT), 'When quiet hours begin, `HH:MM`; null for none.')
  readonly quietFrom!: string | null;
  @Field(orNull(TEXT), 'When they end.')
  readonly quietUntil!: string | null;
  @Field(orNull(TEXT), 'Where their clock is; null until they said so.')
  readonly timeZone!: string | null;
  @Field(orNull(TEXT), 'Their address; null for none.')
  readonly address!: string | null;
  @Field(YES_NO, 'Whether they confirmed it; nothing is sent before.')
  readonly isConfirmed!: boolean;
  @Field(
    orNull(TEXT),
    'The answer with which the relay refused it for good; null while it did not.',
  )
  readonly endedWhy!: string | null;
}

/** The same with what the instance can do. */
export class NotificationsView extends NotificationSettingsView {
  @Field(YES_NO, 'Whether this instance can send mails.')
  readonly canSend!: boolean;
  @Field(YES_NO, 'Whether its relay refuses them at present.')
  readonly isStopped!: boolean;
  @Field(
    orNull(TEXT),
    'The key with which a browser subscribes to pushes (`applicationServerKey`); null where this instance pushes nothing.',
  )
  readonly pushKey!: string | null;
  @Field(
    many(() => PushDeviceView),
    'The devices that are pushed to, the one that was heard last first.',
  )
  readonly devices!: readonly PushDeviceView[];
}
