/** The roles in a club, of which somebody can have several, in their usual order. */
export const ROLES = ['owner', 'secretary', 'treasurer', 'auditor', 'member'] as const;
export type Role = (typeof ROLES)[number];

/** The role of a caller in a club: one of a user, or that of one of the club's devices. */
export type CallerRole = Role | 'device';

const EVERYONE: readonly CallerRole[] = [...ROLES, 'device'];
const READERS: readonly CallerRole[] = ['owner', 'secretary', 'treasurer', 'auditor'];
const RECORDERS: readonly CallerRole[] = ['owner', 'secretary', 'device'];

/** The permissions in a club, with the roles that have each. */
const IN_CLUB = {
  /** The club and its name, roles, invites. */
  'keep-club': ['owner'],
  'keep-members': ['owner', 'secretary'],
  'keep-devices': ['owner', 'secretary'],
  /** To invite members; for any other role one must be an owner. */
  invite: ['owner', 'secretary'],
  /** Sessions, hands, fines, and putting them right. */
  record: RECORDERS,
  /** Previews of corrections are for those who make them, and those who decide disputes with one. */
  'preview-corrections': ['owner', 'secretary', 'auditor', 'device'],
  /** The club, its members by name, its sessions with their hands, fines, payments and standings. */
  'read-sessions': EVERYONE,
  /** One's own account; everybody's for those who may read all. */
  'read-account': ROLES,
  /** The log, the registers, the proof; and what is everybody's, where a member sees their own only. */
  'read-all': READERS,
  /** Seasons: which evenings belong to them, and how their standings are made. */
  'keep-seasons': ['owner', 'secretary'],
  /** To write the club's own rule books: drafts, which bind nobody. */
  'draft-books': ['owner', 'secretary'],
  /** To put a version of the club's own book in force, and to retire the book. */
  'adopt-books': ['owner'],
  /** To plan evenings, to move them and call them off. */
  'plan-evenings': ['owner', 'secretary'],
  /** To answer for oneself whether one is there on a planned evening. */
  'answer-evening': ROLES,
  /** To raise, answer and withdraw a dispute or an objection to a voucher, and to read those one may. */
  dispute: ROLES,
  'decide-disputes': ['owner', 'auditor'],
  /** The club's money: to record, confirm and close; its purses and accounts. */
  'keep-money': ['owner', 'treasurer'],
  /** To answer the objections of members to vouchers; who of them answers one, its parties decide. */
  'answer-objections': ['owner', 'treasurer', 'auditor'],
  /** To receive money at the table. */
  'receive-money': ['owner', 'secretary', 'treasurer'],
  /** To record what players pay each other in cash for an evening. */
  'pay-evening': ['owner', 'secretary', 'treasurer', 'device'],
  /** To see all of the club's money. */
  'read-money': READERS,
  /** The accounts of closed years; those of an open one are for who sees all of the money. */
  'read-accounts': ROLES,
  /** To verify the log: the proof that members have against those who keep the books. */
  verify: ROLES,
  /** To examine a year's accounts: an office of its own, which an owner has not by owning. */
  examine: ['auditor'],
  /** To say that one has paid, and to see one's own payments. */
  'report-payment': ROLES,
} as const satisfies Record<string, readonly CallerRole[]>;

export type ClubPermission = keyof typeof IN_CLUB;

/** To write in one's own name: the member is the caller, and nobody else's request is the same. */
const IN_OWN_NAME: readonly Permission[] = [
  'report-payment',
  'dispute',
  'decide-disputes',
  'answer-objections',
  'examine',
  'answer-evening',
];

/** `anyone` needs no sign-in; `signed-in` a user or device; `user` a user of one's own. */
export type Permission = 'anyone' | 'signed-in' | 'user' | ClubPermission;

/** Whether roles in the club are enough for it: one of them is. */
export function permits(roles: readonly CallerRole[], permission: ClubPermission): boolean {
  const who: readonly CallerRole[] = IN_CLUB[permission];
  return roles.some((role) => who.includes(role));
}

/** Whether a route with this permission takes the member from its caller. */
export function isInOwnName(permission: Permission | undefined): boolean {
  return permission !== undefined && IN_OWN_NAME.includes(permission);
}

/** The roles that may. */
export function whoMay(permission: ClubPermission): readonly Role[] {
  return ROLES.filter((role) => permits([role], permission));
}

/**
 * A set of roles as it is kept: each once, in their order. Every other role includes what a member may
 * do, so `member` is kept only for those who have no other role, and equal sets look the same.
 */
export function setOfRoles(roles: readonly Role[]): readonly Role[] {
  const more = ROLES.filter((role) => role !== 'member' && roles.includes(role));
  return more.length === 0 && roles.includes('member') ? ['member'] : more;
}

/** Whether two sets of roles, as they are kept, are the same. */
export function isSameSet(some: readonly Role[], others: readonly Role[]): boolean {
  return some.join() === others.join();
}
