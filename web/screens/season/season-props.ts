import type { MyClub } from '../../api/people/me.js';
import type { Standings } from '../../api/seasons/seasons.js';

/** The props of the parts of a season's page. */
export interface SeasonProps {
  readonly club: MyClub;
  readonly standings: Standings;
}
