import type { InviteShownView } from '../../../src/access/access.view.js';
import type { MemberInvites } from '../../../src/arriving/invite-sheet.view.js';
import { asOwner, memberAt } from '../../support/access/access.js';
import {
  call,
  expectProblem,
  expectStatus,
  openClub,
  serveTestApp,
  type ServedApp,
} from '../../support/api/api.js';
import { linesOfPdf, withPoppler } from '../../support/files/poppler.js';

/** Invitations of members on paper. */

let served: ServedApp;

beforeAll(async () => {
  served = await serveTestApp({ beside: true });
});
afterAll(() => served.close());

/** The sheet, by a request as the owner's. */
async function sheetOf(club: string, body: object) {
  const answer = await fetch(`${served.base}/v1/clubs/${club}/invite-sheets`, {
    method: 'POST',
    headers: { ...asOwner(served.base), 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'application/pdf']);
  return Buffer.from(await answer.arrayBuffer());
}

withPoppler('a sheet of invitations', () => {
  test('has a link for each member whom nobody is yet, which invites that one', async () => {
    const { base } = served;
    const { club, members } = await openClub(base, 3);
    await memberAt(base, club, members[0] ?? '', 'member');
    const text = linesOfPdf(await sheetOf(club, { days: 30 })).join('\n');
    const tokens = text.match(/kopinvite_[\w-]+/g) ?? [];
    const shown = await Promise.all(
      tokens.map((token) =>
        call<InviteShownView>(base, 'POST', '/v1/invites/show', { body: { token }, as: null }),
      ),
    );
    const invited = shown.map((answer) => expectStatus(answer, 200).body);
    expect(invited.map(({ member }) => member?.id).sort()).toEqual(members.slice(1).sort());
    expect(invited.every(({ roles }) => roles.join() === 'member')).toBe(true);
    for (const { member } of invited) expect(text).toContain(member?.name);
  });

  test('is of those who are wanted, and of nobody who is claimed', async () => {
    const { base } = served;
    const { club, members } = await openClub(base, 2);
    const [anna = '', bent = ''] = members;
    await memberAt(base, club, anna, 'member');
    const text = linesOfPdf(await sheetOf(club, { members: [anna, bent] })).join('\n');
    expect(text.match(/kopinvite_/g)).toHaveLength(1);
    const path = `/v1/clubs/${club}/invite-sheets`;
    const refused = await call(base, 'POST', path, { body: { members: [anna] } });
    expectProblem(refused, 'nobody-to-invite');
  });
});

test('invitations to send have a link for each member whom nobody is yet', async () => {
  const { base } = served;
  const { club, members } = await openClub(base, 3);
  const [anna = '', ...others] = members;
  await memberAt(base, club, anna, 'member');
  const path = `/v1/clubs/${club}/member-invites`;
  const body = { days: 30 };
  const { invites } = expectStatus(
    await call<MemberInvites>(base, 'POST', path, { body }),
    200,
  ).body;
  expect(invites.map(({ member }) => member).sort()).toEqual(others.toSorted());
  for (const { token, member, link } of invites) {
    expect(link).toContain(token);
    const shown = await call<InviteShownView>(base, 'POST', '/v1/invites/show', {
      body: { token },
      as: null,
    });
    expect(expectStatus(shown, 200).body.member?.id).toBe(member);
  }
  expectProblem(await call(base, 'POST', path, { body: { members: [anna] } }), 'nobody-to-invite');
});
