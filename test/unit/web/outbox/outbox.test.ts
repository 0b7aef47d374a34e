import fc from 'fast-check';
import type { PlayerId } from '../../../../src/rules/payment.js';
import { resolveRules, ruleBook } from '../../../../src/rules/rule-book.js';
import type { AskedStep } from '../../../../src/evening/asked.js';
import { judge, waitAfter, type Answer } from '../../../../web/outbox/judge.js';
import { requestOf } from '../../../../web/outbox/sending/request-of-step.js';
import { Sender, type Outside, type Queue } from '../../../../web/outbox/sending/sender.js';
import {
  canBeTakenOut,
  isStuck,
  type Waiting,
  type WaitingState,
} from '../../../../web/outbox/waiting.js';
import { randomOf } from '../../../support/tarok/cards.js';
import { TableService } from '../../../support/evening/table-service.js';

const SEATS = ['anna', 'bo', 'clara', 'dan'] as PlayerId[];
const TABLE = { session: { version: 8 } };

const answer = (status: number, body: unknown, retryAfter: number | null = null): Answer => ({
  status,
  body,
  retryAfter,
});
const problem = (status: number, code: string, more: object = {}): Answer =>
  answer(status, { code, detail: 'Why.', status, ...more });

describe('the treatment of an answer', () => {
  test.each<[string, Answer, object]>([
    ['recorded', answer(201, TABLE), { do: 'acknowledge', answer: TABLE }],
    ['recorded before', answer(200, TABLE), { do: 'acknowledge', answer: TABLE }],
    ['no answer', null, { do: 'retry', after: 0 }],
    ['the page of a hotel network', answer(200, undefined), { do: 'retry', after: 0 }],
    ['another answer than that of a step', answer(200, { ok: true }), { do: 'retry', after: 0 }],
    ['sent elsewhere', answer(302, undefined), { do: 'retry', after: 0 }],
    ['a fault of the service', problem(500, 'internal'), { do: 'retry', after: 0 }],
    ['a proxy without the service', answer(502, undefined), { do: 'retry', after: 0 }],
    ['not ready', answer(503, { code: 'not-ready', detail: '' }, 5), { do: 'retry', after: 5 }],
    ['too often', answer(429, { code: 'x', detail: '' }, 7), { do: 'retry', after: 7 }],
    ['a refusal of some proxy', answer(403, '<html>'), { do: 'retry', after: 0 }],
    ['nobody is signed in', problem(401, 'not-signed-in'), { do: 'sign-in' }],
    ['an old page', problem(403, 'csrf-token-wrong'), { do: 'renew-token' }],
    [
      'the evening moved on',
      problem(412, 'version-stale', { currentVersion: 9 }),
      { do: 'ask', currentVersion: 9, isRestored: false },
    ],
    [
      'a backup was restored',
      problem(412, 'version-stale', { reason: 'history-restored' }),
      { do: 'ask', currentVersion: null, isRestored: true },
    ],
    [
      'an impossible hand',
      problem(422, 'impossible-hand', {
        reason: 'count-too-low',
        params: { counted: 1, least: 3 },
        field: 'count',
        card: 'pagat',
      }),
      {
        do: 'refuse',
        problem: {
          code: 'impossible-hand',
          reason: 'count-too-low',
          params: { counted: 1, least: 3 },
          detail: 'Why.',
          field: 'count',
          card: 'pagat',
        },
      },
    ],
    [
      'a closed evening, by a service that says no reason yet',
      problem(409, 'session-closed'),
      { do: 'refuse', problem: { code: 'session-closed', detail: 'Why.' } },
    ],
  ])('%s', (_, given, verdict) => {
    expect(judge(given)).toEqual(verdict);
  });

  test('it waits longer with every failure, and as long as the service asks', () => {
    expect([1, 2, 3, 4].map((failures) => waitAfter(failures))).toEqual([500, 1000, 2000, 4000]);
    expect(waitAfter(50)).toBe(60_000);
    expect(waitAfter(1, 30)).toBe(30_000);
  });
});

