/** When members without an answer are reminded. */
export interface AnswerReminder {
  /** `HH:MM`, where the club is. */
  readonly time: string;
  /** Days before the day until which answers are wanted; 0 for that day. */
  readonly daysBefore: number;
}

/** The reminder of a club that chose none: on the day before, in the evening. */
export const USUAL_REMINDER: AnswerReminder = { time: '18:00', daysBefore: 1 };

/** The most days before. */
export const MOST_DAYS_BEFORE = 14;
