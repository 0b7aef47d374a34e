import { OneOf } from '../../platform/validation/fields.js';
import { HandsQuery } from '../table/session.dto.js';

/** Which meldinger of which hands. */
export class MeldingerQuery extends HandsQuery {
  @OneOf(['latest', 'all'], {
    optional: true,
    usually: 'latest',
    description: 'The current meldinger, or those of every revision of the hands.',
  })
  readonly revisions?: 'latest' | 'all';
}
