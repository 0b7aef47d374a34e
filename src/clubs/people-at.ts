import type { ClubEvent } from '../events/club/event.js';
import { readEvent } from '../events/registry.js';
import type { Database } from '../platform/database/database.js';

/** Somebody who is or was at the club's tables, as one head of its log has them. */
export interface PersonAt {
  readonly id: string;
  readonly guest: boolean;
  readonly archived: boolean;
  /** The member that a guest had turned out to be by then; null for everybody else. */
  readonly mergedInto: string | null;
}

/** The members and guests of a club at one head of its log. */
export class PeopleAt {
  readonly #people: ReadonlyMap<string, PersonAt>;

  constructor(people: ReadonlyMap<string, PersonAt>) {
    this.#people = people;
  }

  /** Everybody, in the order in which they came; merged guests too. */
  get all(): readonly PersonAt[] {
    return [...this.#people.values()];
  }

  /** The person who counts for an id: the member, if the id is that of a guest merged by then. */
  whoIs(id: string): PersonAt | undefined {
    const person = this.#people.get(id);
    const into = person?.mergedInto ?? null;
    return into === null ? person : this.#people.get(into);
  }
}

/**
 * Reads the people of a club as the log has them up to an event: the guests of that time, and the
 * members that guests had been merged into. Later events change nothing of it.
 *
 * @param head the number of the last event that counts
 */
export async function readPeopleAt(
  { pool }: Pick<Database, 'pool'>,
  clubId: string,
  head: number,
): Promise<PeopleAt> {
  const { rows } = await pool.query<{ readonly kind: string; readonly payload: string }>({
    name: 'people-at-head',
    // The index of kinds leaves out hands, and serves only who does so too.
    text: `SELECT kind, payload FROM club_event
      WHERE club_id = $1 AND seq <= $2 AND kind <> 'hand-recorded' AND kind IN (
        'member-added', 'member-renamed', 'member-archived', 'member-restored',
        'guest-added', 'guest-made-member', 'guest-merged')
      ORDER BY seq`,
    values: [clubId, head],
  });
  // Events of these kinds are the club's.
  return followPeople(rows.map(({ kind, payload }) => readEvent(kind, payload) as ClubEvent));
}

/** The people after some events of a club, in the order of the log. Pure. */
export function followPeople(events: readonly ClubEvent[]): PeopleAt {
  const people = new Map<string, PersonAt>();
  const change = (id: string, now: Partial<PersonAt>) => {
    const person = people.get(id);
    if (person !== undefined) people.set(id, { ...person, ...now });
  };
  for (const event of events) {
    switch (event.kind) {
      case 'member-added':
      case 'guest-added': {
        const { member: id, kind } = event;
        const guest = kind === 'guest-added';
        people.set(id, { id, guest, archived: false, mergedInto: null });
        break;
      }
      case 'member-renamed':
      case 'member-archived':
      case 'member-restored':
        change(event.member, { archived: event.archived });
        break;
      case 'guest-made-member':
        change(event.member, { guest: false });
        break;
      case 'guest-merged':
        change(event.member, { mergedInto: event.into });
        break;
      default:
    }
  }
  return new PeopleAt(people);
}
