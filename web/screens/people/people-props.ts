import type { MyClub } from '../../api/people/me.js';

/** The props of the parts of this screen. */
export interface PeopleProps {
  readonly club: MyClub;
}
