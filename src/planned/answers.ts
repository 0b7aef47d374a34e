/** The answers to whether somebody comes; `later` says that they come after its beginning. */
export const ANSWERS = ['yes', 'no', 'maybe', 'later'] as const;
export type Answer = (typeof ANSWERS)[number];

/** The most guests whom a member brings. */
export const MOST_GUESTS = 9;

/** An answer as it counts. */
export interface Answered {
  readonly member: string;
  readonly answer: Answer;
  readonly guests: number;
  readonly named: readonly string[];
}

/** Whether somebody who answered so comes. */
export function comes(answer: Answer): boolean {
  return answer === 'yes' || answer === 'later';
}

/** Those with a name who come, each once: members, and the guests whom they bring. */
export function comingOf(answers: readonly Answered[]): string[] {
  const people = answers.flatMap(({ member, answer, named }) =>
    comes(answer) ? [member, ...named] : [],
  );
  return [...new Set(people)];
}

/** How many come, the guests of those who come among them; a guest whom two bring comes once. */
export function countComing(answers: readonly Answered[]): number {
  const unnamed = answers.reduce(
    (sum, { answer, guests }) => sum + (comes(answer) ? guests : 0),
    0,
  );
  return comingOf(answers).length + unnamed;
}
