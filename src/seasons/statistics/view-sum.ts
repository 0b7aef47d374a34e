import { FINE_ENDS, type FineEnd } from '../../standings/figures/evening-figures.js';
import {
  writeFigure,
  type ContractPart,
  type CountName,
} from '../../standings/figures/figure-name.js';
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
  'evenings' | 'feats' | 'meldinger' | 'contracts' | 'figures' | 'cups'
> & { readonly hands: NumberView; readonly deals: NumberView };

export function viewSum(sum: StatisticSum): SumView {
  return {
    evenings: number({ kind: 'evenings' }, sum.evenings),
    hands: number({ kind: 'hands' }, sum.hands),
    deals: number({ kind: 'dealt' }, sum.dealt),
    feats: viewNamed(sum.feats, (feat) => ({ kind: 'feat', feat })),
    meldinger: viewNamed(sum.meldinger, (melding) => ({ kind: 'melding', melding })),
    contracts: sum.contracts.map(viewContract),
    figures: entriesOf(sum.figures).map(([name, share]): FigureCountsView => {
      const { made, of } = share;
      return {
        name,
        made: counted({ kind: 'figure', figure: name, end: 'made' }, share),
        lost: counted({ kind: 'figure', figure: name, end: 'lost' }, { ...share, made: of - made }),
      };
    }),
    cups: sum.cups.map(({ cup, won, got, filled }) => {
      const figure = writeFigure({ kind: 'between', other: cup, part: null });
      return { cup, won: counted({ kind: 'cup', cup }, won), figure, got, filled };
    }),
  };
}

/** Fines by what they were for, with how they ended. */
export function viewFines(fines: readonly FineSum[]): FineCountsView[] {
  const all = fines.reduce((sum, { count }) => sum + count, 0);
  return fines.map(({ code, own, count, points, ends }) => {
    const named = (end: FineEnd | null): CountName =>
      own === null
        ? { kind: 'fine', code, end }
        : { kind: 'own-fine', book: own.book, code: own.code, end };
    return {
      code,
      own,
      all: countOf(named(null), count, all),
      points,
      ends: FINE_ENDS.filter((end) => ends[end] > 0).map((end) => {
        return { end, ...countOf(named(end), ends[end], count) };
      }),
    };
  });
}

export function number(name: CountName, count: number): NumberView {
  return { figure: writeFigure(name), count };
}

function viewContract(sum: ContractSum): ContractCountsView {
  const { contract, declared, won, doubled, asPartner, asDefender } = sum;
  const named = (part: ContractPart) => ({ kind: 'contract', contract, part }) as const;
  return {
    contract,
    declared: counted(named('declared'), declared),
    won: counted(named('won'), won),
    doubled: counted(named('doubled'), doubled),
    partner: number(named('partner'), asPartner.of),
    partnerWon: counted(named('partner-won'), asPartner),
    defended: number(named('defender'), asDefender.of),
    defendedWon: counted(named('defender-won'), asDefender),
  };
}

function viewNamed<Key extends string>(
  shares: Readonly<Partial<Record<Key, Share>>>,
  named: (key: Key) => CountName,
): NamedCountView[] {
  return entriesOf(shares).map(([name, share]) => ({ name, ...counted(named(name), share) }));
}

function entriesOf<Key extends string>(
  shares: Readonly<Partial<Record<Key, Share>>>,
): (readonly [Key, Share])[] {
  return (Object.keys(shares) as Key[]).flatMap((name) => {
    const share = shares[name];
    return share === undefined ? [] : [[name, share] as const];
  });
}

function countOf(name: CountName, count: number, of: number): CountView {
  return counted(name, shareOf(count, of));
}

/** A share in thousandths. */
export function counted(name: CountName, { made: count, of }: Share): CountView {
  return {
    figure: writeFigure(name),
    count,
    of,
    share: of < FEWEST ? null : Math.round((1000 * count) / of),
  };
}

/** Points a hand in hundredths of a point. */
export function hundredths(pointsAHand: number | null): number | null {
  return pointsAHand === null ? null : Math.round(pointsAHand * 100) + 0;
}
