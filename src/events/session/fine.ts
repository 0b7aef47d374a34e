import type { FineRecorded } from '../../evening/event.js';
import type { FineRecord } from '../../rules/fine-record.js';
import { change, news, type EventKind } from '../kind.js';
import { isId, isObject, isOrdinal, orNull } from '../payload.js';

/** A fine between two hands. */
export const fineRecorded = {
  group: 'fines',
  live: 'read-sessions',
  payload: { session: isId, fineId: isId, hand: orNull(isOrdinal), record: isObject },
  subjects: ({ fineId, record: { player, reportedBy } }) => [
    fineId,
    player,
    ...(reportedBy == null ? [] : [reportedBy]),
  ],
  about: ({ event: { hand, fineId: fine, record } }) => ({ hand, fine, member: record.player }),
  why: ({ record }) => record.note || null,
  params: ({ event: { hand, record } }) => ({ hand, ...finedIn(record) }),
  changes: ({ event: { hand, fineId: fine, record } }) => [
    change('fine', null, record, { hand, fine }),
    change('fine-state', null, 'recorded', { hand, fine }),
  ],
  news: ({ event: { hand, fineId: fine, record } }, ids) =>
    ids.has(record.player) ? [news('fined', { hand, fine })] : [],
} satisfies EventKind<FineRecorded, unknown>;

/** The parameters of a fine's sentence: player, code, the club's own fine that it is, and reporter. */
export function finedIn({ player, code, own, reportedBy = null }: FineRecord) {
  return { player, code, own: own ?? null, reportedBy };
}
