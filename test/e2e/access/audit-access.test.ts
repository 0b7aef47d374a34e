import { randomUUID } from 'node:crypto';
import type { DeviceView, InviteMadeView, LinkView } from '../../../src/access/access.view.js';
import type { MembershipView, SignedInView } from '../../../src/access/access.view.js';
import type { AuditEntry, AuditPage } from '../../../src/audit/log/view.js';
import type { FineRegisterPage } from '../../../src/audit/fine-register/view.js';
import type {
  CorrectionList,
  HandRevisionList,
} from '../../../src/sessions/corrections/correction.view.js';
import { readRolesHeld } from '../../../src/clubs/read-roles-held.js';
import type { SessionView } from '../../../src/sessions/table/session.view.js';
import { ownerAt, OWNER, whoIs } from '../../support/access/access.js';
import { call, expectStatus, openClub, plainHand, read } from '../../support/api/api.js';
import { serveTestApp, type OpenedClub, type Sent, type ServedApp } from '../../support/api/api.js';

/** Sign-ins, invitations and the acts at devices, as the club's log shows them. */

let served: ServedApp;
let openedClub: OpenedClub;
let path: string;
let karen: string;
let anna: string;
let tablet: DeviceView;
let fine: string;

async function post<T>(to: string, body: object, sent: Sent = {}): Promise<T> {
  const answer = await call<T>(served.base, 'POST', to, { body, ...sent });
  if (answer.status >= 300) throw new Error(`${to}: ${answer.text}`);
  return answer.body;
}

/** A new user, let in by an inviter. */
async function join(name: string, invite: object, as = ownerAt(served.base)): Promise<string> {
  const { token } = await post<InviteMadeView>(`${path}/invites`, invite, { as });
  const asked = { token, name, password: OWNER.password, bearer: true };
  const { token: own } = await post<SignedInView>('/v1/invites/sign-up', asked, { as: null });
  return own ?? '';
}

async function userOf(token: string): Promise<string> {
  return (await whoIs(served.base, token)).user?.id ?? '';
}

async function change(user: string, body: object): Promise<void> {
  const to = `${path}/memberships/${user}`;
  expectStatus(await call<MembershipView>(served.base, 'PATCH', to, { body }), 200);
}

/** A write at the tablet by a member who sits at it. */
async function atTablet<T>(
  token: string,
  member: string | null,
  to: string,
  body: object,
  version?: number,
) {
  const answer = await fetch(served.base + to, {
    method: 'POST',
    headers: {
      authorization: `Bearer ${token}`,
      'content-type': 'application/json',
      'idempotency-key': randomUUID(),
      ...(member === null ? {} : { 'acting-member': member }),
      ...(version === undefined ? {} : { 'if-match': `"${version}"` }),
    },
    body: JSON.stringify(body),
  });
  const text = await answer.text();
  if (!answer.ok) throw new Error(`${to}: ${text}`);
  return JSON.parse(text) as T;
}

async function audit(query = ''): Promise<readonly AuditEntry[]> {
  return (await read<AuditPage>(served.base, `${path}/audit?limit=200${query}`)).entries;
}

const said = (entries: readonly AuditEntry[]) => entries.map(({ sentence }) => sentence);

beforeAll(async () => {
  served = await serveTestApp();
  openedClub = await openClub(served.base, 4);
  path = `/v1/clubs/${openedClub.club}`;
  anna = openedClub.members[0] ?? '';
  const bent = openedClub.members[1] ?? '';
  karen = await join('karen@example.org', { roles: ['secretary'] });
  await change(await userOf(karen), { roles: ['owner'], member: anna });
  const bents = await join('bent@example.org', { roles: ['member'], member: bent }, karen);
  await change(await userOf(bents), { member: null });
  await change(await userOf(bents), { roles: ['auditor', 'secretary'], member: bent });
  await post(`${path}/memberships/${await userOf(bents)}/end`, {});
  tablet = await post<DeviceView>(`${path}/devices`, { name: 'Bordets tablet' }, { as: karen });
  const old = await post<DeviceView>(`${path}/devices`, { name: 'Den gamle' });
  await post(`${path}/devices/${old.id}/revoke`, {});
  const { token } = await post<LinkView>(`${path}/devices/${tablet.id}/pairing-link`, {});
  const paired = await post<SignedInView>('/v1/pair', { token, bearer: true }, { as: null });
  await play(paired.token ?? '');
});
afterAll(() => served.close());

