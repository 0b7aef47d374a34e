import type {
  FineRegisterPage,
  RegisteredFineView,
} from '../../../../src/audit/fine-register/view.js';
import type { ProblemCode } from '../../../../src/problems/kinds.js';
import type { FineLine } from '../../../../src/sessions/fines/fine.view.js';
import type { TableView } from '../../../../src/sessions/table/table.view.js';
import {
  call,
  expectProblem,
  expectStatus,
  openClub,
  openSession,
  plainHand,
  read,
  serveTestApp,
  type ServedApp,
} from '../../../support/api/api.js';
import { write } from '../../../support/corrections/corrections.js';
import {
  playCorrectedEvening,
  type CorrectedEvening,
} from '../../../support/corrections/corrected-evening.js';

let served: ServedApp;
let evening: CorrectedEvening;

const registerOf = (club: string, query = '') =>
  read<FineRegisterPage>(served.base, `/v1/clubs/${club}/fines${query}`);
const register = (query = '') => registerOf(evening.table.club, query);

/** The fine that the register has of this id. */
async function fineOf(id: string): Promise<RegisteredFineView> {
  const { fines } = await register();
  const fine = fines.find((one) => one.id === id);
  if (!fine) throw new Error(`no fine ${id} in the register`);
  return fine;
}

const ways = ({ pots }: RegisteredFineView) =>
  pots.map(({ pot, now, steps }) => [pot, now, ...steps.map(({ what, event }) => [what, event])]);

beforeAll(async () => {
  served = await serveTestApp({ beside: true });
  evening = await playCorrectedEvening(served.base);
});
afterAll(() => served.close());

describe('the register of an evening with corrections', () => {
  test('has every fine, the newest first, and what the standing ones brought', async () => {
    const { at, fines } = evening;
    const { fines: listed, totals, next } = await register();
    expect(listed.map(({ event, code, state, player }) => [event, code, state, player])).toEqual([
      [at.compensated, 'lead-out-of-turn', 'recorded', evening.erik],
      [at.hand3, 'lead-out-of-turn', 'overturned', evening.bent],
      [at.fineAbout1, 'other', 'overturned', evening.anna],
      [at.hand1, 'lead-out-of-turn', 'overturned', evening.bent],
    ]);
    expect(listed.map(({ id }) => id).slice(1)).toEqual([
      fines.inHand3,
      fines.about1,
      fines.inHand1,
    ]);
    expect([totals, next]).toEqual([{ fines: 4, standing: 1, points: 40 }, null]);
    const ofSession = await read<{ fines: FineLine[] }>(served.base, `${evening.table.path}/fines`);
    expect(ofSession.fines.map(({ id }) => id)).toEqual(listed.map(({ id }) => id).reverse());
  });

  test('says what a fine was for, by which rule, who reported and who recorded it', async () => {
    const { fines, table, annaAtTable, bent, carl, at } = evening;
    const fine = await fineOf(fines.inHand3);
    expect(fine).toMatchObject({
      session: table.session.id,
      hand: 3,
      player: bent,
      code: 'lead-out-of-turn',
      stage: 'play',
      note: 'Out of turn.',
      amount: 20,
      selfReported: false,
      reportedBy: carl,
      actor: annaAtTable,
      event: at.hand3,
      rule: `${table.path}/rules`,
    });
    expect(fine.source).toMatch(/^brix-1996, /);
    expect(JSON.stringify(await read(served.base, fine.rule))).toContain(fine.source);
  });

  test('a fine that a dispute overturned in replay: as if it had never been paid', async () => {
    const { fines, disputes, at, bent, erik } = evening;
    const fine = await fineOf(fines.inHand1);
    expect(fine.disputes).toEqual([
      {
        dispute: disputes.ofFine,
        state: 'overturned',
        raisedBy: bent,
        text: 'It was my turn to lead.',
        event: at.raised,
        ended: at.overturned - 1,
      },
    ]);
    expect(fine.correction).toMatchObject({
      event: at.overturned,
      actor: erik,
      mode: 'replay',
      reason: 'Bent is right.',
      dispute: disputes.ofFine,
      replacedBy: null,
    });
    expect(ways(fine)).toEqual([
      ['king-pot', 'given-back', ['given-back', at.overturned]],
      ['pagat-pot', 'given-back', ['given-back', at.overturned]],
    ]);
  });

  test('a fine that was compensated: paid, given back, and another in its place', async () => {
    const { fines, at } = evening;
    const fine = await fineOf(fines.inHand3);
    expect(fine.correction).toMatchObject({
      event: at.compensated,
      mode: 'compensate',
      dispute: null,
      // It is another player's.
      replacedBy: null,
    });
    const there = [
      ['paid', at.hand3],
      ['given-back', at.compensated],
    ];
    expect(ways(fine)).toEqual([
      ['king-pot', 'given-back', ...there],
      ['pagat-pot', 'given-back', ...there],
    ]);
    const [instead] = (await register('?state=recorded')).fines;
    expect(instead && ways(instead)).toEqual([
      ['king-pot', 'shared', ['paid', at.compensated], ['shared', at.closed]],
      ['pagat-pot', 'shared', ['paid', at.compensated], ['shared', at.closed]],
    ]);
    const shares = instead?.pots[0]?.steps.at(-1)?.to ?? [];
    expect(shares.map(({ player }) => player).sort()).toEqual(
      [evening.anna, evening.bent, evening.carl, evening.erik].sort(),
    );
  });

  test('a fine voided after the close', async () => {
    const fine = await fineOf(evening.fines.about1);
    const event = evening.at.voidedAfterClose;
    expect(fine).toMatchObject({ hand: 1, amount: 20, correction: { event, mode: 'replay' } });
    expect(ways(fine)).toEqual([
      ['king-pot', 'given-back', ['given-back', event]],
      ['pagat-pot', 'given-back', ['given-back', event]],
    ]);
  });

  test('is narrowed, with the totals of what is asked for', async () => {
    const { bent, table } = evening;
    const totals = async (query: string) => {
      const page = await register(query);
      expect(page.fines).toHaveLength(page.totals.fines);
      return page.totals;
    };
    expect(await totals(`?member=${bent}`)).toEqual({ fines: 2, standing: 0, points: 0 });
    expect(await totals('?state=recorded')).toEqual({ fines: 1, standing: 1, points: 40 });
    expect(await totals('?state=disputed')).toEqual({ fines: 0, standing: 0, points: 0 });
    expect(await totals('?code=other')).toEqual({ fines: 1, standing: 0, points: 0 });
    expect(await totals(`?session=${table.session.id}`)).toMatchObject({ fines: 4 });
    expect(await totals(`?member=${bent}&code=other`)).toMatchObject({ fines: 0 });
    const { recordedAt } = await fineOf(evening.fines.inHand3);
    expect(await totals(`?from=${recordedAt}`)).toMatchObject({ fines: 2 });
    expect(await totals(`?to=${recordedAt}`)).toMatchObject({ fines: 2 });
  });

  test('comes in pages', async () => {
    const whole = await register();
    const paged: RegisteredFineView[] = [];
    let cursor = '';
    for (let pages = 0; pages < 9; pages++) {
      const page = await register(`?limit=1${cursor}`);
      expect(page.totals).toEqual(whole.totals);
      paged.push(...page.fines);
      if (page.next === null) break;
      cursor = `&cursor=${page.next}`;
    }
    expect(paged).toEqual(whole.fines);
    const beyond = await register(`?cursor=1.99999.${evening.anna}`);
    expect(beyond).toEqual({ fines: [], totals: whole.totals, next: null });
  });
});

