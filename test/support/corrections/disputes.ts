import type { SessionView } from '../../../src/sessions/table/session.view.js';
import type { FineLine, FineRecordedView } from '../../../src/sessions/fines/fine.view.js';
import type { HandRecordedView } from '../../../src/sessions/hands/hand.view.js';
import type {
  DisputeWithPartiesView,
  DisputeList,
  DisputeSteppedView,
} from '../../../src/sessions/disputes/dispute.view.js';
import type { ProposeDecisionDto } from '../../../src/sessions/disputes/proposals/proposal.dto.js';
import type { DecisionConfirmedView } from '../../../src/sessions/disputes/proposals/proposal.view.js';
import { bearer, claimAll, memberAt } from '../access/access.js';
import {
  call,
  expectStatus,
  openClub,
  openSession,
  plainHand,
  read,
  type Answer,
  type OpenedClub,
  type Opening,
  type Table,
} from '../api/api.js';
import { write } from './corrections.js';

/** Disputes as those at the table raise, answer and decide them. */

/** A table, and where the service is. */
export interface DisputeTable extends Table {
  readonly base: string;
}

/** The reason, where any will do. */
export const WHY = 'The table remembers it so.';

/** A step of a dispute, or its raising: the part after `…/disputes` in its address. */
export async function step<T = DisputeSteppedView>(
  table: DisputeTable,
  path: string,
  actor: string,
  more: { body?: object; version?: number; key?: string; base?: string } = {},
): Promise<Answer<T>> {
  const { body, base = table.base, ...rest } = more;
  return write<T>(base, {
    path: `${table.path}/disputes${path}`,
    body: { text: WHY, ...body },
    headers: bearer(await memberAt(base, table.club, actor)),
    ...rest,
  });
}

/** A party proposes a decision, with the number of the event. */
export async function propose(
  table: DisputeTable,
  {
    dispute,
    by,
    second,
    ...body
  }: { dispute: string; by: string; second: string } & Pick<
    ProposeDecisionDto,
    'decision' | 'mode' | 'corrections'
  >,
): Promise<number> {
  const { version } = await sessionOf(table);
  const sent = await step(table, `/${dispute}/proposals`, by, {
    body: { second, ...body },
    version,
  });
  return expectStatus(sent, 201).body.proposal?.event ?? 0;
}

/** An answer to a proposed decision. */
export async function answerProposal<T = DecisionConfirmedView>(
  { base, club, path }: DisputeTable,
  answer: 'confirm' | 'decline' | 'take-back',
  { dispute, by, ...body }: { dispute: string; by: string; proposal: number; text?: string },
): Promise<Answer<T>> {
  return write<T>(base, {
    path: `${path}/disputes/${dispute}/proposals/${answer}`,
    body,
    headers: bearer(await memberAt(base, club, by)),
  });
}

export async function raise(
  table: DisputeTable,
  actor: string,
  body: object,
): Promise<DisputeSteppedView> {
  return expectStatus(await step(table, '', actor, { body }), 201).body;
}

/** Records a hand with a fine; by whom, and reported by whom, the case says. */
export async function handWithFine(
  table: DisputeTable,
  { fined = 2, actor, reportedBy }: { fined?: number; actor?: string; reportedBy?: string } = {},
) {
  const session = await read<SessionView>(table.base, table.path);
  const fine = { player: session.active[fined], code: 'lead-out-of-turn', stage: 'play' };
  const sent = await write<HandRecordedView>(table.base, {
    path: `${table.path}/hands`,
    body: { ...plainHand(session), fines: [{ ...fine, reportedBy }] },
    version: session.version,
    ...(actor === undefined ? {} : { actor }),
  });
  const { body } = expectStatus(sent, 201);
  return { hand: body, fine: body.fineIds[0] ?? '', player: String(fine.player) };
}

export async function fineBetween(table: DisputeTable, player: string, more: object = {}) {
  const { version } = await read<SessionView>(table.base, table.path);
  const sent = await write<FineRecordedView>(table.base, {
    path: `${table.path}/fines`,
    body: { player, code: 'other', stage: 'after', amount: 20, ...more },
    version,
  });
  return expectStatus(sent, 201).body;
}

/** A session of a club that is there; who acts in its disputes is let in when they first do. */
export async function openTableOf(
  base: string,
  openedClub: OpenedClub,
  opening: Opening = {},
): Promise<DisputeTable> {
  return { base, ...(await openSession(base, openedClub, opening)) };
}

/** All of the club can sign in, as auditors: they raise disputes and decide them. */
export async function openTable(
  base: string,
  members = 5,
  opening: Opening = {},
): Promise<DisputeTable> {
  const openedClub = await openClub(base, members);
  await claimAll(base, openedClub);
  return openTableOf(base, openedClub, opening);
}

export const sessionOf = (table: DisputeTable) => read<SessionView>(table.base, table.path);
export const fileOf = ({ base, club }: DisputeTable, { id }: { readonly id: string }) =>
  read<DisputeWithPartiesView>(base, `/v1/clubs/${club}/disputes/${id}`);
export const disputesOf = ({ base, club }: DisputeTable, query = '') =>
  read<DisputeList>(base, `/v1/clubs/${club}/disputes${query}`);

export async function fineStates(table: DisputeTable): Promise<string[]> {
  const { fines } = await read<{ fines: FineLine[] }>(table.base, `${table.path}/fines`);
  return fines.map(({ state }) => state);
}

export function pointsOf({ standings }: Pick<SessionView, 'standings'>, player: string): number {
  return standings.find((one) => one.player === player)?.points ?? NaN;
}

export async function close(table: DisputeTable): Promise<SessionView> {
  const { version } = await sessionOf(table);
  expectStatus(await call(table.base, 'POST', `${table.path}/close`, { version }), 200);
  return sessionOf(table);
}
