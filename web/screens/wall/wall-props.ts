import type { SessionView } from '../../api/evenings/club-queries.js';
import type { MyClub } from '../../api/people/me.js';

/** The props of the parts of the wall. */
export interface WallProps {
  readonly club: MyClub;
  readonly session: SessionView;
  readonly nameOf: (member: string) => string;
}
