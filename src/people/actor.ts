/** The author of an event, as the log names them. */
export interface Actor {
  /** The user who is signed in; null at a device. */
  readonly user: string | null;
  /** The device that it was done at; null at a user's own. */
  readonly device: string | null;
  /** The member who did it: the one that the user has claimed, or that sits at the device. */
  readonly member: string | null;
  /** Whether it was nobody: the service itself, bringing a club up to date. */
  readonly service?: true;
}

/** An event without a named author, from before there were users and devices. */
const SECRETARY = 'secretary';
/** The author of events that the service itself adds to a log. */
export const SERVICE = 'service';
/** Nobody in particular. */
export const NOBODY: Actor = { user: null, device: null, member: null };

/**
 * The author of an event as the log keeps it: the id of a member who acts for themselves; `user:` and
 * an id for a user who is no member; `device:` and an id, and behind a space the member who sat at it.
 */
export function actorText({ user, device, member, service }: Actor = NOBODY): string {
  if (service === true) return SERVICE;
  if (device !== null) return member === null ? `device:${device}` : `device:${device} ${member}`;
  if (member !== null) return member;
  return user === null ? SECRETARY : `user:${user}`;
}

/** The reverse of `actorText`; what it does not know names nobody. */
export function readActor(text: string): Actor {
  const found = /^(?:device:(\S+)(?: (\S+))?|user:(\S+)|([0-9a-f-]{36}))$/.exec(text);
  const [, device = null, seated, user = null, member] = found ?? [];
  return { user, device, member: seated ?? member ?? null };
}

/** The ids by which somebody who did something is known again. */
export function identitiesOf(text: string): string[] {
  const { user, member } = readActor(text);
  return [user, member].filter((id) => id !== null);
}
