import { hashKey, type QueryKey } from '@tanstack/react-query';
import { liveQuery } from 'dexie';
import { contact } from '../../api/live/contact.js';
import { isConcerned } from '../../api/live/live-notes.js';
import { meQuery, whoIs } from '../../api/people/me.js';
import { noteSignedOut, queryClient } from '../../api/query-client.js';
import { db } from '../database.js';
import { followMembers } from '../kept-members.js';
import { watchMet } from '../watch-met.js';
import { planNextTry, whenTriedNow } from './next-try.js';
import { postStep } from './post-step.js';
import { queue } from './queue.js';
import { Sender } from './sender.js';

/** The tab that holds it sends; the others wait for it. */
const LOCK = 'kopperne-outbox';
const LOCK_AGAIN_MS = 1000;

/**
 * Sends what waits as long as the app is open, in one tab only. A tab that goes out of sight hands
 * over: the system may put it to sleep.
 *
 * @returns stops it
 */
export function startSending(): () => void {
  const closed = new AbortController();
  const sender = new Sender({
    queue,
    isMine: ({ by }) => {
      const me = queryClient.getQueryData(meQuery.queryKey);
      // Of nobody the service says so, and what is not known yet is read before it goes out.
      return me == null || whoIs(me).id === by.id;
    },
    post: postStep,
    renewToken: async () => {
      // Still unreachable: the next try reads it.
      await queryClient.query({ ...meQuery, staleTime: 0 }).catch(() => undefined);
    },
    hasNetwork: () => navigator.onLine,
    showNextTry: planNextTry,
    sleep,
    onSignedOut: noteSignedOut,
    // Not of the evening alone: balances and the club's start follow from it, and the live line, which
    // would report it, may not be back yet after a stretch without a network.
    onMoved: ({ club, session }) => {
      void queryClient.invalidateQueries({
        predicate: ({ queryKey }) => isConcerned(queryKey, club, session),
      });
    },
  });
  const wake = () => {
    sender.wake();
  };
  whenTriedNow(wake);
  const contacts = contact.watch(() => {
    if (contact.now()) wake();
  });
  document.addEventListener('visibilitychange', wake);
  const changes = watchQueue(wake);
  const met = watchMet();
  let caller = callerNow();
  const reads = queryClient.getQueryCache().subscribe(({ type, query }) => {
    if (type !== 'updated' && type !== 'added') return;
    void followMembers(query.queryKey as QueryKey, query.state.data);
    void keepBooks(query.queryKey as QueryKey, query.state.data);
    if (query.queryHash !== hashKey(meQuery.queryKey)) return;
    void followSignIn();
    // Each try reads the caller first: only another caller or another token is a reason to try at once.
    const now = callerNow();
    if (now === caller) return;
    caller = now;
    wake();
  });
  // Read before this began, which is fetched by itself.
  for (const { queryKey, state } of queryClient.getQueryCache().findAll({ queryKey: BOOKS })) {
    void keepBooks(queryKey, state.data);
  }
  void followSignIn();
  void takeTurns(sender, closed.signal);
  return () => {
    closed.abort();
    contacts();
    document.removeEventListener('visibilitychange', wake);
    changes.unsubscribe();
    met();
    reads();
  };
}

const BOOKS = ['club-books'] as const;

/** Keeps books that a screen read, by code that a table does not need. */
async function keepBooks(key: QueryKey, data: unknown): Promise<void> {
  if (key[0] !== BOOKS[0]) return;
  // Without a network now, the next read of books keeps them.
  const kept = await import('../kept-books.js').catch(() => null);
  await kept?.followBooks(key, data);
}

/** The caller and the token of the page, as text; empty while it is not known. */
function callerNow(): string {
  const me = queryClient.getQueryData(meQuery.queryKey);
  if (me === undefined) return '';
  return JSON.stringify(me === null ? null : [whoIs(me).id, me.csrfToken]);
}

async function takeTurns(sender: Sender, closed: AbortSignal): Promise<void> {
  while (!closed.aborted) {
    await oneTabOnly(closed, () => sender.run(AbortSignal.any([closed, hidden()]))).catch(() =>
      // No lock to be had just now: waiting steps are not lost by it.
      sleep(LOCK_AGAIN_MS, closed),
    );
  }
}

/** Runs when no other tab does. Pages that are not served over https have no locks: the keys do. */
async function oneTabOnly(closed: AbortSignal, run: () => Promise<void>): Promise<void> {
  const locks = navigator.locks as LockManager | undefined;
  if (locks === undefined) return run();
  await locks.request(LOCK, { signal: closed }, run);
}

/** Aborted when this tab goes out of sight. */
function hidden(): AbortSignal {
  const gone = new AbortController();
  const look = () => {
    if (document.visibilityState === 'visible') return;
    gone.abort();
    document.removeEventListener('visibilitychange', look);
  };
  document.addEventListener('visibilitychange', look);
  return gone.signal;
}

/** Reports when something else waits or waits differently, in whichever tab that was done. */
function watchQueue(changed: () => void): { unsubscribe(): void } {
  let known = '';
  return liveQuery(() => db.outbox.orderBy('id').toArray()).subscribe((all) => {
    const now = JSON.stringify(
      // The owner counts as well: a step that somebody takes over goes out at once.
      all.map(({ id, key, version, state, by }) => [id, key, version, state, by.id]),
    );
    if (now === known) return;
    known = now;
    changed();
  });
}

/**
 * Sends steps that waited for a sign-in once somebody is signed in. The evenings, names and books of
 * clubs without a user of this device are forgotten: it may be anybody's, and they may have left for good.
 * Unsent steps stay; a user who comes back reads the rest again.
 */
async function followSignIn(): Promise<void> {
  const me = queryClient.getQueryData(meQuery.queryKey);
  if (me === undefined) return;
  await forgetAllBut(new Set(me?.clubs.map(({ id }) => id)));
  if (me === null) return;
  await db.outbox
    .filter(({ state }) => state.is === 'signed-out')
    .modify({ state: { is: 'waiting' } });
}

async function forgetAllBut(clubs: ReadonlySet<string>): Promise<void> {
  await db.transaction('rw', db.evenings, db.members, db.books, async () => {
    await db.evenings.filter(({ club }) => !clubs.has(club)).delete();
    await db.members.filter(({ club }) => !clubs.has(club)).delete();
    await db.books.filter(({ club }) => !clubs.has(club)).delete();
  });
}

/** Waits, for an infinite time if given, and until the signal at most. */
function sleep(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    if (signal.aborted) {
      resolve();
      return;
    }
    const timer = Number.isFinite(ms) ? setTimeout(resolve, ms) : undefined;
    signal.addEventListener('abort', () => {
      clearTimeout(timer);
      resolve();
    });
  });
}
