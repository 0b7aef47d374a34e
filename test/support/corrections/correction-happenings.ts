import { randomUUID } from 'node:crypto';
import type { PlayerId } from '../../../src/rules/payment.js';
import { expectProblem } from '../api/api.js';
import { pick, shuffled } from '../tarok/cards.js';
import { differences } from './correction-checks.js';
import {
  changesOf,
  disputable,
  fines,
  foretell,
  latestOf,
  isOpen,
  openDisputes,
  seatChanges,
  standing,
  takesDisputedBack,
  viewOf,
  type Model,
  type Random,
} from './correction-model.js';
import { MODES, write, type Correction, type Mode } from './corrections.js';
import { nextHand } from '../evening/random-evening.js';
import { SlowRefusal } from '../evening/slow-fold.js';

import {
  HANDS_BEFORE_CLOSE,
  note,
  type Happening,
  Happens,
  headOf,
  send,
  sendRefused,
  INNOCENT,
  otherRecord,
  otherFine,
  correct,
  rerecorded,
  step,
} from './happening.js';

/* All that can happen to a session in a random evening with corrections, as commands for fast-check. */

/** The hands and payments, without corrections. */
export const EVENING: readonly Happening[] = [
  {
    name: 'hand',
    weight: 18,
    check: isOpen,
    run: async (model, real, random) => {
      const body = nextHand(real.rules, viewOf(real.rules, model.state.table), random);
      await step(model, real, 'hands', body);
      note('hand');
      if (body.fines?.length) note('hand with a fine');
    },
  },
  ...[{}, { amount: 0 }].map((more): Happening => ({
    name: 'amount' in more ? 'misdeal, the deal let go' : 'misdeal',
    weight: 2,
    books: ['wolff-1899'],
    check: isOpen,
    run: async (model, real) => {
      const player = model.state.table.dealer;
      const fines = [{ player, code: 'misdeal', stage: 'deal', ...more }];
      await step(model, real, 'hands', { redeal: true, fines });
      note('misdeal');
    },
  })),
  {
    name: 'fine',
    weight: 5,
    check: isOpen,
    run: async (model, real, random) => {
      const { state } = model;
      const { players } = state.table;
      const last = standing(model).at(-1);
      const hand = last !== undefined && random() < 0.5 ? { hand: last.number } : {};
      const reporter = random() < 0.5 ? { reportedBy: pick(random, players) } : {};
      const kind =
        random() < 0.5
          ? { code: 'other', amount: pick(random, [5, 20]) }
          : { code: pick(random, [...INNOCENT, 'superficial', 'misdeal']) };
      const player = pick(random, players);
      await step(model, real, 'fines', { player, stage: 'after', ...kind, ...hand, ...reporter });
      note('fine between hands');
    },
  },
  {
    name: 'join',
    weight: 2,
    check: isOpen,
    run: async (model, real, random) => {
      const { players } = model.state.table;
      const waiting = real.table.members.filter((one) => !players.includes(one as PlayerId));
      if (waiting.length === 0 || players.length >= real.rules.conventions.mostPlayers) return;
      const seat = Math.floor(random() * (players.length + 1));
      await step(model, real, 'join', { player: pick(random, waiting), seat });
      note('join');
    },
  },
  {
    name: 'leave',
    weight: 2,
    check: (model) => isOpen(model) && model.state.table.players.length > 3,
    run: async (model, real, random) => {
      await step(model, real, 'leave', { player: pick(random, model.state.table.players) });
      note('leave');
    },
  },
  {
    name: 'dealer',
    weight: 2,
    check: isOpen,
    run: async (model, real, random) => {
      const player = pick(random, model.state.table.players);
      await step(model, real, 'dealer', { player, reason: 'As agreed.' });
      note('dealer');
    },
  },
];

export const CLOSE: Happening = {
  name: 'close',
  weight: 1,
  check: (model) => isOpen(model) && model.state.hands.length >= HANDS_BEFORE_CLOSE,
  run: async (model, real) => {
    await step(model, real, 'close', {});
    note('close');
  },
};

