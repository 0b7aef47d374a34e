import type { ProgramTokenMadeView } from '../src/access/access.view.js';
import type { Owner } from '../src/clubs/change-club.js';
import { ownerAt, whoIs } from '../test/support/access.js';
import { letOwnerIn, spawnService } from '../test/support/service.js';

/** Each may write 1200 times a minute, and a service writes some 2500 hands a second. */
const TOKENS = 200;

/** The user that the load comes from, who owns all clubs, and the tokens that it is sent with. */
export interface BenchOwner extends Owner {
  readonly tokens: readonly string[];
}

/** Sets the instance up, with a service that is stopped again. */
export async function setUpOwner(databaseUrl: string): Promise<BenchOwner> {
  const service = spawnService({ DATABASE_URL: databaseUrl });
  try {
    const base = await letOwnerIn(service);
    const signedIn = ownerAt(base) ?? '';
    const { user } = await whoIs(base, signedIn);
    if (user === null) throw new Error('nobody is signed in');
    const tokens: string[] = [];
    while (tokens.length < TOKENS) tokens.push(await makeToken(base, signedIn));
    return { user: user.id, name: user.name, tokens };
  } finally {
    service.child.kill('SIGTERM');
    await service.ended();
  }
}

async function makeToken(base: string, signedIn: string): Promise<string> {
  const answer = await fetch(`${base}/v1/me/tokens`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${signedIn}` },
    body: JSON.stringify({ name: 'bench' }),
  });
  if (answer.status !== 201) throw new Error(`${answer.status} ${await answer.text()}`);
  return ((await answer.json()) as ProgramTokenMadeView).token;
}
