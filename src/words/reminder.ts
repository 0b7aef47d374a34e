import type { MoneySaid } from '../events/money/parts.js';
import type { Say } from './language.js';

/** What somebody is reminded of who owes dues past their due day. */
export interface Reminder {
  /** The names of the club and of the member. */
  readonly club: string;
  readonly member: string;
  /** All of it. */
  readonly money: MoneySaid;
  /** The dues, the oldest first. */
  readonly overdue: readonly {
    readonly name: string;
    /** `YYYY-MM-DD` */
    readonly dueDay: string;
    readonly money: MoneySaid;
  }[];
}

/** A letter of several lines, to copy and send. */
export type ReminderWords = (reminder: Reminder, say: Say) => string;

/** A letter: its paragraphs with an empty line between them. */
export function letter(...paragraphs: readonly string[]): string {
  return paragraphs.join('\n\n');
}
