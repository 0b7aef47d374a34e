import { Ordinals } from '../../platform/validation/fields.js';
import { MayBeLeftOut } from '../../platform/validation/validation.js';

/** One leaves with so many texts at most; more are no club's. */
const MOST_TEXTS = 5000;

/** How somebody leaves for good. */
@MayBeLeftOut()
export class ForgetDto {
  @Ordinals(MOST_TEXTS, {
    optional: true,
    description:
      'The numbers of the events out of whose texts the name is taken, of those in `texts` of what is ' +
      'held; none when left out.',
    example: [12, 40],
  })
  readonly takeOut?: readonly number[];
}
