import type { MyClub } from '../../api/people/me.js';
import type { Standings } from '../../api/seasons/seasons.js';

/** What the parts of the page of a season are given. */
export interface SeasonProps {
  readonly club: MyClub;
  readonly standings: Standings;
}
