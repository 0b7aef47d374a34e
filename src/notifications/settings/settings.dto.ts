import { ClockTime, OneOf, Text } from '../../platform/validation/fields.js';
import { RHYTHMS, type Rhythm } from '../categories.js';

const MOST_ZONE = 60;
const MOST_ADDRESS = 254;

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
