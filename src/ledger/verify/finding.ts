/** The checks of an event; `kept-head` is the head that was kept elsewhere. */
export const CHECKS = ['chain', 'kept-head', 'postings', 'balances', 'replay', 'state'] as const;

/** A fault in an event. */
export interface Finding {
  readonly seq: number;
  readonly check: (typeof CHECKS)[number];
  /** In words. */
  readonly detail: string;
}

/** The finding whose event comes first. */
export function firstOf(findings: Iterable<Finding | null>): Finding | null {
  let first: Finding | null = null;
  for (const finding of findings) {
    if (finding !== null && (first === null || finding.seq < first.seq)) first = finding;
  }
  return first;
}
