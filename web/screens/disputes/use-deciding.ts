import { useQueryClient } from '@tanstack/react-query';
import type { DisputeFile } from '../../api/evenings/club-queries.js';
import {
  bodyOfWay,
  overturnDispute,
  upholdDispute,
  type Change,
  type Way,
} from '../../api/evenings/corrections.js';
import { toast } from '../../parts/page/toast.js';
import { useWrite } from '../../parts/form/use-write.js';
import { useNavigate } from '../../routing/use-routing.js';
import { useTranslation } from '../../words/use-translation.js';
import { readAgain } from '../corrections/read-again.js';

interface Decision {
  readonly text: string;
  readonly together: readonly string[];
  /** The changes, and the version of the session that they were made for; null to uphold. */
  readonly overturns: {
    readonly mode: Way;
    readonly corrections: readonly Change[];
    readonly version: number;
  } | null;
}

/** Decides a dispute in one request with what is put right, and goes to it. */
export function useDeciding(club: string, dispute: DisputeFile, onDone: () => void) {
  const { t } = useTranslation('corrections');
  const queries = useQueryClient();
  const navigate = useNavigate();
  const { id, session } = dispute;
  const of = { club, session };
  return useWrite(async ({ text, together, overturns }: Decision, key) => {
    const words = { text, ...(together.length === 0 ? {} : { together: [...together] }) };
    if (overturns === null) await upholdDispute(of, id, words, key);
    else {
      const { mode, corrections, version } = overturns;
      const body = { ...words, ...bodyOfWay(mode), corrections: [...corrections] };
      await overturnDispute(of, id, body, version, key);
    }
    // The page that comes next shows the decision, and not what it read before.
    await readAgain(queries, club);
    await navigate({ to: '/clubs/$club/disputes/$dispute', params: { club, dispute: id } });
    onDone();
    toast(t(overturns === null ? 'decide.upheld' : 'decide.overturned'));
  });
}