/** A table of three where Bent was fined between hands, and what happens next is up to the test. */
async function finedTable(players = 3) {
  const table = await openSession(served.base, await openClub(served.base, 4), { players });
  let view: TableView = table.session;
  const step = async (path: string, body: unknown) => {
    const { version } = view;
    const answer = await call<{ id: string; event: number; session: TableView }>(
      served.base,
      'POST',
      `${table.path}/${path}`,
      { body, version },
    );
    if (answer.status >= 300) throw new Error(answer.text);
    view = answer.body.session;
    return answer.body;
  };
  const [, bent = ''] = table.members;
  const fined = { player: bent, code: 'other', stage: 'after', amount: 20 };
  const fine = await step('fines', fined);
  const only = async () => {
    const { fines } = await registerOf(table.club);
    const found = fines.find(({ id }) => id === fine.id);
    if (!found) throw new Error('the fine is not in the register');
    return found;
  };
  return { table, step, only, fine, fined, bent, view: () => view };
}

/** The plain hand, but that the first to count wins the last trick with this card. */
function ultimo(view: TableView, card: string): object {
  const hand = plainHand(view);
  const winner = hand.lastTrick?.winner;
  const events = card === 'pagat' ? [] : (hand.events ?? []);
  return { ...hand, events, lastTrick: { winner, ultimoCards: [{ player: winner, card }] } };
}

