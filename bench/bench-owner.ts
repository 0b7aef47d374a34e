import pg from 'pg';
import type { ProgramTokenMadeView } from '../src/access/access.view.js';
import type { Owner } from '../src/clubs/clubs/change-club.js';
import { ownerAt, whoIs } from '../test/support/access/access.js';
import { letOwnerIn, spawnService } from '../test/support/database/service.js';

/** Requests come with many tokens, as from many devices. */
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
    await liftWriteLimit(databaseUrl, user.id);
    const tokens: string[] = [];
    while (tokens.length < TOKENS) tokens.push(await makeToken(base, signedIn));
    return { user: user.id, name: user.name, tokens };
  } finally {
    service.child.kill('SIGTERM');
    await service.ended();
  }
}

/**
 * A user may write 1200 times a minute, and a service writes some 2500 hands a second: their count
 * begins far below nothing, in a window that lasts longer than any bench.
 */
async function liftWriteLimit(databaseUrl: string, user: string): Promise<void> {
  const client = new pg.Client(databaseUrl);
  await client.connect();
  const text = `INSERT INTO rate_count (key, since, count)
    VALUES ($1, now() + interval '1 day', -2000000000)
    ON CONFLICT (key) DO UPDATE SET since = excluded.since, count = excluded.count`;
  await client.query(text, [`writes:${user}`]);
  await client.end();
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
