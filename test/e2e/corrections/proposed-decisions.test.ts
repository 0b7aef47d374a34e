import type { ProposalView } from '../../../src/sessions/disputes/proposals/proposal.view.js';
import type { DisputeSteppedView } from '../../../src/sessions/disputes/dispute.view.js';
import type { MemberView } from '../../../src/clubs/view.js';
import type { NewsView } from '../../../src/audit/news/news.view.js';
import { memberAt, signUp, whoIs } from '../../support/access/access.js';
import {
  call,
  expectProblem,
  expectStatus,
  expectVerified,
  plainHand,
  serveTestApp,
  type ServedApp,
} from '../../support/api/api.js';
import {
  answerProposal,
  close,
  disputesOf,
  fileOf,
  fineStates,
  handWithFine,
  openTable,
  pointsOf,
  propose,
  raise,
  sessionOf,
  step,
  WHY,
} from '../../support/corrections/disputes.js';

/** A party proposes a decision, and a member without a part confirms it. */

let served: ServedApp;

beforeAll(async () => {
  served = await serveTestApp();
});
afterAll(() => served.close());

/** Anna records a fine of Carl that Bent reports. Erik and Fie sit elsewhere. */
async function disputed() {
  const table = await openTable(served.base, 6, { players: 4 });
  const [anna = '', bent = '', , , erik = '', fie = ''] = table.members;
  const { fine, player: fined } = await handWithFine(table, { actor: anna, reportedBy: bent });
  const { id: dispute } = await raise(table, fined, { fine });
  const here = `/v1/clubs/${table.club}`;
  const newsOf = async (member: string) => {
    const as = await memberAt(served.base, table.club, member);
    return expectStatus(await call<NewsView>(served.base, 'GET', `${here}/news`, { as }), 200).body;
  };
  const proposalOf = async (member: string) => {
    const as = await memberAt(served.base, table.club, member);
    const path = `${here}/disputes/${dispute}/proposal`;
    return expectStatus(await call<ProposalView>(served.base, 'GET', path, { as }), 200);
  };
  return { table, anna, bent, fined, erik, fie, fine, dispute, newsOf, proposalOf };
}

test('a proposal changes nothing; confirmed, it is the decision of both, with its correction', async () => {
  const { table, anna, fined, erik, dispute, newsOf, proposalOf } = await disputed();
  const before = await sessionOf(table);
  const of = { dispute, by: anna, second: erik };
  const proposal = await propose(table, { ...of, decision: 'overturned', mode: 'paid-back' });
  expect(await sessionOf(table)).toEqual(before);
  expect(await fineStates(table)).toEqual(['disputed']);
  const waiting = { event: proposal, by: anna, second: erik };
  expect(await fileOf(table, { id: dispute })).toMatchObject({ state: 'open', proposal: waiting });
  expect(await disputesOf(table)).toMatchObject({ disputes: [{ id: dispute, proposal: waiting }] });
  const asked = await newsOf(erik);
  expect(asked.waiting.decisions).toEqual([{ dispute, by: anna }]);
  expect(asked.news).toMatchObject([{ what: 'decision-proposed', dispute, by: anna }]);
  const seen = await proposalOf(erik);
  expect(seen.body).toMatchObject({ text: WHY, decision: 'overturned', hasChanged: false });
  const promised = seen.body.effect?.members.find(({ player }) => player === fined)?.points ?? 0;
  expect(promised).toBeGreaterThan(0);

  const confirmed = expectStatus(
    await answerProposal(table, 'confirm', { dispute, by: erik, proposal }),
    200,
  ).body;
  expect(confirmed.dispute).toMatchObject({
    state: 'overturned',
    proposal: null,
    step: { kind: 'dispute-overturned', by: anna, together: [erik], text: WHY },
  });
  const after = await sessionOf(table);
  expect(pointsOf(after, fined) - pointsOf(before, fined)).toBe(promised);
  expect(await fineStates(table)).toEqual(['overturned']);
  const told = await newsOf(anna);
  expect(told.news[0]).toMatchObject({ what: 'dispute-decided', decision: 'overturned' });
  expect((await newsOf(erik)).waiting.decisions).toEqual([]);
  await expectVerified(served.base, table.club);
});

