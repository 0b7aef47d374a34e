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

/** How many come, the guests of those who come among them; a guest whom two bring comes once. */
export function countComing(answers: readonly Answered[]): number {
  const people = new Set<string>();
  let unnamed = 0;
  for (const { member, answer, guests, named } of answers) {
    if (!comes(answer)) continue;
    people.add(member);
    for (const guest of named) people.add(guest);
    unnamed += guests;
  }
  return people.size + unnamed;
}
