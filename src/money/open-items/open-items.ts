import type { Day } from '../../values/day.js';

/** An event on the account of one person, as open items take it. */
export interface ItemEvent {
  readonly seq: number;
  readonly day: Day;
  /** The items that it makes or changes. */
  readonly changes: readonly ItemChange[];
  /** The items that it is set against first, in this order. */
  readonly names?: readonly string[];
}

interface ItemChange {
  readonly item: string;
  /** Minor units: above 0 for what the club owes the person, below for what they owe. */
  readonly amount: number;
  /** Only for dues; else the day of the event decides the order. */
  readonly dueDay?: Day | null;
}

/** A match, or a part of one, that the treasurer moves by hand; items by their ids. */
export interface MatchMove {
  /** The item whose match it is. */
  readonly matched: string;
  /** The item that it was set against, and the one that it is set against now. */
  readonly from: string;
  readonly to: string;
  /** Minor units; more than 0. */
  readonly amount: number;
  /** The day on which it is moved. */
  readonly day: Day;
}

/** The amount of one origin on the account of one person. */
export interface OpenItem {
  readonly item: string;
  /** The event that made it. */
  readonly seq: number;
  readonly day: Day;
  /** Null for all but dues. */
  readonly dueDay: Day | null;
  /** Minor units: above 0 for what the club owes the person, below for what they owe. */
  readonly amount: number;
  /** The part that is set against nothing; the sign is that of the amount. */
  readonly open: number;
}

/** A part of a debt that is set against a part of a credit. */
export interface ItemMatch {
  readonly debt: string;
  readonly credit: string;
  /** Minor units; more than 0. */
  readonly amount: number;
}

interface Item extends OpenItem {
  amount: number;
  open: number;
  /** The oldest first. */
  readonly matches: Match[];
  /** Its amount by the days of the vouchers that made and changed it. */
  readonly changes: { readonly day: Day; readonly amount: number }[];
}

interface Match {
  readonly debt: Item;
  readonly credit: Item;
  /** The first day on which both items and the voucher that matched them are in the books. */
  readonly made: Day;
  amount: number;
}

/** A match, or a part of one that was freed by a voucher of a day. */
interface PastMatch extends Match {
  readonly freed: Day;
}

/**
 * The open items of one person, event by event in the order of the log (decision 0030). After every
 * event the open items have one sign, and their sum is the balance of the person.
 */
export class OpenItems {
  readonly #items = new Map<string, Item>();
  /** Those with something open, in the order in which they are settled. */
  #open: Item[] = [];
  /** All matches as they were made, the oldest first, with the parts of them that were freed. */
  readonly #made: (Match | PastMatch)[] = [];
  /** The items that each event made or changed. */
  readonly #changed = new Map<number, readonly string[]>();

  /** Takes the next event: its items are set against open items of the other sign. */
  take({ seq, day, changes, names = [] }: ItemEvent): void {
    this.#changed.set(
      seq,
      changes.map(({ item }) => item),
    );
    for (const { item: id, amount, dueDay = null } of changes) {
      const known = this.#items.get(id);
      const item = known ?? {
        item: id,
        seq,
        day,
        dueDay,
        amount: 0,
        open: 0,
        matches: [],
        changes: [],
      };
      if (known === undefined) this.#items.set(id, item);
      item.changes.push({ day, amount });
      const free = (part: Match) => {
        this.#free(part, day);
      };
      for (const one of change(item, amount, free)) this.#list(one);
    }
    const made = changes.flatMap(({ item }) => this.#items.get(item) ?? []);
    const named = names.flatMap((item) => this.#items.get(item) ?? []);
    this.#made.push(...setAgainst(made, named, day));
    const debts = this.#open.filter(({ open }) => open < 0);
    const credits = this.#open.filter(({ open }) => open > 0);
    this.#made.push(...setAgainst(debts, credits, day));
    this.#open = this.#open.filter(({ open }) => open !== 0);
  }

  /**
   * Moves a match from one item to an open one of the same sign: of the amount as much as is matched and
   * open, the newest part first. It refuses nothing, so that every log folds.
   *
   * @returns the moved amount, in minor units
   */
  move({ matched, from, to, amount, day }: MatchMove): number {
    const [held, old, next] = [matched, from, to].map((id) => this.#items.get(id));
    if (held === undefined || old === undefined || next === undefined || old === next) return 0;
    const parts = old.matches.filter(({ debt, credit }) => debt === held || credit === held);
    if (Math.sign(next.open) !== Math.sign(old.amount - old.open)) return 0;
    let left = Math.min(amount, Math.abs(next.open));
    let moved = 0;
    for (const part of parts.toReversed()) {
      const freed = Math.min(left, part.amount);
      if (freed === 0) break;
      this.#free({ ...part, amount: freed }, day);
      unmatch(part, freed);
      left -= freed;
      moved += freed;
    }
    if (moved === 0) return 0;
    this.#list(old);
    this.#made.push(...setAgainst([held], [next], day));
    this.#open = this.#open.filter(({ open }) => open !== 0);
    return moved;
  }

  /** Keeps the part of a match that a voucher of this day frees. */
  #free(part: Match, day: Day): void {
    const at = this.#made.findLastIndex(({ debt, credit }) => {
      return debt === part.debt && credit === part.credit;
    });
    this.#made.splice(at + 1, 0, { ...part, freed: latest(part.made, day) });
  }

  /**
   * The items as of the end of a day: those of vouchers up to it, and the matches that vouchers up to it
   * made and did not free. Both signs may be open; their sum is the balance of that day.
   */
  on(day: Day): readonly OpenItem[] {
    const found = new Map<Item, { amount: number; open: number; readonly day: Day }>();
    for (const item of this.#items.values()) {
      const changes = item.changes.filter((one) => one.day <= day);
      const amount = changes.reduce((sum, one) => sum + one.amount, 0);
      // A voucher may be taken back under a day before its own.
      const first = changes.map((one) => one.day).sort()[0] ?? item.day;
      found.set(item, { amount, open: amount, day: item.day > day ? first : item.day });
    }
    for (const match of this.#made) {
      if (match.made > day || ('freed' in match && match.freed <= day)) continue;
      const [debt, credit] = [found.get(match.debt), found.get(match.credit)];
      if (debt === undefined || credit === undefined) continue;
      // A voucher of a later day may have made an item larger than it was.
      const matched = Math.max(0, Math.min(match.amount, 0 - debt.open, credit.open));
      debt.open += matched;
      credit.open -= matched;
    }
    return [...found]
      .filter(([, { open }]) => open !== 0)
      .map(([item, sums]) => ({ ...withoutMatches(item), ...sums }))
      .sort(byDueDay);
  }

  /** Puts an item among those with something open, at its place. */
  #list(item: Item): void {
    if (this.#open.includes(item)) return;
    const behind = this.#open.findLastIndex((other) => byDueDay(other, item) <= 0);
    this.#open.splice(behind + 1, 0, item);
  }

  /** Each item, in the order in which they were made. */
  list(): readonly OpenItem[] {
    return [...this.#items.values()].map(withoutMatches);
  }

  /** The items that are not wholly set against others, in the order in which they are settled. */
  open(): readonly OpenItem[] {
    return this.#open.map(withoutMatches);
  }

  /** The items that an event made or changed. */
  itemsOf(event: number): readonly string[] {
    return this.#changed.get(event) ?? [];
  }

  /** The amount of an item; 0 for one that is not known. */
  amountOf(item: string): number {
    return this.#items.get(item)?.amount ?? 0;
  }

  /** The matches as they are, each once. */
  matches(): readonly ItemMatch[] {
    return [...this.#items.values()].flatMap((item) =>
      item.matches
        .filter(({ debt }) => debt === item)
        .map(({ debt, credit, amount }) => ({ debt: debt.item, credit: credit.item, amount })),
    );
  }
}

