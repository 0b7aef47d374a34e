import type { PlayerId } from '../../src/rules/payment.js';
import type { AskedStep } from '../../src/evening/asked.js';
import type { SessionState } from '../../src/evening/fold.js';
import { newKey } from '../api/new-key.js';
import { db, waitingOf } from './database.js';
import { draftOf, isTaken } from './drafts.js';
import { canBeTakenOut, type TappedBy, type Waiting } from './waiting.js';

/** A step as it is put into the outbox. */
type NewStep = Pick<
  Waiting,
  'club' | 'session' | 'step' | 'actingMember' | 'by' | 'madeOn' | 'version' | 'undoes'
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
  const isPut = await db.transaction('rw', db.outbox, db.taken, async () => {
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
  if (!all.some((one) => one.id === id && one.state.is === 'changing')) return false;
  const { version } = entry.madeOn;
  await db.outbox.put({ ...entry, version, id });
  await renumber(entry.session, id, version + 1);
  return true;
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
    await db.outbox.put({ ...waiting, step, version, state, madeOn: now });
    await renumber(waiting.session, id, version + 1);
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

/** Throws a step away that the service surely does not have. */
export async function throwAway(id: number): Promise<void> {
  const thrown = await decide(id, async ({ session, version }) => {
    await db.outbox.delete(id);
    await renumber(session, id, version);
  });
  if (thrown?.draft != null) draftOf(thrown.session, thrown.draft.what, thrown).clear();
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
  return db.transaction('rw', db.outbox, async () => {
    const waiting = await db.outbox.get(id);
    if (waiting === undefined || !canBeTakenOut(waiting)) return undefined;
    await work(waiting);
    return waiting;
  });
}

/** Later steps were made on top of this one: their versions follow its version. */
async function renumber(session: string, behind: number, from: number): Promise<void> {
  const rest = (await waitingOf(session)).filter(({ id }) => id > behind);
  await Promise.all(rest.map(({ id }, n) => db.outbox.update(id, { version: from + n })));
}
