import type { MyClub } from '../../api/me.js';

/** What the parts of this screen are given. */
export interface PeopleProps {
  readonly club: MyClub;
}

/** Whether one may change what an auditor only reads. */
export function keeps({ role }: MyClub): boolean {
  return role === 'owner' || role === 'secretary';
}
