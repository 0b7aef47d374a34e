import { createContext, lazy, Suspense, use, useState, type ReactNode } from 'react';
import type { Rules } from '../../../src/rules/game.js';
import type { Term } from '../../../src/rules/terms.js';
import classes from './help.module.css';
import { useLongPress } from './use-long-press.js';

/** Fetched when somebody first asks what something means. */
const TermSheet = lazy(() => import('../../screens/rules/term-sheet.js'));

const Asking = createContext<((term: Term) => void) | null>(null);

interface Props {
  /** Pinned to the evening: what everything costs in it. */
  readonly rules: Rules;
  readonly children: ReactNode;
}

/** Everything within it that has a `data-term` tells what it means, after a long press or a '?'. */
export function TermHelp({ rules, children }: Props) {
  const [term, ask] = useState<Term | null>(null);
  const listeners = useLongPress(ask);
  return (
    <Asking value={ask}>
      <div role="presentation" className={classes['within']} {...listeners}>
        {children}
      </div>
      {term !== null && (
        <Suspense>
          <TermSheet
            rules={rules}
            term={term}
            onAsk={ask}
            onClose={() => {
              ask(null);
            }}
          />
        </Suspense>
      )}
    </Asking>
  );
}

/** Asks what something means; null where nobody would answer. */
export function useTermHelp(): ((term: Term) => void) | null {
  return use(Asking);
}
