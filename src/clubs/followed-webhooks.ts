import type { ClubEvent } from '../events/club/event.js';

/** Follows the webhooks of a club through a log: they have no rows that follow from it. */
export class FollowedWebhooks {
  /** Those that were not ended. */
  readonly #there = new Set<string>();

  /** @throws Error for an event that cannot follow those before it */
  follow(event: ClubEvent): void {
    switch (event.kind) {
      case 'webhook-added':
        if (this.#there.has(event.webhook)) throw new Error(`webhook ${event.webhook} is there`);
        this.#there.add(event.webhook);
        return;
      case 'webhook-secret-made':
      case 'webhook-ended':
        if (!this.#there.has(event.webhook)) {
          throw new Error(`webhook ${event.webhook} was never added, or ended already`);
        }
        if (event.kind === 'webhook-ended') this.#there.delete(event.webhook);
        return;
      default:
    }
  }
}
