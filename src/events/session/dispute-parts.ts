import type { AuditContext } from '../kind.js';

/** Whether somebody raised a dispute, or was fined in it. */
export function hasPart(
  dispute: string,
  ids: ReadonlySet<string>,
  { disputes, fines }: Pick<AuditContext, 'disputes' | 'fines'>,
): boolean {
  const found = disputes.find(({ id }) => id === dispute);
  if (found === undefined) return false;
  return ids.has(found.raisedBy) || ids.has(fines.get(found.fine ?? '')?.player ?? '');
}
