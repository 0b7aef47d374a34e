import type { InviteMadeView } from '../../../src/access/access.view.js';
import { pairedTablet } from '../../support/access/access-club.js';
import {
  ask,
  bodyOf,
  hangUp,
  SESSION_COOKIE,
  type Asked,
} from '../../support/access/access-request.js';
import { ownerAt } from '../../support/access/access.js';
import { openClub, serveTestApp, type ServedApp } from '../../support/api/api.js';

/** A request's claims about itself: its address, and its sign-in. */

let served: ServedApp;
let base: string;
let club: string;

beforeAll(async () => {
  served = await serveTestApp({ alone: true });
  base = served.base;
  ({ club } = await openClub(base, 0));
});
afterAll(async () => {
  hangUp();
  await served.close();
});

test.each(['evil.example', 'evil.example:80', 'localhost.evil.example'])(
  'a link leads to where the service listens, though it was asked as %s',
  async (host) => {
    const asked = { bearer: ownerAt(base), body: { roles: ['member'] }, headers: { host } };
    const told = await ask(base, 'POST', `/v1/clubs/${club}/invites`, asked);
    expect(bodyOf<InviteMadeView>(told).link).toMatch(`${base}/invite#kopinvite_`);
  },
);

/** The status for 20 kB: 413 if nothing is read, any other refusal if all of it is. */
async function statusOf20kB(path: string, who: Asked): Promise<number> {
  const body = { name: 'x'.repeat(20_000), password: 'y' };
  return (await ask(base, 'POST', path, { ...who, body })).status;
}

test('no cookie and no token lifts the limit of 16 kB but one that lets somebody in', async () => {
  const { token: tablet } = await pairedTablet(base, club);
  const owner = ownerAt(base) ?? '';
  for (const path of ['/v1/sign-in', '/v1/clubs']) {
    for (const who of [
      {},
      { cookies: { a: 'b' } },
      { cookies: { [SESSION_COOKIE]: 'kops_of-nobody' } },
      { bearer: 'kops_of-nobody' },
      { headers: { authorization: 'Basic eDp5' } },
    ]) {
      expect([path, who, await statusOf20kB(path, who)]).toEqual([path, who, 413]);
    }
    for (const bearer of [owner, tablet]) {
      expect([path, await statusOf20kB(path, { bearer })]).not.toEqual([path, 413]);
    }
    expect(await statusOf20kB(path, { cookies: { [SESSION_COOKIE]: owner } })).not.toBe(413);
  }
});
