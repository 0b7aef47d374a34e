import { newId } from '../../platform/chance/chance.js';
import type { ClubWriter } from '../../ledger/write/club-writer.js';
import type { StoredAnswer } from '../../platform/http/write/stored-answer.js';
import { nextAccountId } from '../../ledger/log/posting.js';
import { Problem } from '../../platform/http/problem/problem.js';
import type { ClubWrite } from '../../ledger/requests/club-write.js';
import { viewMember } from '../view.js';
import { checkInUse, checkThere } from '../in-use.js';
import { rowsOfClubEvent } from '../rows-of-event.js';

/**
 * Adds a member, or a guest who sits down, with a money account at nothing.
 *
 * @throws Problem `club-not-found`, `club-archived`
 */
export function addMember(
  writer: ClubWriter,
  write: ClubWrite,
  adding: { readonly name: string },
  kind: 'member-added' | 'guest-added' = 'member-added',
): Promise<StoredAnswer> {
  return writer.write({
    ...write,
    decide({ club }, now) {
      checkInUse(club);
      const { event, member } = newMember(club, { ...adding, kind, now });
      return { events: [event], response: { status: 201, body: viewMember(member) } };
    },
  });
}

interface NewMember {
  /** One that nobody in the club has; a new one where it is left out. */
  readonly id?: string;
  readonly name: string;
  readonly kind: 'member-added' | 'guest-added';
  readonly now: Date;
}

/**
 * The event that adds a member or a guest, and their row.
 *
 * @param n how many accounts the same decision opens before this member's
 */
export function newMember(
  club: Parameters<typeof nextAccountId>[0],
  { id: givenId, name: given, kind, now }: NewMember,
  n = 0,
) {
  const member = {
    id: givenId ?? newId(),
    name: given.trim(),
    accountId: nextAccountId(club, n),
    createdAt: now.toISOString(),
    archivedAt: null,
    guest: kind === 'guest-added',
    mergedInto: null,
    initials: null,
  };
  const { id, name, accountId } = member;
  return { event: rowsOfClubEvent({ kind, member: id, name, account: accountId }), member };
}

/**
 * Renames, archives or restores a member. An archived member keeps account and history, and cannot
 * sit down at a table.
 *
 * @throws Problem `club-not-found`, `member-not-found`; `guest-refused` for a merged guest
 */
export function changeMember(
  writer: ClubWriter,
  write: ClubWrite,
  memberId: string,
  change: { readonly name?: string; readonly archived?: boolean },
): Promise<StoredAnswer> {
  return writer.write({
    ...write,
    memberIds: [memberId],
    decide({ members }, now) {
      const member = members.get(memberId);
      if (!member) throw new Problem('member-not-found', {});
      if (member.mergedInto !== null) {
        throw new Problem('guest-is-merged', { guest: member.name });
      }
      checkThere(member);
      const name = change.name?.trim() ?? member.name;
      const archived = change.archived ?? member.archivedAt !== null;
      const archivedAt = archived ? (member.archivedAt ?? now.toISOString()) : null;
      const isSame = name === member.name && archivedAt === member.archivedAt;
      const event = rowsOfClubEvent(
        { kind: kindOf(change, archived), member: memberId, name, archived },
        { archived: member.archivedAt !== null },
      );
      return {
        events: isSame ? [] : [event],
        response: { status: 200, body: viewMember({ ...member, name, archivedAt }) },
      };
    },
  });
}

function kindOf(change: { readonly name?: string }, archived: boolean) {
  if (change.name !== undefined) return 'member-renamed';
  return archived ? 'member-archived' : 'member-restored';
}
