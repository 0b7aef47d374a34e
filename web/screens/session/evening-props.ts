import type { SessionView } from '../../api/evenings/club-queries.js';
import type { MyClub } from '../../api/people/me.js';

/** What the parts of the screen of an evening are given. */
export interface EveningProps {
  readonly club: MyClub;
  readonly session: SessionView;
  readonly nameOf: (member: string) => string;
}
