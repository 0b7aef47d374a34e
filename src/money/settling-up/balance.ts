/** The balance of a member, or a purse, with the club. */
export interface Balance {
  readonly party: string;
  /** Minor units: above 0 the club owes it to them, below 0 they owe it to the club. */
  readonly amount: number;
}
