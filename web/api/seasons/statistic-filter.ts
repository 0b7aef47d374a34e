/** Which evenings are counted: as it is kept in the address, and asked of the service. */
export interface StatisticFilter {
  readonly season?: string | undefined;
  /** The first and the last day, `2026-01-31`, in the club's time zone. */
  readonly from?: string | undefined;
  readonly to?: string | undefined;
  /** The id of a printed book, or of one of the club's own, in all its versions. */
  readonly book?: string | undefined;
  /** The name of a table of the club. */
  readonly table?: string | undefined;
  /** The number of the event up to which the log counts; undefined for now. */
  readonly head?: number | undefined;
}
