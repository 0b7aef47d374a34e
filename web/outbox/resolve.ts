import type { PlayerId } from '../../src/rules/payment.js';
import type { AskedStep, HandCorrectionAsked } from '../../src/evening/asked.js';
import { stateOf } from '../../src/evening/course.js';
import type { SessionState } from '../../src/evening/fold.js';
import { newKey } from '../api/new-key.js';
import { courseOf } from '../evening/kept-evening.js';
import { db, waitingOf } from './database.js';
import { draftOf, isTaken } from './drafts.js';
import { settleSession } from './sending/settle-session.js';
import { guestSeatedBy } from './unsent-guests.js';
import { canBeTakenOut, type TappedBy, type Waiting } from './waiting.js';

/** A step as it is put into the outbox. */
type NewStep = Pick<
  Waiting,
  'club' | 'session' | 'step' | 'actingMember' | 'by' | 'madeOn' | 'version' | 'known' | 'undoes'
>;

/**
 * Puts a step behind all that waits, or in the place of the one that is being changed. The draft that
 * it was typed in goes when the step is safe here, and the outbox remembers it: whatever happens in
 * between, it is neither lost nor sent twice.
 *
 * @param changing the step that is back in the entry
 * @returns whether it is there now; not where it already was
 */
export async function putInOutbox(
  made: NewStep,
  what: string,
  changing: Waiting | undefined,
): Promise<boolean> {
  const draft = draftOf(made.session, what, changing);
  const typed = draft.read();
  const isPut = await db.transaction('rw', db.outbox, db.taken, db.evenings, async () => {
    // From another tab, or from this page before it was loaded again.
    if (typed !== null && (await isTaken(draft.id, typed.key))) return false;
    const all = await waitingOf(made.session);
    const entry = {
      ...made,
      key: newKey(),
      step: withDealer(made.step, made.madeOn.table.dealer),
      madeAt: new Date().toISOString(),
      draft: typed === null ? (changing?.draft ?? null) : { what, value: typed.value },
      tries: 0,
      state: { is: 'waiting' },
    } as const;
    const isNew = await (changing === undefined
      ? putBehind(all.at(-1), entry)
      : putInPlace(all, changing.id, entry));
    if (typed !== null) await db.taken.put({ id: draft.id, key: typed.key });
    return isNew;
  });
  if (typed !== null) draft.clear(typed.key);
  return isPut;
}

type NewEntry = Omit<Waiting, 'id'>;

async function putBehind(last: Waiting | undefined, entry: NewEntry): Promise<boolean> {
  // The same button, tapped twice before the screen could follow.
  if (last?.version === entry.version && isSameStep(last, entry)) return false;
  await db.outbox.add({
    ...entry,
    version: last === undefined ? entry.version : last.version + 1,
  });
  return true;
}

/** Unless another tab has put it on its way again, or thrown it away. */
async function putInPlace(all: readonly Waiting[], id: number, entry: NewEntry): Promise<boolean> {
  const old = all.find((one) => one.id === id && one.state.is === 'changing');
  if (old === undefined) return false;
  const { version } = entry.madeOn;
  await db.outbox.put({ ...entry, version, id });
  await follow(old, version + 1, entry.madeOn.hands - old.madeOn.hands);
  return true;
}

/** The last event that this device knows of the session. */
async function knownOf({ session }: Pick<Waiting, 'session'>): Promise<string | undefined> {
  return (await db.evenings.get(session))?.lastEvent;
}

/**
 * The dealer is a check: a hand that moves to another table than the one it was tapped on is refused,
 * and not settled for the wrong players.
 */
function withDealer(step: AskedStep, dealer: PlayerId): AskedStep {
  return step.kind === 'hand' ? { ...step, record: { ...step.record, dealer } } : step;
}

function isSameStep(left: NewEntry, right: NewEntry): boolean {
  return JSON.stringify(left.step) === JSON.stringify(right.step);
}

/**
 * Moves a step to the present table: the same key, made for another version.
 *
 * @param now the table that the decider has seen
 */
export async function putOnAsItIsNow(id: number, now: SessionState): Promise<void> {
  await decide(id, async (waiting) => {
    const step = withDealer(waiting.step, now.table.dealer);
    const state = { is: 'waiting' } as const;
    const { version } = now;
    const known = await knownOf(waiting);
    await db.outbox.put({ ...waiting, step, version, known, state, madeOn: now });
    await follow(waiting, version + 1, step.kind === 'hand' ? now.hands - waiting.madeOn.hands : 0);
  });
}

/**
 * Makes a correction of the recorded hand out of a hand that waits: the waiting one is right. The
 * correction is another request, with a key of its own.
 *
 * @param now the table that the decider has seen
 */
export async function correctRecorded(
  id: number,
  step: HandCorrectionAsked,
  now: SessionState,
): Promise<void> {
  await decide(id, async (waiting) => {
    const { version } = now;
    await db.outbox.put({
      ...waiting,
      ...{
        step,
        version,
        known: await knownOf(waiting),
        madeOn: now,
        key: newKey(),
        draft: null,
        tries: 0,
      },
      state: { is: 'waiting' },
    });
    await follow(waiting, version + 1, 0);
  });
}

/** Sends what was refused once more, e.g. after somebody else has signed in. */
export async function tryAgain(id: number): Promise<void> {
  await decide(id, async () => {
    await db.outbox.update(id, { state: { is: 'waiting' } });
  });
}

