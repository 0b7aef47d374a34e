import type { Role } from '../../people/roles.js';
import type { BooksOpening } from '../money/books.js';
import type { LanguageId } from '../../people/languages.js';

/** An event of a club or of its members. */
export type ClubEvent =
  | ClubOpened
  | ClubChanged
  | ClubLanguageChosen
  | ClubStatisticsShown
  | MemberAdded
  | MemberChanged
  | GuestAdded
  | GuestMadeMember
  | GuestMerged
  | MemberForgotten
  | AccessGiven
  | AccessEnded
  | DeviceAdded
  | DeviceRevoked
  | WebhookAdded
  | WebhookSecretMade
  | WebhookEnded;

export interface ClubOpened {
  readonly kind: 'club-opened';
  readonly name: string;
  /** ISO 4217. */
  readonly currency: string;
  /** The language of the club. Clubs older than the choice have none: they use Danish. */
  readonly language?: LanguageId;
  /** The user who opened it, its first owner. Clubs older than users have none. */
  readonly owner?: { readonly user: string; readonly name: string };
  /** The opening of its books. Clubs older than books get theirs by an event of its own. */
  readonly books?: BooksOpening;
}

type Change = 'renamed' | 'archived' | 'restored';

/** The name as it now is, and whether it is archived. */
interface Named {
  readonly name: string;
  readonly archived: boolean;
}

export interface ClubChanged extends Named {
  readonly kind: `club-${Change}`;
}

/** The language of the club's wall, tablets and invitations from now on. */
export interface ClubLanguageChosen {
  readonly kind: 'club-language-chosen';
  readonly language: LanguageId;
}

/** Whether members see what others won in money and what they were fined, from now on. */
export interface ClubStatisticsShown {
  readonly kind: 'club-statistics-shown';
  readonly shown: boolean;
}

export interface MemberAdded {
  readonly kind: 'member-added';
  readonly member: string;
  readonly name: string;
  /** The member's money account. */
  readonly account: number;
}

export interface MemberChanged extends Named {
  readonly kind: `member-${Change}`;
  readonly member: string;
}

/** Somebody sits down with a name, and is no member. */
export interface GuestAdded {
  readonly kind: 'guest-added';
  readonly member: string;
  readonly name: string;
  /** The guest's money account. */
  readonly account: number;
}

/** A guest becomes a member of the club, with all that they played as a guest. */
export interface GuestMadeMember {
  readonly kind: 'guest-made-member';
  readonly member: string;
  readonly name: string;
}

/** A guest turns out to be a member, who gets all that was the guest's. */
export interface GuestMerged {
  readonly kind: 'guest-merged';
  /** The guest. */
  readonly member: string;
  readonly name: string;
  /** The member. */
  readonly into: string;
}

/** A member, or a guest, leaves for good: the names that they had are erased. */
export interface MemberForgotten {
  readonly kind: 'member-forgotten';
  readonly member: string;
  /** Their name from now on, in the language of the club. */
  readonly name: string;
  readonly initials: string;
  /** The guests who were merged into them. */
  readonly guests: readonly string[];
  /** Their users; their roles were ended before. */
  readonly users: readonly string[];
  /** The events out of whose texts the name was taken; absent where it was taken out of none. */
  readonly takenOut?: readonly TakenOut[];
}

/** An event out of whose texts a name was taken. */
export interface TakenOut {
  /** Its number. */
  readonly event: number;
  /** SHA-256 of its payload as it is since, 64 hexadecimal digits. */
  readonly digest: string;
}

/** A user has these roles and no others, and is this member, from now on. */
export interface AccessGiven {
  readonly kind: 'access-given';
  readonly user: string;
  readonly name: string;
  /** As they are kept (`setOfRoles`). */
  readonly roles?: readonly Role[];
  /** The one role, in logs from before somebody could have several; these have no `roles`. */
  readonly role?: Role;
  /** The member whose record they have claimed; null for none. */
  readonly member: string | null;
  /** The user whose invite they took. */
  readonly invitedBy?: string;
}

export interface AccessEnded {
  readonly kind: 'access-ended';
  readonly user: string;
  readonly name: string;
}

export interface DeviceAdded {
  readonly kind: 'device-added';
  readonly device: string;
  readonly name: string;
}

export interface DeviceRevoked {
  readonly kind: 'device-revoked';
  readonly device: string;
  readonly name: string;
}

/** The club adds an address that is sent what the log gains. */
export interface WebhookAdded {
  readonly kind: 'webhook-added';
  readonly webhook: string;
  readonly name: string;
}

/** Another secret signs what is sent there. */
export interface WebhookSecretMade {
  readonly kind: 'webhook-secret-made';
  readonly webhook: string;
  readonly name: string;
}

/** Nothing is sent there any more. */
export interface WebhookEnded {
  readonly kind: 'webhook-ended';
  readonly webhook: string;
  readonly name: string;
}
