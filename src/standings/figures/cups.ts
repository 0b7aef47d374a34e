import type { PlayerId } from '../../rules/payment.js';
import { CLUB, type Counterparty } from './evening-figures.js';

/** Receives the points that moved from one party to another through a cup. */
export type OnPaid = (from: Counterparty, to: Counterparty, points: number) => void;

/**
 * A cup, or the kitty, that knows who filled it. A payment out of it is taken from those who filled it,
 * in proportion to their parts: in whole points, the rest by largest remainder, and of equal remainders
 * the earlier payer first. A part that returns to its payer is nobody's payment.
 *
 * More than the content can leave a cup only by a correction, when it counts in the place of the hand
 * that it corrects. Its taker is then paid by those who fill the cup next.
 */
export class Cup {
  readonly #shares = new Map<PlayerId, number>();
  readonly #owed: { readonly to: PlayerId; points: number }[] = [];
  #held = 0;

  constructor(private readonly onPaid: OnPaid) {}

  /** A player puts points in, more than 0. */
  fill(player: PlayerId, points: number): void {
    let left = points;
    for (const owed of this.#owed) {
      const paid = Math.min(left, owed.points);
      owed.points -= paid;
      left -= paid;
      this.#pay(player, owed.to, paid);
    }
    if (left === 0) return;
    this.#shares.set(player, (this.#shares.get(player) ?? 0) + left);
    this.#held += left;
  }

  /** A player takes points out, more than 0. */
  take(player: PlayerId, points: number): void {
    const taken = Math.min(points, this.#held);
    if (taken > 0)
      this.#takeFrom(taken, (filler, share) => {
        this.#pay(filler, player, share);
      });
    if (points > taken) this.#owed.push({ to: player, points: points - taken });
  }

  /** The end: the rest goes to the club, which pays what is still owed. */
  close(): void {
    for (const [filler, share] of this.#shares) this.#pay(filler, CLUB, share);
    for (const { to, points } of this.#owed) this.#pay(CLUB, to, points);
    this.#shares.clear();
    this.#owed.length = 0;
    this.#held = 0;
  }

  #pay(from: Counterparty, to: Counterparty, points: number): void {
    if (points > 0 && from !== to) this.onPaid(from, to, points);
  }

  #takeFrom(points: number, told: (filler: PlayerId, share: number) => void): void {
    if (points === this.#held) {
      for (const [filler, share] of this.#shares) told(filler, share);
      this.#shares.clear();
    } else {
      for (const { filler, share } of sharesOf(this.#shares, points, this.#held)) {
        const has = this.#shares.get(filler) ?? 0;
        if (share === has) this.#shares.delete(filler);
        else this.#shares.set(filler, has - share);
        told(filler, share);
      }
    }
    this.#held -= points;
  }
}

interface Share {
  readonly filler: PlayerId;
  share: number;
  readonly remainder: bigint;
}

/** Points, fewer than all that is held, from each who filled a cup. The products outgrow a number. */
function sharesOf(shares: ReadonlyMap<PlayerId, number>, points: number, held: number): Share[] {
  let left = points;
  const parts = Array.from(shares, ([filler, has]): Share => {
    const product = BigInt(has) * BigInt(points);
    const share = Number(product / BigInt(held));
    left -= share;
    return { filler, share, remainder: product % BigInt(held) };
  });
  // The sort is stable: of equal remainders the one who filled first comes first.
  const byRemainder = [...parts].sort((one, other) =>
    one.remainder === other.remainder ? 0 : one.remainder > other.remainder ? -1 : 1,
  );
  for (const part of byRemainder.slice(0, left)) part.share++;
  return parts;
}