test('only what the service surely does not have can be taken out', () => {
  const states: [WaitingState, number, boolean, boolean][] = [
    [{ is: 'waiting' }, 0, false, true],
    [{ is: 'waiting' }, 1, false, false],
    [{ is: 'signed-out' }, 1, false, false],
    [{ is: 'conflict', currentVersion: 3 }, 1, true, true],
    [{ is: 'refused', problem: { code: 'rule-refused', detail: '' } }, 1, true, true],
    [{ is: 'changing', was: { is: 'waiting' } }, 0, true, true],
  ];
  for (const [state, tries, stuck, out] of states) {
    expect([state.is, isStuck({ state }), canBeTakenOut({ state, tries })]).toEqual([
      state.is,
      stuck,
      out,
    ]);
  }
});

/** The outbox without a browser. */
class Box implements Queue {
  all: Waiting[] = [];

  add(session: string, version: number, step: AskedStep): Waiting {
    const id = this.all.length + 1;
    const waiting: Waiting = {
      id,
      club: 'club',
      session,
      key: `${session} ${id}`,
      version,
      step,
      actingMember: null,
      by: { id: 'karen', name: 'Karen' },
      madeAt: '2026-11-20T18:30:00.000Z',
      madeOn: {} as Waiting['madeOn'],
      draft: null,
      tries: 0,
      state: { is: 'waiting' },
    };
    this.all.push(waiting);
    return waiting;
  }

  heads() {
    const first = this.all.filter(
      (one, n) => this.all.findIndex(({ session }) => session === one.session) === n,
    );
    return Promise.resolve(first);
  }

  goesOut(id: number) {
    const waiting = this.all.find((one) => one.id === id);
    if (waiting?.state.is !== 'waiting') return Promise.resolve(null);
    return Promise.resolve(this.put({ ...waiting, tries: waiting.tries + 1 }));
  }

  acknowledge({ id }: Waiting) {
    this.all = this.all.filter((one) => one.id !== id);
    return Promise.resolve();
  }

  setState(id: number, state: WaitingState) {
    const waiting = this.all.find((one) => one.id === id);
    if (waiting !== undefined) this.put({ ...waiting, state });
    return Promise.resolve();
  }

  put(waiting: Waiting): Waiting {
    this.all = this.all.map((one) => (one.id === waiting.id ? waiting : one));
    return waiting;
  }

  get states(): string[] {
    return this.all.map(({ key, state }) => `${key}: ${state.is}`);
  }
}

const fine = (n: number): AskedStep => ({
  kind: 'fine',
  fine: { player: SEATS[0] as PlayerId, code: 'other', stage: 'after', amount: 20, note: `${n}` },
  hand: null,
});

const soon = () => new Promise<void>((resolve) => setImmediate(resolve));

function outsideOf(box: Box, post: Outside['post'], more: Partial<Outside> = {}): Outside {
  return {
    queue: box,
    isMine: () => true,
    post,
    renewToken: () => Promise.resolve(),
    hasNetwork: () => true,
    showNextTry: () => undefined,
    sleep: soon,
    onSignedOut: () => undefined,
    onMoved: () => undefined,
    ...more,
  };
}

/** Runs senders until nothing more can be sent. */
async function sendAll(outside: Outside, tabs = 1): Promise<void> {
  const stop = new AbortController();
  const senders = Array.from({ length: tabs }, () => new Sender(outside).run(stop.signal));
  const box = outside.queue as Box;
  for (let quiet = 0; quiet < 50;) {
    const before = JSON.stringify(box.all);
    await soon();
    quiet = before === JSON.stringify(box.all) ? quiet + 1 : 0;
  }
  stop.abort();
  await Promise.all(senders);
}

const serviceOf = () =>
  new TableService(resolveRules(ruleBook('brix-1996')), SEATS, SEATS[0] as PlayerId);

test.each([
  // Kept by an earlier version of the app: later steps were made on it.
  [undefined, true],
  [true, true],
  [false, false],
])('a waiting fine that says %s of the agreement goes out with %s', (said, sent) => {
  const kept = said === undefined ? fine(1) : { ...fine(1), asAgreed: said };
  expect(requestOf(kept)).toMatchObject(['fines', { note: '1', asAgreed: sent }]);
});

