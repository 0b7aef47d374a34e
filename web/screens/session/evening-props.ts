import type { SessionView } from '../../api/evenings/club-queries.js';
import type { MyClub } from '../../api/people/me.js';

/** The props of the parts of an evening's screen. */
export interface EveningProps {
  readonly club: MyClub;
  readonly session: SessionView;
  readonly nameOf: (member: string) => string;
}

/** More hands than a screen has room for beside the result. */
const MANY_HANDS = 8;

/** Whether an evening is so long that all but its result is behind headings on a wide screen too. */
export function isLong({ hands }: Pick<SessionView, 'hands'>): boolean {
  return hands > MANY_HANDS;
}