/** Lets a step of somebody else go out as who is signed in, who takes it over. */
export async function sendAs(id: number, by: TappedBy): Promise<void> {
  await db.outbox.update(id, { by });
}

/**
 * Throws a step away that the service surely does not have.
 *
 * @param together the steps behind it that go with it, in order
 */
export async function throwAway(id: number, together: readonly number[] = []): Promise<void> {
  await db.transaction('rw', db.outbox, db.evenings, async () => {
    const first = await db.outbox.get(id);
    if (first === undefined || !canBeTakenOut(first)) return;
    // The last one first: nothing that stays is moved twice.
    for (const one of [...together].reverse()) await throwOneAway(one);
    await throwOneAway(id);
  });
}

async function throwOneAway(id: number): Promise<void> {
  const thrown = await decide(id, async (waiting) => {
    const { session, step, madeOn } = waiting;
    const [head] = await waitingOf(session);
    const kept = head?.id === id ? await db.evenings.get(session) : undefined;
    const now = kept === undefined ? undefined : stateOf(courseOf(kept));
    await db.outbox.delete(id);
    // The recorded hand takes the place of the thrown one; without one, later hands move up.
    const isRecorded = now !== undefined && now.hands > madeOn.hands;
    const shift = step.kind === 'hand' && !isRecorded ? -1 : 0;
    await keepNames(waiting);
    await follow(waiting, Math.max(waiting.version, now?.version ?? 0), shift);
  });
  if (thrown?.draft != null) draftOf(thrown.session, thrown.draft.what, thrown).clear();
}

/**
 * The guest whom a step would seat was seated by another device meanwhile. The step goes, and those behind
 * it are about the person who sits there.
 */
export async function isSeatedAlready(id: number, person: PlayerId): Promise<void> {
  await decide(id, async (waiting) => {
    const { session, step, version } = waiting;
    if (step.kind !== 'join') return;
    const kept = await db.evenings.get(session);
    const now = kept === undefined ? version : stateOf(courseOf(kept)).version;
    await db.outbox.delete(id);
    const rest = (await waitingOf(session)).filter((one) => one.id > id);
    await db.outbox.bulkPut(rest.map((one) => withPerson(one, step.player, person)));
    await follow(waiting, Math.max(version, now), 0);
  });
}

/** A step that names another person wherever it named a guest; it never went out as it was. */
function withPerson(one: Waiting, guest: PlayerId, person: PlayerId): Waiting {
  // An id is unique, and is found among the values and the keys.
  return JSON.parse(JSON.stringify(one).replaceAll(guest, person)) as Waiting;
}

/** The steps behind a thrown one keep the name of the guest whom it would have seated. */
async function keepNames(thrown: Waiting): Promise<void> {
  const names = [...(thrown.guests ?? []), ...guestSeatedBy(thrown)];
  if (names.length === 0) return;
  const rest = (await waitingOf(thrown.session)).filter(({ id }) => id > thrown.id);
  await db.outbox.bulkPut(
    rest.map((one) => ({ ...one, guests: [...new Map([...names, ...(one.guests ?? [])])] })),
  );
}

/**
 * Takes a step back into its entry, where it waits as a draft; it keeps its place meanwhile.
 *
 * @param seen the table that the decider has seen
 */
export async function change(id: number, seen: SessionState): Promise<void> {
  await decide(id, async ({ draft, state }) => {
    if (draft === null || state.is === 'changing') return;
    await db.outbox.update(id, { state: { is: 'changing', was: state, seen } });
  });
}

/** Clears a draft; what it would have taken the place of is as it was. */
export async function clearDraft(
  session: string,
  what: string,
  changing: Waiting | undefined,
): Promise<void> {
  draftOf(session, what, changing).clear();
  if (changing === undefined) return;
  await decide(changing.id, async ({ id, state }) => {
    if (state.is === 'changing') await db.outbox.update(id, { state: state.was });
  });
}

/** Does what somebody decided, unless the step went out in the meantime. */
function decide(
  id: number,
  work: (waiting: Waiting) => Promise<void>,
): Promise<Waiting | undefined> {
  return db.transaction('rw', db.outbox, db.evenings, async () => {
    const waiting = await db.outbox.get(id);
    if (waiting === undefined || !canBeTakenOut(waiting)) return undefined;
    await work(waiting);
    return waiting;
  });
}

/**
 * Later steps were made on top of a decided one: their versions and the numbers of their hands follow
 * it. Those among them that are other steps now wait for a decision of their own.
 *
 * @param decided as it was before
 * @param from the version of the first of them
 * @param shift by how many hands they move
 */
async function follow(decided: Waiting, from: number, shift: number): Promise<void> {
  const rest = (await waitingOf(decided.session)).filter(({ id }) => id > decided.id);
  await db.outbox.bulkPut(
    rest.map((one, n) => ({ ...moved(one, decided.madeOn.hands, shift), version: from + n })),
  );
  await settleSession(decided.session);
}

/** A step whose hands after one of them have other numbers. */
function moved(one: Waiting, after: number, shift: number): Waiting {
  const { step, madeOn } = one;
  return {
    ...one,
    madeOn: { ...madeOn, hands: madeOn.hands + shift },
    step:
      step.kind === 'fine' && step.hand !== null && step.hand > after
        ? { ...step, hand: step.hand + shift }
        : step,
  };
}
