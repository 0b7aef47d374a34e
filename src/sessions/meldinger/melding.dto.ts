import { OneOf } from '../../platform/validation/fields.js';
import { HandsQuery } from '../table/session.dto.js';

/** Which meldinger of which hands. */
export class MeldingerQuery extends HandsQuery {
  @OneOf(['latest', 'all'], {
    optional: true,
    usually: 'latest',
    description: 'What counts now, or what every revision of the hands had.',
  })
  readonly revisions?: 'latest' | 'all';
}
