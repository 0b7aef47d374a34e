import type { AskedStep } from '../../../../src/evening/asked.js';
import { stateOf, type Course } from '../../../../src/evening/course.js';
import type { SessionState } from '../../../../src/evening/fold.js';
import { gameOf } from '../../../../src/rules/game.js';
import type { PlayerId } from '../../../../src/rules/payment.js';
import { points } from '../../../../src/rules/points.js';
import { resolveRules, ruleBook } from '../../../../src/rules/rule-book.js';
import { settleWaiting } from '../../../../web/evening/settle-waiting.js';
import { workIn } from '../../../../web/evening/work-in.js';
import { dependsOn } from '../../../../web/outbox/depends-on.js';
import type { Waiting, WaitingState } from '../../../../web/outbox/waiting.js';
import { TableService } from '../../../support/evening/table-service.js';

const RULES = resolveRules(ruleBook('wolff-1899'));
const [ANNA, BO, CLARA, DAN] = ['anna', 'bo', 'clara', 'dan'] as PlayerId[] as [
  PlayerId,
  PlayerId,
  PlayerId,
  PlayerId,
];

const openedBy = () => new TableService(RULES, [ANNA, BO, CLARA], ANNA);

/** The next hand of a table; the count of its dealer is its mark. */
function handOn({ table }: SessionState, mark: number): AskedStep {
  const [dealer, forehand, third] = gameOf(RULES).active(RULES, table) as PlayerId[];
  if (dealer === undefined || forehand === undefined || third === undefined) {
    throw new Error('three play a hand');
  }
  return {
    kind: 'hand',
    record: {
      events: [{ kind: 'pagat-won', player: forehand }],
      lastTrick: { winner: forehand, ultimoCards: [] },
      count: [
        { player: dealer, points: points(mark) },
        { player: forehand, points: points(30) },
        { player: third, points: points(48 - mark) },
      ],
    },
  };
}

const FINE: Extract<AskedStep, { kind: 'fine' }> = {
  kind: 'fine',
  fine: { player: BO, code: 'lead-out-of-turn', stage: 'play' },
  hand: null,
};

/** A device without a network, with the steps that are tapped there. */
class Device {
  readonly waiting: Waiting[] = [];

  constructor(
    readonly base: Course,
    readonly service: TableService,
  ) {}

  get at(): SessionState {
    const folded = { id: 'session', rules: RULES, course: this.base, disputes: undefined };
    return stateOf(workIn(folded, this.waiting).course);
  }

  tap(make: (at: SessionState) => AskedStep): void {
    const { at } = this;
    const id = this.waiting.length + 1;
    this.waiting.push({
      ...{ id, club: 'club', session: 'session', key: `key ${id}`, version: at.version },
      ...{ step: make(at), actingMember: null, by: { id: 'karen', name: 'Karen' } },
      ...{ madeAt: '2026-11-20T18:30:00.000Z', madeOn: at, draft: null, tries: 0 },
      state: { is: 'waiting' },
    });
  }

  /** The first step was sent, and met a later table. */
  meets(): void {
    const [first, ...rest] = this.waiting;
    if (first === undefined) throw new Error('nothing waits');
    const state: WaitingState = { is: 'conflict', currentVersion: this.service.state.version };
    this.waiting.splice(0, Infinity, { ...first, tries: 1, state }, ...rest);
  }

  /** The first step was sent, and its event is gone. */
  meetsRestored(known: string): void {
    const [first, ...rest] = this.waiting;
    if (first === undefined) throw new Error('nothing waits');
    const state: WaitingState = { is: 'conflict', currentVersion: null, isRestored: true };
    this.waiting.splice(0, Infinity, { ...first, known, tries: 1, state }, ...rest);
  }

  /** Which steps are settled: their keys, states, versions and known events. */
  settled(course: Course = this.service.course, lastEvent?: string) {
    const folded = { id: 'session', rules: RULES, course, disputes: undefined, lastEvent };
    return settleWaiting(folded, this.waiting).map(({ key, state, version, known }) => {
      return `${key}: ${state.is} ${version}${known === undefined ? '' : ` ${known}`}`;
    });
  }
}

function offlineAt(service: TableService): Device {
  return new Device([...service.course], service);
}

