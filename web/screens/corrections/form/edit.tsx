import type { Evening } from '../../../evening/evening.js';
import { TermHelp } from '../../../parts/help/term-help.js';
import { EditFine } from './edit-fine.js';
import { EditHand } from './edit-hand.js';
import type { Changes, FormTarget } from '../changes/use-changes.js';

interface Props {
  readonly evening: Evening;
  readonly target: FormTarget;
  readonly changes: Changes;
  /** The dispute that is decided by it; null for none. */
  readonly dispute: string | null;
}

/** The form of what is put right. */
export function Edit({ target, ...rest }: Props) {
  return (
    <TermHelp evening={rest.evening}>
      {'hand' in target ? (
        <EditHand number={target.hand} {...rest} />
      ) : (
        <EditFine fine={target.fine} {...rest} />
      )}
    </TermHelp>
  );
}
