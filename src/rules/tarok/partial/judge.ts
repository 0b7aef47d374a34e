import type { TarokHandRecord } from '../record/hand.js';
import type { PlayerId } from '../../payment.js';
import type { DraftState, NotPossible } from '../../partial/state.js';
import {
  countingPlayers,
  countOf,
  needsLastTrick,
  recordOf,
  type Setting,
  type TarokDraft,
} from './draft.js';
import { obstacleOf, type Obstacle } from './obstacle.js';
import { needsPagat, soFar, whyNot, type SoFar } from './possible.js';

/** Something that is not said yet. */
export type Missing =
  | { readonly part: 'lastTrick' | 'pagat' }
  | { readonly part: 'count'; readonly player: PlayerId };

/** State of a draft hand. */
export type TarokDraftState<Result> = DraftState<
  TarokHandRecord,
  Result,
  Missing,
  { readonly soFar: SoFar | null },
  Obstacle
>;

/**
 * Judges a draft: complete with its result, partial, or impossible.
 *
 * @param preview the result of a whole record, or why it cannot be
 */
export function judge<Result extends { readonly ok: true }>(
  setting: Setting,
  draft: TarokDraft,
  preview: (record: TarokHandRecord) => Result | NotPossible,
): TarokDraftState<Result> {
  const record = recordOf(setting, draft);
  const result = preview(record);
  if (result.ok) return { is: 'complete', record, result };
  const missing = missingOf(setting, draft);
  const refusal = whyNot(setting, draft) ?? (missing.length === 0 ? result : null);
  if (refusal !== null) {
    return { is: 'impossible', refusal, obstacle: obstacleOf(record, refusal.field) };
  }
  return { is: 'partial', missing, soFar: soFar(setting, draft) };
}

function missingOf(setting: Setting, draft: TarokDraft): Missing[] {
  if (draft.abandoned === true || draft.redeal === true) return [];
  const uncounted = countingPlayers(setting, draft).filter(
    (player) => countOf(draft, player) === null,
  );
  return [
    ...(needsPagat(setting, draft) ? [{ part: 'pagat' } as const] : []),
    ...(draft.lastTrick == null && needsLastTrick(setting, draft)
      ? [{ part: 'lastTrick' } as const]
      : []),
    ...uncounted.map((player) => ({ part: 'count', player }) as const),
  ];
}
