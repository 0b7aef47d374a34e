import { GAME_IDS, gameOf } from '../../rules/game.js';
import { FINE_CODES } from '../../rules/fine-record.js';
import { FIGURES, type ContractId } from '../../rules/koenigrufen/record/hand.js';
import { KEEPERS, type KeeperName, type PlayerId } from '../../rules/payment.js';
import { FEATS, MELDINGER, type MeldingKey, type Tallied } from '../../rules/tally.js';
import type { ContractFigure, EveningFigures, FineFigure } from '../figures/evening-figures.js';
import { FEWEST, shareOf, type Share } from './share.js';
import type { StatisticRow } from './statistic-row.js';
import type { ContractSum, CupSum, FineSum, PartnerSum, StatisticSum } from './statistic-sum.js';

/**
 * The sums over the rows of a member, or of a whole club. Pure; the order of the rows does not matter.
 *
 * @param rows those of one member, or of everybody in some evenings
 */
export function sumOf(rows: readonly StatisticRow[]): StatisticSum {
  const games = byGame(rows);
  const all = handsIn(games, ({ hands }) => hands);
  const points = total(rows, (row) => row.points);
  return {
    evenings: total(games, ({ evenings }) => evenings.length),
    hands: all,
    dealt: handsIn(games, ({ dealt }) => dealt),
    points,
    money: total(rows, ({ money }) => money),
    between: total(rows, ({ figures }) => figures.between),
    pointsAHand: all < FEWEST ? null : points / all,
    feats: sharesBy(
      FEATS,
      games,
      ({ feats }) => feats,
      (of, feat) =>
        shareOf(
          handsIn(of, ({ feats }) => feats[feat]),
          handsOf(of),
        ),
    ),
    meldinger: sharesBy(
      MELDINGER,
      games,
      ({ meldinger }) => meldinger,
      (of, melding) => shareOf(timesMade(of, melding), handsOf(of)),
    ),
    contracts: contractsOf(rows, games),
    figures: sharesBy(
      FIGURES,
      games,
      ({ figures }) => figures,
      (of, figure) => {
        const made = handsIn(of, ({ figures }) => figures[figure]?.made);
        return shareOf(made, made + handsIn(of, ({ figures }) => figures[figure]?.lost));
      },
    ),
    cups: cupsOf(rows, games),
    fines: finesOf(rows),
  };
}

/** The partners of a member on the declarer's side; the most frequent one first. */
export function partnersOf(rows: readonly StatisticRow[]): readonly PartnerSum[] {
  const games = new Map<PlayerId, { won: number; of: number }>();
  for (const { figures } of rows) {
    for (const { as, partners, won } of figures.contracts) {
      if (as === 'defender') continue;
      for (const partner of partners) {
        const played = games.get(partner) ?? { won: 0, of: 0 };
        games.set(partner, { won: played.won + (won ? 1 : 0), of: played.of + 1 });
      }
    }
  }
  return Array.from(games, ([partner, { won, of }]) => ({ partner, won: shareOf(won, of) })).sort(
    (one, other) => other.won.of - one.won.of || (one.partner < other.partner ? -1 : 1),
  );
}

/** The evenings of a game, each with the figures of as many members as are asked about. */
export interface GameEvenings {
  readonly tallied: Tallied;
  readonly keepers: readonly KeeperName[];
  readonly evenings: readonly (readonly EveningFigures[])[];
  /** Hands that at least one of them was dealt in. */
  readonly hands: number;
}

/** The evenings of the rows by their game, in the order of the games. */
export function byGame(rows: readonly StatisticRow[]): readonly GameEvenings[] {
  return GAME_IDS.flatMap((game) => {
    const bySession = new Map<string, EveningFigures[]>();
    for (const row of rows) {
      if (row.game !== game) continue;
      const there = bySession.get(row.session);
      if (there === undefined) bySession.set(row.session, [row.figures]);
      else there.push(row.figures);
    }
    if (bySession.size === 0) return [];
    const evenings = [...bySession.values()];
    const hands = distinct(evenings, (figures) => figures.hands);
    const { tallied, keepers } = gameOf({ game });
    return [{ tallied, keepers, evenings, hands }];
  });
}

export function handsOf(games: readonly GameEvenings[]): number {
  return total(games, ({ hands }) => hands);
}

/** How often a melding was made. */
export function timesMade(games: readonly GameEvenings[], melding: MeldingKey): number {
  return total(games, ({ evenings }) =>
    total(evenings, (figures) => total(figures, (one) => one.meldinger[melding]?.length ?? 0)),
  );
}

