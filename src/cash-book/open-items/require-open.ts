import type { OfItems } from '../../events/money/parts.js';
import type { ReadPool } from '../../platform/database/pools.js';
import { Problem } from '../../platform/http/problem/problem.js';
import { readOpenItems } from './read-open-items.js';

/**
 * The open items of a member that money is for, as an event names them; nothing where none is named. An
 * item that is paid meanwhile by another event takes no more.
 *
 * @param pays the events that made them
 * @throws Problem `voucher-not-found` for what is no open debt of theirs
 */
export async function requireOpen(
  database: ReadPool,
  clubId: string,
  member: string,
  pays: readonly number[] | null | undefined,
): Promise<OfItems> {
  if (pays == null || pays.length === 0) return {};
  const known = await readOpenDebts(database, clubId, member);
  const at = pays.findIndex((event) => !known.has(event));
  if (at !== -1) throw new Problem('no-such-voucher', {}, { field: `pays[${at}]` });
  return { pays: [...new Set(pays)] };
}

/** The debts of a member as they are now, by the events that made them. */
export async function readOpenDebts(
  database: ReadPool,
  clubId: string,
  member: string,
): Promise<ReadonlySet<number>> {
  const { members } = await readOpenItems(database, clubId, member);
  const debts = members.flatMap(({ items }) => items).filter(({ open }) => open < 0);
  return new Set(debts.map(({ event }) => event));
}