describe('the sender', () => {
  test('keeps the order, loses nothing and sends nothing twice, whatever the network drops', async () => {
    await fc.assert(
      fc.asyncProperty(fc.integer(), fc.integer({ min: 1, max: 3 }), async (seed, tabs) => {
        const random = randomOf(seed);
        const box = new Box();
        const sessions = new Map(['one', 'two'].map((name) => [name, serviceOf()]));
        const tapped = new Map<string, string[]>();
        for (let n = 1; n <= 15; n++) {
          for (const session of sessions.keys()) {
            const { key } = box.add(session, n, fine(n));
            tapped.set(session, [...(tapped.get(session) ?? []), key]);
          }
        }
        let cuts = 0;
        const post = async (waiting: Waiting): Promise<Answer> => {
          const chance = random();
          if (chance < 0.7) cuts += 1;
          await soon();
          if (chance < 0.2) return null; // The request is dropped.
          if (chance < 0.3) return answer(503, undefined, 1);
          if (chance < 0.4) return answer(200, undefined); // A hotel's page.
          const taken = sessions.get(waiting.session)?.take(waiting) ?? null;
          if (chance < 0.65) return null; // The answer is dropped.
          return chance < 0.7 ? answer(502, undefined) : taken;
        };
        await sendAll(outsideOf(box, post), tabs);
        expect(box.states).toEqual([]);
        for (const [session, { keys }] of sessions) expect(keys).toEqual(tapped.get(session));
        expect(cuts).toBeGreaterThan(20);
      }),
      { numRuns: 30, endOnFailure: true },
    );
  });

  test('steps behind a conflict wait; moved to the present table, all go', async () => {
    const box = new Box();
    const service = serviceOf();
    const moved: string[] = [];
    service.take({ key: 'of another tablet', version: 1, step: fine(9) });
    for (const n of [1, 2, 3]) box.add('one', n, fine(n));
    const other = serviceOf();
    box.add('two', 1, fine(1));
    const post = ({ session, ...sent }: Waiting) =>
      Promise.resolve((session === 'one' ? service : other).take(sent));
    const outside = outsideOf(box, post, { onMoved: ({ key }) => moved.push(key) });
    await sendAll(outside);
    expect(box.states).toEqual(['one 1: conflict', 'one 2: waiting', 'one 3: waiting']);
    expect(box.all[0]?.state).toEqual({ is: 'conflict', currentVersion: 2 });
    expect(box.all.map(({ tries }) => tries)).toEqual([1, 0, 0]);
    expect(moved).toEqual(expect.arrayContaining(['one 1', 'two 4']));
    for (const one of box.all)
      box.put({ ...one, version: one.version + 1, state: { is: 'waiting' } });
    await sendAll(outside);
    expect(box.states).toEqual([]);
    expect(service.keys).toEqual(['of another tablet', 'one 1', 'one 2', 'one 3']);
  });

  test('a conflict is none when it was this very step that moved the evening on', async () => {
    const box = new Box();
    const service = serviceOf();
    box.add('one', 1, fine(1));
    let answers = 0;
    const post = (waiting: Waiting) => {
      const taken = service.take(waiting);
      answers += 1;
      return Promise.resolve(answers === 1 ? null : taken);
    };
    await sendAll(outsideOf(box, post));
    expect([box.states, answers, service.keys]).toEqual([[], 2, ['one 1']]);
  });

  test('a refusal and a sign-in are waited for; an old token is read again', async () => {
    const box = new Box();
    const service = serviceOf();
    box.add('one', 1, { kind: 'leave', player: 'nobody' as PlayerId });
    box.add('one', 2, fine(1));
    let isSignedIn = false;
    let token = 'old';
    const post = (waiting: Waiting): Promise<Answer> => {
      if (!isSignedIn) return Promise.resolve(problem(401, 'not-signed-in'));
      if (token === 'old') return Promise.resolve(problem(403, 'csrf-token-wrong'));
      return Promise.resolve(service.take(waiting));
    };
    const renewToken = () => {
      token = 'new';
      return Promise.resolve();
    };
    let signedOut = 0;
    const onSignedOut = () => {
      signedOut += 1;
    };
    const outside = outsideOf(box, post, { renewToken, onSignedOut });
    await sendAll(outside);
    expect(box.states).toEqual(['one 1: signed-out', 'one 2: waiting']);
    expect(signedOut).toBe(1);
    isSignedIn = true;
    await box.setState(1, { is: 'waiting' });
    await sendAll(outside);
    expect(token).toBe('new');
    expect(box.states).toEqual(['one 1: refused', 'one 2: waiting']);
    expect(box.all[0]?.state).toMatchObject({ problem: { code: 'seats-refused' } });
    expect(service.keys).toEqual([]);
  });

  test('a step that somebody else tapped waits for them, or until it is taken over', async () => {
    const box = new Box();
    const service = serviceOf();
    const other = serviceOf();
    box.add('one', 1, fine(1));
    box.add('one', 2, fine(2));
    box.add('two', 1, fine(1));
    const bo = { id: 'bo', name: 'Bo' };
    for (const waiting of box.all.slice(1)) box.put({ ...waiting, by: bo });
    const went: string[] = [];
    const post = (waiting: Waiting) => {
      went.push(`${waiting.key} of ${waiting.by.id}`);
      return Promise.resolve((waiting.session === 'one' ? service : other).take(waiting));
    };
    const as = (me: string) => outsideOf(box, post, { isMine: ({ by }) => by.id === me });
    await sendAll(as('karen'));
    expect(went).toEqual(['one 1 of karen']);
    expect(box.states).toEqual(['one 2: waiting', 'two 3: waiting']);
    expect(box.all.map(({ tries }) => tries)).toEqual([0, 0]);
    const [first] = box.all;
    if (first !== undefined) box.put({ ...first, by: { id: 'karen', name: 'Karen' } });
    await sendAll(as('karen'));
    expect(box.states).toEqual(['two 3: waiting']);
    await sendAll(as('bo'));
    expect(went).toEqual(['one 1 of karen', 'one 2 of karen', 'two 3 of bo']);
  });

  test('it goes on when the database of the device fails for a moment', async () => {
    const box = new Box();
    const service = serviceOf();
    box.add('one', 1, fine(1));
    let fails = 3;
    const heads = box.heads.bind(box);
    box.heads = () => (fails-- > 0 ? Promise.reject(new Error('no disk')) : heads());
    await sendAll(outsideOf(box, (waiting) => Promise.resolve(service.take(waiting))));
    expect(service.keys).toEqual(['one 1']);
  });

  test('a device without a network tries once and then waits a minute for the network', async () => {
    const box = new Box();
    box.add('one', 1, fine(1));
    const pauses: number[] = [];
    const planned: (number | null)[] = [];
    let posts = 0;
    const stop = new AbortController();
    const outside = outsideOf(box, () => Promise.resolve((posts++, null)), {
      hasNetwork: () => false,
      showNextTry: (at) => planned.push(at),
      sleep: (ms) => {
        pauses.push(ms);
        stop.abort();
        return Promise.resolve();
      },
    });
    const before = Date.now();
    await new Sender(outside).run(stop.signal);
    expect([posts, pauses]).toEqual([1, [60_000]]);
    expect(planned.at(-1)).toBeNull();
    expect((planned[0] ?? 0) - before).toBeGreaterThanOrEqual(60_000);
  });

  test('asleep, it is woken by a tap, and stops on request', async () => {
    const box = new Box();
    const service = serviceOf();
    const pauses: number[] = [];
    const sleep = (ms: number, signal: AbortSignal) => {
      pauses.push(ms);
      return new Promise<void>((resolve) => {
        if (signal.aborted) resolve();
        signal.addEventListener('abort', () => {
          resolve();
        });
      });
    };
    const stop = new AbortController();
    const sender = new Sender(
      outsideOf(box, (waiting) => Promise.resolve(service.take(waiting)), { sleep }),
    );
    const running = sender.run(stop.signal);
    await soon();
    expect(pauses).toEqual([Infinity]);
    box.add('one', 1, fine(1));
    sender.wake();
    await soon();
    await soon();
    expect([service.keys, box.states, pauses]).toEqual([['one 1'], [], [Infinity, Infinity]]);
    stop.abort();
    await running;
  });
});
