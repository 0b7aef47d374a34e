import { ID, many, one, oneOf, orNull, Shown, TEXT, TIME, YES_NO } from '../platform/api/shown.js';
import { ROLES, type Role, type Standing } from '../platform/roles.js';

/** A user, by what he signs in with. */
export class UserView {
  @Shown(ID, 'The id the service gave it.')
  readonly id!: string;
  @Shown(TEXT, 'What he signs in with.')
  readonly name!: string;
}

/** The device that a tablet is paired as. */
export class MyDeviceView {
  @Shown(ID, 'The id the service gave it.')
  readonly id!: string;
  @Shown(TEXT, 'What the club calls it.')
  readonly name!: string;
  @Shown(ID, 'The club that it records at.')
  readonly club!: string;
}

/** A club that one may do something in. */
export class MyClubView {
  @Shown(ID, 'The club.')
  readonly id!: string;
  @Shown(TEXT, 'Its name.')
  readonly name!: string;
  @Shown({ type: 'string', pattern: '^[A-Z]{3}$' }, 'Its currency (ISO 4217).')
  readonly currency!: string;
  @Shown(orNull(TIME), 'When it was archived; null while it is not.')
  readonly archivedAt!: string | null;
  @Shown(oneOf([...ROLES, 'device']), 'The role there; `device` for a device.')
  readonly role!: Standing;
  @Shown(orNull(ID), 'The member that the user is there; null for none.')
  readonly member!: string | null;
}

/** Who is signed in. */
export class MeView {
  @Shown(orNull(one(() => UserView)), 'The user; null at a device.')
  readonly user!: UserView | null;
  @Shown(orNull(one(() => MyDeviceView)), 'The device; null for a user.')
  readonly device!: MyDeviceView | null;
  @Shown(many(() => MyClubView), 'By name.')
  readonly clubs!: readonly MyClubView[];
}

/** Who is signed in, and what a page must send with writes. */
export class MeWithCsrfView extends MeView {
  @Shown(
    orNull(TEXT),
    'Goes with the cookie, as `X-CSRF-Token`, for everything but GET; null with a bearer token.',
  )
  readonly csrfToken!: string | null;
}

/** Who has just been let in. */
export class SignedInView extends MeWithCsrfView {
  @Shown(
    orNull(TEXT),
    'The bearer token, if `bearer` asked for one; else null, and a cookie is set.',
  )
  readonly token!: string | null;
}

/** What a user may do in a club. */
export class MembershipView {
  @Shown(ID, 'The user.')
  readonly user!: string;
  @Shown(TEXT, 'What he signs in with.')
  readonly name!: string;
  @Shown(orNull(oneOf(ROLES)), 'His role; null once it was taken away.')
  readonly role!: Role | null;
  @Shown(orNull(ID), 'The member that he is; null for none.')
  readonly member!: string | null;
}

/** The users of a club. */
export class MembershipList {
  @Shown(many(() => MembershipView), 'By name.')
  readonly memberships!: readonly MembershipView[];
}

/** A tablet that may record at the club. */
export class DeviceView {
  @Shown(ID, 'The id the service gave it.')
  readonly id!: string;
  @Shown(TEXT, 'What the club calls it.')
  readonly name!: string;
  @Shown(TIME, 'When it was added.')
  readonly addedAt!: string;
  @Shown(orNull(TIME), 'When it was revoked; null while it may record.')
  readonly revokedAt!: string | null;
  @Shown(YES_NO, 'Whether a tablet is paired as it.')
  readonly isPaired!: boolean;
  @Shown(orNull(TIME), 'When it was last used, to the minute; null for never.')
  readonly lastUsedAt!: string | null;
}

/** The devices of a club. */
export class DeviceList {
  @Shown(many(() => DeviceView), 'By name, the revoked ones last.')
  readonly devices!: readonly DeviceView[];
}

/** A link that may be used once. It is told this once only. */
export class LinkView {
  @Shown(TEXT, 'The whole address, to send or to show as a QR code.')
  readonly link!: string;
  @Shown(TEXT, 'The secret in it: what stands behind the #.')
  readonly token!: string;
  @Shown(TIME, 'Until when it can be used.')
  readonly expiresAt!: string;
}

/** A link by which somebody gets a role in the club. */
export class InviteView {
  @Shown(ID, 'The id the service gave it.')
  readonly id!: string;
  @Shown(oneOf(ROLES), 'The role it gives.')
  readonly role!: Role;
  @Shown(orNull(ID), 'The member that its taker becomes; null for none.')
  readonly member!: string | null;
  @Shown(orNull(ID), 'The user who made it; null when whoever runs the service did.')
  readonly madeBy!: string | null;
  @Shown(TIME, 'When it was made.')
  readonly createdAt!: string;
  @Shown(TIME, 'Until when it can be taken.')
  readonly expiresAt!: string;
  @Shown(orNull(TIME), 'When it was taken; null while nobody has.')
  readonly usedAt!: string | null;
  @Shown(orNull(ID), 'The user who took it; null while nobody has.')
  readonly usedBy!: string | null;
  @Shown(orNull(TIME), 'When it was taken back; null unless it was.')
  readonly revokedAt!: string | null;
}

/** The invites of a club. */
export class InviteList {
  @Shown(many(() => InviteView), 'Newest first.')
  readonly invites!: readonly InviteView[];
}

/** An invite that was just made, with its link. */
export class InviteMadeView extends LinkView {
  @Shown(one(() => InviteView), 'The invite.')
  readonly invite!: InviteView;
}

/** Somebody or something by its name. */
export class NamedView {
  @Shown(ID, 'Its id.')
  readonly id!: string;
  @Shown(TEXT, 'Its name.')
  readonly name!: string;
}

/** What an invite is to, for whoever has its link. */
export class InviteShownView {
  @Shown(one(() => NamedView), 'The club.')
  readonly club!: NamedView;
  @Shown(oneOf(ROLES), 'The role it gives.')
  readonly role!: Role;
  @Shown(orNull(one(() => NamedView)), 'The member that its taker becomes; null for none.')
  readonly member!: NamedView | null;
  @Shown(TIME, 'Until when it can be used.')
  readonly expiresAt!: string;
}

/** A token of a program. */
export class ProgramTokenView {
  @Shown(ID, 'The id the service gave it.')
  readonly id!: string;
  @Shown(TEXT, 'What its user calls it.')
  readonly name!: string;
  @Shown(TIME, 'When it was made.')
  readonly createdAt!: string;
  @Shown(orNull(TIME), 'When it ends; null for never.')
  readonly expiresAt!: string | null;
  @Shown(orNull(TIME), 'When it was last used, to the minute; null for never.')
  readonly lastUsedAt!: string | null;
  @Shown(orNull(TIME), 'When it was revoked; null unless it was.')
  readonly revokedAt!: string | null;
}

/** The tokens of one's programs. */
export class ProgramTokenList {
  @Shown(many(() => ProgramTokenView), 'Newest first.')
  readonly tokens!: readonly ProgramTokenView[];
}

/** A token that was just made, with its secret. It is told this once only. */
export class ProgramTokenMadeView extends ProgramTokenView {
  @Shown(TEXT, 'To be sent as `Authorization: Bearer`.')
  readonly token!: string;
}

/** That somebody is signed out. */
export class SignedOutView {
  @Shown(YES_NO, 'Always true.')
  readonly signedOut!: boolean;
}
