import type { SessionOpened } from '../../evening/event.js';

/** The columns of an evening beside its rules: its table, its plan, its day and the club's own book. */
export function openingColumns({
  tableName = null,
  plannedSeries = null,
  plannedDay = null,
  day = null,
  settledThen = false,
  rules: { own },
}: SessionOpened) {
  const { book: ownBook = null, version: ownVersion = null, name: ownName = null } = own ?? {};
  const where = { tableName, plannedSeries, plannedDay, day, settledThen };
  return { ...where, ownBook, ownVersion, ownName };
}
