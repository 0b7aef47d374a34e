import type { PoolClient } from 'pg';
import type { DeviceChange, MembershipRow } from '../log/event.js';
import type { LoggedEvent, ReplayedEvent } from './replayer.js';
import type { Finding } from './replay.js';

/** Who may do what, as it is kept: users and devices by their ids. */
export interface StoredAccess {
  readonly memberships: ReadonlyMap<string, MembershipRow>;
  readonly devices: ReadonlyMap<string, DeviceChange>;
}

type Followed<T> = T & { readonly seq: number };

/** Follows the roles of users and the devices of a log, and compares them with what is kept. */
export class VerifiedAccess {
  readonly #memberships = new Map<string, Followed<MembershipRow>>();
  readonly #devices = new Map<string, Followed<DeviceChange>>();

  follow({ seq }: LoggedEvent, { membership, device }: ReplayedEvent): void {
    if (membership !== undefined) this.#memberships.set(membership.userId, { ...membership, seq });
    if (device !== undefined) this.#devices.set(device.id, { ...device, seq });
  }

  /** @param headSeq the event to name for who or what came by no event */
  finding({ memberships, devices }: StoredAccess, headSeq: number): Finding | null {
    const found: Finding[] = [];
    const add = (seq: number, detail: string | null) => {
      if (detail !== null) found.push({ seq, check: 'state', detail });
    };
    for (const [id, should] of this.#memberships) {
      add(should.seq, wrongMembership(id, should, memberships.get(id)));
    }
    for (const [id, should] of this.#devices) {
      add(should.seq, wrongDevice(id, should, devices.get(id)));
    }
    for (const [id, { name }] of memberships) {
      const isKnown = this.#memberships.has(id);
      add(headSeq, isKnown ? null : `user ${id} (${name}) was given a role by no event`);
    }
    for (const [id, { name }] of devices) {
      add(headSeq, this.#devices.has(id) ? null : `device ${id} (${name}) was added by no event`);
    }
    return found.sort((one, other) => one.seq - other.seq)[0] ?? null;
  }
}

function wrongMembership(
  id: string,
  should: MembershipRow,
  is: MembershipRow | undefined,
): string | null {
  if (is === undefined) return `the role of user ${id} (${should.name}) is missing`;
  if (is.name !== should.name) return `user ${id} is called ${is.name}, not ${should.name}`;
  const who = `user ${id} (${is.name})`;
  if (is.role !== should.role) {
    return `the role of ${who} is ${is.role ?? 'none'}, not ${should.role ?? 'none'}`;
  }
  if (is.memberId === should.memberId) return null;
  return `${who} is member ${is.memberId ?? 'none'}, not ${should.memberId ?? 'none'}`;
}

function wrongDevice(
  id: string,
  should: DeviceChange,
  is: DeviceChange | undefined,
): string | null {
  if (is === undefined) return `device ${id} (${should.name}) is missing`;
  if (is.name !== should.name) return `device ${id} is called ${is.name}, not ${should.name}`;
  if (is.revoked === should.revoked) return null;
  return `device ${id} (${is.name}) is ${is.revoked ? '' : 'not '}revoked, by the log it is otherwise`;
}

/** Reads the roles and devices of a club. */
export async function readStoredAccess(client: PoolClient, clubId: string): Promise<StoredAccess> {
  const memberships = await client.query<MembershipRow>(
    `SELECT user_id AS "userId", name, role, member_id AS "memberId"
      FROM membership WHERE club_id = $1`,
    [clubId],
  );
  const devices = await client.query<DeviceChange>(
    'SELECT id, name, revoked_at IS NOT NULL AS revoked FROM device WHERE club_id = $1',
    [clubId],
  );
  return {
    memberships: new Map(memberships.rows.map((row) => [row.userId, row])),
    devices: new Map(devices.rows.map((row) => [row.id, row])),
  };
}