/**
 * Changes the amount of an item: where it gets less, matches are freed, the newest first.
 * @returns the items of which something is open by it
 */
function change(item: Item, by: number, free: (part: Match) => void): readonly Item[] {
  const matched = item.amount - item.open;
  const amount = item.amount + by;
  const least = Math.sign(amount) === Math.sign(matched) ? Math.abs(amount) : 0;
  let tooMuch = Math.max(0, Math.abs(matched) - least);
  item.amount = amount;
  item.open = amount - matched;
  const opened = [item];
  while (tooMuch > 0) {
    const newest = item.matches.at(-1);
    if (newest === undefined) throw new RangeError(`item ${item.item} has matches that are lost`);
    const freed = Math.min(tooMuch, newest.amount);
    free({ ...newest, amount: freed });
    unmatch(newest, freed);
    tooMuch -= freed;
    opened.push(newest.debt, newest.credit);
  }
  return opened;
}

/** Opens both items of a match by an amount of it. */
function unmatch(match: Match, amount: number): void {
  const { debt, credit } = match;
  match.amount -= amount;
  debt.open -= amount;
  credit.open += amount;
  if (match.amount > 0) return;
  for (const { matches } of [debt, credit]) matches.splice(matches.indexOf(match), 1);
}

/**
 * Sets open debts of one list against open credits of the other, and the reverse, in their order.
 *
 * @param day of the voucher that does it
 */
function setAgainst(some: readonly Item[], others: readonly Item[], day: Day): readonly Match[] {
  const made: Match[] = [];
  let first = 0;
  for (const one of some) {
    // Settled items are not looked at again.
    while (others[first]?.open === 0) first++;
    for (const other of others.slice(first)) {
      if (one.open === 0) break;
      if (Math.sign(one.open) * Math.sign(other.open) >= 0) continue;
      const [debt, credit] = one.open < 0 ? [one, other] : [other, one];
      const amount = Math.min(-debt.open, credit.open);
      debt.open += amount;
      credit.open -= amount;
      const match = { debt, credit, made: latest(day, debt.day, credit.day), amount };
      debt.matches.push(match);
      credit.matches.push(match);
      made.push(match);
    }
  }
  return made;
}

function latest(...days: readonly Day[]): Day {
  return days.reduce((last, day) => (day > last ? day : last));
}

function withoutMatches({ matches: _matches, changes: _changes, ...item }: Item): OpenItem {
  return item;
}

/** The order in which items are settled: by due day, else their own; then as they were made. */
function byDueDay(one: OpenItem, other: OpenItem): number {
  const [day, otherDay] = [one.dueDay ?? one.day, other.dueDay ?? other.day];
  if (day !== otherDay) return day < otherDay ? -1 : 1;
  return one.seq - other.seq;
}
