import { useState } from 'react';
import type { DisputeFile } from '../../api/evenings/club-queries.js';
import type { MyClub } from '../../api/people/me.js';
import { decidersFor } from '../../parts/disputes/deciders.js';

/** The second decider, as far as one is chosen. */
export interface Second {
  /** The id of the member; empty for nobody. */
  readonly value: string;
  readonly choose: (member: string) => void;
  /** Whether the decider is a party, and somebody else has to confirm the decision. */
  readonly isNeeded: boolean;
  /** Whether one is needed and not chosen yet. */
  readonly isLacking: boolean;
}

/** The choice of a second decider. */
export function useSecond(club: MyClub, dispute: DisputeFile): Second {
  const [value, choose] = useState('');
  const isNeeded = decidersFor(dispute, club.member).needsSecond;
  return { value, choose, isNeeded, isLacking: isNeeded && value === '' };
}
