import { randomUUID } from 'node:crypto';
import type { ProblemCode } from '../../../src/problems/kinds.js';
import type { CorrectionMadeView } from '../../../src/sessions/corrections/correction.view.js';
import type {
  DisputeList,
  DisputeSteppedView,
} from '../../../src/sessions/disputes/dispute.view.js';
import type { HandRecordedView } from '../../../src/sessions/hands/hand.view.js';
import { asOwner, bearer, deviceAt, memberAt, signUp } from '../../support/access/access.js';
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
import { write } from '../../support/corrections/corrections.js';
import {
  WHY,
  disputesOf,
  fileOf,
  handWithFine,
  openTable,
  openTableOf,
  raise,
  sessionOf,
  step,
} from '../../support/corrections/disputes.js';

/** The deciders of a dispute, and the refused steps of one. */

let served: ServedApp;

beforeAll(async () => {
  served = await serveTestApp();
});
afterAll(() => served.close());

describe('deciders', () => {
  /** Anna records a fine of Carl that Bent reports; Dorte, who has no part in it, raises nothing. */
  async function disputed(members: number) {
    const table = await openTable(served.base, members);
    const [anna = '', bent = '', carl = '', dorte = '', erik = '', fie = ''] = table.members;
    const { fine, player } = await handWithFine(table, { actor: anna, reportedBy: bent });
    expect(player).toBe(carl);
    const { id } = await raise(table, carl, { fine });
    const decide = (actor: string, together?: unknown) =>
      step(table, `/${id}/uphold`, actor, { body: together === undefined ? {} : { together } });
    return { table, id, decide, anna, bent, carl, dorte, erik, fie, fine };
  }

  test('not alone who recorded the fine, reported it, was fined, or raised the dispute', async () => {
    const { decide, anna, bent, carl, dorte } = await disputed(4);
    const [recorded, reported, fined] = ['recorded-fine', 'reported-fine', 'was-fined'];
    for (const [actor, together, names, parts] of [
      [anna, [], ['Anna'], [recorded]],
      [bent, undefined, ['Bent'], [reported]],
      [carl, null, ['Carl'], [fined]],
      [anna, [bent, carl], ['Anna', 'Bent', 'Carl'], [recorded, reported, fined]],
    ] as const) {
      const refused = expectProblem(await decide(actor, together), 'decision-refused');
      expect(refused).toMatchObject({
        field: 'together',
        reason: 'decides-own-part',
        params: { names, parts },
      });
    }
    const refused = expectProblem(await decide(anna, [dorte]), 'decision-refused');
    expect(refused).toMatchObject({ reason: 'party-proposes', params: { names: ['Dorte'] } });
    expectStatus(await decide(dorte), 200);
  });

  test('no party as the second, while the club has a member without a part', async () => {
    const { table, id, decide, anna, bent, carl, dorte, erik } = await disputed(5);
    for (const [actor, together, field, name, part] of [
      [anna, [dorte, bent], 'together[1]', 'Bent', 'reported-fine'],
      [dorte, [carl], 'together[0]', 'Carl', 'was-fined'],
    ] as const) {
      const refused = expectProblem(await decide(actor, together), 'decision-refused');
      expect(refused).toMatchObject({ field, reason: 'second-has-part', params: { name, part } });
    }
    const archive = `/v1/clubs/${table.club}/members/${erik}/archive`;
    expectStatus(await call(served.base, 'POST', archive), 200);
    // Nobody but Dorte is left without a part; with whom she decides is hers to say.
    expect(await fileOf(table, { id })).toMatchObject({ withoutPart: [dorte] });
    expectStatus(await decide(dorte, [carl]), 200);
  });

  test('nor who raised it about the fine of another', async () => {
    const { table, dorte, erik } = await disputed(5);
    const { fine } = await handWithFine(table);
    const { id } = await raise(table, dorte, { fine });
    const refused = expectProblem(await step(table, `/${id}/uphold`, dorte), 'decision-refused');
    expect(refused.params).toEqual({ names: ['Dorte'], parts: ['raised-dispute'] });
    expect(refused.detail).toContain('Dorte raised the dispute.');
    expectStatus(await step(table, `/${id}/uphold`, erik), 200);
  });

  test('nor who recorded the hand or corrected it', async () => {
    const { table, anna, carl, dorte, erik, fie, id } = await disputed(6);
    expectStatus(await step(table, `/${id}/withdraw`, carl), 200);
    const { version } = await sessionOf(table);
    const corrected = await write(served.base, {
      path: `${table.path}/corrections`,
      body: { mode: 'replay', reason: 'Dealt wrongly.', corrections: [{ hand: 1, void: true }] },
      version,
      actor: dorte,
    });
    expectStatus(corrected, 201);
    const raised = await raise(table, erik, { hand: 1 });
    for (const actor of [anna, dorte, erik]) {
      expectProblem(await step(table, `/${raised.id}/uphold`, actor), 'decision-refused');
    }
    expectStatus(await step(table, `/${raised.id}/uphold`, fie), 200);
  });

  test('anybody, once the club has nobody else', async () => {
    const { table, id, decide, anna, dorte } = await disputed(4);
    const member = `/v1/clubs/${table.club}/members/${dorte}`;
    expectProblem(await decide(anna), 'decision-refused');
    expectStatus(await call(served.base, 'POST', `${member}/archive`), 200);
    expectProblem(await decide(anna, [dorte]), 'member-archived');
    // Somebody who is archived does not count, also when asked for at the same time.
    const [decided, ...refused] = await Promise.all([
      decide(anna),
      ...Array.from({ length: 5 }, () => step(table, `/${id}/answers`, dorte)),
    ]);
    expectStatus(decided, 200);
    for (const answer of refused) expectProblem(answer, 'member-archived');
    await expectVerified(served.base, table.club);
  });

  test('the recorder of a fine stays the same when the hand around it is corrected', async () => {
    const { table, id, decide, anna, carl, dorte } = await disputed(4);
    expectStatus(await step(table, `/${id}/withdraw`, carl), 200);
    const { version } = await sessionOf(table);
    const { record, fineIds } = await read<HandRecordedView>(served.base, `${table.path}/hands/1`);
    const count = record?.count?.map(({ player }) => ({ player, points: 13 }));
    const corrected = await write<CorrectionMadeView>(served.base, {
      path: `${table.path}/corrections`,
      body: {
        mode: 'replay',
        reason: 'Counted wrongly.',
        corrections: [{ hand: 1, record: { ...record, count } }],
      },
      version,
      actor: dorte,
    });
    expect(expectStatus(corrected, 201).body.hands[0]?.fineIds).toEqual(fineIds);
    const again = await raise(table, carl, { fine: fineIds[0] });
    expectProblem(await step(table, `/${again.id}/uphold`, anna), 'decision-refused');
    expectStatus(await step(table, `/${again.id}/uphold`, dorte), 200);
    expectProblem(await decide(dorte), 'dispute-closed');
  });

  test('overturning asks for the same', async () => {
    const { table, id, anna, bent, dorte } = await disputed(4);
    const { version } = await sessionOf(table);
    const overturn = (actor: string, together: string[]) =>
      step(table, `/${id}/overturn`, actor, { body: { mode: 'replay', together }, version });
    expectProblem(await overturn(anna, [bent]), 'decision-refused');
    expect(await sessionOf(table)).toMatchObject({ version });
    expectProblem(await overturn(anna, [dorte]), 'decision-refused');
    expectStatus(await overturn(dorte, []), 200);
  });

  test('with members of the club, each named once', async () => {
    const { table, decide, dorte, erik } = await disputed(5);
    const stranger = randomUUID();
    for (const [together, code, field] of [
      [[stranger], 'member-not-found', 'together[0]'],
      [[erik, erik], 'validation-failed', 'together[1]'],
      [[erik, dorte], 'validation-failed', 'together[1]'],
      ['Erik', 'validation-failed', 'together'],
    ] as const) {
      expect(expectProblem(await decide(dorte, together), code).field).toBe(field);
    }
    const path = `/v1/clubs/${table.club}/members/${erik}/archive`;
    expectStatus(await call(served.base, 'POST', path), 200);
    expect(expectProblem(await decide(dorte, [erik]), 'member-archived').field).toBe('together[0]');
    expect(expectProblem(await decide(erik), 'member-archived').field).toBe('member');
    expectStatus(await decide(dorte), 200);
  });
});

