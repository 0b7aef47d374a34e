import type { KeyboardEvent, ReactNode } from 'react';
import type { HandPreview } from '../../evening/preview.js';
import { ActionBar } from '../../parts/form/action-bar.js';
import { useTranslation } from '../../words/use-translation.js';
import classes from './entry-frame.module.css';
import type { Verdict } from './verdict.js';

/** What an entry is given, whichever game it is. */
export interface EntryProps<Draft, Record> {
  readonly nameOf: (player: string) => string;
  /** What is typed so far: `{}` for nothing, or the record of a hand to change it. */
  readonly value: Draft;
  readonly onChange: (draft: Draft) => void;
  /** What a whole record comes to; what is missing or impossible in it, it must refuse. */
  readonly preview: (record: Record) => HandPreview;
  readonly submitLabel: string;
  readonly onSubmit: (record: Record) => void;
  /** Beside the button that submits. */
  readonly actions?: ReactNode;
  /** What came before, in the place of what the hand comes to, as long as nothing is typed. */
  readonly before?: ReactNode;
}

interface Props<Record> extends Pick<
  EntryProps<never, Record>,
  'submitLabel' | 'onSubmit' | 'actions' | 'before'
> {
  readonly verdict: Verdict<Record, unknown, unknown>;
  /** Why the hand cannot be recorded yet. */
  readonly why: string | undefined;
  /** The rows of the hand. */
  readonly children: ReactNode;
  /** What it comes to. */
  readonly result: ReactNode;
  /** The keys for what is counted; null where nothing is to be typed. */
  readonly pad: ReactNode;
  readonly onKeyDown?: ((event: KeyboardEvent) => void) | undefined;
}

/** Where everything stands: the hand, what it comes to with the keys below it, the button that records. */
export function EntryFrame<Record>({
  verdict,
  why,
  children,
  result,
  pad,
  onKeyDown,
  submitLabel,
  onSubmit,
  actions,
  before,
}: Props<Record>) {
  const { t } = useTranslation('hand-entry');
  return (
    // The keys of a keyboard's number block count wherever the focus is.
    <div className={classes['entry']} onKeyDown={onKeyDown} role="presentation">
      <div className={classes['hand']}>{children}</div>
      <div className={classes['side']}>
        <section
          aria-label={t('result.title')}
          className={classes['result']}
          data-alone={pad === null}
        >
          {before ?? result}
        </section>
        {pad !== null && <div className={classes['pad']}>{pad}</div>}
      </div>
      <ActionBar
        className={classes['actions']}
        beside={actions}
        whyNot={why}
        onChoose={() => {
          if (verdict.is === 'whole') onSubmit(verdict.record);
        }}
      >
        {submitLabel}
      </ActionBar>
    </div>
  );
}
