import { LoadingScreen } from '../../../app/states/loading-screen.js';
import type { Evening } from '../../../evening/evening.js';
import { ProblemNote } from '../../../parts/notices/problem-note.js';
import { BothWays } from './both-ways.js';
import type { Changes } from '../changes/use-changes.js';
import type { Ways } from './use-ways.js';

interface Props {
  readonly evening: Evening;
  readonly changes: Changes;
  readonly ways: Ways;
}

/** Both ways, once the service has worked them out. */
export function WaysShown({ evening, changes, ways }: Props) {
  const { preview, error, isPending, mode, choose } = ways;
  if (isPending) return <LoadingScreen />;
  if (error !== null) return <ProblemNote error={error} />;
  if (preview === null) return null;
  return (
    <BothWays preview={preview} evening={evening} changes={changes} mode={mode} onChoose={choose} />
  );
}
