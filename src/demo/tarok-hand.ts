import type { TableView } from '../sessions/table/table.view.js';
import { SUITS, type Suit } from '../rules/cards.js';
import type { DemoChance } from './demo-chance.js';

type Table = Pick<TableView, 'seats' | 'dealer' | 'active'>;

/** The next hand of Tarok by Brix at this table, as the API takes it. */
export function tarokHand(chance: DemoChance, table: Table, note: string): object {
  const { active, dealer, seats } = table;
  if (chance.percent(3)) {
    return { redeal: true, fines: [{ player: dealer, code: 'misdeal', stage: 'deal' }] };
  }
  const winner = chance.oneOf(active);
  const holder = chance.oneOf(active);
  const suit = chance.oneOf(SUITS);
  const fines = chance.percent(14) ? [fineOf(chance, active, note)] : [];
  if (chance.percent(5)) {
    const trickless = chance.oneOf(active.filter((player) => player !== winner));
    const events = [{ kind: 'pagat-won', player: winner }];
    return { events, trickless: [trickless], lastTrick: { winner, ultimoCards: [] }, fines };
  }
  const meldinger = meldingerOf(chance, active, holder, suit);
  const hasPagatUltimo = chance.percent(16);
  const pagat = { kind: chance.percent(60) ? 'pagat-won' : 'pagat-lost', player: holder };
  const lost = SUITS.filter((one) => one !== suit && chance.percent(12));
  const kings = lost.map((one) => {
    const player = chance.oneOf(active);
    return { kind: 'king-lost', player, suit: one };
  });
  const kingUltimo = !hasPagatUltimo && chance.percent(8) ? suit : null;
  const ultimoCards = [
    ...(hasPagatUltimo ? [{ player: holder, card: 'pagat' }] : []),
    ...(kingUltimo === null ? [] : [{ player: winner, card: `king-${kingUltimo}` }]),
  ];
  return {
    meldinger: kingUltimo === null ? meldinger : [],
    events: [...(hasPagatUltimo ? [] : [pagat]), ...kings],
    fines,
    // A pagat that is kept to the end mostly takes the trick.
    lastTrick: { winner: hasPagatUltimo && chance.percent(70) ? holder : winner, ultimoCards },
    count: countOf(chance, { active, dealer, seats }),
  };
}

/** The count of all but the player after the dealer: the rest of the 78 points is theirs. */
function countOf(chance: DemoChance, { active, dealer, seats }: Table): object[] {
  const next = seats[(seats.indexOf(dealer) + 1) % seats.length];
  const counting = active.filter((player) => player !== next);
  return counting.map((player) => ({ player, points: 16 + chance.upTo(21) }));
}

function meldingerOf(
  chance: DemoChance,
  active: readonly string[],
  holder: string,
  suit: Suit,
): object[] {
  const made: object[] = [];
  if (chance.percent(40)) {
    made.push({ player: holder, kind: 'trumps', count: 10 + chance.upTo(2), withPagat: true });
  }
  if (chance.percent(22)) {
    made.push({ player: chance.oneOf(active), kind: 'cavallerie', suit, grade: 'full' });
  }
  return made;
}

/** A fine for a card at the wrong time. */
export function fineOf(chance: DemoChance, players: readonly string[], note: string): object {
  const player = chance.oneOf(players);
  const code = chance.oneOf(['lead-out-of-turn', 'premature-play', 'fool-called-in-vain']);
  const reportedBy = chance.oneOf(players.filter((one) => one !== player));
  return { player, code, stage: 'play', reportedBy, ...(chance.percent(30) ? { note } : {}) };
}
