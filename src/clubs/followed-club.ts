import type { ClubEvent } from '../events/club/event.js';
import { ROLES, type Role } from '../platform/roles.js';
import type { BeforeClubEvent } from './rows-of-event.js';

interface Access {
  readonly role: Role;
  readonly member: string | null;
}

/**
 * Follows the events of a club through a log that is read again: knows what there was before each, and
 * refuses what cannot have happened.
 */
export class FollowedClub {
  #archived = false;
  /** Whether they are archived, by member id. */
  readonly #members = new Map<string, boolean>();
  readonly #users = new Map<string, Access>();
  /** Whether it may record still, by its id. */
  readonly #devices = new Map<string, boolean>();

  /**
   * @returns what there was before the event
   * @throws Error for an event that cannot follow those before it
   */
  follow(event: ClubEvent): BeforeClubEvent {
    switch (event.kind) {
      case 'club-opened':
        if (event.owner) this.#users.set(event.owner.user, { role: 'owner', member: null });
        return {};
      case 'club-renamed':
      case 'club-archived':
      case 'club-restored': {
        const archived = this.#archived;
        this.#archived = event.archived;
        return { archived };
      }
      case 'member-added':
        this.#members.set(event.member, false);
        return {};
      case 'member-renamed':
      case 'member-archived':
      case 'member-restored': {
        const archived = this.#members.get(event.member);
        if (archived === undefined) throw new Error(`member ${event.member} was never added`);
        this.#members.set(event.member, event.archived);
        return { archived };
      }
      default:
        return this.#followAccess(event);
    }
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
      default:
        return {};
    }
  }

  #give({ user, role, member }: Extract<ClubEvent, { kind: 'access-given' }>): void {
    if (!ROLES.includes(role)) throw new Error(`${role} is no role`);
    if (member !== null) {
      if (!this.#members.has(member)) throw new Error(`member ${member} was never added`);
      for (const [other, access] of this.#users) {
        if (access.member !== member || other === user) continue;
        throw new Error(`member ${member} was claimed by user ${other} already`);
      }
    }
    this.#users.set(user, { role, member });
  }
}