/** How many hands are in the lists of these games, each hand of an evening once. */
function handsIn(
  games: readonly GameEvenings[],
  listOf: (figures: EveningFigures) => readonly number[] | undefined,
): number {
  return total(games, ({ evenings }) => distinct(evenings, listOf));
}

/** As it is asked for every key of every evening of a club, it makes no sets. */
function distinct(
  evenings: readonly (readonly EveningFigures[])[],
  listOf: (figures: EveningFigures) => readonly number[] | undefined,
): number {
  // By hand, the evening in which it was last seen.
  const seen: number[] = [];
  let count = 0;
  evenings.forEach((figures, evening) => {
    for (const one of figures) {
      for (const hand of listOf(one) ?? []) {
        if (seen[hand] === evening) continue;
        seen[hand] = evening;
        count += 1;
      }
    }
  });
  return count;
}

/** A share for every key of these games, of the evenings of those that have it. */
function sharesBy<K extends string>(
  keys: readonly K[],
  games: readonly GameEvenings[],
  keysOf: (tallied: Tallied) => readonly K[],
  share: (games: readonly GameEvenings[], key: K) => Share,
): Partial<Record<K, Share>> {
  const shares: Partial<Record<K, Share>> = {};
  for (const key of keys) {
    const having = games.filter(({ tallied }) => keysOf(tallied).includes(key));
    if (having.length > 0) shares[key] = share(having, key);
  }
  return shares;
}

function contractsOf(
  rows: readonly StatisticRow[],
  games: readonly GameEvenings[],
): readonly ContractSum[] {
  const having = games.filter(({ tallied }) => tallied.contracts.length > 0);
  const played = new Map<ContractId, ContractFigure[]>(
    having.flatMap(({ tallied }) => tallied.contracts.map((contract) => [contract, []])),
  );
  for (const { figures } of rows) {
    for (const game of figures.contracts) played.get(game.contract)?.push(game);
  }
  const hands = handsOf(having);
  return Array.from(played, ([contract, all]) => contractOf(contract, all, hands));
}

function total<T>(of: readonly T[], amount: (one: T) => number): number {
  return of.reduce((sum, one) => sum + amount(one), 0);
}

function contractOf(
  contract: ContractSum['contract'],
  played: readonly ContractFigure[],
  hands: number,
): ContractSum {
  const as = (part: ContractFigure['as']) => played.filter((game) => game.as === part);
  const wonOf = (games: readonly ContractFigure[]) =>
    shareOf(games.filter(({ won }) => won).length, games.length);
  const declared = as('declarer');
  return {
    contract,
    declared: shareOf(declared.length, hands),
    won: wonOf(declared),
    doubled: shareOf(declared.filter(({ kontra }) => kontra > 1).length, declared.length),
    asPartner: wonOf(as('partner')),
    asDefender: wonOf(as('defender')),
  };
}

function cupsOf(rows: readonly StatisticRow[], games: readonly GameEvenings[]): readonly CupSum[] {
  const allWon = rows.flatMap(({ figures }) => figures.cups.won);
  return KEEPERS.flatMap((cup) => {
    const having = games.filter(({ keepers }) => keepers.includes(cup));
    if (having.length === 0) return [];
    const won = allWon.filter((one) => one.cup === cup);
    const filled = total(rows, ({ figures }) => figures.cups.filled[cup] ?? 0);
    const got = total(won, ({ points }) => points);
    return [{ cup, won: shareOf(won.length, handsOf(having)), got, filled }];
  });
}

/** Fines of the sources in the order of their codes, then the club's own, as they first came up. */
function finesOf(rows: readonly StatisticRow[]): readonly FineSum[] {
  const all = rows.flatMap(({ figures }) => figures.fines);
  const own = new Map<string, FineFigure[]>();
  for (const fine of all) {
    if (fine.own === undefined) continue;
    const key = `${fine.own.book} ${fine.own.code}`;
    own.set(key, [...(own.get(key) ?? []), fine]);
  }
  return [
    ...FINE_CODES.map((code) => all.filter((fine) => fine.code === code && fine.own === undefined)),
    ...own.values(),
  ].flatMap((fines) => {
    const last = fines.at(-1);
    if (last === undefined) return [];
    const ends = { stands: 0, disputed: 0, upheld: 0, changed: 0, lifted: 0 };
    for (const { end } of fines) ends[end] += 1;
    const points = total(fines, (fine) => fine.points);
    return [{ code: last.code, own: last.own ?? null, count: fines.length, points, ends }];
  });
}
