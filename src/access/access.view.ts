import {
  Field,
  ID,
  listOf,
  many,
  one,
  oneOf,
  ORDINAL,
  orNull,
  TEXT,
  TIME,
  YES_NO,
} from '../platform/http/reference/field.js';
import { LANGUAGES, type LanguageId } from '../people/languages.js';
import { REACHES, type Reach } from '../platform/network/addresses.js';
import { ROLES, type CallerRole, type Role } from '../people/roles.js';

/** Whether the instance is still to be set up. */
export class SetupStateView {
  @Field(YES_NO, 'Whether nobody can sign in yet: the link on the terminal sets it up.')
  readonly isOpen!: boolean;
}

/** A user, by the name they sign in with. */
export class UserView {
  @Field(ID, 'The id the service gave it.')
  readonly id!: string;
  @Field(TEXT, 'The name they sign in with.')
  readonly name!: string;
  @Field(
    orNull(oneOf(LANGUAGES)),
    'The language that they chose, for all their devices; null when they chose none.',
  )
  readonly language!: LanguageId | null;
}

/** The device that a tablet is paired as. */
export class MyDeviceView {
  @Field(ID, 'The id the service gave it.')
  readonly id!: string;
  @Field(TEXT, 'The name given by the club.')
  readonly name!: string;
  @Field(ID, 'The club that it records at.')
  readonly club!: string;
}

/** A club that one may do something in. */
export class MyClubView {
  @Field(ID, 'The club.')
  readonly id!: string;
  @Field(TEXT, 'Its name.')
  readonly name!: string;
  @Field({ type: 'string', pattern: '^[A-Z]{3}$' }, 'Its currency (ISO 4217).')
  readonly currency!: string;
  @Field(oneOf(LANGUAGES), 'The language of its wall, tablets and invitations.')
  readonly language!: LanguageId;
  @Field(orNull(TIME), 'When it was archived; null while it is not.')
  readonly archivedAt!: string | null;
  @Field(ORDINAL, 'The last event of its log: later notes of the live line are new.')
  readonly headSeq!: number;
  @Field(listOf(oneOf([...ROLES, 'device'])), 'The roles there; `device` for a device.')
  readonly roles!: readonly CallerRole[];
  @Field(orNull(ID), 'The member that the user is there; null for none.')
  readonly member!: string | null;
}

/** The caller, as themselves. */
export class MeView {
  @Field(orNull(one(() => UserView)), 'The user; null at a device.')
  readonly user!: UserView | null;
  @Field(orNull(one(() => MyDeviceView)), 'The device; null for a user.')
  readonly device!: MyDeviceView | null;
  @Field(many(() => MyClubView), 'By name.')
  readonly clubs!: readonly MyClubView[];
}

/** The caller, with the token that a page sends with writes. */
export class MeWithCsrfView extends MeView {
  @Field(
    orNull(TEXT),
    'Goes with the cookie, as `X-CSRF-Token`, for everything but GET; null with a bearer token.',
  )
  readonly csrfToken!: string | null;
}

/** The caller who has just signed in. */
export class SignedInView extends MeWithCsrfView {
  @Field(
    orNull(TEXT),
    'The bearer token, if `bearer` asked for one; else null, and a cookie is set.',
  )
  readonly token!: string | null;
}

/** The roles of a user in a club. */
export class MembershipView {
  @Field(ID, 'The user.')
  readonly user!: string;
  @Field(TEXT, 'The name they sign in with.')
  readonly name!: string;
  @Field(listOf(oneOf(ROLES)), 'Their roles; none once they were taken away.')
  readonly roles!: readonly Role[];
  @Field(orNull(ID), 'The member that the user is; null for none.')
  readonly member!: string | null;
}

/** A user of a club, as the list of all shows them. */
export class ListedMembershipView extends MembershipView {
  @Field(
    listOf(TEXT),
    'Names of other users and of members that look like theirs but are spelled differently: somebody may want to be taken for another.',
  )
  readonly looksLike!: readonly string[];
  @Field(
    YES_NO,
    'Whether they have an account at this instance. Users of an imported club have one where it came from.',
  )
  readonly isHere!: boolean;
}

/** The users of a club. */
export class MembershipList {
  @Field(many(() => ListedMembershipView), 'By name.')
  readonly memberships!: readonly ListedMembershipView[];
}

/** A tablet that may record at the club. */
export class DeviceView {
  @Field(ID, 'The id the service gave it.')
  readonly id!: string;
  @Field(TEXT, 'The name given by the club.')
  readonly name!: string;
  @Field(TIME, 'When it was added.')
  readonly addedAt!: string;
  @Field(orNull(TIME), 'When it was revoked; null while it may record.')
  readonly revokedAt!: string | null;
  @Field(YES_NO, 'Whether a tablet is paired as it.')
  readonly isPaired!: boolean;
  @Field(orNull(TIME), 'When it was last used, to the minute; null for never.')
  readonly lastUsedAt!: string | null;
}

