import { permits, type CallerRole, type ClubPermission } from '../../../src/people/roles.js';

/** A club as I belong to it. */
export interface Mine {
  readonly roles: readonly CallerRole[];
}

/** Whether I may do something in a club, by the table that the service goes by; nothing in one that is not mine. */
export function may(club: Mine | undefined, permission: ClubPermission): boolean {
  return club !== undefined && permits(club.roles, permission);
}

/** Whether this device is one of the club's tablets. */
export function isTablet({ roles }: Mine): boolean {
  return roles.includes('device');
}
