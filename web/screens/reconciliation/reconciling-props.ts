import type { MyClub } from '../../api/people/me.js';
import type { Reconciling } from './use-reconciling.js';

/** The subject of the parts of the screen. */
export interface ReconcilingProps {
  readonly club: MyClub;
  readonly purse: string;
  readonly reconciling: Reconciling;
}
