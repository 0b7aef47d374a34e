import { SUITS } from '../rules/cards.js';
import type { TableView } from '../sessions/table/table.view.js';
import type { DemoChance } from './demo-chance.js';

const GAME = { game: 'koenigrufen' } as const;

/** The card points of four players in trischaken, in thirds of a point: together 210. */
const TRISCHAKEN = [96, 57, 36, 21] as const;

/** The next hand of Königrufen at this table of four, as the API takes it. */
export function koenigrufenHand(
  chance: DemoChance,
  { active, dealer, seats }: Pick<TableView, 'active' | 'dealer' | 'seats'>,
): object {
  const forehand = seats[(seats.indexOf(dealer) + 1) % seats.length] ?? dealer;
  const drawn = chance.upTo(100);
  if (drawn < 12) return trischaken(chance, active);
  if (drawn < 24) return piccolo(chance, active);
  if (drawn < 36) return dreier(chance, active);
  return rufer(chance, active, forehand);
}

function rufer(chance: DemoChance, active: readonly string[], forehand: string): object {
  const partner = chance.oneOf(active.filter((player) => player !== forehand));
  const declared = chance.percent(9);
  const pagat = declared || chance.percent(10);
  const figures = [
    ...(pagat ? [{ figure: 'pagat-ultimo', player: declared ? partner : forehand }] : []),
    ...(chance.percent(16) ? [{ figure: 'trull', side: 'declarer' }] : []),
  ];
  return {
    ...GAME,
    contract: 'rufer',
    declarer: forehand,
    calledKing: chance.oneOf(SUITS),
    kingHolder: partner,
    ...(chance.percent(12) ? { kontra: 'kontra' } : {}),
    ...(declared ? { announcements: [{ figure: 'pagat-ultimo', player: partner }] } : {}),
    count: [{ side: 'declarer', points: String(26 + chance.upTo(24)) }],
    figures,
  };
}

function dreier(chance: DemoChance, active: readonly string[]): object {
  const count = [{ side: 'declarer', points: String(28 + chance.upTo(20)) }];
  return { ...GAME, contract: 'dreier', declarer: chance.oneOf(active), count };
}

function piccolo(chance: DemoChance, active: readonly string[]): object {
  const declarer = chance.oneOf(active);
  const opponent = chance.oneOf(active.filter((player) => player !== declarer));
  return {
    ...GAME,
    contract: 'piccolo',
    declarer,
    tricks: [{ player: declarer, tricks: chance.percent(60) ? 1 : 2 }],
    ...(chance.percent(25) ? { personalKontra: [{ player: opponent, kontra: 'kontra' }] } : {}),
  };
}

function trischaken(chance: DemoChance, active: readonly string[]): object {
  const turn = chance.upTo(active.length);
  const count = active.map((player, seat) => ({
    player,
    blad: TRISCHAKEN[(seat + turn) % TRISCHAKEN.length],
  }));
  return { ...GAME, contract: 'trischaken', count };
}