test('confirmed, it upholds the record and corrects nothing', async () => {
  const { table, anna, erik, dispute } = await disputed();
  const proposal = await propose(table, { dispute, by: anna, second: erik, decision: 'upheld' });
  // A later hand changes nothing of it.
  const { version } = await sessionOf(table);
  const hand = { body: plainHand(await sessionOf(table)), version };
  expectStatus(await call(served.base, 'POST', `${table.path}/hands`, hand), 201);
  const answer = await answerProposal<DisputeSteppedView>(table, 'confirm', {
    dispute,
    by: erik,
    proposal,
  });
  expectStatus(answer, 200);
  expect(await fineStates(table)).toEqual(['upheld']);
  await expectVerified(served.base, table.club);
});

test('a party does not decide with a second who was not asked, and nobody proposes without need', async () => {
  const { table, anna, bent, erik, fie, dispute } = await disputed();
  const { version } = await sessionOf(table);
  const decide = (way: string, by: string, body: object) =>
    step(table, `/${dispute}/${way}`, by, { body, version });
  for (const [way, body] of [
    ['uphold', { together: [erik] }],
    ['overturn', { together: [erik], mode: 'paid-back' }],
  ] as const) {
    expect(expectProblem(await decide(way, anna, body), 'decision-refused')).toMatchObject({
      field: 'together',
      reason: 'party-proposes',
      params: { names: ['Erik'] },
    });
  }
  for (const [by, second, reason] of [
    [anna, bent, 'second-has-part'],
    [anna, anna, 'decider-named-twice'],
    [erik, fie, 'needs-no-proposal'],
  ] as const) {
    const sent = await decide('proposals', by, { second, decision: 'upheld' });
    expect(sent.body).toMatchObject({ reason, field: 'second' });
  }
  const how = await decide('proposals', anna, { second: erik, decision: 'overturned' });
  expect(how.body).toMatchObject({ reason: 'say-how-put-right', field: 'mode' });
  expectStatus(await decide('uphold', erik, {}), 200);
});

test('the one who was asked declines with a word, the author takes it back, and nobody else answers', async () => {
  const { table, anna, bent, fined, erik, fie, dispute, newsOf } = await disputed();
  const of = { dispute, by: anna, second: erik };
  const first = await propose(table, { ...of, decision: 'upheld' });
  for (const [answer, by, reason] of [
    ['confirm', anna, 'another-was-asked'],
    ['confirm', fie, 'another-was-asked'],
    ['take-back', erik, 'another-proposed'],
    ['decline', fined, 'another-was-asked'],
  ] as const) {
    const body = { dispute, by, proposal: first, ...(answer === 'decline' ? { text: WHY } : {}) };
    const sent = await answerProposal(table, answer, body);
    expect(expectProblem(sent, 'decision-refused').reason).toBe(reason);
  }
  // Bent is a party too: he waits for the answer.
  const { version } = await sessionOf(table);
  const other = { body: { second: fie, decision: 'upheld' }, version };
  const waits = await step(table, `/${dispute}/proposals`, bent, other);
  expect(expectProblem(waits, 'decision-refused')).toMatchObject({
    reason: 'proposal-waits',
    params: { by: 'Anna', second: 'Erik' },
  });
  const said = { dispute, by: erik, proposal: first, text: 'I did not see it.' };
  expectStatus(await answerProposal(table, 'decline', said), 200);
  expect((await newsOf(anna)).news[0]).toMatchObject({ what: 'decision-declined', by: erik });
  expect(await fileOf(table, { id: dispute })).toMatchObject({ state: 'open', proposal: null });
  const gone = await answerProposal(table, 'confirm', { dispute, by: erik, proposal: first });
  expect(expectProblem(gone, 'proposal-outdated').reason).toBe('proposal-is-gone');

  const second = await propose(table, { ...of, decision: 'upheld' });
  expectStatus(
    await answerProposal(table, 'take-back', { dispute, by: anna, proposal: second }),
    200,
  );
  // Another proposal of the same author takes the place of the first.
  const third = await propose(table, { ...of, decision: 'upheld' });
  const fourth = await propose(table, { ...of, second: fie, decision: 'upheld' });
  const late = await answerProposal(table, 'confirm', { dispute, by: erik, proposal: third });
  expectProblem(late, 'proposal-outdated');
  expectStatus(await answerProposal(table, 'confirm', { dispute, by: fie, proposal: fourth }), 200);
  await expectVerified(served.base, table.club);
});

