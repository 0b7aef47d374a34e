/** An owner's answers about the first steps; kept on this device, for they are of no weight. */
type Note = 'hidden' | 'no-tablet';

const placeOf = (what: Note, club: string) => `kopperne-first-steps/${club}/${what}`;

export function isNoted(what: Note, club: string): boolean {
  try {
    return localStorage.getItem(placeOf(what, club)) !== null;
  } catch {
    return false;
  }
}

export function note(what: Note, club: string): void {
  try {
    localStorage.setItem(placeOf(what, club), 'yes');
  } catch {
    // Without storage it lasts as long as the page.
  }
}
