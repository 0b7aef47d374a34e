import {
  gameOf,
  settleHand,
  type PricedFine,
  type Rules,
  type Settlement,
  type Step,
  type Table,
} from '../../src/rules/game.js';
import type { KeeperName, Payment, PlayerId } from '../../src/rules/payment.js';
import { MOST_POINTS, points } from '../../src/rules/points.js';
import { refusal } from '../../src/evening/reasons.js';
import type { components } from '../api/schema.js';
import type { EveningStep } from './step.js';

type SessionView = components['schemas']['SessionView'];

/** How a player stands in a session. */
export interface Standing {
  readonly player: PlayerId;
  /** Won (above 0) or lost so far. */
  readonly points: number;
  /** Still at the table. */
  readonly seated: boolean;
}

/** A session between two steps, as the service would have it: plain data. */
export interface TableState {
  readonly table: Table;
  /** Everyone who ever sat there, in the order in which they first sat down. */
  readonly standings: readonly Standing[];
  /** Recorded so far; abandoned and voided ones count. */
  readonly hands: number;
  readonly version: number;
  readonly isClosed: boolean;
}

/** What a step comes to. */
export interface Taken {
  readonly state: TableState;
  readonly payments: readonly Payment[];
  /** Of a hand. */
  readonly settlement?: Settlement;
  /** Of a fine. */
  readonly fined?: PricedFine;
}

/** A step that can be taken on any table; what an undo comes to depends on what was before. */
export type PlainStep = Exclude<EveningStep, { readonly kind: 'undo' }>;

/** The state behind what the service shows of a session. */
export function stateOf(session: SessionView): TableState {
  const { dealer, pots, standings, hands, version, status } = session;
  // The ids that the service gives are those of its members.
  const players = session.seats as PlayerId[];
  return {
    table: {
      players,
      dealer: dealer as PlayerId,
      ...(pots === null
        ? {}
        : { pots: { 'king-pot': points(pots.king), 'pagat-pot': points(pots.pagat) } }),
    },
    standings: standings as Standing[],
    hands,
    version,
    isClosed: status === 'closed',
  };
}

/**
 * Takes the next step, by the rules that the service settles with.
 *
 * @throws Refusal for what cannot be
 */
export function take(rules: Rules, state: TableState, step: PlainStep): Taken {
  if (state.isClosed) {
    throw refusal('session-is-closed', {});
  }
  const { table, hands } = state;
  const game = gameOf(rules);
  switch (step.kind) {
    case 'hand': {
      const settlement = settleHand(rules, table, step.record);
      return { ...after({ ...state, hands: hands + 1 }, settlement), settlement };
    }
    case 'fine': {
      if (step.hand !== null && step.hand > hands) {
        throw refusal('no-such-hand', { hand: step.hand }, { field: 'hand' });
      }
      const fined = game.fine(rules, table, step.fine);
      return { ...after(state, fined), fined };
    }
    case 'join':
      return after(state, game.join(rules, table, step.player, step.seat ?? table.players.length));
    case 'leave':
      return after(state, game.leave(rules, table, step.player));
    case 'close':
      return after({ ...state, isClosed: true }, game.split(rules, table));
  }
}

/** The table after a step, and the standings moved by its payments. */
function after(state: TableState, { payments, table }: Step): Taken {
  const balance = new Map(state.standings.map(({ player, points: won }) => [player, won] as const));
  for (const player of table.players) balance.set(player, balance.get(player) ?? 0);
  for (const { from, to, points: amount } of payments) {
    move(balance, from, -1 * amount);
    move(balance, to, amount);
  }
  const standings = [...balance].map(([player, won]) => ({
    player,
    points: won,
    seated: table.players.includes(player),
  }));
  return { state: { ...state, table, standings, version: state.version + 1 }, payments };
}

function move(balance: Map<PlayerId, number>, party: Payment['from'], amount: number): void {
  if (isKeeper(party)) return;
  const won = (balance.get(party) ?? 0) + amount;
  if (Math.abs(won) > MOST_POINTS) {
    throw refusal('standing-too-large', { most: MOST_POINTS });
  }
  balance.set(party, won);
}

const KEEPERS: ReadonlySet<string> = new Set<KeeperName>(['king-pot', 'pagat-pot', 'kitty']);

function isKeeper(party: Payment['from']): party is KeeperName {
  return KEEPERS.has(party);
}

/** What the pots hold; null in a game without them. */
export function potsOf({ pots }: Table): { readonly king: number; readonly pagat: number } | null {
  return pots === undefined ? null : { king: pots['king-pot'], pagat: pots['pagat-pot'] };
}

/** What the kitty holds: all that the players have lost to it. Null in a game without one. */
export function kittyOf(rules: Rules, standings: readonly Standing[]): number | null {
  if (!gameOf(rules).keepers.includes('kitty')) return null;
  return standings.reduce((kitty, { points: won }) => kitty - won, 0);
}
