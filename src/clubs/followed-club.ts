import type { ClubEvent, MemberForgotten } from '../events/club/event.js';
import { rolesGiven } from '../events/club/access.js';
import { isSameSet, setOfRoles } from '../people/roles.js';
import type { BeforeClubEvent } from './rows-of-event.js';

interface Access {
  readonly member: string | null;
}

interface FollowedMember {
  readonly archived: boolean;
  readonly guest: boolean;
  readonly merged: boolean;
  /** Whether they left for good. */
  readonly forgotten: boolean;
}

/**
 * Follows the events of a club through a log that is read again: knows what there was before each, and
 * refuses what cannot have happened.
 */
export class FollowedClub {
  #archived = false;
  /** Members and guests, by their ids. */
  readonly #members = new Map<string, FollowedMember>();
  readonly #users = new Map<string, Access>();
  /** Whether it may record still, by its id. */
  readonly #devices = new Map<string, boolean>();
  /** Those that were not ended. */
  readonly #webhooks = new Set<string>();

  /**
   * @returns what there was before the event
   * @throws Error for an event that cannot follow those before it
   */
  follow(event: ClubEvent): BeforeClubEvent {
    switch (event.kind) {
      case 'club-opened':
        if (event.owner) this.#users.set(event.owner.user, { member: null });
        return {};
      case 'club-renamed':
      case 'club-archived':
      case 'club-restored': {
        const archived = this.#archived;
        this.#archived = event.archived;
        return { archived };
      }
      case 'member-added':
      case 'guest-added': {
        const guest = event.kind === 'guest-added';
        this.#members.set(event.member, {
          archived: false,
          guest,
          merged: false,
          forgotten: false,
        });
        return {};
      }
      case 'member-renamed':
      case 'member-archived':
      case 'member-restored': {
        const member = this.#member(event.member);
        this.#members.set(event.member, { ...member, archived: event.archived });
        return { archived: member.archived };
      }
      case 'guest-made-member':
        this.#members.set(event.member, { ...this.#guest(event.member), guest: false });
        return {};
      case 'guest-merged':
        if (this.#member(event.into).guest) throw new Error(`${event.into} is no member`);
        this.#members.set(event.member, { ...this.#guest(event.member), merged: true });
        return {};
      case 'member-forgotten':
        return this.#forget(event);
      default:
        return this.#followAccess(event);
    }
  }

  #member(id: string): FollowedMember {
    const member = this.#members.get(id);
    if (member === undefined) throw new Error(`member ${id} was never added`);
    if (member.forgotten) throw new Error(`${id} was forgotten`);
    return member;
  }

  /** A guest who may still become somebody. */
  #guest(id: string): FollowedMember {
    const member = this.#member(id);
    if (!member.guest || member.merged) throw new Error(`${id} is no guest any more`);
    return member;
  }

  #forget({ member: id, guests, users }: MemberForgotten): BeforeClubEvent {
    const member = this.#member(id);
    if (member.merged) throw new Error(`${id} was merged`);
    for (const guest of guests) {
      if (this.#members.get(guest)?.merged !== true) throw new Error(`${guest} was not merged`);
    }
    for (const user of users) {
      if (this.#users.has(user)) throw new Error(`user ${user} has a role`);
    }
    for (const one of [id, ...guests]) {
      this.#members.set(one, { ...this.#member(one), archived: true, forgotten: true });
    }
    return { archived: member.archived };
  }

  #followAccess(event: ClubEvent): BeforeClubEvent {
    switch (event.kind) {
      case 'access-given': {
        const claimed = this.#users.get(event.user)?.member ?? null;
        this.#give(event);
        return { claimed };
      }
      case 'access-ended': {
        const before = this.#users.get(event.user);
        if (before === undefined) throw new Error(`user ${event.user} has no role`);
        this.#users.delete(event.user);
        return { claimed: before.member };
      }
      case 'device-added':
        if (this.#devices.has(event.device)) throw new Error(`device ${event.device} is there`);
        this.#devices.set(event.device, true);
        return {};
      case 'device-revoked':
        if (this.#devices.get(event.device) !== true) {
          throw new Error(`device ${event.device} was never added, or is revoked already`);
        }
        this.#devices.set(event.device, false);
        return {};
      case 'webhook-added':
        if (this.#webhooks.has(event.webhook)) throw new Error(`webhook ${event.webhook} is there`);
        this.#webhooks.add(event.webhook);
        return {};
      case 'webhook-secret-made':
      case 'webhook-ended':
        if (!this.#webhooks.has(event.webhook)) {
          throw new Error(`webhook ${event.webhook} was never added, or ended already`);
        }
        if (event.kind === 'webhook-ended') this.#webhooks.delete(event.webhook);
        return {};
      default:
        return {};
    }
  }

  #give(event: Extract<ClubEvent, { kind: 'access-given' }>): void {
    const { user, member } = event;
    const roles = rolesGiven(event);
    const isSet = roles.length > 0 && isSameSet(roles, setOfRoles(roles));
    if (!isSet || (event.roles !== undefined && event.role !== undefined)) {
      throw new Error(`[${roles.join(', ')}] is no set of roles`);
    }
    if (member !== null) {
      if (this.#member(member).guest) throw new Error(`${member} is a guest`);
      for (const [other, access] of this.#users) {
        if (access.member !== member || other === user) continue;
        throw new Error(`member ${member} was claimed by user ${other} already`);
      }
    }
    this.#users.set(user, { member });
  }
}
