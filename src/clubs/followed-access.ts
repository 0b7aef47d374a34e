import { ROLES, type Role } from '../platform/roles.js';
import type { ClubEvent } from '../events/club/event.js';

interface Standing {
  readonly role: Role;
  readonly member: string | null;
}

/** Follows roles and devices through a log that is read anew, and refuses what cannot have happened. */
export class FollowedAccess {
  readonly #users = new Map<string, Standing>();
  /** Whether it may record still, by its id. */
  readonly #devices = new Map<string, boolean>();

  /** @throws Error for an event that cannot follow those before it */
  follow(event: ClubEvent, isMember: (id: string) => boolean): void {
    switch (event.kind) {
      case 'club-opened':
        if (event.owner) this.#users.set(event.owner.user, { role: 'owner', member: null });
        return;
      case 'access-given':
        this.#give(event, isMember);
        return;
      case 'access-ended':
        if (!this.#users.delete(event.user)) throw new Error(`user ${event.user} has no role`);
        return;
      case 'device-added':
        if (this.#devices.has(event.device)) throw new Error(`device ${event.device} is there`);
        this.#devices.set(event.device, true);
        return;
      case 'device-revoked':
        if (this.#devices.get(event.device) !== true) {
          throw new Error(`device ${event.device} was never added, or is revoked already`);
        }
        this.#devices.set(event.device, false);
    }
  }

  #give(
    { user, role, member }: Extract<ClubEvent, { kind: 'access-given' }>,
    isMember: (id: string) => boolean,
  ): void {
    if (!ROLES.includes(role)) throw new Error(`${role} is no role`);
    if (member !== null) {
      if (!isMember(member)) throw new Error(`member ${member} was never added`);
      for (const [other, standing] of this.#users) {
        if (standing.member !== member || other === user) continue;
        throw new Error(`member ${member} was claimed by user ${other} already`);
      }
    }
    this.#users.set(user, { role, member });
  }
}
