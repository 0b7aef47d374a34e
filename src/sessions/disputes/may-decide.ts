import type { MemberRow, Snapshot } from '../../ledger/log/event.js';
import type { Database } from '../../platform/database/database.js';
import { Problem } from '../../platform/http/problem/problem.js';
import type { History } from '../../evening/history.js';
import { findHistory } from '../history.js';
import { requireMember } from '../session-write.js';
import { StaleRead } from '../../ledger/write/fresh-read.js';
import type { DisputeWrite } from './dispute-write.js';
import { findRaised, readSides, type Sides } from './parties.js';
import { findProposal, type WaitingProposal } from './proposals/proposal.js';

/** The data that a decision reads before the write. */
export interface Grounds {
  readonly history: History | null;
  /** The parties, and who has no part; of no club where there is no such dispute. */
  readonly sides: Sides;
  /** The proposed decision that waits; null for none. */
  readonly proposal: WaitingProposal | null;
  /** The members whose rows the decision looks at. */
  readonly memberIds: readonly string[];
}

/** More than can be archived while somebody decides. */
const ENOUGH_OTHERS = 20;

/** Reads the history of a dispute's session, and who may decide it. */
export async function readGrounds(
  database: Database,
  { clubId, sessionId, actor }: DisputeWrite,
  dispute: string,
  together: readonly string[],
): Promise<Grounds> {
  const history = await findHistory(database, clubId, sessionId);
  const raised = history === null ? null : findRaised(history, dispute);
  if (history === null || raised === null) {
    const sides = { parties: new Map(), withoutPart: [], signingIn: new Set<string>(), headSeq: 0 };
    return { history, sides, proposal: null, memberIds: together };
  }
  const sides = await readSides(database, clubId, history, raised);
  const others = sides.withoutPart.filter((id) => id !== actor?.member);
  const withoutPart = others.slice(0, ENOUGH_OTHERS);
  const proposal = findProposal(history, dispute);
  const asked = proposal === null ? [] : [proposal.event.by, proposal.event.second];
  const memberIds = [...together, ...asked, ...withoutPart];
  return { history, sides: { ...sides, withoutPart }, proposal, memberIds };
}

/**
 * Checks that the dispute may be decided by a member and those who decide together with them: a party
 * only with a member who is none and who confirmed it, and no party is a second, while the club has
 * another member without a part.
 *
 * @param sides as they were read before the write, the acting member left out
 * @param isConfirmed whether those of `together` said themselves that they decide so
 * @throws Problem `decision-refused`; `member-not-found`, `member-archived`, `validation-failed` for
 *   one of `together`; StaleRead
 */
export function checkMayDecide(
  snapshot: Snapshot,
  author: MemberRow,
  together: readonly string[],
  sides: Sides,
  isConfirmed = false,
): void {
  const { parties } = sides;
  const deciders = [author];
  for (const [index, id] of together.entries()) {
    const field = `together[${index}]`;
    if (deciders.some((one) => one.id === id)) {
      throw new Problem('decider-named-twice', {}, { field });
    }
    deciders.push(requireMember(snapshot, id, field));
  }
  const involved = deciders.flatMap(({ id, name }) => {
    const part = parties.get(id);
    return part === undefined ? [] : [{ id, name, part }];
  });
  if (involved.length === 0) return;
  const helps = deciders.some(({ id, guest }) => id !== author.id && !guest && !parties.has(id));
  if (!helps && !hasOthers(snapshot, sides)) return;
  if (parties.has(author.id) && !helps) {
    const names = involved.map(({ name }) => name);
    const parts = involved.map(({ part }) => part);
    throw new Problem('decides-own-part', { names, parts }, { field: 'together' });
  }
  const second = involved.find(({ id }) => id !== author.id);
  if (second !== undefined) {
    const { id, name, part } = second;
    const field = `together[${together.indexOf(id)}]`;
    throw new Problem('second-has-part', { name, part }, { field });
  }
  if (isConfirmed) return;
  const names = deciders.filter(({ id }) => id !== author.id).map(({ name }) => name);
  throw new Problem('party-proposes', { names }, { field: 'together' });
}

/**
 * Whether the club has an unarchived member without a part, beside the acting one.
 * @throws StaleRead where none was found, and there was one a moment ago or may be one by now
 */
export function hasOthers(snapshot: Snapshot, { withoutPart, headSeq }: Sides): boolean {
  const others = withoutPart.filter((id) => snapshot.members.get(id)?.archivedAt === null);
  if (others.length > 0) return true;
  if (withoutPart.length > 0 || headSeq !== snapshot.club.headSeq) throw new StaleRead();
  return false;
}
