import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import {
  correctionPreviewQuery,
  type Change,
  type CorrectionPreview,
  type Way,
} from '../../../api/evenings/corrections.js';
import type { Evening } from '../../../evening/evening.js';
import { isSameResult } from './differing.js';

/**
 * Where both modes have the same effect there is nothing to choose: the hand is corrected in its place
 * then.
 */
const SAME: Way = 'replay';

/** Both ways of putting something right, and which of them is chosen. */
export interface Ways {
  readonly preview: CorrectionPreview | null;
  readonly error: unknown;
  readonly isPending: boolean;
  /** How many hands there were when it was worked out. */
  readonly hands: number;
  /** A new computation needs a new choice. */
  readonly mode: Way | null;
  readonly choose: (mode: Way) => void;
  readonly workOutAgain: () => void;
}

/** Lets the service compute the effects of some changes; nothing as long as there are none. */
export function useWays(
  { club, session }: Evening,
  changes: readonly Change[],
  dispute: string | null,
): Ways {
  const of = { club: club.id, session: session.id };
  const { data, error, isLoading, refetch } = useQuery({
    ...correctionPreviewQuery(of, changes, dispute),
    enabled: changes.length > 0,
  });
  const [seen, see] = useState({ preview: data, hands: session.hands });
  if (seen.preview !== data) see({ preview: data, hands: session.hands });
  const [chosen, setChosen] = useState<{ of: CorrectionPreview; mode: Way } | null>(null);
  const preview = data ?? null;
  return {
    preview,
    error,
    isPending: isLoading,
    hands: seen.hands,
    mode: preview !== null && chosen?.of === preview ? chosen.mode : usualMode(preview),
    choose: (mode) => {
      if (preview !== null) setChosen({ of: preview, mode });
    },
    workOutAgain: () => void refetch(),
  };
}

/** The mode before anybody chose: a fine is paid back where the ways are not the same. */
function usualMode(preview: CorrectionPreview | null): Way | null {
  if (preview === null) return null;
  const { same, replay, paidBack } = preview;
  if (same && (paidBack?.effect == null || isSameResult(paidBack.effect, replay.effect))) {
    return SAME;
  }
  return paidBack?.possible === true ? 'paid-back' : null;
}

/** Whether a correction can be made in any way. */
export function canBeMade(preview: CorrectionPreview): boolean {
  const { compensate, replay, replayKeepingDealers, paidBack } = preview;
  return [compensate, replay, replayKeepingDealers, paidBack].some((way) => way?.possible === true);
}
