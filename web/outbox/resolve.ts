import type { PlayerId } from '../../src/rules/payment.js';
import type { EveningStep } from '../evening/step.js';
import type { TableState } from '../evening/table-state.js';
import { newKey } from '../api/new-key.js';
import { kept, waitingOf } from './database.js';
import { draftId, draftOf } from './drafts.js';
import { canBeTakenOut, type Waiting } from './waiting.js';

/** A step as it is put into the outbox. */
type NewStep = Pick<Waiting, 'club' | 'session' | 'step' | 'actingMember' | 'madeOn' | 'version'>;

/**
 * Puts a step behind all that waits, and takes the draft it was typed in with it: both or neither,
 * or it could be sent twice. In the place of a step that is being changed when it comes from there.
 */
export async function putInOutbox(made: NewStep, what: string): Promise<void> {
  const id = draftId(made.session, what);
  await draftOf(id).keep(() =>
    kept.transaction('rw', kept.outbox, kept.drafts, async () => {
      const draft = await kept.drafts.get(id);
      const all = await waitingOf(made.session);
      const changed = all.find((one) => one.id === draft?.replaces && one.state.is === 'changing');
      const last = all.at(-1);
      // The same button, tapped twice before the screen could follow.
      if (changed === undefined && last?.version === made.version && isSameStep(last, made)) return;
      const entry = {
        ...made,
        version: last === undefined ? made.version : last.version + 1,
        key: newKey(),
        step: withDealer(made.step, made.madeOn.table.dealer),
        madeAt: new Date().toISOString(),
        draft: draft === undefined ? null : { what, value: draft.value },
        tries: 0,
        state: { is: 'waiting' },
      } as const;
      if (changed === undefined) {
        await kept.outbox.add(entry);
      } else {
        const { version } = made.madeOn;
        await kept.outbox.put({ ...entry, version, id: changed.id });
        await renumber(made.session, changed.id, version + 1);
      }
      await takeOutDraft(id);
    }),
  );
  await draftOf(id).readAgain();
}

/**
 * The dealer is a check: a hand that comes to stand on another table than the one it was tapped on is
 * refused, and not settled for the wrong players.
 */
function withDealer(step: EveningStep, dealer: PlayerId): EveningStep {
  return step.kind === 'hand' ? { ...step, record: { ...step.record, dealer } } : step;
}

function isSameStep(left: Waiting, right: NewStep): boolean {
  const step = withDealer(right.step, right.madeOn.table.dealer);
  return JSON.stringify(left.step) === JSON.stringify(step);
}

/**
 * Puts a step on the table as that is now: the same key, made for another version.
 *
 * @param now the table that whoever decided has seen
 */
export async function putOnAsItIsNow(id: number, now: TableState): Promise<void> {
  await decide(id, async (waiting) => {
    const step = withDealer(waiting.step, now.table.dealer);
    const state = { is: 'waiting' } as const;
    const { version } = now;
    await kept.outbox.put({ ...waiting, step, version, state, madeOn: now });
    await renumber(waiting.session, id, version + 1);
  });
}

/** Sends what was refused once more, e.g. after somebody else has signed in. */
export async function tryAgain(id: number): Promise<void> {
  await decide(id, async () => {
    await kept.outbox.update(id, { state: { is: 'waiting' } });
  });
}

/** Throws a step away that the service surely does not have. */
export async function throwAway(id: number): Promise<void> {
  const thrown = await decide(id, async ({ session, version, state, draft }) => {
    await kept.outbox.delete(id);
    await renumber(session, id, version);
    if (state.is === 'changing' && draft !== null) await takeOutDraft(draftId(session, draft.what));
  });
  await showDraftOf(thrown);
}

/** Takes a step back into its entry, where it waits as a draft; it keeps its place meanwhile. */
export async function change(id: number): Promise<void> {
  const changed = await decide(id, async (waiting) => {
    const { draft, session, state } = waiting;
    if (draft === null) return;
    const row = draftId(session, draft.what);
    const typed = await kept.drafts.get(row);
    if (typed !== undefined) await kept.drafts.put({ ...typed, id: asideOf(row) });
    await kept.drafts.put({ id: row, value: draft.value, tab: '', replaces: id });
    await kept.outbox.update(id, { state: { is: 'changing', was: state } });
  });
  await showDraftOf(changed);
}

/** Shows the draft of a step as it is kept now. */
async function showDraftOf(waiting: Waiting | undefined): Promise<void> {
  if (waiting == null || waiting.draft === null) return;
  await draftOf(draftId(waiting.session, waiting.draft.what)).readAgain();
}

/** Clears a draft; what it would have taken the place of is as it was. */
export async function stopChanging(session: string, what: string): Promise<void> {
  const id = draftId(session, what);
  draftOf(id).show(undefined);
  await draftOf(id).keep(() =>
    kept.transaction('rw', kept.outbox, kept.drafts, async () => {
      const replaces = (await kept.drafts.get(id))?.replaces;
      await takeOutDraft(id);
      const waiting = replaces == null ? undefined : await kept.outbox.get(replaces);
      if (waiting?.state.is !== 'changing') return;
      await kept.outbox.update(waiting.id, { state: waiting.state.was });
    }),
  );
  await draftOf(id).readAgain();
}

/** Takes a draft out; what was typed before a step came back into the entry is there again. */
async function takeOutDraft(id: string): Promise<void> {
  const aside = await kept.drafts.get(asideOf(id));
  await kept.drafts.delete(id);
  if (aside === undefined) return;
  await kept.drafts.delete(aside.id);
  await kept.drafts.put({ ...aside, id });
}

function asideOf(draft: string): string {
  return `${draft}/aside`;
}

/** Does what somebody decided, unless the step went out in the meantime. */
function decide(
  id: number,
  work: (waiting: Waiting) => Promise<void>,
): Promise<Waiting | undefined> {
  return kept.transaction('rw', kept.outbox, kept.drafts, async () => {
    const waiting = await kept.outbox.get(id);
    if (waiting === undefined || !canBeTakenOut(waiting)) return undefined;
    await work(waiting);
    return waiting;
  });
}

/** What is behind a step was made on top of it: its versions follow on that step's. */
async function renumber(session: string, behind: number, from: number): Promise<void> {
  const rest = (await waitingOf(session)).filter(({ id }) => id > behind);
  await Promise.all(rest.map(({ id }, n) => kept.outbox.update(id, { version: from + n })));
}
