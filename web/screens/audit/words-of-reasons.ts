type Words = Readonly<Partial<Record<string, string>>>;

interface Rooms {
  /** The reasons of points. */
  readonly reasons: Words;
  /** The kinds of voucher: money that is booked by itself has the kind of its event as its reason. */
  readonly kinds: Words;
  /** Money by which an evening is settled, and what it leaves to the club. */
  readonly settled: string;
  readonly left: string;
}

/** The words for the reasons of payments, by the reason as the service names it. */
export function wordsOfReasons({ reasons, kinds, settled, left }: Rooms): Words {
  return { ...kinds, ...reasons, 'session-settled': settled, kitty: left };
}
