import type { Day } from '../../values/day.js';
import { OpenItems, type ItemEvent } from './open-items.js';

/** A voucher that moved money of one person. */
export interface PersonVoucher {
  readonly seq: number;
  readonly day: Day;
  readonly kind: string;
  /** The sum that it moved on all accounts of the person, in minor units; never 0. */
  readonly amount: number;
  /** The evening whose money it is. */
  readonly session: string | null;
  /** The event that it takes back. */
  readonly reverses: number | null;
  /** The line of dues that it waives. */
  readonly waives: Pick<DuesOfPerson, 'dues' | 'member'> | null;
  /** The transfer of a plan that it pays. */
  readonly transfer: string | null;
  /** The events of the items that it is for; null for none named. */
  readonly pays: readonly number[] | null;
  /** The evening that it is for, of a payment in cash between two players. */
  readonly forEvening: string | null;
}

/** A line of dues of one person. */
export interface DuesOfPerson {
  readonly dues: string;
  /** The id under which they were charged. */
  readonly member: string;
  /** The event that charged it. */
  readonly seq: number;
  readonly dueDay: Day;
  /** Minor units; more than 0. */
  readonly amount: number;
}

/** A transfer that one person takes part in, and the event that agreed it. */
export interface TransferOfPerson {
  readonly transfer: string;
  readonly seq: number;
}

/** A match that the treasurer moved by hand; the items by events that made or changed them. */
export interface MoveOfPerson {
  readonly seq: number;
  readonly matched: number;
  readonly from: number;
  readonly to: number;
  /** Minor units. */
  readonly amount: number;
  /** The day on which it was moved. */
  readonly day: Day;
}

function itemOfEvening(session: string): string {
  return `evening ${session}`;
}

/** The item of a line of dues. */
export function itemOfDues({ dues, member }: Pick<DuesOfPerson, 'dues' | 'member'>): string {
  return `dues ${dues} ${member}`;
}

/**
 * The open items of one person out of their vouchers, a merged guest's among them, in the order of the
 * log. An evening with its corrections is one item, a line of dues less its waiver another; else each
 * voucher is one. A reversal belongs to the item that it takes back. Money is set first against the items
 * that it names, then as a transfer of a plan against what was open as the plan was agreed. A match that
 * the treasurer moved is moved where it was in the log.
 */
export function itemsOfPerson(
  vouchers: readonly PersonVoucher[],
  dues: readonly DuesOfPerson[],
  transfers: readonly TransferOfPerson[],
  moves: readonly MoveOfPerson[] = [],
): OpenItems {
  const items = new OpenItems();
  const changed = new Map<number, ItemEvent['changes']>();
  const waiting = moves.toSorted((one, other) => one.seq - other.seq);
  const moveUntil = (seq: number) => {
    for (let next = waiting[0]; next !== undefined && next.seq < seq; next = waiting[0]) {
      waiting.shift();
      moveMatch(items, next);
    }
  };
  const named = new Map<string, readonly string[]>();
  const agreed = transfers.toSorted((one, other) => one.seq - other.seq);
  for (const voucher of vouchers) {
    const { seq, day, transfer, pays, forEvening } = voucher;
    moveUntil(seq);
    for (let next = agreed[0]; next !== undefined && next.seq < seq; next = agreed[0]) {
      agreed.shift();
      const open = items.open();
      named.set(
        next.transfer,
        open.map(({ item }) => item),
      );
    }
    const changes = changesOf(voucher, dues, changed, items);
    changed.set(seq, changes);
    const planned = transfer === null ? [] : (named.get(transfer) ?? []);
    const cash = forEvening === null ? [] : [itemOfEvening(forEvening)];
    items.take({ seq, day, changes, names: [...cash, ...paid(items, pays), ...planned] });
  }
  moveUntil(Infinity);
  return items;
}

/** Moves a match. A charge of dues may have made several items of a person whose guest was merged. */
function moveMatch(items: OpenItems, move: MoveOfPerson): void {
  let left = move.amount;
  for (const matched of items.itemsOf(move.matched)) {
    for (const from of items.itemsOf(move.from)) {
      for (const to of items.itemsOf(move.to)) {
        if (left > 0) left -= items.move({ matched, from, to, amount: left, day: move.day });
      }
    }
  }
}

/** The items that money names, in its order. */
function paid(items: OpenItems, pays: PersonVoucher['pays']): readonly string[] {
  if (pays === null) return [];
  const open = items.open();
  return pays.flatMap((event) => open.filter(({ seq }) => seq === event).map(({ item }) => item));
}

function changesOf(
  { seq, kind, amount, session, reverses, waives }: PersonVoucher,
  dues: readonly DuesOfPerson[],
  changed: ReadonlyMap<number, ItemEvent['changes']>,
  items: OpenItems,
): ItemEvent['changes'] {
  if (session !== null) return [{ item: itemOfEvening(session), amount }];
  if (waives !== null) return [{ item: itemOfDues(waives), amount }];
  if (kind === 'dues-charged') {
    return dues
      .filter((line) => line.seq === seq)
      .map((line) => ({ item: itemOfDues(line), amount: -line.amount, dueDay: line.dueDay }));
  }
  const [only, ...more] = changed.get(reverses ?? 0) ?? [];
  if (only === undefined) return [{ item: `voucher ${seq}`, amount }];
  if (more.length === 0) return [{ item: only.item, amount }];
  // Several lines of dues of one person, less what was waived of them.
  return [only, ...more].map(({ item }) => ({ item, amount: -items.amountOf(item) }));
}
