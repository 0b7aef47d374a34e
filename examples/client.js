// What the examples have in common: the API of a running service, and a table that remembers its version.
import { randomUUID } from 'node:crypto';

const address = process.argv[2] ?? 'http://localhost:3000';

/** Sends a request; every write has a key of its own, and names the session version it is for. */
export async function call(method, path, body, version, actor) {
  const headers = { 'content-type': 'application/json' };
  if (actor !== undefined) headers['acting-member'] = actor;
  if (method === 'POST') headers['idempotency-key'] = randomUUID();
  if (version !== undefined) headers['if-match'] = `"${version}"`;
  const response = await fetch(`${address}/v1${path}`, {
    method,
    headers,
    body: method === 'POST' ? JSON.stringify(body ?? {}) : null,
  });
  return { status: response.status, body: await response.json() };
}

/** Sends a write that is to succeed; gives its answer. */
export async function post(path, body, version, actor) {
  const answer = await call('POST', path, body, version, actor);
  if (answer.status >= 400) throw new Error(JSON.stringify(answer.body, null, 2));
  return answer.body;
}

/** Opens a club with its members; gives its path, and the names by the members' ids. */
export async function openClub(opening, members) {
  const club = await post('/clubs', opening);
  const here = `/clubs/${club.id}`;
  const names = new Map();
  for (const name of members) names.set((await post(`${here}/members`, { name })).id, name);
  return { here, names };
}
