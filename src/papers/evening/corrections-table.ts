import { kindTakenBack, type CorrectionChange } from '../../evening/event.js';
import { usualReason } from '../../evening/corrections/usual-reasons.js';
import type { CorrectionStep, History } from '../../evening/history.js';
import type { PaperWords } from '../../words/papers.js';
import { authorOf, type Frame } from '../frame.js';
import type { PaperRow, PaperTable } from '../paper.js';
import { disputeRefs } from './disputes-table.js';
import type { EveningFine } from './evening-fines.js';
import { handLines } from './hands/hand-lines.js';
import type { Telling } from './telling.js';

/** The label of a correction on the sheet: `R1`. */
export function correctionRef({ evening }: PaperWords, at: number): string {
  return `${evening.corrections.letter}${at + 1}`;
}

/** Corrections with target, author, mode and reason. */
export function correctionsTable(
  frame: Frame,
  telling: Telling,
  history: History,
  fines: readonly EveningFine[],
): PaperTable {
  const { words, times } = frame;
  const { title, columns, modes, settles } = words.evening.corrections;
  const disputes = disputeRefs(words, history);
  const row = (correction: CorrectionStep, at: number): PaperRow => {
    const { mode, reason, dispute, changes } = correction.event;
    // The correction that settles a dispute has the decision's text, which is between its parties.
    const usual = usualReason(reason);
    const said = usual === null ? reason : words.usualReasons[usual];
    const why = dispute === null ? said : settles(disputes.get(dispute) ?? '');
    return {
      cells: [
        correctionRef(words, at),
        times.clock(correction.time),
        authorOf(frame, correction.actor),
        changes.map((change) => told(change, correction)).join('; '),
        modes[mode],
        why,
      ],
    };
  };
  return {
    kind: 'table',
    title,
    columns: [
      { title: columns.ref, share: 22 },
      { title: columns.time, share: 0, isTime: true },
      { title: columns.who, share: 92 },
      { title: columns.what, share: 192 },
      { title: columns.how, share: 86 },
      { title: columns.why, share: 110 },
    ],
    rows: history.corrections.map(row),
  };

  function told(change: CorrectionChange, { event, after }: CorrectionStep): string {
    const say = words.evening.corrections;
    if ('step' in change) {
      const name = 'player' in change ? telling.short(change.player) : '';
      return words.steps.takenBackOnPaper[kindTakenBack(change)](name);
    }
    if ('paidBack' in change) {
      const ref = fines.find(({ id }) => id === change.paidBack)?.ref ?? '';
      return say.lifted(words.evening.disputes.fine(ref));
    }
    if ('fine' in change) {
      const ref = fines.find(({ id }) => id === change.was.fineId)?.ref ?? '';
      const fine = words.evening.disputes.fine(ref);
      return change.now.record === null ? say.lifted(fine) : say.changed(fine);
    }
    const hand = words.evening.hand(change.hand);
    if (change.now.record === null) return say.voided(hand);
    if (change.was.record === null) return say.recorded(hand);
    // A replay changes the line of the hand; a compensation leaves it as it was.
    if (event.mode === 'replay') return say.changed(hand);
    const now = handLines(history.rules, after, change, telling);
    return now === '' ? say.changed(hand) : say.now(hand, now);
  }
}
