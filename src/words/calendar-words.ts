import type { Answer } from '../planned/answers.js';
import type { Turn } from '../planned/turns.js';

/** The words of planned evenings in a calendar. */
export interface CalendarWords {
  /** The name of an evening of a club. */
  readonly title: (club: string) => string;
  /** One's own answer; `none` before there is one. */
  readonly answers: Readonly<Record<Answer | 'none', string>>;
  /** That it is one's own turn. */
  readonly turns: Readonly<Record<Turn, string>>;
}
