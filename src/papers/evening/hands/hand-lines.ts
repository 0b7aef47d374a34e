import type { Course } from '../../../evening/course.js';
import { handFolded } from '../../../evening/corrections/compensation.js';
import type { HandChange } from '../../../evening/event.js';
import type { Rules } from '../../../rules/game.js';
import { handOnPaper } from './games.js';
import type { Telling } from '../telling.js';

/** A hand after a correction, as one text; empty where there is nothing to report. */
export function handLines(
  rules: Rules,
  course: Course,
  change: HandChange,
  telling: Telling,
): string {
  const { record } = change.now;
  const folded = handFolded(rules, course, change, 'now');
  if (folded === null || record === null) return '';
  const { cells } = handOnPaper(rules.game);
  return cells(record, folded.settlement.outcome, telling).filter(Boolean).join('; ');
}
