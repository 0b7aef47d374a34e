import type { Feat, PlayedContract } from '../../feat.js';
import type { ContractId, Figure, KoenigrufenHandRecord } from '../record/hand.js';
import type { KoenigrufenOutcome } from '../outcome.js';

/**
 * The figures that a table remembers; the others are made every other hand. A valat belongs to the
 * game.
 */
const REMEMBERED = ['kakadu', 'uhu', 'pagat-ultimo', 'king-ultimo'] as const;

/** The feats of a hand of Königrufen: a valat, a bird or a king ultimo that was made. */
export function featsOf(
  { announcements }: KoenigrufenHandRecord,
  { figures, games, active }: KoenigrufenOutcome,
): readonly Feat[] {
  const [game] = games;
  if (game === undefined) return [];
  const declarers = [game.declarer, ...(game.partner === null ? [] : [game.partner])];
  const opponents = active.filter((player) => !declarers.includes(player));
  const sides = { declarer: declarers, opponents };
  const remembered = REMEMBERED.flatMap((kind) =>
    figures
      .filter(({ figure, made }) => figure === (kind satisfies Figure) && made)
      .map(({ side, declared }) => ({
        ...{ kind, players: sides[side], card: null, isDeclared: declared },
      })),
  );
  if (game.valat === null) return remembered;
  const players = sides[game.valat];
  const isDeclared = (announcements ?? []).some(
    ({ figure, player }) => figure === 'valat' && players.includes(player),
  );
  return [{ kind: 'valat', players, card: null, isDeclared }, ...remembered];
}

/** The number of a game beside another in 'Tabell I. Spelen i königrufen'. */
const RANK_OF_BEI = {
  piccolo: { piccolo: 10, bettler: 12 },
  bettler: { piccolo: 13, bettler: 15 },
} as const;

/** The numbers of the others there, in which those of bei leave gaps. */
const RANKS: Readonly<Record<Exclude<ContractId, 'bei'>, number>> = {
  trischaken: 0,
  sechserdreier: 0,
  rufer: 1,
  piccolo: 2,
  zwiccolo: 3,
  solorufer: 4,
  bettler: 5,
  pagatrufer: 6,
  uhurufer: 7,
  kakadurufer: 8,
  farbendreier: 9,
  dreier: 11,
  'piccolo-ouverte': 14,
  farbensolo: 16,
  'bettler-ouverte': 17,
  solodreier: 18,
};

/** How high the contract of a record is in the bidding ('Tabell I'): 0 to 18. */
function rankOf({ contract, games }: KoenigrufenHandRecord): number {
  if (contract !== 'bei') return RANKS[contract];
  const [base, beside] = games ?? [];
  return base === undefined || beside === undefined ? 0 : RANK_OF_BEI[base.game][beside.game];
}

/** The contract, its rank in the bidding, and its winner. */
export function contractOf(
  record: KoenigrufenHandRecord,
  { games }: KoenigrufenOutcome,
): PlayedContract {
  return {
    contract: record.contract,
    rank: rankOf(record),
    games: games.map(({ declarer: player, won }) => ({ player, won })),
  };
}
