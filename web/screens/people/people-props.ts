import type { MyClub } from '../../api/people/me.js';

/** What the parts of this screen are given. */
export interface PeopleProps {
  readonly club: MyClub;
}
