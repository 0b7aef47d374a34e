import { useQuery } from '@tanstack/react-query';
import {
  correctionPreviewQuery,
  type Change,
  type CorrectionPreview,
} from '../../api/corrections.js';
import type { Evening } from '../../evening/evening.js';
import { stateOf, type TableState } from '../../evening/table-state.js';
import { keyOf, type Target } from './use-changes.js';
import { tableBefore, tableTold, type Dealt } from './table-before.js';

/**
 * The table that a hand or a fine stands on once the rest of a correction is worked in: another one
 * may deal by then, and the pots hold something else. Null while the service is asked.
 *
 * @param as the hand as it is; null for a fine, which is entered for the table of today
 */
export function useTableThen(
  { club, session, rules }: Evening,
  target: Target,
  as: Dealt | null,
  { changes, dispute }: { readonly changes: readonly Change[]; readonly dispute: string | null },
): TableState | null {
  const earlier = changes.filter((one) => isBefore(one, target));
  const of = { club: club.id, session: session.id };
  const { data, isLoading } = useQuery({
    ...correctionPreviewQuery(of, earlier, dispute),
    enabled: earlier.length > 0,
  });
  if (isLoading) return null;
  const told = data?.replay.refusal?.alsoToCorrect.find((one) => isSame(one, target));
  if (told !== undefined) return tableTold(told.table);
  const hand = (data && sideNow(data, target)) ?? as;
  return hand === null ? stateOf(session) : tableBefore(rules, session, hand);
}

/** Whether a change can be felt there; of a fine it is not known where it stands. */
function isBefore(change: Change, target: Target): boolean {
  if (keyOf(change) === keyOf(target)) return false;
  return !('hand' in change && 'hand' in target) || change.hand < target.hand;
}

function isSame(one: { readonly hand: number | null; readonly fine: string | null }, of: Target) {
  return 'hand' in of ? one.hand === of.hand : one.fine === of.fine;
}

function sideNow({ replay }: CorrectionPreview, target: Target): Dealt | null {
  if (!('hand' in target)) return null;
  return replay.effect?.hands.find(({ hand }) => hand === target.hand)?.now ?? null;
}
