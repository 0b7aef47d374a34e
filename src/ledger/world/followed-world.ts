import { booksOf, type Books } from '../books/books.js';
import type { LoggedEvent, NewEvent } from '../log/event.js';
import { MovedMoney } from './moved-money.js';
import { World, worldBeforeOpening } from './world.js';

/** The place of an event in its log. */
type Place = Pick<LoggedEvent, 'seq' | 'time' | 'actor'>;

/** A club whose log is followed from its first event on, with every row that decisions may ask for. */
export class FollowedWorld {
  readonly rows = new World(worldBeforeOpening(''), { isWhole: true });
  readonly #moved = new MovedMoney();

  /** The books before the next event. */
  books(): Books {
    return booksOf(this.rows.withBooks(), this.#moved);
  }

  /** The balance of an account in money, in minor units. */
  balanceOf(account: number): number {
    return this.#moved.balanceOf(account);
  }

  /** Puts an event into the world. */
  apply(written: NewEvent, place: Place): void {
    this.rows.apply(written, place);
    this.#moved.take(place, written);
    const { members } = this.rows;
    for (const row of written.rows) {
      if (row.table !== 'member' || !('change' in row)) continue;
      const guest = members.get(row.of.id);
      const into = members.get(row.change.mergedInto ?? '');
      if (guest && into) this.#moved.merge(guest.accountId, into.accountId);
    }
  }
}