/** The devices of a club. */
export class DeviceList {
  @Field(many(() => DeviceView), 'By name, the revoked ones last.')
  readonly devices!: readonly DeviceView[];
}

/** A link by one of the addresses of the service. */
export class AddressedLinkView {
  @Field(TEXT, 'The whole address.')
  readonly link!: string;
  @Field(
    oneOf(REACHES),
    'From where it can be opened: `public` from wherever PUBLIC_URL says, `network` from the network that the service is in, `here` from its own computer only.',
  )
  readonly reach!: Reach;
}

/** A link that can be used once. Its secret is shown this once only. */
export class LinkView {
  @Field(TEXT, 'The whole address, to send or to show as a QR code: the first of `links`.')
  readonly link!: string;
  @Field(
    many(() => AddressedLinkView),
    'The same link by every address of the service, the best first: some networks have several.',
  )
  readonly links!: readonly AddressedLinkView[];
  @Field(TEXT, 'The secret in it: the part after the #.')
  readonly token!: string;
  @Field(TIME, 'Until when it can be used.')
  readonly expiresAt!: string;
}

/** A link by which somebody gets roles in the club. */
export class InviteView {
  @Field(ID, 'The id the service gave it.')
  readonly id!: string;
  @Field(listOf(oneOf(ROLES)), 'The roles it gives.')
  readonly roles!: readonly Role[];
  @Field(orNull(ID), 'The member that the invited person becomes; null for none.')
  readonly member!: string | null;
  @Field(orNull(ID), 'The user who made it; null for the operator of the service.')
  readonly madeBy!: string | null;
  @Field(TIME, 'When it was made.')
  readonly createdAt!: string;
  @Field(TIME, 'Until when it can be taken.')
  readonly expiresAt!: string;
  @Field(orNull(TIME), 'When it was taken; null while nobody has.')
  readonly usedAt!: string | null;
  @Field(orNull(ID), 'The user who took it; null while nobody has.')
  readonly usedBy!: string | null;
  @Field(orNull(TIME), 'When it was taken back; null unless it was.')
  readonly revokedAt!: string | null;
}

/** The invites of a club. */
export class InviteList {
  @Field(many(() => InviteView), 'Newest first.')
  readonly invites!: readonly InviteView[];
}

/** An invite that was just made, with its link. */
export class InviteMadeView extends LinkView {
  @Field(one(() => InviteView), 'The invite.')
  readonly invite!: InviteView;
}

/** Somebody or something by its name. */
export class NamedView {
  @Field(ID, 'Its id.')
  readonly id!: string;
  @Field(TEXT, 'Its name.')
  readonly name!: string;
}

/** The club of an invite. */
export class InvitingClubView extends NamedView {
  @Field(oneOf(LANGUAGES), 'The club’s language, for a browser that has none of the languages.')
  readonly language!: LanguageId;
}

/** The club and roles of an invite, for anybody with its link. */
export class InviteShownView {
  @Field(one(() => InvitingClubView), 'The club.')
  readonly club!: InvitingClubView;
  @Field(listOf(oneOf(ROLES)), 'The roles it gives.')
  readonly roles!: readonly Role[];
  @Field(orNull(one(() => NamedView)), 'The member that the invited person becomes; null for none.')
  readonly member!: NamedView | null;
  @Field(TIME, 'Until when it can be used.')
  readonly expiresAt!: string;
}

/** A token of a program. */
export class ProgramTokenView {
  @Field(ID, 'The id the service gave it.')
  readonly id!: string;
  @Field(TEXT, 'The name given by its user.')
  readonly name!: string;
  @Field(TIME, 'When it was made.')
  readonly createdAt!: string;
  @Field(orNull(TIME), 'When it ends; null for never.')
  readonly expiresAt!: string | null;
  @Field(orNull(TIME), 'When it was last used, to the minute; null for never.')
  readonly lastUsedAt!: string | null;
  @Field(orNull(TIME), 'When it was revoked; null unless it was.')
  readonly revokedAt!: string | null;
}

/** The tokens of one's programs. */
export class ProgramTokenList {
  @Field(many(() => ProgramTokenView), 'Newest first.')
  readonly tokens!: readonly ProgramTokenView[];
}

/** A new token with its secret, which is shown this once only. */
export class ProgramTokenMadeView extends ProgramTokenView {
  @Field(TEXT, 'To be sent as `Authorization: Bearer`.')
  readonly token!: string;
}

/** That somebody is signed out. */
export class SignedOutView {
  @Field(YES_NO, 'Always true.')
  readonly signedOut!: boolean;
}
