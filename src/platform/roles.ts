/** What someone can be in a club. */
export const ROLES = ['owner', 'secretary', 'auditor', 'member'] as const;
export type Role = (typeof ROLES)[number];

/** Who asks, in a club: by the role of a user, or as one of the club's devices. */
export type CallerRole = Role | 'device';

const EVERYONE: readonly CallerRole[] = ['owner', 'secretary', 'auditor', 'member', 'device'];
const READERS: readonly CallerRole[] = ['owner', 'secretary', 'auditor'];
const RECORDERS: readonly CallerRole[] = ['owner', 'secretary', 'device'];

/** What can be done in a club, and who may. */
const IN_CLUB = {
  /** The club and its name, roles, invites. */
  'keep-club': ['owner'],
  'keep-members': ['owner', 'secretary'],
  'keep-devices': ['owner', 'secretary'],
  /** To invite members; for any other role one must be an owner. */
  invite: ['owner', 'secretary'],
  /** Sessions, hands, fines, and putting them right. */
  record: RECORDERS,
  /** To see what a correction would come to: for those who make it, and those who decide with one. */
  'preview-corrections': ['owner', 'secretary', 'auditor', 'device'],
  /** The club, its members by name, its sessions with their hands, fines, payments and standings. */
  'read-sessions': EVERYONE,
  /** One's own account; everybody's for those who may read all. */
  'read-account': ['owner', 'secretary', 'auditor', 'member'],
  /** The log, the registers, the proof. */
  'read-all': READERS,
  /** To raise, answer and withdraw a dispute, and to read those one may. */
  dispute: ['owner', 'secretary', 'auditor', 'member'],
  'decide-disputes': ['owner', 'auditor'],
  /** The club's money: to record, confirm and close; its purses and accounts. */
  'keep-money': ['owner'],
  /** To receive money at the table. */
  'receive-money': ['owner', 'secretary'],
  /** To see all of the club's money. */
  'read-money': READERS,
} as const satisfies Record<string, readonly CallerRole[]>;

export type ClubPermission = keyof typeof IN_CLUB;

/** `anyone` needs no sign-in; `signed-in` a user or device; `user` a user of one's own. */
export type Permission = 'anyone' | 'signed-in' | 'user' | ClubPermission;

/** Whether a role in the club is enough for it. */
export function permits(role: CallerRole, permission: ClubPermission): boolean {
  return (IN_CLUB[permission] as readonly CallerRole[]).includes(role);
}

/** The roles that may. */
export function whoMay(permission: ClubPermission): readonly Role[] {
  return ROLES.filter((role) => permits(role, permission));
}
