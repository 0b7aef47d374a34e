import { randomUUID } from 'node:crypto';
import type { Pool } from 'pg';
import type { InviteMadeView } from '../../../src/access/access.view.js';
import type { MemberView } from '../../../src/clubs/view.js';
import type { Role } from '../../../src/people/roles.js';
import {
  call,
  expectStatus,
  expectVerified,
  openClub,
  serveTestApp,
  type Answer,
  type ServedApp,
} from '../api/api.js';
import { make, type Someone } from './access-club.js';
import { ask, hangUp, newAddress, type Told } from './access-request.js';
import { OWNER } from './access.js';

/** A club that lets people in: by tablets, invites and roles. */
export class OpenDoor {
  private constructor(
    private readonly served: ServedApp,
    readonly club: string,
    readonly members: readonly string[],
  ) {}

  static async open(options: Parameters<typeof serveTestApp>[0] = {}): Promise<OpenDoor> {
    const served = await serveTestApp(options);
    const { club, members } = await openClub(served.base, 6);
    return new OpenDoor(served, club, members);
  }

  /** Verifies the club, and ends what was started. */
  async close(): Promise<void> {
    await expectVerified(this.base, this.club);
    hangUp();
    await this.served.close();
  }

  get base(): string {
    return this.served.base;
  }

  get pool(): Pool {
    return this.served.pool;
  }

  get here(): string {
    return `/v1/clubs/${this.club}`;
  }

  /** Sends from an address of its own, so that no test counts against another. */
  post(path: string, body: unknown, bearer: string | null = null): Promise<Told> {
    return ask(this.base, 'POST', path, { body, bearer, from: newAddress() });
  }

  /** A member nobody has claimed. */
  async newMember(name = 'Gerda'): Promise<string> {
    return (await make<MemberView>(this.base, `${this.here}/members`, { name })).id;
  }

  /** Opens a session as any caller; a member may be named. */
  record(token: string, actingMember?: string, key: string = randomUUID()): Promise<Told> {
    const seats = this.members.slice(0, 3);
    return ask(this.base, 'POST', `${this.here}/sessions`, {
      bearer: token,
      body: { book: 'brix-1996', rate: 10, seats, firstDealer: seats[0] },
      headers: {
        'idempotency-key': key,
        ...(actingMember === undefined ? {} : { 'acting-member': actingMember }),
      },
    });
  }

  /** An invite by the owner, or by somebody else. */
  invite(
    role: Role | readonly Role[],
    { member, by }: { readonly member?: string; readonly by?: Someone } = {},
  ): Promise<Answer<InviteMadeView>> {
    const body = { roles: [role].flat(), ...(member === undefined ? {} : { member }) };
    const as = by === undefined ? {} : { as: by.token };
    return call<InviteMadeView>(this.base, 'POST', `${this.here}/invites`, {
      body,
      key: null,
      ...as,
    });
  }

  async linkTo(...args: Parameters<OpenDoor['invite']>): Promise<string> {
    return expectStatus(await this.invite(...args), 201).body.token;
  }

  signUpWith(token: string, name = `${randomUUID()}@example.org`): Promise<Told> {
    const asked = { token, name, password: OWNER.password, bearer: true };
    return this.post('/v1/invites/sign-up', asked);
  }

  accept(token: string, by: string): Promise<Told> {
    return this.post('/v1/invites/accept', { token }, by);
  }

  async changeRole(
    user: string,
    role: Role | readonly Role[],
    as?: string,
  ): Promise<Answer<unknown>> {
    const by = as === undefined ? {} : { as };
    return call(this.base, 'PATCH', `${this.here}/memberships/${user}`, {
      body: { roles: [role].flat() },
      ...by,
    });
  }
}
