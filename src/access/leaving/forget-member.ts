import type { Pool } from 'pg';
import { AT_TABLET } from '../../clubs/actor-names.js';
import { rowsOfClubEvent } from '../../clubs/rows-of-event.js';
import { viewMember } from '../../clubs/view.js';
import type { MemberRow, NewEvent, Snapshot } from '../../ledger/log/event.js';
import { sha256 } from '../../ledger/log/chain.js';
import type { PayloadLeft, TakenOut, TakingOut } from '../../ledger/log/taking-out.js';
import type { Proofs } from '../../ledger/proofs.js';
import type { ClubWriter } from '../../ledger/write/club-writer.js';
import type { StoredAnswer } from '../../platform/http/write/stored-answer.js';
import { StaleRead, writeWithFreshRead } from '../../ledger/write/fresh-read.js';
import { Problem } from '../../platform/http/problem/problem.js';
import type { ClubWrite } from '../../ledger/requests/club-write.js';
import { calledIn, initialsOf } from '../../words/former-member.js';
import { openMatters, readLeaving, type Leaving } from './read-leaving.js';
import { readTextsNaming } from './texts-naming.js';

/** The means of a leaving. */
interface Leavings {
  readonly writer: ClubWriter;
  readonly pool: Pool;
  readonly proofs: Proofs;
}

interface LeavingAsked {
  readonly memberId: string;
  /** The events out of whose texts the name is taken. */
  readonly takeOut: readonly number[];
}

/**
 * A member, or a guest, leaves for good: their names are erased, their users have no roles any more, and
 * what they played and paid stays under their initials. Once more it changes nothing.
 *
 * @throws Problem `member-not-found`, `guest-refused` for one who was merged, `last-owner`;
 *   `leaving-refused` while something of theirs is open, or a text cannot be without the name
 */
export function forgetMember(
  { writer, pool, proofs }: Leavings,
  write: ClubWrite,
  { memberId, takeOut }: LeavingAsked,
): Promise<StoredAnswer> {
  const { clubId } = write;
  return writeWithFreshRead(
    writer,
    write,
    async () => {
      const known = await readLeaving(pool, clubId, memberId);
      return { ...known, taken: await readTaken({ pool, proofs }, clubId, known, takeOut) };
    },
    (known) => ({
      memberIds: [memberId, ...known.guests],
      access: true,
      decide(snapshot, now) {
        const member = requireMember(snapshot, memberId);
        if (member.initials !== null) {
          return { events: [], response: { status: 200, body: viewMember(member) } };
        }
        const { headSeq } = snapshot.club;
        const { taken } = known;
        if (known.headSeq !== headSeq || taken.headSeq !== headSeq) throw new StaleRead();
        checkSettled(known);
        checkOtherOwner(snapshot, known.users);
        const forgotten = {
          ...forgetting(snapshot.club, member, known),
          ...(taken.payloads.length === 0 ? {} : { takenOut: digestsOf(taken.payloads) }),
        };
        const archivedAt = member.archivedAt ?? now.toISOString();
        return {
          events: [
            ...endings(snapshot, known.users),
            rowsOfClubEvent(forgotten, {
              archived: member.archivedAt !== null,
            }),
          ],
          erases: [...textsOfNames([...known.names, member.name]), ...taken.texts],
          ...(taken.payloads.length === 0 ? {} : { takingOut: taken }),
          response: { status: 200, body: viewMember({ ...member, ...forgotten, archivedAt }) },
        };
      },
    }),
  );
}

function requireMember({ members }: Snapshot, id: string): MemberRow {
  const member = members.get(id);
  if (!member) throw new Problem('member-not-found', {});
  if (member.mergedInto === null) return member;
  throw new Problem('guest-is-merged', { guest: member.name });
}

/** The changes by taking the name out of texts, as of the last event of the log. */
interface Taken extends TakingOut {
  readonly headSeq: number;
  /** The texts as answers hold them. */
  readonly texts: readonly string[];
}

/** @throws Problem `no-such-text` for an event without a text that names them; `leaves-text` */
async function readTaken(
  { pool, proofs }: Pick<Leavings, 'pool' | 'proofs'>,
  clubId: string,
  known: Leaving,
  takeOut: readonly number[],
): Promise<Taken> {
  const { headSeq, name, names } = known;
  const isRefused = name === null || openMatters(known).length > 0;
  if (takeOut.length === 0 || isRefused) return { headSeq, payloads: [], rows: [], texts: [] };
  const found = await readTextsNaming(pool, clubId, { names, initials: initialsOf(name) });
  const bySeq = new Map(found.map((one) => [one.seq, one]));
  const taken = takeOut.map((event) => {
    const one = bySeq.get(event);
    if (one === undefined) throw new Problem('no-such-text', { event }, { field: 'takeOut' });
    return one;
  });
  const payloads = taken.map(({ seq, payload }) => ({ seq, payload }));
  const texts = taken.flatMap((one) => one.texts.map(({ text }) => insideOf(text)));
  return { ...(await proofs.rowsLeft(clubId, payloads)), payloads, texts };
}

/** A text as it is within other texts of an answer. */
function insideOf(text: string): string {
  return JSON.stringify(text).slice(1, -1);
}

function digestsOf(payloads: readonly PayloadLeft[]): readonly TakenOut[] {
  return payloads.map(({ seq: event, payload }) => ({ event, digest: sha256(payload) }));
}

/** Names everything that is open: nobody can answer for it once they have left. */
function checkSettled(known: Leaving): void {
  const [first, ...alsoBecause] = openMatters(known);
  if (first === undefined) return;
  throw new Problem(first, {}, alsoBecause.length === 0 ? {} : { alsoBecause });
}

function checkOtherOwner({ memberships }: Snapshot, users: readonly string[]): void {
  const owners = [...memberships.values()].filter(({ roles }) => roles.includes('owner'));
  if (owners.every(({ userId }) => users.includes(userId))) throw new Problem('last-owner', {});
}

/** Their users lose their roles as everybody does. */
function endings({ memberships }: Snapshot, users: readonly string[]): NewEvent[] {
  return users.flatMap((user) => {
    const row = memberships.get(user);
    if (row === undefined || row.roles.length === 0) return [];
    const event = { kind: 'access-ended', user, name: row.name } as const;
    return [rowsOfClubEvent(event, { claimed: row.memberId })];
  });
}

/** The event by which a member is forgotten, with the guests and users who are the same person. */
export function forgetting(
  club: Pick<Snapshot['club'], 'language'>,
  member: Pick<MemberRow, 'id' | 'name'>,
  { guests, users }: Pick<Leaving, 'guests' | 'users'>,
) {
  const initials = initialsOf(member.name);
  const name = calledIn(club.language, { name: member.name, initials });
  return { kind: 'member-forgotten', member: member.id, name, initials, guests, users } as const;
}

/** Before where somebody sat: as it is now, and as answers of earlier versions have it. */
const AT_TABLETS = [AT_TABLET, ' at '];

/** The forms of names in stored answers: as a text, and as the member in front of a device's name. */
export function textsOfNames(names: readonly string[]): string[] {
  return [...new Set(names)].flatMap((name) => {
    const text = JSON.stringify(name);
    return [text, ...AT_TABLETS.map((at) => `${text.slice(0, -1)}${at}`)];
  });
}
