import { ClockTime, OneOf, SomeOf, Text, WholeNumber } from '../../platform/validation/fields.js';
import { CATEGORIES, RHYTHMS, type Category, type Rhythm } from '../categories.js';

const MOST_ZONE = 60;
const MOST_ADDRESS = 254;
const MOST_HOURS = 72;

/** How soon a user is sent what, and the hours without. */
export class NotificationsDto {
  @OneOf(RHYTHMS, { description: 'Fines and disputes.' })
  readonly disputes!: Rhythm;
  @OneOf(RHYTHMS, { description: 'Money: dues, and what became of payments.' })
  readonly money!: Rhythm;
  @OneOf(RHYTHMS, { description: 'Evenings and their results.' })
  readonly evenings!: Rhythm;
  @OneOf(RHYTHMS, { description: 'Tasks of their roles.' })
  readonly tasks!: Rhythm;
  @SomeOf(CATEGORIES, {
    least: 0,
    optional: true,
    description:
      'The categories that are pushed to their devices at once; as they were when left out.',
  })
  readonly pushed?: readonly Category[] | null;
  @WholeNumber(0, MOST_HOURS, {
    optional: true,
    description:
      'Hours before an evening at which they are reminded that it begins, 0 for never; as it was when left out.',
  })
  readonly beginsHours?: number | null;
  @ClockTime({ optional: true, description: 'When quiet hours begin; none when left out.' })
  readonly quietFrom?: string | null;
  @ClockTime({ optional: true, description: 'When they end, perhaps on the next day.' })
  readonly quietUntil?: string | null;
  @Text(1, MOST_ZONE, {
    optional: true,
    description: 'Where their clock is, e.g. `Europe/Copenhagen`; as it was when left out.',
  })
  readonly timeZone?: string | null;
}

/** An e-mail address of the user. */
export class AddressDto {
  @Text(3, MOST_ADDRESS, {
    description: 'The address; nothing is sent to it before it is confirmed.',
  })
  readonly address!: string;
}

/** The secret of a link in a mail. */
export class MailTokenQuery {
  @Text(0, 400, { optional: true, description: 'The secret of the link.' })
  readonly token?: string;
}
