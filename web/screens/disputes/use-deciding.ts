import { useQueryClient } from '@tanstack/react-query';
import type { DisputeFile } from '../../api/evenings/club-queries.js';
import {
  bodyOfWay,
  overturnDispute,
  upholdDispute,
  type Change,
  type Way,
} from '../../api/evenings/corrections.js';
import type { Bodies } from '../../api/bodies.js';
import { proposeDecision } from '../../api/evenings/disputes.js';
import { useMemberNames } from '../../parts/people/use-names.js';
import { toast } from '../../parts/notices/toast.js';
import { useWrite } from '../../parts/form/use-write.js';
import { useNavigate } from '../../routing/use-routing.js';
import { useTranslation } from '../../words/use-translation.js';
import { readAgain } from '../corrections/read-again.js';

interface Decision {
  readonly text: string;
  /** The member to whom a party proposes it; null for somebody who decides alone. */
  readonly second: string | null;
  /** The changes, and the version of the session that they were made for; null to uphold. */
  readonly overturns: {
    readonly mode: Way;
    readonly corrections: readonly Change[];
    readonly version: number;
  } | null;
  /** The version of the session as it is seen. */
  readonly version: number;
}

/** Decides a dispute in one request with what is put right, and goes to it. */
export function useDeciding(club: string, dispute: DisputeFile, onDone: () => void) {
  const { t } = useTranslation(['corrections', 'proposals']);
  const nameOf = useMemberNames(club);
  const queries = useQueryClient();
  const navigate = useNavigate();
  const { id, session } = dispute;
  const of = { club, session };
  return useWrite(async ({ text, second, overturns, version }: Decision, key) => {
    if (second !== null) {
      const body = { text, second, ...decisionBody(overturns) };
      const at = overturns?.version ?? version;
      await proposeDecision({ ...of, dispute: id }, body, at, key);
    } else if (overturns === null) await upholdDispute(of, id, { text }, key);
    else {
      const { mode, corrections } = overturns;
      const body = { text, ...bodyOfWay(mode), corrections: [...corrections] };
      await overturnDispute(of, id, body, overturns.version, key);
    }
    // The page that comes next shows the decision, and not what it read before.
    await readAgain(queries, club);
    await navigate({ to: '/clubs/$club/disputes/$dispute', params: { club, dispute: id } });
    onDone();
    if (second !== null) toast(t('proposals:sent', { second: nameOf(second) }));
    else toast(t(overturns === null ? 'decide.upheld' : 'decide.overturned'));
  });
}

function decisionBody(
  overturns: Decision['overturns'],
): Omit<Bodies['ProposeDecisionDto'], 'text' | 'second'> {
  if (overturns === null) return { decision: 'upheld' };
  const { mode, corrections } = overturns;
  return { decision: 'overturned', ...bodyOfWay(mode), corrections: [...corrections] };
}
