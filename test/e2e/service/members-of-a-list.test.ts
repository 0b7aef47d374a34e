import { randomUUID } from 'node:crypto';
import type { AddedList, ListTakenBack } from '../../../src/arriving/member-list.view.js';
import type { AccountList } from '../../../src/cash-book/accounts/account.view.js';
import type { BooksView } from '../../../src/cash-book/books/books.view.js';
import type { MemberList } from '../../../src/clubs/view.js';
import type { ProblemCode } from '../../../src/problems/kinds.js';
import { memberAt } from '../../support/access/access.js';
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
import { expectDescribed } from '../../support/api/described.js';

/** The members of a club's list, added in one write, with their opening balances, and taken back. */

let served: ServedApp;

beforeAll(async () => {
  served = await serveTestApp();
});
afterAll(() => served.close());

const named = (names: readonly string[]) => ({ members: names.map((name) => ({ name })) });

async function opened(members = 0) {
  const { base } = served;
  const club = await openClub(base, members);
  const path = `/v1/clubs/${club.club}`;
  const post = async <T>(what: string, body: object, more: { key?: string; as?: string } = {}) => {
    const answer = await call<T>(base, 'POST', `${path}/${what}`, { body, ...more });
    expectDescribed(served, 'POST', `${path}/${what}`, answer, body);
    return answer;
  };
  const get = <T>(what: string) => read<T>(base, `${path}/${what}`);
  return {
    ...club,
    post,
    get,
    add: (body: object, key?: string) =>
      post<AddedList>('member-lists', body, key === undefined ? {} : { key }),
    takeBack: (ids: readonly string[]) =>
      post<ListTakenBack>('member-lists/take-back', {
        members: ids,
        why: 'Det var en gammel liste.',
      }),
    names: async () => (await get<MemberList>('members')).members.map(({ name }) => name),
    today: async () => (await get<BooksView>('books')).today,
    balanceOf: async (member: string) =>
      (await get<{ money: number }>(`members/${member}/balance`)).money,
    verified: () => expectVerified(base, club.club),
  };
}

const idsOf = ({ members }: AddedList) => members.map(({ id }) => id);

describe('a list', () => {
  test('is added whole, in its order, and two may share a name', async () => {
    const club = await opened();
    const { members: added } = expectStatus(
      await club.add(named(['Jens', ' Anna ', 'Jens'])),
      201,
    ).body;
    expect(added.map(({ name }) => name)).toEqual(['Jens', 'Anna', 'Jens']);
    expect(await club.names()).toEqual(['Anna', 'Jens', 'Jens']);
    await club.verified();
  });

  test('is added once by the same key', async () => {
    const club = await opened();
    const first = await club.add(named(['Anna', 'Bent']), 'one-list');
    expect((await club.add(named(['Anna', 'Bent']), 'one-list')).body).toEqual(first.body);
    expect(await club.names()).toEqual(['Anna', 'Bent']);
  });

  test.each([
    ['no name', ['Anna', ' ']],
    ['a name that is too long', ['Anna', 'x'.repeat(101)]],
    ['nobody', []],
  ])('with %s in it adds nobody', async (_, names) => {
    const club = await opened();
    expectProblem(await club.add(named(names)), 'validation-failed');
    expect(await club.names()).toEqual([]);
  });
});

