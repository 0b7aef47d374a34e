/** The meaning of a problem code: the HTTP status of the answer and its title (RFC 9457). */
export interface ProblemKind {
  readonly status: number;
  readonly title: string;
}

/** Problem kinds by their stable codes. */
export type ProblemKinds = Readonly<Record<string, ProblemKind>>;
