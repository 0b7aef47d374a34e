import type { MyClub } from '../../api/people/me.js';
import type { Reconciling } from './use-reconciling.js';

/** What the parts of the screen are about. */
export interface ReconcilingProps {
  readonly club: MyClub;
  readonly purse: string;
  readonly reconciling: Reconciling;
}
