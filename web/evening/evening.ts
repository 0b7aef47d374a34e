import { stateOf, type Course } from '../../src/evening/course.js';
import type { SessionState, Standing } from '../../src/evening/fold.js';
import { heldAt, type Held } from '../../src/evening/held.js';
import { gameOf, type Rules, type Table } from '../../src/rules/game.js';
import type { CallerRole } from '../../src/people/roles.js';
import type { PlayerId } from '../../src/rules/payment.js';
import { unsentGuests } from '../outbox/unsent-guests.js';
import { isStuck, type Waiting } from '../outbox/waiting.js';
import { courseOf, rulesOf, type KeptEvening } from './kept-evening.js';
import { lastStepOf, undoneNext, type LastStep, type Undoes } from './last-step.js';
import { workIn } from './work-in.js';

/** MyClub of api/people/me.ts in its own words: this file also runs where there is no browser. */
export interface EveningClub {
  readonly id: string;
  readonly name: string;
  readonly currency: string;
  readonly roles: readonly CallerRole[];
  readonly member: string | null;
}

/** An evening as this device knows it. */
export interface Evening {
  readonly club: EveningClub;
  readonly session: {
    readonly id: string;
    /** As the service has it: without what waits. */
    readonly version: number;
    /** Recorded so far, likewise. */
    readonly hands: number;
    /** The last event that this device read of it; missing where an earlier version kept it. */
    readonly lastEvent?: string | undefined;
  };
  /** Pinned when the session opened. */
  readonly rules: Rules;
  /** Names by id: all members of the club, in its order, the archived ones last. */
  readonly members: ReadonlyMap<string, string>;
  /** Their places for their faces (parts/people/faces.ts). */
  readonly places: ReadonlyMap<string, number>;
  /** Those of them who can no longer sit down. */
  readonly away: ReadonlySet<string>;
  /** The states of disputes, as the service last reported them. */
  readonly disputes: SessionState['disputes'];

  /** With everything that is not sent yet worked in, by the code that the service folds with. */
  readonly course: Course;
  /** The state after the course; the fields below are parts of it. */
  readonly at: SessionState;
  readonly table: Table;
  /** The players of the next hand, in the game's order. */
  readonly active: readonly PlayerId[];
  readonly sittingOut: readonly PlayerId[];
  /** The content of the pots or the kitty. */
  readonly held: Held;
  /** In the order in which they first sat down. */
  readonly standings: readonly Standing[];
  /** Recorded so far, those that wait too; the next one is `hands + 1`. */
  readonly hands: number;
  /** The version for If-Match of the next write. */
  readonly version: number;
  /** `closing` while the close itself waits to be sent. */
  readonly status: 'open' | 'closing' | 'closed';
  /** Null as long as the table is only laid. */
  readonly last: (LastStep & { readonly isSent: boolean }) | null;
  /** The step that an undo takes back; null when nothing is left. */
  readonly undoes: Undoes | null;
  /** The steps to be sent, in order. */
  readonly waiting: readonly Waiting[];
  /** The first of them that somebody must decide about; what comes behind it is not worked in. */
  readonly stuck: Waiting | null;
}

/** The data of a session on this device. */
export interface KnownEvening {
  readonly kept: KeptEvening;
  readonly members: ReadonlyMap<string, string>;
  readonly away?: ReadonlySet<string>;
  readonly places?: ReadonlyMap<string, number>;
}

/** An evening with what waits worked in. */
export function eveningOf(
  club: EveningClub,
  { kept, members, away = new Set(), places = new Map() }: KnownEvening,
  waiting: readonly Waiting[],
): Evening {
  const { id, disputes } = kept;
  const rules = rulesOf(kept);
  const sent = courseOf(kept);
  const { version, closed, hands: handsSent } = stateOf(sent);
  const { course, unsent } = workIn({ id, rules, course: sent, disputes }, waiting);
  const at = stateOf(course);
  const { table, standings, hands } = at;
  const active = gameOf(rules).active(rules, table);
  const last = lastStepOf(course);
  return {
    club,
    session: { id, version, hands: handsSent, lastEvent: kept.lastEvent },
    rules,
    members: new Map([...unsentGuests(waiting), ...members]),
    places,
    away,
    disputes,
    course,
    at,
    table,
    active,
    sittingOut: table.players.filter((player) => !active.includes(player)),
    held: heldAt(rules, at),
    standings,
    hands,
    version: nextVersion(version, waiting),
    status: closed ? 'closed' : at.closed ? 'closing' : 'open',
    last: last === null ? null : { ...last, isSent: unsent === 0 },
    undoes: undoneNext(rules, course),
    waiting,
    stuck: waiting.find(isStuck) ?? null,
  };
}

/**
 * The version that the step behind all that waits is made for.
 *
 * @param version of the session, as the service has it
 */
function nextVersion(version: number, waiting: readonly Waiting[]): number {
  const last = waiting.at(-1);
  return last === undefined ? version : last.version + 1;
}
