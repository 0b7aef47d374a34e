/** The part of an address that says from where somebody looks up a rule. */
const FROM = 'from';
const HAND = 'hand';

/** The search of a link to the rules: whether a hand is being entered at the address. */
export function cameFrom(pathname: string): Readonly<Record<string, string>> {
  return pathname.endsWith('/table/hand') ? { [FROM]: HAND } : {};
}

/** Whether a rule is looked up during the entry of a hand: the way back leads there. */
export function isFromHand(search: URLSearchParams): boolean {
  return search.get(FROM) === HAND;
}