/** An evening at the tablet: Carl opens it, nobody is named for a hand, Dorte fines and corrects. */
async function play(token: string): Promise<void> {
  const [, bent, carl = '', dorte = ''] = openedClub.members;
  const seats = [anna, bent, carl];
  const opening = { book: 'brix-1996', rate: 10, seats, firstDealer: anna };
  const opened = await atTablet<SessionView>(token, carl, `${path}/sessions`, opening);
  const session = `${path}/sessions/${opened.id}`;
  await atTablet(token, null, `${session}/hands`, plainHand(opened), 1);
  const record = { player: anna, code: 'lead-out-of-turn', stage: 'play' };
  const made = await atTablet<{ id: string }>(token, dorte, `${session}/fines`, record, 2);
  fine = made.id;
  const correction = { mode: 'compensate', reason: 'Ikke en bøde.' };
  const corrections = [{ fine, void: true }];
  const corrected = await atTablet<{ actor: string; actorName: string }>(
    token,
    dorte,
    `${session}/corrections`,
    { ...correction, corrections },
    3,
  );
  expect(corrected).toMatchObject({
    actor: `device:${tablet.id} ${dorte}`,
    actorName: 'Dorte · Bordets tablet',
  });
  const { corrections: listed } = await read<CorrectionList>(served.base, `${session}/corrections`);
  expect(listed).toMatchObject([{ actorName: 'Dorte · Bordets tablet' }]);
  const { revisions } = await read<HandRevisionList>(served.base, `${session}/hands/1/revisions`);
  expect(revisions).toMatchObject([{ actor: `device:${tablet.id}`, actorName: 'Bordets tablet' }]);
}

test('roles and devices are shown with the inviter and with the earlier roles', async () => {
  const entries = await audit(
    '&kind=club-opened,access-given,access-ended,device-added,device-revoked',
  );
  expect(said(entries)).toEqual([
    'The club was opened as Kopperne by owner@example.org, its owner.',
    'karen@example.org is a secretary now, invited by owner@example.org.',
    'karen@example.org, who was a secretary, is an owner now and is the member Anna.',
    'bent@example.org is a member now and is the member Bent, invited by karen@example.org.',
    'bent@example.org is not the member Bent any more.',
    'bent@example.org, who was a member, is a secretary and an auditor now and is the member Bent.',
    'bent@example.org, who was a secretary and an auditor and was the member Bent, has no role in the club any more.',
    'The tablet Bordets tablet was added.',
    'The tablet Den gamle was added.',
    'The tablet Den gamle, which could record, was blocked.',
  ]);
  expect(entries.map(({ actorName }) => actorName)).toEqual([
    'owner@example.org',
    'karen@example.org',
    'owner@example.org',
    'bent@example.org',
    'owner@example.org',
    'owner@example.org',
    'owner@example.org',
    'Anna',
    'owner@example.org',
    'owner@example.org',
  ]);
});

test('old and new values are those of the roles and of the claimed member', async () => {
  const changes = (await audit('&kind=access-given&kind=access-ended,device-revoked')).map((one) =>
    one.changes.map(({ what, was, now }) => [what, was, now]),
  );
  const bent = openedClub.members[1];
  expect(changes).toEqual([
    [['roles', null, ['secretary']]],
    [
      ['roles', ['secretary'], ['owner']],
      ['claimed-member', null, anna],
    ],
    [
      ['roles', null, ['member']],
      ['claimed-member', null, bent],
    ],
    [['claimed-member', bent, null]],
    [
      ['roles', ['member'], ['secretary', 'auditor']],
      ['claimed-member', null, bent],
    ],
    [
      ['roles', ['secretary', 'auditor'], null],
      ['claimed-member', bent, null],
    ],
    [['device-status', 'in-use', 'revoked']],
  ]);
});

test('the log has the roles that somebody had in a span', async () => {
  const { pool } = served;
  const held = async (of: string, span: { readonly from: string; readonly to: string }) => [
    ...(await readRolesHeld(pool, openedClub.club, await userOf(of), span)),
  ];
  const [asSecretary, asOwner] = await audit('&kind=access-given');
  const [from = '', to = ''] = [asSecretary?.time, asOwner?.time];
  expect(await held(karen, { from, to })).toEqual(['secretary']);
  expect(await held(karen, { from: to, to: '2999-01-01T00:00:00.000Z' })).toEqual(['owner']);
  expect(await held(karen, { from: '2000-01-01T00:00:00.000Z', to: from })).toEqual([]);
});

test('by member: the roles of their users, now and before, and what they did at a device', async () => {
  const [, bent, carl, dorte] = openedClub.members;
  const kinds = async (query: string) => (await audit(query)).map(({ kind }) => kind);
  expect(await kinds(`&member=${bent}&kind=access-given,access-ended`)).toEqual([
    'access-given',
    'access-given',
    'access-given',
    'access-ended',
  ]);
  expect(await kinds(`&member=${dorte}`)).toEqual([
    'member-added',
    'fine-recorded',
    'correction-recorded',
  ]);
  expect(await kinds(`&member=${dorte}&order=desc&kind=fine-recorded`)).toEqual(['fine-recorded']);
  const opened = await audit(`&member=${carl}&kind=session-opened`);
  expect(opened).toMatchObject([{ actorName: 'Carl · Bordets tablet' }]);
  // Anna is karen@example.org since the second event: hers is the tablet too.
  expect(await kinds(`&member=${anna}&kind=access-given,device-added`)).toEqual([
    'access-given',
    'access-given',
    'device-added',
  ]);
});

test('the register of fines names who recorded and who corrected', async () => {
  const { fines } = await read<FineRegisterPage>(served.base, `${path}/fines`);
  expect(fines).toMatchObject([
    {
      id: fine,
      actorName: 'Dorte · Bordets tablet',
      correction: { actorName: 'Dorte · Bordets tablet' },
    },
  ]);
});
