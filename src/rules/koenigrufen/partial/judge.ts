import type { Figure, KoenigrufenHandRecord } from '../record/hand.js';
import type { Payment, PlayerId } from '../../payment.js';
import type { DraftState, NotPossible } from '../../partial/state.js';
import type { InnerRefusal } from '../../refusals/params.js';
import type { Refusal } from '../../refusals/refusal.js';
import { countedOf, pilesOf } from './count.js';
import {
  contractOf,
  kingHolderOf,
  kindOf,
  positiveOf,
  recordOf,
  type KoenigrufenDraft,
  type Setting,
} from './draft.js';
import { obstacleOf, type Obstacle } from './obstacle.js';
import { eitherWay, isDone, whyNot, type Either } from './possible.js';
import { isCounted, negativeGamesOf, undecidedOf } from './taken.js';

/** Something that is not said yet. */
export type Missing =
  | { readonly part: 'contract' | 'base' | 'kingHolder' | 'count' }
  | { readonly part: 'figure'; readonly figure: Figure; readonly player: PlayerId }
  | { readonly part: 'tricks' | 'countOf'; readonly player: PlayerId };

interface Known {
  /** The payments that are certain; null while the game itself is open. */
  readonly soFar: readonly Payment[] | null;
  /** Both possible results, when only the winner is open. */
  readonly either: Either | null;
}

/** State of a draft hand. */
export type KoenigrufenDraftState<Result> = DraftState<
  KoenigrufenHandRecord,
  Result,
  Missing,
  Known,
  Obstacle
>;

/** The result of a whole record. */
interface Possible {
  readonly ok: true;
  readonly payments: readonly Payment[];
}

/**
 * Judges a draft: complete with its result, partial, or impossible.
 *
 * @param preview the result of a whole record, or why it cannot be
 */
export function judge<Result extends Possible>(
  setting: Setting,
  draft: KoenigrufenDraft,
  preview: (record: KoenigrufenHandRecord) => Result | NotPossible,
): KoenigrufenDraftState<Result> {
  const missing = missingOf(setting, draft);
  const record = recordOf(setting, draft);
  if (missing.length === 0 && record !== null) {
    const result = preview(record);
    if (result.ok) return { is: 'complete', record, result };
    return {
      is: 'impossible',
      refusal: result,
      obstacle: obstacleOf(record, result.field),
    };
  }
  const refusal = whyNot(setting, draft);
  if (refusal !== null) {
    return { is: 'impossible', refusal, obstacle: obstacleOf(record ?? draft, refusal.field) };
  }
  const isPlayed = record !== null && missing.every(({ part }) => part === 'figure');
  const soFar = isPlayed ? decided(setting, draft, preview(record)) : null;
  const either = soFar === null ? eitherWay(setting, draft) : null;
  return { is: 'partial', missing, soFar, either };
}

/**
 * The reason why a tap is not open after this state; null when it is. A fault that was there before does
 * not exclude every other choice.
 *
 * @param draft as it would be after the tap
 */
export function whyNotNext(
  setting: Setting,
  before: KoenigrufenDraftState<unknown>,
  draft: KoenigrufenDraft,
): Refusal | null {
  const refusal = whyNot(setting, draft);
  const isOld = before.is === 'impossible' && refusal !== null && isSame(before.refusal, refusal);
  return isOld ? null : refusal;
}

function isSame(one: InnerRefusal, other: InnerRefusal): boolean {
  const asText = ({ reason, params }: InnerRefusal) => JSON.stringify([reason, params]);
  return asText(one) === asText(other);
}

/** The payments of a hand without those of figures that nobody has decided. */
function decided(
  setting: Setting,
  draft: KoenigrufenDraft,
  result: Possible | NotPossible,
): readonly Payment[] | null {
  const undecided = undecidedOf(setting, draft);
  if (!result.ok || undecided.some(({ figure }) => figure === 'valat')) return null;
  return result.payments.filter(({ reason }) => !undecided.some(({ figure }) => figure === reason));
}

function missingOf(setting: Setting, draft: KoenigrufenDraft): Missing[] {
  const contract = contractOf(setting, draft);
  if (contract === null) return [{ part: 'contract' }];
  switch (kindOf(contract)) {
    case 'trischaken':
      return missingCounts(setting, draft);
    case 'positive':
      return missingOfPositive(setting, draft);
    case 'negative':
    case 'bei':
      return negativeGamesOf(setting, draft).flatMap(({ declarer }): Missing[] => {
        if (declarer === null) return [{ part: 'base' }];
        return isDone(draft, declarer) ? [] : [{ part: 'tricks', player: declarer }];
      });
  }
}

/** The last of the four follows. */
function missingCounts(setting: Setting, draft: KoenigrufenDraft): Missing[] {
  const open = pilesOf(setting, draft).flatMap((pile): Missing[] =>
    'player' in pile && countedOf(setting, draft, pile) === null
      ? [{ part: 'countOf', player: pile.player }]
      : [],
  );
  // One alone is open where the others have too much: then it is the rules that say so.
  return open.length > 1 ? open : [];
}

function missingOfPositive(setting: Setting, draft: KoenigrufenDraft): Missing[] {
  const callsKing = positiveOf(contractOf(setting, draft))?.callsKing === true;
  const isOpen = isCounted(setting, draft) && (draft.count ?? []).length === 0;
  return [
    ...(callsKing && kingHolderOf(draft) === undefined ? [{ part: 'kingHolder' } as const] : []),
    ...undecidedOf(setting, draft).map(
      ({ figure, player }) => ({ part: 'figure', figure, player }) as const,
    ),
    ...(isOpen && !hasAllTricks(draft) ? [{ part: 'count' } as const] : []),
  ];
}

/** A record may show a valat by its tricks alone. */
function hasAllTricks({ tricks = [] }: KoenigrufenDraft): boolean {
  return tricks.length > 0;
}