/** Corrections of hands, in one of the modes. */
function correctionsOfHands(mode: Mode): readonly Happening[] {
  return [
    {
      name: `correct a hand, ${mode}`,
      weight: 4,
      check: (model) => standing(model).length > 0,
      run: async (model, real, random) => {
        const hand = pick(random, standing(model));
        const record = otherRecord(real.rules, hand, random);
        await correct(model, real, mode, [{ hand: hand.number, record }], 'hand corrected');
      },
    },
    {
      name: `record a voided hand again, ${mode}`,
      weight: 1,
      check: ({ state }) => state.hands.some(({ says }) => says === null),
      run: async (model, real, random) => {
        const voided = model.state.hands.filter(({ says }) => says === null);
        const { number: hand, before } = pick(random, voided);
        const record = nextHand(real.rules, viewOf(real.rules, before), random);
        await correct(model, real, mode, [{ hand, record }], 'a voided hand recorded again');
      },
    },
    {
      name: `void a hand, ${mode}`,
      weight: 2,
      check: (model) => standing(model).length > 0,
      run: async (model, real, random) => {
        const { number } = pick(random, standing(model));
        await correct(model, real, mode, [{ hand: number, void: true }], 'hand voided');
      },
    },
    {
      name: `correct several, ${mode}`,
      weight: 2,
      check: (model) => model.state.hands.length > 1,
      run: async (model, real, random) => {
        const { hands } = model.state;
        const from = Math.max(1, hands.length - Math.floor(random() * 4));
        const records = rerecorded(model, real, from, random);
        const fine = fines(model).find(({ at }) => at === null);
        const also = fine && random() < 0.5 ? [{ fine: fine.id, void: true } as const] : [];
        const all = [...records, ...also];
        if (all.length < 2) return;
        await correct(model, real, mode, all, 'several corrected as one');
      },
    },
  ];
}

/**
 * A joining or leaving taken back: possible by a replay, and only where no later step depends on it.
 */
function correctionOfSeats(mode: Mode): Happening {
  return {
    name: `take a seat change back, ${mode}`,
    weight: 2,
    check: (model) => seatChanges(model).size > 0,
    run: async (model, real, random) => {
      const step = pick(random, [...seatChanges(model).keys()]);
      await correct(model, real, mode, [{ step, void: true }], 'seat change taken back');
    },
  };
}

/** Corrections of fines, in one of the modes. */
function correctionsOfFines(mode: Mode): readonly Happening[] {
  return (['in a hand', 'between hands'] as const).flatMap((where): Happening[] => {
    const found = (model: Model) =>
      fines(model).filter(({ at }) => (at === null) === (where === 'between hands'));
    const check = (model: Model): boolean => found(model).length > 0;
    return [
      {
        name: `correct a fine ${where}, ${mode}`,
        weight: 2,
        check,
        run: async (model, real, random) => {
          const fine = pick(random, found(model));
          const corrections = [{ fine: fine.id, record: otherFine(fine, random) }];
          await correct(model, real, mode, corrections, `fine ${where} corrected`);
        },
      },
      {
        name: `void a fine ${where}, ${mode}`,
        weight: 2,
        check,
        run: async (model, real, random) => {
          const { id } = pick(random, found(model));
          await correct(model, real, mode, [{ fine: id, void: true }], `fine ${where} voided`);
        },
      },
    ];
  });
}

const UNDO: Happening = {
  name: 'undo',
  weight: 4,
  check: (model) => latestOf(model) !== null,
  run: async (model, real) => {
    const { state } = model;
    const latest = latestOf(model);
    if (latest === null) throw new Error('There is nothing to undo.');
    const changes = changesOf(model, [latest]);
    const after = foretell(model, 'replay', changes);
    const sent = { path: `${real.table.path}/undo`, version: state.version, body: {} };
    if (after instanceof SlowRefusal || takesDisputedBack(model, changes)) {
      expectProblem(await sendRefused(real, sent), 'correction-refused');
      note('undo refused');
      return;
    }
    await send(model, real, sent, 201);
    expect(differences(state, model.state)).toEqual(differences(state, after));
    expect(latestOf(model)).not.toEqual(latest);
    note(`undo of a ${'hand' in latest ? 'hand' : 'fine' in latest ? 'fine' : 'seat change'}`);
  },
};

