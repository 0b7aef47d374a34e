/** The clock of what is written, and the parts of it that are unlike anything before. */
export interface Chance {
  now(): Date;
  /** A UUID. */
  newId(): string;
  /** As many bytes as `length`, in hexadecimal. */
  newSalt(length: number): string;
}

let given: Chance | null = null;

/** Only `src/demo` may give one: a club of its own, alike on every run (decision 0063). */
export function giveChance(chance: Chance | null): void {
  given = chance;
}

/** The chance that was given; null for that of the machine, which every real club has. */
export function givenChance(): Chance | null {
  return given;
}
