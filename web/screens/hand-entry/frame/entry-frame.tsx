import { useEffect, useRef, type ReactNode } from 'react';
import type { HandPreview, PossibleHand } from '../../../evening/preview.js';
import { ActionBar, type ActionBarProps } from '../../../parts/form/action-bar.js';
import type { KeyPress } from '../rows/key-press.js';
import classes from './entry-frame.module.css';
import { useIsPhone } from '../../../parts/page/use-is-phone.js';
import { useLatest } from '../../../parts/page/use-latest.js';
import { NetByPlayer } from './hand-result.js';
import { ResultArea } from './result-area.js';
import { useNextInSight } from './use-next-in-sight.js';
import { useUnanswered } from './use-why-open.js';
import type { DraftState } from '../../../../src/rules/partial/state.js';

/** The props of an entry, for any game. */
export interface EntryProps<Draft, Record> {
  readonly nameOf: (player: string) => string;
  /** The draft so far: `{}` for an empty one, or the record of a hand to change it. */
  readonly value: Draft;
  readonly onChange: (draft: Draft) => void;
  /** The preview of a complete record; it refuses missing or impossible parts. */
  readonly preview: (record: Record) => HandPreview;
  readonly submitLabel: string;
  readonly onSubmit: (record: Record) => void;
  /** Beside the button that submits. */
  readonly actions?: ReactNode;
  /** The name of the form; with one it takes the focus as it opens, so that its keys count. */
  readonly label?: string;
  /** Shown above the rows of the hand. */
  readonly top?: ReactNode;
  /** Shown in place of the result as long as the draft is empty. */
  readonly before?: ReactNode;
}

interface Props<Record> extends Pick<
  EntryProps<never, Record>,
  'submitLabel' | 'onSubmit' | 'actions' | 'before' | 'top' | 'label'
> {
  readonly state: DraftState<Record, PossibleHand, { readonly part: string }, unknown, unknown>;
  /** Why the hand cannot be recorded yet. */
  readonly why: string | undefined;
  /** The rows of the hand. */
  readonly children: ReactNode;
  /** The result of the draft. */
  readonly result: ReactNode;
  /** The keys for what is counted; null where nothing is to be typed. */
  readonly pad: ReactNode;
  readonly onKeyDown?: ((event: KeyPress) => void) | undefined;
  /** The bar of an open panel with a draft of its own, in place of the hand's; null for none. */
  readonly panelBar?: ActionBarProps | null;
}

/** The layout of an entry: the hand, the result with the keys below it, the button that records. */
export function EntryFrame<Record>({
  state,
  why,
  children,
  result,
  pad,
  onKeyDown,
  submitLabel,
  onSubmit,
  actions,
  before,
  top,
  label,
  panelBar = null,
}: Props<Record>) {
  // On a phone the result is below the fold: its sums are above the button that records.
  const isPhone = useIsPhone();
  const whyOpen = useUnanswered();
  const submit = () => {
    if (state.is === 'complete' && whyOpen === undefined) onSubmit(state.record);
  };
  const hand = useFocusOnOpening(label);
  const onKey = (event: KeyPress) => {
    // A hand is recorded by keys alone, wherever nothing else has the focus.
    const isFree = event.target === document.body || event.target === hand.current;
    if (event.key === 'Enter' && isFree && panelBar === null) submit();
    else onKeyDown?.(event);
  };
  useKeysOfPage(onKey);
  const frame = useNextInSight(state.is === 'partial' ? (state.missing[0]?.part ?? null) : null);
  const bar = panelBar ?? {
    beside: (
      <>
        {isPhone && state.is === 'complete' && (
          <div className={classes['sums']}>
            <NetByPlayer payments={state.result.payments} />
          </div>
        )}
        {actions}
      </>
    ),
    whyNot: why ?? whyOpen,
    onChoose: submit,
    children: submitLabel,
  };
  return (
    // The keys of a keyboard's number block count wherever the focus is.
    <div ref={frame} className={classes['entry']} onKeyDown={onKey} role="presentation">
      <div
        ref={hand}
        className={classes['hand']}
        {...(label === undefined ? {} : { role: 'group', 'aria-label': label, tabIndex: -1 })}
      >
        {top}
        {children}
      </div>
      <div className={classes['side']}>
        <ResultArea isAlone={pad === null}>{before ?? result}</ResultArea>
        {pad !== null && (
          <div className={classes['pad']} data-part="count countOf">
            {pad}
          </div>
        )}
      </div>
      <ActionBar {...bar} className={classes['actions']} />
    </div>
  );
}

/** Gives the focus to a form that opens with a name, unless something else has it. */
function useFocusOnOpening(label: string | undefined) {
  const form = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (label === undefined || document.activeElement !== document.body) return;
    form.current?.focus({ preventScroll: true });
  }, [label]);
  return form;
}

/** Keys that are pressed while nothing on the page has the focus. */
function useKeysOfPage(does: (event: KeyboardEvent) => void) {
  const onKey = useLatest((event: KeyboardEvent) => {
    if (event.target === document.body) does(event);
  });
  useEffect(() => {
    addEventListener('keydown', onKey);
    return () => {
      removeEventListener('keydown', onKey);
    };
  }, [onKey]);
}
