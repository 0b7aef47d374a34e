import type { SessionView } from '../../api/evenings/club-queries.js';
import type { MyClub } from '../../api/people/me.js';

/** The props of the parts of an evening's screen. */
export interface EveningProps {
  readonly club: MyClub;
  readonly session: SessionView;
  readonly nameOf: (member: string) => string;
}