/** The deck was faulty: the fine is given back, or the deal that was let go. */
function faultyDeck(gives: 'fine' | 'deal'): Happening {
  const misdeals = ({ state, ...model }: Model) =>
    fines({ state, ...model }).filter(({ record: { code, amount, player }, at }) => {
      if (code !== 'misdeal' || (at !== null && amount === 0) !== (gives === 'deal')) return false;
      return gives === 'fine' || (!state.closed && state.table.players.includes(player));
    });
  return {
    name: `faulty deck, the ${gives} given back`,
    weight: 2,
    books: ['wolff-1899'],
    check: (model) => misdeals(model).length > 0,
    run: async (model, real, random) => {
      const { state } = model;
      const { id, record } = pick(random, misdeals(model));
      const givenBack = gives === 'deal' ? record.player : undefined;
      const changes = changesOf(model, [{ fine: id, void: true }]);
      const after = foretell(model, 'compensate', changes, givenBack);
      const body = { fine: id, reason: 'Two sevens of hearts.' };
      const sent = { path: `${real.table.path}/faulty-deck`, version: state.version, body };
      if (after instanceof SlowRefusal || takesDisputedBack(model, changes)) {
        expectProblem(await sendRefused(real, sent), 'correction-refused');
        note('faulty deck refused');
        return;
      }
      await send(model, real, sent, 201);
      expect(differences(state, model.state)).toEqual(differences(state, after));
      expect(model.state.table.dealer).toBe(after.table.dealer);
      note(`faulty deck gives the ${gives} back`);
    },
  };
}

/** Requests that must change nothing. */
const IN_VAIN: readonly Happening[] = [
  {
    name: 'stale version',
    weight: 2,
    check: (model) => standing(model).length > 0,
    run: async (model, real, random) => {
      const { state } = model;
      const number = standing(model).at(-1)?.number;
      const corrections = [{ hand: number, void: true }];
      const [path, body] = pick(random, [
        ['corrections', { mode: 'replay', reason: 'Late.', corrections }],
        ['undo', {}],
        ['hands', { redeal: true }],
        ['close', {}],
      ] as const);
      const version = state.version + pick(random, [-1, 1, 7]);
      const sent = { path: `${real.table.path}/${path}`, body, version };
      const { currentVersion } = expectProblem(await sendRefused(real, sent), 'version-stale');
      expect(currentVersion).toBe(state.version);
      note('stale version');
    },
  },
  {
    name: 'repeated key',
    weight: 2,
    check: () => true,
    run: async (_model, real) => {
      if (real.last === null) return;
      const { sent, answer } = real.last;
      const before = await headOf(real);
      const again = await write(real.base, sent);
      expect(again).toEqual({ ...answer, replayed: 'true' });
      expect(await headOf(real)).toEqual(before);
      note('repeated key');
      if (!sent.path.endsWith('/corrections')) return;
      const other = { ...sent, body: { ...(sent.body as object), reason: 'Something else.' } };
      expectProblem(await sendRefused(real, other), 'idempotency-key-reused');
      note('correction repeated');
    },
  },
  {
    name: 'nonsense',
    weight: 2,
    check: ({ state }) => state.hands.length > 0,
    run: async (model, real, random) => {
      const { state } = model;
      const hand = pick(random, state.hands);
      const same =
        hand.says === null
          ? { hand: hand.number, void: true }
          : { hand: hand.number, record: hand.says };
      const [code, correction] = pick(random, [
        ['hand-not-found', { hand: state.hands.length + 1, void: true }],
        ['fine-not-found', { fine: randomUUID(), void: true }],
        ['correction-refused', same],
      ] as const);
      const mode = pick(random, MODES);
      const body = { mode, reason: 'Nonsense.', corrections: [correction] };
      const sent = { path: `${real.table.path}/corrections`, version: state.version, body };
      expectProblem(await sendRefused(real, sent), code);
      note('nonsense');
    },
  },
];

