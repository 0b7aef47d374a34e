// Parts that the examples share: signing in, the API of a running service, and a club to play in.
import { randomUUID } from 'node:crypto';

const HOW = `Nobody is signed in. On a new service, give the set-up link that it prints at its first start:

  node ${process.argv[1]} 'http://localhost:3000/setup#…'

(or its address and, as a second argument, what stands behind the #). On a service that is set up, say
who you are there:

  KOPPERNE_NAME=… KOPPERNE_PASSWORD=… node ${process.argv[1]} [http://localhost:3000]`;

const { address, setupToken } = readArguments(process.argv.slice(2));
const { KOPPERNE_NAME: name, KOPPERNE_PASSWORD: password } = process.env;

/** The bearer token that requests are sent with: that of the owner, once the club is open. */
let owner = null;

function readArguments([first = 'http://localhost:3000', second]) {
  const [place, behind] = first.split('#');
  const token = (second ?? behind)?.replace(/^.*#/, '');
  return { address: new URL(place).origin, setupToken: token };
}

/** Sends a request; every write has a key of its own, and names the session version it is for. */
export async function call(method, path, body, version, token = owner) {
  const headers = { 'content-type': 'application/json' };
  if (token !== null) headers.authorization = `Bearer ${token}`;
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
export async function post(path, body, version, token) {
  const answer = await call('POST', path, body, version, token);
  if (answer.status >= 400) throw new Error(JSON.stringify(answer.body, null, 2));
  return answer.body;
}

/**
 * Signs in, or sets a new service up, and opens a club with its members; gives its path, and the
 * names by the members' ids.
 */
export async function openClub(opening, members) {
  const here = `/clubs/${await openAsOwner(opening)}`;
  const names = new Map();
  for (const one of members) names.set((await post(`${here}/members`, { name: one })).id, one);
  return { here, names };
}

/** Gives the id of the club. */
async function openAsOwner({ name: club, currency }) {
  if (setupToken !== undefined) return (await setUp({ club, currency })).clubs[0].id;
  if (name === undefined || password === undefined) {
    console.error(HOW);
    process.exit(2);
  }
  ({ token: owner } = await post('/sign-in', { name, password, bearer: true }));
  return (await post('/clubs', { name: club, currency })).id;
}

/** The link of a new service makes its first user and opens the first club, which they own. */
async function setUp({ club, currency }) {
  const user = { name: name ?? 'owner@example.org', password: password ?? randomUUID() };
  const me = await post('/setup', { token: setupToken, club, currency, ...user, bearer: true });
  owner = me.token;
  if (password === undefined) {
    console.log('The service is set up; sign in there, and run the next example, as');
    console.log(`KOPPERNE_NAME=${user.name} KOPPERNE_PASSWORD=${user.password}`);
  }
  return me;
}

/** Somebody new takes an invite to the club and is the member from then on; gives their bearer token. */
export async function letIn(here, role, member) {
  const { token } = await post(`${here}/invites`, { roles: [role], member });
  const user = { name: `${randomUUID()}@example.org`, password: randomUUID() };
  return (await post('/invites/sign-up', { token, ...user, bearer: true }, undefined, null)).token;
}
