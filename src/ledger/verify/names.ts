import type { LoggedEvent, ReplayedEvent } from './replayer.js';
import type { StoredName, StoredNames } from './pages.js';
import type { Finding } from './replay.js';

/** A name as the log leaves it, with the event that did. */
interface Named extends StoredName {
  readonly seq: number;
}

/** Follows what the club and its members are called, and compares it with what is kept. */
export class VerifiedNames {
  #club: (Named & { readonly currency: string }) | null = null;
  readonly #members = new Map<string, Named>();

  follow({ seq, kind, payload }: LoggedEvent, { member }: ReplayedEvent): void {
    if (member !== undefined) {
      const { id, name, archived } = member;
      this.#members.set(id, { name, archived, seq });
    }
    if (!kind.startsWith('club-')) return;
    const said = JSON.parse(payload) as { name: string; currency?: string; archived?: boolean };
    const { name, currency = this.#club?.currency ?? '', archived = false } = said;
    this.#club = { name, currency, archived, seq };
  }

  /** @param headSeq the event to name for a member that no event has added */
  finding({ club, members }: StoredNames, headSeq: number): Finding | null {
    if (this.#club !== null) {
      const { seq, currency } = this.#club;
      const finding = difference('the club', this.#club, club);
      if (finding !== null) return finding;
      if (currency !== club.currency) {
        const detail = `the club counts in ${club.currency}, not in ${currency}`;
        return { seq, check: 'state', detail };
      }
    }
    return members === null ? null : this.#memberFinding(members, headSeq);
  }

  #memberFinding(members: ReadonlyMap<string, StoredName>, headSeq: number): Finding | null {
    let first: Finding | null = null;
    for (const [id, should] of this.#members) {
      const finding = difference(`member ${id}`, should, members.get(id));
      if (finding !== null && (first === null || finding.seq < first.seq)) first = finding;
    }
    const stranger = [...members.keys()].find((id) => !this.#members.has(id));
    if (first !== null || stranger === undefined) return first;
    return { seq: headSeq, check: 'state', detail: `member ${stranger} was added by no event` };
  }
}

function difference(who: string, should: Named, is: StoredName | undefined): Finding | null {
  const wrong = (detail: string): Finding => ({ seq: should.seq, check: 'state', detail });
  if (is === undefined) return wrong(`${who} is missing`);
  if (is.name !== should.name) return wrong(`${who} is called ${is.name}, not ${should.name}`);
  if (is.archived === null || is.archived === should.archived) return null;
  return wrong(`${who} is ${is.archived ? '' : 'not '}archived, by the log it is otherwise`);
}
