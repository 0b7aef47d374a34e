import { isProblem, type ProblemError } from '../../../api/problem.js';
import type { Evening } from '../../../evening/evening.js';
import { ProblemNote } from '../../../parts/notices/problem-note.js';
import { ChangedMeanwhile } from './changed-meanwhile.js';
import type { Ways } from './use-ways.js';

interface Props {
  readonly evening: Evening;
  readonly ways: Ways;
  readonly error: unknown;
  /** The missing part; null for none. */
  readonly lacks: string | null;
  /** Runs beside the new computation. */
  readonly onAgain: () => void;
}

/** Whether it was worked out for an evening that has changed since. */
export function isOvertaken(error: unknown): error is ProblemError {
  return isProblem(error, 'version-stale');
}

/** Why it was not made, and what to do about it. */
export function NotMade({ evening, ways, error, lacks, onAgain }: Props) {
  if (!isOvertaken(error)) {
    return (
      <div role="alert">
        {lacks}
        <ProblemNote error={error} />
      </div>
    );
  }
  return (
    <div role="alert">
      <ChangedMeanwhile
        evening={evening}
        hands={ways.hands}
        version={error.body.currentVersion ?? null}
        onAgain={() => {
          onAgain();
          ways.workOutAgain();
        }}
      />
    </div>
  );
}
