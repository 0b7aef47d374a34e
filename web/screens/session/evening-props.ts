import type { SessionView } from '../../api/club-queries.js';
import type { MyClub } from '../../api/me.js';

/** What the parts of the screen of an evening are given. */
export interface EveningProps {
  readonly club: MyClub;
  readonly session: SessionView;
  readonly nameOf: (member: string) => string;
}
