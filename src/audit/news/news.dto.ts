import { WholeNumber } from '../../platform/validation/fields.js';

/** How far somebody has seen the news. */
export class SeenDto {
  @WholeNumber(1, Number.MAX_SAFE_INTEGER, { description: 'The `event` that came with the news.' })
  readonly event!: number;
}
