export const DISPUTE_STATES = ['open', 'upheld', 'overturned', 'withdrawn'] as const;
/** The states of a dispute. */
export type DisputeStanding = (typeof DISPUTE_STATES)[number];

/** A dispute as the state of its session keeps it. */
export interface DisputeState {
  /** The hand it is about, or that the fine belongs to. */
  readonly hand: number | null;
  /** The fine it is about; null when it is about the hand itself. */
  readonly fine: string | null;
  /** Member id. */
  readonly raisedBy: string;
  readonly state: DisputeStanding;
  /** The proposed decision that waits; missing where none does. */
  readonly proposal?: ProposalState;
}

/** A proposed decision, by the members who must agree. */
export interface ProposalState {
  readonly by: string;
  readonly second: string;
}
