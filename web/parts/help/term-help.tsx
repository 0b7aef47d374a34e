import { lazy, Suspense, useMemo, useState, type ReactNode } from 'react';
import { gameOf } from '../../../src/rules/game.js';
import type { Term } from '../../../src/rules/house-rules/terms.js';
import type { Evening } from '../../evening/evening.js';
import { Asking } from './asking.js';
import classes from './help.module.css';
import { useLongPress } from './use-long-press.js';

/** Fetched when somebody first asks what something means. */
const TermSheet = lazy(() => import('../../screens/rules/term-sheet.js'));

interface Props {
  /** The evening whose prices and book are shown. */
  readonly evening: Pick<Evening, 'rules' | 'club' | 'session' | 'at'>;
  readonly children: ReactNode;
}

/** Everything within it that has a `data-term` shows its meaning, after a long press or a '?'. */
export function TermHelp({ evening, children }: Props) {
  const [term, ask] = useState<Term | null>(null);
  const game = gameOf(evening.rules);
  const listeners = useLongPress(ask);
  return (
    <Asking value={useMemo(() => ({ ask, game }), [game])}>
      <div role="presentation" className={classes['within']} {...listeners}>
        {children}
      </div>
      {term !== null && (
        <Suspense>
          <TermSheet
            evening={evening}
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
