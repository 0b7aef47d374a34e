import type { FineCode } from '../../rules/fine-record.js';
import type { ContractId, Figure } from '../../rules/koenigrufen/record/hand.js';
import type { KeeperName, PlayerId } from '../../rules/payment.js';
import type { FeatKey, MeldingKey } from '../../rules/tally.js';
import type { FineEnd, OwnFineName } from '../figures/evening-figures.js';
import type { Share } from './share.js';

/**
 * The sums over evenings, for one member or for all of a club. Everything that the games of these
 * evenings count has an entry, also if it never happened, in the order of the lists in
 * `rules/tally.ts`. For a club every hand counts once, however many of its members were in it.
 */
export interface StatisticSum {
  readonly evenings: number;
  /** Hands dealt in. */
  readonly hands: number;
  readonly dealt: number;
  /** The balances of the evenings. */
  readonly points: number;
  /** Minor units of money. */
  readonly money: number;
  /** The part of `points` that moved outside hands dealt in. */
  readonly between: number;
  /** `points` by `hands`; null below ten hands. */
  readonly pointsAHand: number | null;
  /** Hands with it, of the hands of games that have it. */
  readonly feats: Readonly<Partial<Record<FeatKey, Share>>>;
  /** Made, several in a hand each for themselves, of the hands of games that have it. */
  readonly meldinger: Readonly<Partial<Record<MeldingKey, Share>>>;
  /** Every contract of these games, by the order of the tariff. */
  readonly contracts: readonly ContractSum[];
  /** Hands in which it was made, of those in which it was made or lost. */
  readonly figures: Readonly<Partial<Record<Figure, Share>>>;
  /** Those of these games. */
  readonly cups: readonly CupSum[];
  /** By code, those that there were. */
  readonly fines: readonly FineSum[];
}

export interface ContractSum {
  readonly contract: ContractId;
  /** How often it was declared, of the hands of games with contracts. */
  readonly declared: Share;
  /** Won, of those declared. */
  readonly won: Share;
  /** Doubled, of those declared. */
  readonly doubled: Share;
  /** Won as the declarer's partner, of those played so. */
  readonly asPartner: Share;
  /** Won against the declarer, of those played so. */
  readonly asDefender: Share;
}

/** Games played with somebody on the side of the declarer. */
export interface PartnerSum {
  readonly partner: PlayerId;
  /** Won, of those played. */
  readonly won: Share;
}

export interface CupSum {
  readonly cup: KeeperName;
  /** How often it was won, of the hands of games that have it. */
  readonly won: Share;
  /** Its content when it was won. */
  readonly got: number;
  /** The sum of payments into it. */
  readonly filled: number;
}

export interface FineSum {
  readonly code: FineCode;
  /** The club's own fine, with the words of the latest evening; null for a fine of the sources. */
  readonly own: OwnFineName | null;
  readonly count: number;
  /** The sum of their costs. */
  readonly points: number;
  readonly ends: Readonly<Record<FineEnd, number>>;
}
