import { randomUUID } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import type fc from 'fast-check';
import type { ProblemBody } from '../../../src/platform/http/reference/problem-body.js';
import type { TarokBookId, TarokRules } from '../../../src/rules/tarok/books/book.js';
import type { FineRecord } from '../../../src/rules/fine-record.js';
import type { TarokHandRecord } from '../../../src/rules/tarok/record/hand.js';
import { activePlayers } from '../../../src/rules/tarok/table.js';
import type {
  CorrectionMadeView,
  CorrectionPreview,
} from '../../../src/sessions/corrections/correction.view.js';
import type { CorrectionChange } from '../../../src/evening/event.js';
import { expectStatus, type Answer } from '../api/api.js';
import { pick, randomOf } from '../tarok/cards.js';
import {
  bySize,
  differences,
  expectAsFolded,
  expectEffect,
  expectFineIds,
  expectHands,
  expectOption,
} from './correction-checks.js';
import {
  changesOf,
  foretell,
  takesDisputedBack,
  viewOf,
  type Model,
  type Random,
  type Real,
  type StandingFine,
} from './correction-model.js';
import {
  MODES,
  readSessionLog,
  write,
  type Correction,
  type Mode,
  type Write,
} from './corrections.js';
import { nextHand } from '../evening/random-evening.js';
import {
  linesBetween,
  SlowRefusal,
  slowState,
  type SlowHand,
  type SlowState,
} from '../evening/slow-fold.js';

/* One thing that happens to a session in a random evening with corrections, and the writes it is made of. */

/** A session closes when it has become worth correcting. */
export const HANDS_BEFORE_CLOSE = 7;

/** How often everything happened, over all books and runs. */
export const happened = new Map<string, number>();
export const note = (what: string): void => {
  happened.set(what, (happened.get(what) ?? 0) + 1);
};

/** One thing that can happen; it draws what exactly from its seed. */
export interface Happening {
  readonly name: string;
  readonly weight: number;
  readonly books?: readonly TarokBookId[];
  check(model: Model): boolean;
  run(model: Model, real: Real, random: Random): Promise<void>;
}

export class Happens implements fc.AsyncCommand<Model, Real> {
  constructor(
    readonly happening: Happening,
    readonly seed: number,
  ) {}

  check(model: Readonly<Model>): boolean {
    return this.happening.check(model);
  }

  async run(model: Model, real: Real): Promise<void> {
    await this.happening.run(model, real, randomOf(this.seed));
    await expectAsFolded(model, real);
  }

  toString(): string {
    return `${this.happening.name}(${this.seed})`;
  }
}

/** Reads what was written, and folds it the slow way. */
async function refresh(model: Model, { pool, table }: Real): Promise<void> {
  const log = await readSessionLog(pool, table.club, table.session.id);
  model.log = log.map(({ event }) => event);
  model.state = slowState(model.log);
}

/** The head of the club's log, which verification at the end of the run vouches for. */
export async function headOf({ pool, table }: Real): Promise<unknown> {
  const text = 'SELECT head_seq, head_hash FROM club WHERE id = $1';
  const { rows } = await pool.query<object>(text, [table.club]);
  return rows;
}

/** Sends a write that must go through, and takes its events up. */
export async function send<T>(model: Model, real: Real, sent: Omit<Write, 'key'>, status: number) {
  const keyed = { ...sent, key: randomUUID() };
  const answer = expectStatus(await write<T>(real.base, keyed), status);
  real.last = { sent: keyed, answer };
  await refresh(model, real);
  return answer;
}

/** Sends a write that must be refused and change nothing. */
export async function sendRefused(real: Real, sent: Write): Promise<Answer<ProblemBody>> {
  const before = await headOf(real);
  const answer = await write<ProblemBody>(real.base, sent);
  expect({ text: answer.text, refused: answer.status >= 400 && answer.status < 500 }).toEqual({
    text: answer.text,
    refused: true,
  });
  expect(await headOf(real)).toEqual(before);
  return answer;
}

/** A hand with its fines changed; the same player's deal, tricks and counts. */
function refined(
  rules: TarokRules,
  hand: SlowHand,
  record: TarokHandRecord,
  random: Random,
): TarokHandRecord {
  const [first, ...others] = record.fines ?? [];
  const chance = random();
  if (first && chance < 0.4) return { ...record, fines: others };
  if (first && chance < 0.5) {
    return { ...record, fines: [{ ...first, note: `seen again ${random()}` }, ...others] };
  }
  const player = pick(random, activePlayers(rules, hand.before));
  const added: FineRecord = { player, code: pick(random, INNOCENT), stage: 'play' };
  return { ...record, fines: [...(record.fines ?? []), added] };
}

export const INNOCENT = ['lead-out-of-turn', 'premature-play', 'fool-called-in-vain'] as const;

/** Another record for a hand: the old one with other fines, or quite another hand. */
export function otherRecord(rules: TarokRules, hand: SlowHand, random: Random): TarokHandRecord {
  const { says } = hand;
  if (says !== null && !says.redeal && random() < 0.4) return refined(rules, hand, says, random);
  return nextHand(rules, viewOf(rules, hand.before), random);
}

export function otherFine({ record, at }: StandingFine, random: Random): FineRecord {
  const { amount: _amount, ...rest } = record;
  const chance = random();
  if (chance < 0.2) return { ...record, note: `another note ${random()}` };
  const costly = { code: 'other', amount: pick(random, [5, 20]) } as const;
  if (at === null && chance < 0.7) return { ...record, ...costly, note: `${random()}` };
  return { ...rest, code: pick(random, INNOCENT), note: `${random()}` };
}

