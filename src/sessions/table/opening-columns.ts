import type { SessionOpened } from '../../evening/event.js';

/** The columns of an evening beside its rules: its table, its plan, its day and the club's own book. */
export function openingColumns(event: SessionOpened) {
  const { tableName = null, plannedSeries = null, plannedDay = null } = event;
  const { day = null, settledThen = false } = event;
  const { own } = event.rules;
  const { book: ownBook = null, version: ownVersion = null, name: ownName = null } = own ?? {};
  const where = { tableName, plannedSeries, plannedDay, day, settledThen };
  return { ...where, ownBook, ownVersion, ownName };
}
