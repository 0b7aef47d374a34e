import type { PlayerId } from '../../../src/rules/payment.js';
import type { SessionState } from '../../../src/evening/fold.js';

/** The content of a pot or the kitty, then and now. */
interface Held {
  readonly before: number;
  readonly now: number;
}

/** A difference between the table that a step was tapped on and the present one. */
export interface Difference {
  readonly joined: readonly PlayerId[];
  readonly left: readonly PlayerId[];
  /** Null where it is as it was. */
  readonly kingPot: Held | null;
  readonly pagatPot: Held | null;
  readonly dealer: PlayerId | null;
  readonly isClosed: boolean;
}

/** Those of an earlier table who never sat at the present one: their joining was thrown away. */
export function neverSeated(then: SessionState, now: SessionState): readonly PlayerId[] {
  return then.table.players.filter((one) => !now.standings.some(({ player }) => player === one));
}

export function whatChanged(then: SessionState, now: SessionState): Difference {
  const { players, pots, dealer } = now.table;
  const held = (pot: 'king-pot' | 'pagat-pot'): Held | null => {
    const [before, after] = [then.table.pots?.[pot], pots?.[pot]];
    return before === undefined || after === undefined || before === after
      ? null
      : { before, now: after };
  };
  return {
    joined: players.filter((player) => !then.table.players.includes(player)),
    left: then.table.players.filter((player) => !players.includes(player)),
    kingPot: held('king-pot'),
    pagatPot: held('pagat-pot'),
    dealer: dealer === then.table.dealer ? null : dealer,
    isClosed: now.closed && !then.closed,
  };
}