const RAISE: Happening = {
  name: 'dispute',
  weight: 4,
  check: (model) => disputable(model).length > 0,
  run: async (model, real, random) => {
    const all = disputable(model);
    const ofFines = all.filter((one) => 'fine' in one);
    const about = pick(random, ofFines.length > 0 && random() < 0.6 ? ofFines : all);
    const { version } = model.state;
    const actor = pick(random, real.table.members);
    const body = { ...about, text: 'That is not what happened.' };
    await send(model, real, { path: `${real.table.path}/disputes`, actor, body }, 201);
    expect(model.state.version).toBe(version);
    note('fine' in about ? 'dispute of a fine' : 'dispute of a hand');
  },
};

/** The steps of a dispute that correct nothing. */
const SPEAK = (['answer', 'uphold', 'withdraw'] as const).map((how): Happening => ({
  name: `${how} a dispute`,
  weight: 1,
  check: (model) => openDisputes(model).length > 0,
  run: async (model, real, random) => {
    const { version } = model.state;
    const dispute = pick(random, openDisputes(model));
    const actor = how === 'withdraw' ? dispute.by : real.judge;
    const what = how === 'answer' ? 'answers' : how;
    const path = `${real.table.path}/disputes/${dispute.id}/${what}`;
    const sent = { path, actor, body: { text: 'So it is.' } };
    await send(model, real, sent, how === 'answer' ? 201 : 200);
    expect(model.state.version).toBe(version);
    note(`dispute: ${how}`);
  },
}));

function overturn(mode: Mode): Happening {
  return {
    name: `overturn a dispute, ${mode}`,
    weight: 2,
    check: (model) => openDisputes(model).length > 0,
    run: async (model, real, random) => {
      const { state } = model;
      const dispute = pick(random, openDisputes(model));
      const actor = real.judge;
      const { fine, hand } = dispute;
      const target: Correction =
        fine === null ? { hand: hand ?? 0, void: true } : { fine, void: true };
      const named = fine === null || random() < 0.5 ? { corrections: [target] } : {};
      const changes = changesOf(model, [target]);
      const after = foretell(model, mode, changes);
      const body = { text: 'That is right.', mode, ...named };
      const path = `${real.table.path}/disputes/${dispute.id}/overturn`;
      const sent = { path, actor, version: state.version, body };
      if (after instanceof SlowRefusal || takesDisputedBack(model, changes, dispute.id)) {
        await sendRefused(real, sent);
        note('dispute: overturn refused');
        return;
      }
      await send(model, real, sent, 200);
      expect(differences(state, model.state)).toEqual(differences(state, after));
      expect(model.state.version).toBe(state.version + 1);
      expect(model.log.slice(-2)).toMatchObject([
        { kind: 'dispute-overturned', dispute: dispute.id, by: actor },
        { kind: 'correction-recorded', dispute: dispute.id, mode },
      ]);
      note(`dispute: overturn, ${mode}`);
    },
  };
}

export const CORRECTING: readonly Happening[] = [
  ...MODES.flatMap(correctionsOfHands),
  ...MODES.flatMap(correctionsOfFines),
  ...MODES.map(correctionOfSeats),
  UNDO,
  faultyDeck('fine'),
  faultyDeck('deal'),
  RAISE,
  ...SPEAK,
  ...MODES.map(overturn),
  ...IN_VAIN,
];

/**
 * The same every time: everything happens twice and more in an open session, and everything that still
 * can after the close. Steps that the table does not allow at that moment are passed over.
 */
export function tourOf(possible: (happening: Happening) => boolean, random: Random): Happens[] {
  const hand = EVENING.slice(0, 1);
  const round = () => [
    ...shuffled(random, [...EVENING, ...EVENING.slice(3), ...hand, ...hand]),
    ...shuffled(random, [...CORRECTING, RAISE, ...hand, ...hand]),
  ];
  const named = (...names: readonly string[]) =>
    names.flatMap((name) => [...EVENING, ...CORRECTING].filter((one) => one.name === name));
  const takenBackAtOnce = named('fine', 'undo', 'join', 'take a seat change back, replay');
  return [
    ...round(),
    ...takenBackAtOnce,
    ...round(),
    ...EVENING,
    CLOSE,
    ...shuffled(random, CORRECTING),
  ]
    .filter(possible)
    .map((happening) => new Happens(happening, Math.floor(random() * 2 ** 31)));
}
