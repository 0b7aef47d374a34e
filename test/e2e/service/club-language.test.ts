import type {
  InviteMadeView,
  InviteShownView,
  MeView,
  SignedInView,
} from '../../../src/access/access.view.js';
import type { AuditPage } from '../../../src/audit/log/view.js';
import type { ClubView } from '../../../src/clubs/view.js';
import {
  call,
  expectProblem,
  expectStatus,
  expectVerified,
  openClub,
  read,
  serveTestApp,
  type ServedApp,
} from '../../support/api/api.js';
import { memberAt, OWNER } from '../../support/access/access.js';

/** The language of a club: an owner chooses it, the log has it, and newcomers get it. */

let served: ServedApp;
let base: string;
let club: string;
let here: string;
let members: readonly string[];

beforeAll(async () => {
  served = await serveTestApp();
  ({ base } = served);
  ({ club, members } = await openClub(base, 3));
  here = `/v1/clubs/${club}`;
});
afterAll(() => served.close());

const choose = (language: string, as?: string) =>
  call<ClubView>(base, 'POST', `${here}/language`, {
    body: { language },
    ...(as === undefined ? {} : { as }),
  });

test('a club that names no language speaks Danish, as those did that are older than the choice', async () => {
  expect(await read<ClubView>(base, here)).toMatchObject({ language: 'da' });
});

test('an owner chooses another: the club, who is signed in and an invitation say it', async () => {
  expect(expectStatus(await choose('de'), 200).body).toMatchObject({ id: club, language: 'de' });
  expect(await read<ClubView>(base, here)).toMatchObject({ language: 'de' });
  const { clubs } = await read<MeView>(base, '/v1/me');
  expect(clubs.find(({ id }) => id === club)).toMatchObject({ language: 'de' });
  const made = await call<InviteMadeView>(base, 'POST', `${here}/invites`, {
    body: { roles: ['member'] },
  });
  const { token } = expectStatus(made, 201).body;
  const shown = await call<InviteShownView>(base, 'POST', '/v1/invites/show', { body: { token } });
  expect(shown.body.club).toMatchObject({ id: club, language: 'de' });
});

test('the log has it with the language before, and a later rename knows the name before', async () => {
  await choose('sv');
  // The present choice changes nothing.
  await choose('sv');
  await call(base, 'PATCH', here, { body: { name: 'Klubben i Lund' } });
  const { entries } = await read<AuditPage>(
    base,
    `${here}/audit?kind=club-language-chosen,club-renamed&limit=10`,
  );
  const told = entries
    .toSorted((one, other) => one.event - other.event)
    .map(({ sentence, changes }) => [sentence, ...changes.map(({ was, now }) => [was, now])]);
  expect(told).toEqual([
    ['The club speaks Deutsch now.', ['da', 'de']],
    ['The club speaks Svenska now.', ['de', 'sv']],
    ['The club was renamed from Kopperne to Klubben i Lund.', ['Kopperne', 'Klubben i Lund']],
  ]);
  await expectVerified(base, club);
});

test('a language that the app does not speak is refused, and so is anybody but an owner', async () => {
  expectProblem(await choose('fr'), 'validation-failed');
  const secretary = await memberAt(base, club, members[0] ?? '', 'secretary');
  expectProblem(await choose('en', secretary), 'not-allowed');
});

test('a user chooses their own: every sign-in of theirs gets it, and nobody else', async () => {
  const [, anna, bent] = members;
  const as = await memberAt(base, club, anna ?? '');
  const me = async (token: string) =>
    expectStatus(await call<MeView>(base, 'GET', '/v1/me', { as: token }), 200).body.user;
  expect(await me(as)).toMatchObject({ language: null });
  const mine = (language: string, token: string | null = as) =>
    call(base, 'POST', '/v1/me/language', { body: { language }, as: token });
  expect(expectStatus(await mine('sv'), 200).body).toEqual(await me(as));
  expect(await me(as)).toMatchObject({ language: 'sv' });
  // Signed in once more, as on another device.
  const { name } = (await me(as)) ?? { name: '' };
  const again = { body: { name, password: OWNER.password, bearer: true } };
  const signedIn = await call<SignedInView>(base, 'POST', '/v1/sign-in', again);
  expect(expectStatus(signedIn, 200).body.user).toMatchObject({ language: 'sv' });
  const other = await memberAt(base, club, bent ?? '');
  expect(await me(other)).toMatchObject({ language: null });
  expectProblem(await mine('fr'), 'validation-failed');
  expectProblem(await mine('de', null), 'not-signed-in');
  await expectVerified(base, club);
});
