const KEPT = 'kopperne-pushed';

/** The subscription of this browser: of which user, and its device in their list. */
interface Kept {
  readonly user: string;
  readonly id: string;
}

export function readKept(): Kept | null {
  try {
    const kept = localStorage.getItem(KEPT);
    return kept === null ? null : (JSON.parse(kept) as Kept);
  } catch {
    return null;
  }
}

export function keep(kept: Kept | null): void {
  try {
    if (kept === null) localStorage.removeItem(KEPT);
    else localStorage.setItem(KEPT, JSON.stringify(kept));
  } catch {
    // Without storage the next start does not know it; its user switches it on again.
  }
}