describe('a list with opening balances', () => {
  async function withMoney() {
    const club = await opened(1);
    const { accounts } = await club.get<AccountList>('accounts');
    const purse = accounts.find(({ code }) => code === 'drawer')?.id ?? '';
    return { ...club, purse, day: await club.today(), old: club.members[0] ?? '' };
  }

  test('is booked in the same step, with those of purses and of members from before', async () => {
    const { add, purse, day, old, balanceOf, verified } = await withMoney();
    const { members, opening } = expectStatus(
      await add({
        members: [
          { name: 'Jens', balance: -12_500 },
          { name: 'Karen' },
          { name: 'Lis', balance: 700 },
        ],
        opening: {
          day,
          text: 'Fra regnearket',
          lines: [
            { account: purse, amount: 50_000 },
            { member: old, amount: 300 },
          ],
        },
      }),
      201,
    ).body;
    expect(opening).toMatchObject({
      kind: 'opening-balances-recorded',
      day,
      text: 'Fra regnearket',
    });
    expect(opening?.lines.map(({ amount }) => amount)).toEqual([50_000, 300, 12_500, 700]);
    const balances = await Promise.all([old, ...members.map(({ id }) => id)].map(balanceOf));
    expect(balances).toEqual([300, -12_500, 0, 700]);
    await verified();
  });

  test('adds nobody where a balance is refused', async () => {
    const { add, names, day, old, purse } = await withMoney();
    const before = await names();
    const members = [{ name: 'Jens', balance: 100 }];
    const refused = async (opening: object | null, code: ProblemCode, field: string) => {
      expect(expectProblem(await add({ members, opening }), code).field).toBe(field);
    };
    await refused(null, 'validation-failed', 'opening');
    await refused({ day: '2999-01-01' }, 'day-refused', 'opening.day');
    await refused(
      { day, lines: [{ account: randomUUID(), amount: 1 }] },
      'account-not-found',
      'opening.lines[0].account',
    );
    await refused(
      { day, lines: [{ member: randomUUID(), amount: 1 }] },
      'member-not-found',
      'opening.lines[0].member',
    );
    expect(await names()).toEqual(before);

    // A second opening balance of the same owner is refused, until the first is taken back.
    const own = {
      day,
      lines: [
        { member: old, amount: 100 },
        { account: purse, amount: 200 },
      ],
    };
    expectStatus(await add({ members: [{ name: 'Karen' }], opening: own }), 201);
    const again = { day, lines: [{ account: purse, amount: 1 }] };
    await refused(again, 'books-refused', 'opening.lines[0]');
  });

  test('is for who keeps the money; names alone are not', async () => {
    const { base } = served;
    const { club, post, names, day, old } = await withMoney();
    const as = await memberAt(base, club, old, 'secretary');
    const list = { members: [{ name: 'Jens', balance: 100 }], opening: { day } };
    expectProblem(await post('member-lists', list, { as }), 'not-allowed');
    expect(await names()).toHaveLength(1);
    expectStatus(await post('member-lists', named(['Jens']), { as }), 201);
  });
});

describe('a list is taken back', () => {
  test('as one: nobody is left by name, and what was booked with it is reversed', async () => {
    const { base } = served;
    const club = await opened(1);
    const day = await club.today();
    const list = {
      members: [{ name: 'Jens Holm', balance: -12_500 }, { name: 'Karen Lund' }],
      opening: { day, lines: [{ member: club.members[0], amount: 300 }] },
    };
    const added = expectStatus(await club.add(list), 201).body;
    const [jens = ''] = idsOf(added);
    const invites = `/v1/clubs/${club.club}/invites`;
    const invite = { body: { roles: ['member'], member: jens } };
    expectStatus(await call(base, 'POST', invites, invite), 201);

    const { members } = expectStatus(await club.takeBack(idsOf(added)), 200).body;
    expect(members.map(({ initials }) => initials)).toEqual(['J.H.', 'K.L.']);
    expect(members.every(({ archivedAt }) => archivedAt !== null)).toBe(true);
    expect(await club.balanceOf(club.members[0] ?? '')).toBe(0);
    expect(await club.get<{ invites: unknown[] }>('invites')).toEqual({ invites: [] });
    expect(JSON.stringify(await club.get('audit'))).not.toMatch(/Jens Holm|Karen Lund/);
    await club.verified();
    expectProblem(await club.takeBack(idsOf(added)), 'member-archived');
  });

  test('not once anything else names one of them', async () => {
    const club = await opened(1);
    const added = expectStatus(await club.add(named(['Jens', 'Karen'])), 201).body;
    const [, karen = ''] = idsOf(added);
    const given = { day: await club.today(), from: karen, to: club.members[0], amount: 100 };
    expectStatus(await club.post('money-given', given), 201);
    const refused = expectProblem(await club.takeBack(idsOf(added)), 'list-refused');
    expect(refused).toMatchObject({ reason: 'listed-is-named', field: 'members[1]' });
    expect(await club.names()).toContain('Jens');
    await club.verified();
  });

  test('not where a balance was booked by itself, later', async () => {
    const club = await opened();
    const added = expectStatus(await club.add(named(['Jens'])), 201).body;
    const [jens = ''] = idsOf(added);
    const lines = [{ member: jens, amount: 100 }];
    expectStatus(await club.post('opening-balances', { day: await club.today(), lines }), 201);
    expectProblem(await club.takeBack([jens]), 'list-refused');
  });

  test('nobody is taken back who is unknown, or a guest', async () => {
    const club = await opened();
    expectProblem(await club.takeBack([randomUUID()]), 'member-not-found');
    const guest = expectStatus(
      await club.post<{ id: string }>('guests', { name: 'Per' }),
      201,
    ).body;
    expectProblem(await club.takeBack([guest.id]), 'list-refused');
  });
});