describe('a step of a dispute is refused in words', () => {
  test('where there is nothing to dispute', async () => {
    const table = await openTable(served.base);
    const { fine, hand, player } = await handWithFine(table);
    const [anna = ''] = table.members;
    const cases: [object, ProblemCode, string][] = [
      [{ fine: randomUUID() }, 'fine-not-found', 'fine'],
      [{ fine: 'x' }, 'validation-failed', 'fine'],
      [{ hand: 2 }, 'hand-not-found', 'hand'],
      [{ hand: 0 }, 'validation-failed', 'hand'],
      [{}, 'validation-failed', 'fine'],
      [{ fine, hand: 1 }, 'validation-failed', 'fine'],
      [{ fine, text: ' ' }, 'validation-failed', 'text'],
      [{ fine, text: 'x'.repeat(501) }, 'validation-failed', 'text'],
      [{ fine, together: [] }, 'validation-failed', 'together'],
    ];
    for (const [body, code, field] of cases) {
      expect(expectProblem(await step(table, '', anna, { body }), code).field).toBe(field);
    }
    const other = await openTableOf(served.base, table);
    expectProblem(await step(other, '', anna, { body: { fine } }), 'fine-not-found');

    const corrected = await write(served.base, {
      path: `${table.path}/corrections`,
      body: { mode: 'replay', reason: 'No.', corrections: [{ fine, void: true }] },
      version: hand.session.version,
    });
    expectStatus(corrected, 201);
    const late = await step(table, '', player, { body: { fine } });
    expect(expectProblem(late, 'fine-overturned').field).toBe('fine');
    expect((await disputesOf(table)).disputes).toEqual([]);
  });

  test('where nobody acts, or nobody who may', async () => {
    const table = await openTable(served.base);
    const [anna = '', bent = ''] = table.members;
    const { fine, player } = await handWithFine(table);
    const { id } = await raise(table, player, { fine });
    const { version } = await sessionOf(table);
    const { base } = served;
    const tablet = bearer(await deviceAt(base, table.club));
    const asAnna = bearer(await memberAt(base, table.club, anna));
    const unclaimed = bearer(await signUp(base, table.club, { roles: ['auditor'] }));
    const elsewhere = await openClub(base, 0);
    const stranger = bearer(await signUp(base, elsewhere.club, { roles: ['owner'] }));
    const named = { 'acting-member': bent };
    for (const [path, body] of [
      ['', { hand: 1 }],
      [`/${id}/answers`, {}],
      [`/${id}/uphold`, {}],
      [`/${id}/overturn`, { mode: 'replay' }],
      [`/${id}/withdraw`, {}],
    ] as const) {
      for (const [headers, code, field] of [
        [{}, 'not-signed-in'],
        [stranger, 'club-not-found'],
        [unclaimed, 'member-not-claimed'],
        [asOwner(base), 'member-not-claimed'],
        [tablet, 'not-allowed'],
        [{ ...tablet, ...named }, 'not-allowed'],
        [{ ...asAnna, ...named }, 'not-allowed'],
        [{ ...asAnna, 'acting-member': 'Anna' }, 'acting-member-malformed', 'Acting-Member'],
      ] as const) {
        const sent = { path: `${table.path}/disputes${path}`, version, headers };
        const refused = await write(base, { ...sent, body: { text: WHY, ...body } });
        expect(expectProblem(refused, code).field).toBe(field);
      }
    }
    expect((await fileOf(table, { id })).steps).toHaveLength(1);
  });

  test('where the role does not let them', async () => {
    const openedClub = await openClub(served.base);
    const table = await openTableOf(served.base, openedClub);
    const [anna = '', bent = '', carl = '', dorte = '', erik = ''] = table.members;
    const tokens = new Map<string, string>();
    for (const member of [anna, bent, carl, dorte]) {
      tokens.set(member, await memberAt(served.base, table.club, member, 'member'));
    }
    tokens.set(erik, await memberAt(served.base, table.club, erik, 'secretary'));
    const { fine, player } = await handWithFine(table);
    expect(player).toBe(carl);
    const { version } = await sessionOf(table);
    const as = (actor: string, path: string, body: object = {}) =>
      write<DisputeSteppedView>(served.base, {
        path: `${table.path}/disputes${path}`,
        body: { text: WHY, ...body },
        version,
        headers: bearer(tokens.get(actor) ?? ''),
      });
    // Members object to what was done to them, and to hands at their table.
    expect(expectProblem(await as(anna, '', { fine }), 'not-allowed').field).toBe('fine');
    expect(expectProblem(await as(dorte, '', { hand: 1 }), 'not-allowed').field).toBe('hand');
    const ofFine = expectStatus(await as(carl, '', { fine }), 201).body;
    const ofHand = expectStatus(await as(bent, '', { hand: 1 }), 201).body;
    // Neither members nor the secretary, who records, decide; the secretary may object for others.
    for (const actor of [anna, carl, dorte, erik]) {
      expectProblem(await as(actor, `/${ofFine.id}/uphold`), 'not-allowed');
      const overturned = await as(actor, `/${ofFine.id}/overturn`, { mode: 'replay' });
      expectProblem(overturned, 'not-allowed');
    }
    expectStatus(await as(carl, `/${ofFine.id}/withdraw`), 200);
    const byErik = expectStatus(await as(erik, '', { fine }), 201).body;

    const seenBy = async (actor: string, query = '') => {
      const path = `/v1/clubs/${table.club}/disputes${query}`;
      const sent = { as: tokens.get(actor) ?? '' };
      const answer = await call<DisputeList>(served.base, 'GET', path, sent);
      return expectStatus(answer, 200).body.disputes.map(({ id }) => id);
    };
    expect(await seenBy(carl)).toEqual([byErik.id, ofFine.id]);
    expect(await seenBy(bent, `?member=${bent}`)).toEqual([ofHand.id]);
    expect(await seenBy(anna)).toEqual([]);
    expect(await seenBy(erik)).toEqual([byErik.id, ofHand.id, ofFine.id]);
    const path = `/v1/clubs/${table.club}/disputes`;
    const asAnna = { as: tokens.get(anna) ?? '' };
    const ofCarl = await call(served.base, 'GET', `${path}?member=${carl}`, asAnna);
    expectProblem(ofCarl, 'not-allowed');
    const one = await call(served.base, 'GET', `${path}/${ofFine.id}`, asAnna);
    expectProblem(one, 'dispute-not-found');
    await expectVerified(served.base, table.club);
  });

  test('where there is no such dispute', async () => {
    const table = await openTable(served.base);
    const { fine, player } = await handWithFine(table);
    const { id } = await raise(table, player, { fine });
    const other = await openTableOf(served.base, table);
    const stranger = await openTable(served.base);
    const nowhere = { ...table, path: table.path.replace(/[^/]+$/, randomUUID()) };
    const inNoClub = { ...table, path: table.path.replace(table.club, randomUUID()) };
    for (const [at, dispute, code] of [
      [table, randomUUID(), 'dispute-not-found'],
      [table, 'first', 'dispute-not-found'],
      [other, id, 'dispute-not-found'],
      [nowhere, id, 'session-not-found'],
      [inNoClub, id, 'club-not-found'],
    ] as const) {
      // As every write to a session, to overturn asks for its version first.
      const version = at === table ? 2 : 1;
      for (const what of ['answers', 'uphold', 'overturn', 'withdraw']) {
        const body = what === 'overturn' ? { mode: 'replay' } : {};
        const sent = await step(at, `/${dispute}/${what}`, player, { body, version });
        expectProblem(sent, code);
      }
    }
    for (const [club, dispute, code] of [
      [table.club, randomUUID(), 'dispute-not-found'],
      [stranger.club, id, 'dispute-not-found'],
      ['x', id, 'club-not-found'],
    ] as const) {
      const path = `/v1/clubs/${club}/disputes/${dispute}`;
      expectProblem(await call(served.base, 'GET', path), code);
    }
  });

  test('once it is decided or withdrawn', async () => {
    const table = await openTable(served.base);
    const { fine, player } = await handWithFine(table);
    const dorte = table.members[3] ?? '';
    const { version } = await sessionOf(table);
    for (const end of ['withdraw', 'uphold'] as const) {
      const { id } = await raise(table, player, { fine });
      const by = end === 'withdraw' ? player : dorte;
      expectStatus(await step(table, `/${id}/${end}`, by), 200);
      for (const what of ['answers', 'uphold', 'overturn', 'withdraw']) {
        const body = what === 'overturn' ? { mode: 'replay' } : {};
        const sent = await step(table, `/${id}/${what}`, player, { body, version });
        const { params } = expectProblem(sent, 'dispute-closed');
        expect(params).toEqual({ end: end === 'withdraw' ? 'withdrawn' : 'upheld' });
      }
      expect((await fileOf(table, { id })).steps).toHaveLength(2);
    }
  });

  test('in an archived club, where it can still be read', async () => {
    const table = await openTable(served.base);
    const { fine, player } = await handWithFine(table);
    const raised = await raise(table, player, { fine });
    const { version } = await sessionOf(table);
    await call(served.base, 'POST', `/v1/clubs/${table.club}/archive`);
    for (const [path, body] of [
      ['', { hand: 1 }],
      [`/${raised.id}/answers`, {}],
      [`/${raised.id}/uphold`, {}],
      [`/${raised.id}/overturn`, { mode: 'replay' }],
      [`/${raised.id}/withdraw`, {}],
    ] as const) {
      expectProblem(await step(table, path, player, { body, version }), 'club-archived');
    }
    expect((await fileOf(table, raised)).state).toBe('open');
  });

  test('when it overturns for a version that is past, or for none', async () => {
    const table = await openTable(served.base);
    const { fine, player } = await handWithFine(table);
    const { id } = await raise(table, player, { fine });
    const dorte = table.members[3] ?? '';
    const body = { mode: 'replay' };
    expectProblem(await step(table, `/${id}/overturn`, dorte, { body }), 'if-match-missing');
    for (const version of [1, 3]) {
      const stale = await step(table, `/${id}/overturn`, dorte, { body, version });
      expect(expectProblem(stale, 'version-stale').currentVersion).toBe(2);
      expect(stale.etag).toBe('"2"');
    }
    const odd = await step(table, `/${id}/overturn`, dorte, { body: { mode: 'undo' }, version: 2 });
    expect(expectProblem(odd, 'validation-failed').field).toBe('mode');
  });
});