test('a decision by somebody without a part ends the proposal', async () => {
  const { table, anna, erik, fie, dispute } = await disputed();
  const proposal = await propose(table, { dispute, by: anna, second: erik, decision: 'upheld' });
  expectStatus(await step(table, `/${dispute}/uphold`, fie), 200);
  const late = await answerProposal(table, 'confirm', { dispute, by: erik, proposal });
  expectProblem(late, 'dispute-closed');
  expect(await fileOf(table, { id: dispute })).toMatchObject({ state: 'upheld', proposal: null });
  await expectVerified(served.base, table.club);
});

test('a decision with another result by now must be proposed again', async () => {
  const { table, anna, erik, dispute, proposalOf } = await disputed();
  const of = {
    dispute,
    by: anna,
    second: erik,
    decision: 'overturned',
    mode: 'paid-back',
  } as const;
  const proposal = await propose(table, of);
  // The cups that hold the fine are split: now those at the table have it.
  await close(table);
  expect((await proposalOf(erik)).body.hasChanged).toBe(true);
  const refused = await answerProposal(table, 'confirm', { dispute, by: erik, proposal });
  expect(expectProblem(refused, 'proposal-outdated').reason).toBe('proposal-has-changed');
  expect(await fineStates(table)).toEqual(['disputed']);
  const again = await propose(table, of);
  expectStatus(await answerProposal(table, 'confirm', { dispute, by: erik, proposal: again }), 200);
  await expectVerified(served.base, table.club);
});

test('the author must still decide disputes, and the member who was asked must still have no part', async () => {
  const { table, anna, erik, dispute } = await disputed();
  const proposal = await propose(table, { dispute, by: anna, second: erik, decision: 'upheld' });
  const at = `/v1/clubs/${table.club}/memberships`;
  const { user } = await whoIs(served.base, await memberAt(served.base, table.club, anna));
  const roles = { body: { roles: ['member'] } };
  expectStatus(await call(served.base, 'PATCH', `${at}/${user?.id ?? ''}`, roles), 200);
  const refused = await answerProposal(table, 'confirm', { dispute, by: erik, proposal });
  expect(expectProblem(refused, 'proposal-outdated').reason).toBe('proposer-decides-no-more');
});

test('a plain member who is asked sees the dispute and confirms; another one does not see it', async () => {
  const { table, anna, erik, dispute } = await disputed();
  const added = call<MemberView>(served.base, 'POST', `/v1/clubs/${table.club}/members`, {
    body: { name: 'Ulla' },
  });
  const { id: ulla } = expectStatus(await added, 201).body;
  const as = await signUp(served.base, table.club, { roles: ['member'], member: ulla });
  const path = `/v1/clubs/${table.club}/disputes/${dispute}`;
  const see = (what = '') => call(served.base, 'GET', `${path}${what}`, { as });
  expectProblem(await see(), 'dispute-not-found');
  await propose(table, { dispute, by: anna, second: ulla, decision: 'upheld' });
  expectStatus(await see(), 200);
  expectStatus(await see('/proposal'), 200);
  await propose(table, { dispute, by: anna, second: erik, decision: 'upheld' });
  expectProblem(await see('/proposal'), 'dispute-not-found');
});
