import type { HandRecorded } from '../../evening/event.js';
import { summaryOfHand } from '../../rules/game.js';
import { change, idsWithin, news, type EventKind } from '../kind.js';
import { isId, isObject, isOrdinal, listOf } from '../payload.js';
import { finedIn } from './fine.js';

/** A hand is recorded, with the fines in it. */
export const handRecorded = {
  group: 'hands',
  live: 'read-sessions',
  payload: { session: isId, hand: isOrdinal, record: isObject, fineIds: listOf(isId) },
  subjects: ({ record, fineIds }) => [...fineIds, ...idsWithin(record)],
  about: ({ event: { hand } }) => ({ hand }),
  why: ({ record }) => (record.fines ?? []).flatMap(({ note }) => note || []).join('; ') || null,
  params: ({ event: { hand, record } }) => ({
    hand,
    said: summaryOfHand(record),
    fines: (record.fines ?? []).map(finedIn),
  }),
  changes: ({ event: { hand, record, fineIds } }) => [
    change('hand', null, record, { hand }),
    ...fineIds.map((fine) => change('fine-state', null, 'recorded', { hand, fine })),
  ],
  news: ({ event: { hand, record, fineIds } }, ids) =>
    (record.fines ?? []).flatMap(({ player }, index) =>
      ids.has(player) ? [news('fined', { hand, fine: fineIds[index] ?? null })] : [],
    ),
} satisfies EventKind<HandRecorded, unknown>;
