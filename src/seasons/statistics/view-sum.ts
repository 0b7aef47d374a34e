import { FINE_ENDS } from '../../standings/figures/evening-figures.js';
import { FEWEST, shareOf, type Share } from '../../standings/sums/share.js';
import type { ContractSum, FineSum, StatisticSum } from '../../standings/sums/statistic-sum.js';
import type {
  ContractCountsView,
  CountView,
  FigureCountsView,
  FineCountsView,
  NamedCountView,
  NumberView,
  StatisticsView,
} from './views/statistics.view.js';

/** A sum over evenings as the API shows it: every number with its name and what it rests on. */

/** The fields of a sum that everybody sees. */
export type SumView = Pick<
  StatisticsView,
  'evenings' | 'hands' | 'deals' | 'feats' | 'meldinger' | 'contracts' | 'figures' | 'cups'
>;

export function viewSum(sum: StatisticSum): SumView {
  return {
    evenings: number('evenings', sum.evenings),
    hands: number('hands', sum.hands),
    deals: number('dealt', sum.dealt),
    feats: named('feat', sum.feats),
    meldinger: named('melding', sum.meldinger),
    contracts: sum.contracts.map(viewContract),
    figures: entriesOf(sum.figures).map(([name, share]): FigureCountsView => {
      const { made, of } = share;
      return {
        name,
        made: counted(`figure:${name}:made`, share),
        lost: counted(`figure:${name}:lost`, { ...share, made: of - made }),
      };
    }),
    cups: sum.cups.map(({ cup, won, got, filled }) => {
      return { cup, won: counted(`cup:${cup}`, won), figure: `between:${cup}`, got, filled };
    }),
  };
}

/** Fines by what they were for, with how they ended. */
export function viewFines(fines: readonly FineSum[]): FineCountsView[] {
  const all = fines.reduce((sum, { count }) => sum + count, 0);
  return fines.map(({ code, count, points, ends }) => ({
    code,
    all: countOf(`fine:${code}`, count, all),
    points,
    ends: FINE_ENDS.filter((end) => ends[end] > 0).map((end) => {
      return { end, ...countOf(`fine:${code}:${end}`, ends[end], count) };
    }),
  }));
}

export function number(figure: string, count: number): NumberView {
  return { figure, count };
}

function viewContract(sum: ContractSum): ContractCountsView {
  const { contract, declared, won, doubled, asPartner, asDefender } = sum;
  const key = (what: string) => `contract:${contract}:${what}`;
  return {
    contract,
    declared: counted(key('declared'), declared),
    won: counted(key('won'), won),
    doubled: counted(key('doubled'), doubled),
    partner: number(key('partner'), asPartner.of),
    partnerWon: counted(key('partner-won'), asPartner),
    defended: number(key('defender'), asDefender.of),
    defendedWon: counted(key('defender-won'), asDefender),
  };
}

function named(
  kind: 'feat' | 'melding',
  shares: Readonly<Partial<Record<string, Share>>>,
): NamedCountView[] {
  return entriesOf(shares).map(([name, share]) => ({ name, ...counted(`${kind}:${name}`, share) }));
}

function entriesOf(shares: Readonly<Partial<Record<string, Share>>>): (readonly [string, Share])[] {
  return Object.entries(shares).flatMap(([name, share]) =>
    share === undefined ? [] : [[name, share] as const],
  );
}

function countOf(figure: string, count: number, of: number): CountView {
  return counted(figure, shareOf(count, of));
}

/** A share in thousandths. */
export function counted(figure: string, { made: count, of }: Share): CountView {
  return { figure, count, of, share: of < FEWEST ? null : Math.round((1000 * count) / of) };
}

/** Points a hand in hundredths of a point. */
export function hundredths(pointsAHand: number | null): number | null {
  return pointsAHand === null ? null : Math.round(pointsAHand * 100) + 0;
}
