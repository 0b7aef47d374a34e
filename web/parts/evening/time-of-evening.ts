/** When an evening was: its own day where it was recorded from a paper, else when it was opened. */
export function timeOfEvening({
  day,
  openedAt,
}: {
  /** Absent in what a device kept of an older service. */
  readonly day?: string | null;
  readonly openedAt: string;
}): string {
  // Noon of the reader's own clock falls on the day that is named.
  return day == null ? openedAt : `${day}T12:00:00`;
}
