import { createContext, lazy, Suspense, use, useMemo, useState, type ReactNode } from 'react';
import type { GameId } from '../../../src/rules/game.js';
import type { KeeperName, Reason } from '../../../src/rules/payment.js';
import type { Term } from '../../../src/rules/house-rules/terms.js';
import type { Evening } from '../../evening/evening.js';
import classes from './help.module.css';
import { termOfCup, termOfReason } from './term-of.js';
import { useLongPress } from './use-long-press.js';

/** Fetched when somebody first asks what something means. */
const TermSheet = lazy(() => import('../../screens/rules/term-sheet.js'));

type Ask = (term: Term) => void;

const Asking = createContext<{ readonly ask: Ask; readonly game: GameId } | null>(null);

interface Props {
  /** What everything costs in it, and where its book is. */
  readonly evening: Pick<Evening, 'rules' | 'club' | 'session' | 'at'>;
  readonly children: ReactNode;
}

/** Everything within it that has a `data-term` tells what it means, after a long press or a '?'. */
export function TermHelp({ evening, children }: Props) {
  const [term, ask] = useState<Term | null>(null);
  const { game } = evening.rules;
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

/** Asks what something means; null where nobody would answer. */
export function useTermHelp(): Ask | null {
  return use(Asking)?.ask ?? null;
}

/** What payments and cups are called in the rules; undefined where nobody would answer. */
export function useTermsOf() {
  const game = use(Asking)?.game;
  return {
    reason: (reason: Reason) => (game === undefined ? undefined : termOfReason(game, reason)),
    cup: (pot: KeeperName) => (game === undefined ? undefined : termOfCup(pot)),
    fine: game === undefined ? undefined : termOfReason(game, 'fine'),
  };
}
