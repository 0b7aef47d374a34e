import { Id, WholeNumber } from '../../platform/validation/fields.js';

/** A version of the club's own book. */
export class OwnVersionDto {
  @Id({ description: "The club's book." })
  readonly book!: string;
  @WholeNumber(1, 1_000_000, {
    description: 'Its version; an evening is opened by an adopted one.',
  })
  readonly version!: number;
}