describe('where the points went', () => {
  test('into the pots; won with one of them; won with the other', async () => {
    const { step, only, fine, view } = await finedTable();
    const paid = ['paid', fine.event];
    expect(ways(await only())).toEqual([
      ['king-pot', 'in-pot', paid],
      ['pagat-pot', 'in-pot', paid],
    ]);
    const winner = plainHand(view()).lastTrick?.winner;
    const first = await step('hands', ultimo(view(), 'king-clubs'));
    const afterFirst = await only();
    expect(ways(afterFirst)).toEqual([
      ['king-pot', 'won', paid, ['won', first.event]],
      ['pagat-pot', 'in-pot', paid],
    ]);
    const [king] = afterFirst.pots;
    // Three founded it with 20 each; 20 of the fine; 5 to each pot for dealing.
    expect(king?.steps.at(-1)).toEqual({
      what: 'won',
      event: first.event,
      hand: 1,
      reason: 'pot-taken',
      to: [{ player: winner, points: 85 }],
    });
    const second = await step('hands', ultimo(view(), 'pagat'));
    expect(ways(await only())[1]).toEqual(['pagat-pot', 'won', paid, ['won', second.event]]);
  });

  test('a share to one who left, the rest to all at the close', async () => {
    const { step, only, fine, table } = await finedTable(4);
    const [, , , dorte = ''] = table.members;
    const left = await step('leave', { player: dorte });
    const closed = await step('close', {});
    const [king] = (await only()).pots;
    expect(king).toMatchObject({
      now: 'shared',
      points: 20,
      steps: [
        { what: 'paid', event: fine.event, reason: 'fine', to: [] },
        {
          what: 'partly-taken',
          event: left.event,
          reason: 'leaving',
          to: [{ player: dorte, points: 25 }],
        },
        {
          what: 'shared',
          event: closed.event,
          reason: 'pot-split',
          to: [{ points: 25 }, { points: 25 }, { points: 25 }],
        },
      ],
    });
  });

  test('names the winner of the pot by a replay', async () => {
    const { step, only, table, view } = await finedTable();
    const plain = plainHand(view());
    const hand = await step('hands', ultimo(view(), 'king-clubs'));
    expect((await only()).pots[0]?.now).toBe('won');
    const corrected = await write<{ event: number }>(served.base, {
      path: `${table.path}/corrections`,
      version: view().version,
      body: { mode: 'replay', reason: 'No ultimo.', corrections: [{ hand: 1, record: plain }] },
    });
    expectStatus(corrected, 201);
    expect((await only()).pots[0]).toMatchObject({ now: 'in-pot', steps: [{ what: 'paid' }] });
    expect(hand.event).toBe(corrected.body.event - 1);
  });

  test('back into the pot, when a compensation says that nobody won it', async () => {
    const { step, only, fine, table, view } = await finedTable();
    const plain = plainHand(view());
    const hand = await step('hands', ultimo(view(), 'king-clubs'));
    const corrected = await write<{ event: number }>(served.base, {
      path: `${table.path}/corrections`,
      version: view().version,
      body: { mode: 'compensate', reason: 'No ultimo.', corrections: [{ hand: 1, record: plain }] },
    });
    const { event } = expectStatus(corrected, 201).body;
    expect(ways(await only())[0]).toEqual([
      'king-pot',
      'in-pot',
      ['paid', fine.event],
      ['won', hand.event],
      ['returned', event],
    ]);
  });

  test('to a fine that takes its place, and back from there', async () => {
    const { only, fine, fined, table, view, bent } = await finedTable();
    const corrected = await write<{ event: number; session: TableView }>(served.base, {
      path: `${table.path}/corrections`,
      version: view().version,
      body: {
        mode: 'compensate',
        reason: 'Five would do.',
        corrections: [{ fine: fine.id, record: { ...fined, amount: 5 } }],
      },
    });
    const { event } = expectStatus(corrected, 201).body;
    const { replacedBy = '' } = (await only()).correction ?? {};
    const { fines, totals } = await registerOf(table.club);
    expect(totals).toEqual({ fines: 2, standing: 1, points: 10 });
    expect(fines[0]).toMatchObject({
      id: replacedBy,
      event,
      player: bent,
      amount: 5,
      state: 'recorded',
      correction: null,
      pots: [
        { points: 5, now: 'in-pot', steps: [{ what: 'paid', event }] },
        { points: 5, now: 'in-pot' },
      ],
    });
    expect(ways(await only())[0]).toEqual([
      'king-pot',
      'given-back',
      ['paid', fine.event],
      ['given-back', event],
    ]);
  });

  test('nowhere, when it cost nothing', async () => {
    const table = await openSession(served.base, await openClub(served.base, 3), {
      book: 'vlk-1970',
      houseRules: { fines: { superficial: 0 } },
    });
    const body = { player: table.members[0], code: 'superficial', stage: 'after' };
    const { version } = table.session;
    expectStatus(await call(served.base, 'POST', `${table.path}/fines`, { body, version }), 201);
    const { fines, totals } = await registerOf(table.club);
    expect(fines).toMatchObject([{ amount: 0, pots: [] }]);
    expect(totals).toEqual({ fines: 1, standing: 1, points: 0 });
  });
});

test.each<[ProblemCode, () => string]>([
  ['validation-failed', () => '?state=paid'],
  ['validation-failed', () => '?code=snoring'],
  ['validation-failed', () => '?from=today'],
  ['validation-failed', () => '?cursor=12'],
  ['validation-failed', () => '?limit=101'],
  ['session-not-found', () => `?session=${evening.anna}`],
  ['member-not-found', () => `?member=${evening.table.session.id}`],
])('%s', async (code, query) => {
  const path = `/v1/clubs/${evening.table.club}/fines${query()}`;
  expectProblem(await call(served.base, 'GET', path), code);
});

test('club-not-found', async () => {
  for (const what of ['fines', 'audit']) {
    const path = `/v1/clubs/${evening.anna}/${what}`;
    expectProblem(await call(served.base, 'GET', path), 'club-not-found');
  }
});