describe('waiting steps that meet a later table', () => {
  test('a hand goes on by itself behind a fine from elsewhere, and so do those behind it', () => {
    const service = openedBy();
    const device = offlineAt(service);
    device.tap((at) => handOn(at, 20));
    device.tap((at) => handOn(at, 21));
    service.record(FINE);
    device.meets();
    expect(device.settled()).toEqual(['key 1: waiting 2', 'key 2: waiting 3']);
  });

  test('a fine that another device noted too waits for a decision, and another fine does not', () => {
    const service = openedBy();
    const device = offlineAt(service);
    device.tap(() => FINE);
    service.record({ ...FINE, fine: { ...FINE.fine, player: CLARA } });
    device.meets();
    expect(device.settled()).toEqual(['key 1: waiting 2']);
    service.record(FINE);
    device.meets();
    expect(device.settled()).toEqual([]);
  });

  test('a fine within a hand that another device noted too waits for a decision', () => {
    const service = openedBy();
    const device = offlineAt(service);
    device.tap((at) => {
      const hand = handOn(at, 20);
      if (hand.kind !== 'hand') throw new Error('a hand');
      return { ...hand, record: { ...hand.record, fines: [FINE.fine] } as typeof hand.record };
    });
    service.record(FINE);
    device.meets();
    expect(device.settled()).toEqual([]);
  });

  test('a hand that was recorded elsewhere waits for a decision, with all behind it', () => {
    const service = openedBy();
    const device = offlineAt(service);
    device.tap((at) => handOn(at, 20));
    device.tap((at) => handOn(at, 21));
    service.record(handOn(service.state, 11));
    device.meets();
    expect(device.settled()).toEqual([]);
  });

  test('nothing is settled on a table that this device has not read yet', () => {
    const service = openedBy();
    const device = offlineAt(service);
    device.tap((at) => handOn(at, 20));
    const before = [...service.course];
    service.record(FINE);
    device.meets();
    expect(device.settled(before)).toEqual([]);
  });

  test('after a restore nothing is settled before the session is read again; then the same step goes on', () => {
    const service = openedBy();
    const device = offlineAt(service);
    device.tap((at) => handOn(at, 20));
    device.meetsRestored('4:gone');
    expect(device.settled(service.course, '4:gone')).toEqual([]);
    expect(device.settled(service.course, '3:kept')).toEqual(['key 1: waiting 1 3:kept']);
    // Other hands may have been played since the moment that was restored.
    service.record(handOn(service.state, 11));
    expect(device.settled(service.course, '5:since')).toEqual([]);
  });

  test('a hand waits where other players play it', () => {
    const service = openedBy();
    const device = offlineAt(service);
    device.tap((at) => handOn(at, 20));
    service.record({ kind: 'join', player: DAN, seat: 1 });
    device.meets();
    expect(device.settled()).toEqual([]);
  });

  test('a fine and a joining go on where the same people sit at the same hand', () => {
    const service = openedBy();
    const device = offlineAt(service);
    device.tap(() => FINE);
    device.tap(() => ({ kind: 'join', player: DAN, seat: 3 }));
    service.record({ ...FINE, fine: { ...FINE.fine, player: CLARA } });
    device.meets();
    expect(device.settled()).toEqual(['key 1: waiting 2', 'key 2: waiting 3']);
    service.record(handOn(service.state, 11));
    device.meets();
    expect(device.settled()).toEqual([]);
  });

  test('neither an undo nor a close goes on where anything was recorded since', () => {
    for (const step of [{ kind: 'undo', reason: null }, { kind: 'close' }] as const) {
      const service = openedBy();
      service.record(handOn(service.state, 10));
      const device = offlineAt(service);
      device.tap(() => step);
      service.record(FINE);
      device.meets();
      expect(device.settled()).toEqual([]);
    }
  });
});

describe('waiting steps behind a decided one', () => {
  /** Two hands wait; the first one is thrown away, and nothing or a recorded hand takes its place. */
  const withoutTheFirst = (isRecorded: boolean) => {
    const service = openedBy();
    const device = offlineAt(service);
    device.tap((at) => handOn(at, 20));
    device.tap((at) => handOn(at, 21));
    if (isRecorded) service.record(handOn(service.state, 11));
    const [, second] = device.waiting;
    if (second === undefined) throw new Error('two hands wait');
    device.waiting.splice(0, Infinity, { ...second, version: service.state.version });
    return device.settled();
  };

  test('the next hand stays as it is behind the recorded one', () => {
    expect(withoutTheFirst(true)).toEqual([]);
  });

  test('the next hand stops where another player would deal it', () => {
    expect(withoutTheFirst(false)).toEqual(['key 2: conflict 1']);
  });

  test('a correction of the recorded hand leaves the next one as it is', () => {
    const service = openedBy();
    const device = offlineAt(service);
    device.tap((at) => handOn(at, 20));
    device.tap((at) => handOn(at, 21));
    service.record(handOn(service.state, 11));
    const [first, second] = device.waiting;
    if (first?.step.kind !== 'hand' || second === undefined) throw new Error('two hands wait');
    const { record } = first.step;
    const step = { kind: 'correction', hand: 1, record, mode: 'replay', reason: 'Why.' } as const;
    const { version } = service.state;
    const correction = { ...first, step, version, madeOn: service.state };
    device.waiting.splice(0, Infinity, correction, { ...second, version: version + 1 });
    expect(device.settled()).toEqual([]);
    const folded = { id: 'session', rules: RULES, course: service.course, disputes: undefined };
    expect(stateOf(workIn(folded, device.waiting).course).hands).toBe(2);
    expect(workIn(folded, device.waiting).unsent).toBe(2);
  });
});

test('on a joining depend the hands that its player plays and the steps that name them, no others', () => {
  const service = new TableService(RULES, [ANNA, BO, CLARA], ANNA);
  const device = offlineAt(service);
  const guest = { name: 'Hanne' };
  device.tap((at) => handOn(at, 20));
  device.tap(() => ({ kind: 'join', player: DAN, seat: 3, guest }));
  device.tap((at) => handOn(at, 21));
  device.tap((at) => handOn(at, 22));
  device.tap(() => ({ kind: 'fine', fine: { ...FINE.fine, player: DAN }, hand: null }));
  device.tap(() => ({ kind: 'leave', player: DAN }));
  device.tap((at) => handOn(at, 23));
  const [hand, join] = device.waiting as [Waiting, Waiting];
  const plays = device.waiting.filter(
    ({ step, madeOn }) =>
      step.kind === 'hand' && gameOf(RULES).active(RULES, madeOn.table).includes(DAN),
  );
  expect(plays).not.toEqual([]);
  expect(dependsOn(join, device.waiting, RULES).map(({ id }) => id)).toEqual([
    ...plays.map(({ id }) => id),
    5,
    6,
  ]);
  expect(dependsOn(hand, device.waiting, RULES)).toEqual([]);
});
