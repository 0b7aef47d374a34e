import type { MoneyParam } from '../events/money/parts.js';

/** What somebody is reminded of who owes dues past their due day. */
export interface Reminder {
  /** The names of the club and of the member. */
  readonly club: string;
  readonly member: string;
  /** All of it. */
  readonly money: MoneyParam;
  /** The dues, the oldest first. */
  readonly overdue: readonly {
    readonly name: string;
    /** `YYYY-MM-DD` */
    readonly dueDay: string;
    readonly money: MoneyParam;
  }[];
}

/** A letter: its paragraphs with an empty line between them. */
export function letter(...paragraphs: readonly string[]): string {
  return paragraphs.join('\n\n');
}
