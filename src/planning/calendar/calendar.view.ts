import { Field, many, oneOf, orNull, TEXT, TIME } from '../../platform/http/reference/field.js';
import { REACHES, type Reach } from '../../platform/network/addresses.js';

/** Which calendars have an address. */
export class CalendarFeedsView {
  @Field(orNull(TIME), 'When that of the caller was made; null for none.')
  readonly own!: string | null;
  @Field(orNull(TIME), 'When that of the club was made; null for none.')
  readonly club!: string | null;
}

/** The secret address of a calendar by one of the addresses of the service. */
export class CalendarAddressView {
  @Field(TEXT, 'The whole address.')
  readonly link!: string;
  @Field(oneOf(REACHES), 'From where it can be read, as with other links.')
  readonly reach!: Reach;
}

/** The secret address of a calendar. It is shown this once only. */
export class CalendarMadeView {
  @Field(many(() => CalendarAddressView), 'The address by every address of the service.')
  readonly links!: readonly CalendarAddressView[];
}
