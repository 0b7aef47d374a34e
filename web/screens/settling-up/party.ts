/** A member, or a purse. */
interface Party {
  readonly member: string | null;
  readonly account: string | null;
}

/** One key for a member and for a purse. */
export function keyOf({ member, account }: Party): string {
  return member ?? account ?? '';
}

interface Moved {
  readonly member: string;
  readonly before: number;
  readonly now: number;
}

interface Balance {
  readonly member: string;
  readonly open: number;
}

/**
 * The parties whose balance differs in a newer preview, each once; a party missing in one of them has
 * none there.
 */
export function movedBetween(
  before: readonly Balance[],
  now: readonly Balance[],
): readonly Moved[] {
  const open = (balances: readonly Balance[]) =>
    new Map(balances.map((one) => [one.member, one.open] as const));
  const [first, second] = [open(before), open(now)];
  return [...new Set([...first.keys(), ...second.keys()])]
    .map((member) => ({
      member,
      before: first.get(member) ?? 0,
      now: second.get(member) ?? 0,
    }))
    .filter((one) => one.before !== one.now);
}
