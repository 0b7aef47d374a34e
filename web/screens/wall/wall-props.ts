import type { SessionView } from '../../api/club-queries.js';
import type { MyClub } from '../../api/me.js';

/** What the parts of the wall are given. */
export interface WallProps {
  readonly club: MyClub;
  readonly session: SessionView;
  readonly nameOf: (member: string) => string;
}