/** Previews a correction in both modes, makes it in one, and holds it against the slow fold. */
export async function correct(
  model: Model,
  real: Real,
  mode: Mode,
  corrections: readonly Correction[],
  what: string,
): Promise<void> {
  const { state } = model;
  const changes = changesOf(model, corrections);
  // A random change may equal the old content; 'nonsense' sends that on purpose.
  if (changes.some((one) => 'was' in one && isDeepStrictEqual(one.was.record, one.now.record))) {
    return;
  }
  const foretold = {
    compensate: foretell(model, 'compensate', changes),
    replay: foretell(model, 'replay', changes),
  };
  const path = `${real.table.path}/corrections`;
  const before = await headOf(real);
  const preview = expectStatus(
    await write<CorrectionPreview>(real.base, { path: `${path}/preview`, body: { corrections } }),
    200,
  ).body;
  expect(await headOf(real)).toEqual(before);
  expect(preview.version).toBe(state.version);
  const isDisputed = takesDisputedBack(model, changes);
  for (const one of MODES) {
    if (isDisputed) {
      expect(preview[one]).toMatchObject({ possible: false, effect: null });
      continue;
    }
    expectOption(preview[one], one, state, foretold[one], (effect, after) => {
      expectHands(real.rules, one, effect, state, after, changes);
    });
  }
  const sent = {
    path,
    version: state.version,
    body: { mode, reason: 'It was wrong.', corrections },
  };
  const after = foretold[mode];
  if (isDisputed || after instanceof SlowRefusal) {
    const { body } = await sendRefused(real, sent);
    const { refusal } = preview[mode];
    expect([body.code, body.reason, body.params]).toEqual([
      refusal?.code,
      refusal?.reason,
      refusal?.params,
    ]);
    note(isDisputed ? 'a disputed fine left alone' : `${mode} refused`);
    return;
  }
  const { body, etag } = await send<CorrectionMadeView>(model, real, sent, 201);
  expect(etag).toBe(`"${state.version + 1}"`);
  expectEffect(body.effect, state, model.state);
  expect(body.effect.hands).toEqual(preview[mode].effect?.hands);
  expect({ members: bySize(body.effect.members), pots: body.effect.pots }).toEqual(
    differences(state, after),
  );
  const event = model.log.at(-1);
  expect(event).toMatchObject({ kind: 'correction-recorded', mode, dispute: null });
  if (event?.kind === 'correction-recorded') event.changes.forEach(expectFineIds);
  note(`${what}, ${mode}`);
  note(`${mode}, ${state.closed ? 'after the close' : 'in an open session'}`);
  if (differs(state, model.state)) note(`${mode} with payments`);
  if (mode === 'replay') noteLaterHands(state, model.state, changes);
}

export const differs = (before: SlowState, after: SlowState): boolean =>
  linesBetween(before, after).size > 0;

/** A replay is to have changed what a later hand came to, and the dealers after it. */
function noteLaterHands(
  before: SlowState,
  after: SlowState,
  changes: readonly CorrectionChange[],
): void {
  const touched = new Set(changes.flatMap((change) => ('hand' in change ? [change.hand] : [])));
  for (const hand of after.hands) {
    const was = before.hands.find(({ number }) => number === hand.number);
    if (touched.has(hand.number) || !was?.settlement || !hand.settlement) continue;
    const paid = (one: SlowHand) => JSON.stringify(one.settlement?.payments);
    if (paid(was) !== paid(hand)) note('a later hand paid otherwise');
    if (was.before.dealer !== hand.before.dealer) note('a later hand dealt by another');
  }
}

/** Hands from one on, each recorded again on the table that the earlier ones leave. */
export function rerecorded(
  model: Model,
  { rules }: Real,
  from: number,
  random: Random,
): readonly Correction[] {
  const made: Correction[] = [];
  for (const { number } of model.state.hands.filter((hand) => hand.number >= from)) {
    const upToNow =
      made.length === 0 ? model.state : foretell(model, 'replay', changesOf(model, made));
    if (upToNow instanceof SlowRefusal) {
      // The next hands do not fit yet; void them for the moment to see the table before this one.
      const rest = model.state.hands.filter((hand) => hand.number >= number && hand.says !== null);
      const voided = rest.map((hand) => ({ hand: hand.number, void: true }) as const);
      const seen = foretell(model, 'replay', changesOf(model, [...made, ...voided]));
      if (seen instanceof SlowRefusal) return made;
      push(made, rules, seen, number, random);
    } else push(made, rules, upToNow, number, random);
  }
  return made;
}

export function push(
  made: Correction[],
  rules: TarokRules,
  state: SlowState,
  number: number,
  random: Random,
): void {
  const hand = state.hands.find((one) => one.number === number);
  if (hand)
    made.push({ hand: number, record: nextHand(rules, viewOf(rules, hand.before), random) });
}

/** Writes a step of an open session. */
export async function step(
  model: Model,
  real: Real,
  what: 'hands' | 'fines' | 'join' | 'leave' | 'dealer' | 'close',
  body: object,
): Promise<void> {
  const { version } = model.state;
  const path = `${real.table.path}/${what}`;
  const status = what === 'hands' || what === 'fines' ? 201 : 200;
  await send(model, real, { path, version, body }, status);
}
