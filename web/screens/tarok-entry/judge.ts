import type { TarokHandRecord } from '../../../src/rules/tarok/record/hand.js';
import type { PlayerId } from '../../../src/rules/payment.js';
import type { HandPreview } from '../../evening/preview.js';
import type * as hand from '../hand-entry/verdict.js';
import { countingPlayers, countOf, recordOf, type Setting, type TarokDraft } from './draft.js';
import { needsPagat, soFar, whyNot, type SoFar } from './possible.js';

/** Something that is not said yet. */
export type Missing =
  | { readonly part: 'lastTrick' | 'pagat' }
  | { readonly part: 'count'; readonly player: PlayerId };

/** State of a draft hand. */
export type Verdict = hand.Verdict<TarokHandRecord, Missing, { readonly soFar: SoFar | null }>;

/** Judges a draft: complete with its result, partial, or impossible. */
export function judge(
  setting: Setting,
  draft: TarokDraft,
  preview: (record: TarokHandRecord) => HandPreview,
): Verdict {
  const record = recordOf(setting, draft);
  const result = preview(record);
  if (result.ok) return { is: 'whole', record, result };
  const refusal = whyNot(setting, draft);
  if (refusal !== null) return { is: 'impossible', refusal };
  const missing = missingOf(setting, draft);
  if (missing.length === 0) return { is: 'impossible', refusal: result };
  return { is: 'partial', missing, soFar: soFar(setting, draft) };
}

function missingOf(setting: Setting, draft: TarokDraft): Missing[] {
  if (draft.abandoned === true || draft.redeal === true) return [];
  const uncounted = countingPlayers(setting, draft).filter(
    (player) => countOf(draft, player) === null,
  );
  return [
    ...(needsPagat(setting, draft) ? [{ part: 'pagat' } as const] : []),
    ...(draft.lastTrick == null ? [{ part: 'lastTrick' } as const] : []),
    ...uncounted.map((player) => ({ part: 'count', player }) as const),
  ];
}
