/** The scroll positions of pages, for the way back to them: by the entry in the browser's history. */

const KEPT = 'kopperne-scrolled-to';

/** The entry that is on the screen; empty before the first. */
let onScreen = '';

/** Keeps where the page on the screen is scrolled to, before another takes its place. */
export function keepScroll(): void {
  if (onScreen === '') return;
  try {
    const kept = { ...readKept(), [onScreen]: Math.round(scrollY) };
    sessionStorage.setItem(KEPT, JSON.stringify(kept));
  } catch {
    // Without storage one comes back to the top.
  }
}

/** Ends the wait for the part of a page that its address names. */
let endWait = () => {};

/**
 * Scrolls a page that has just been drawn: to where it was left; a new one to its top, or to the part
 * that its address names, as soon as that is there.
 */
export function scrollAgain(hash: string): void {
  const entry = entryOfHistory();
  if (entry === onScreen) return;
  onScreen = entry;
  endWait();
  const top = readKept()[entry];
  scrollTo(0, top ?? 0);
  if (top === undefined && hash !== '') scrollWhenThere(hash);
}

/** The reader's own move ends the wait. */
const OWN_MOVES = ['wheel', 'touchmove', 'keydown', 'pointerdown'];

function scrollWhenThere(id: string): void {
  const look = () => {
    const part = document.getElementById(id);
    part?.scrollIntoView();
    if (part !== null) endWait();
  };
  const observer = new MutationObserver(look);
  endWait = () => {
    observer.disconnect();
    for (const move of OWN_MOVES) removeEventListener(move, endWait);
  };
  observer.observe(document.body, { childList: true, subtree: true });
  for (const move of OWN_MOVES) addEventListener(move, endWait);
  look();
}

/** The name of where the browser is in its history; given to an entry that has none yet. */
function entryOfHistory(): string {
  const state: unknown = history.state;
  if (typeof state === 'object' && state !== null && 'entry' in state) {
    if (typeof state.entry === 'string') return state.entry;
  }
  // Unique within a tab; `crypto.randomUUID` is not there on plain HTTP.
  const entry = `${Date.now().toString(36)}-${Math.random().toString(36).slice(2)}`;
  history.replaceState({ entry }, '');
  return entry;
}

function readKept(): Readonly<Partial<Record<string, number>>> {
  try {
    return JSON.parse(sessionStorage.getItem(KEPT) ?? '{}') as Record<string, number>;
  } catch {
    return {};
  }
}
