import type { LanguageId } from '../../../people/languages.js';
import { wordsOfFine } from '../../../rules/own-book/words-of-fine.js';
import type { TableWords } from '../../../words/tables.js';
import type { FilterQuery, StatisticsQuery } from '../../../seasons/statistics/filter.dto.js';
import { readMemberStatistics } from '../../../seasons/statistics/member-statistics.js';
import { readHead } from '../../../seasons/statistics/read/read-head.js';
import type {
  ContractCountsView,
  CountView,
  FineCountsView,
  NumberView,
  StatisticsView,
} from '../../../seasons/statistics/views/statistics.view.js';
import { sightOf, type SeenBy } from '../../../seasons/who-sees.js';
import {
  inMoney,
  inPoints,
  type About,
  type Amount,
  type Reading,
  type ListTable,
  unitColumn,
} from '../../table.js';

/** Somebody asks for what a filter lets through. */
export type Seen<Query extends FilterQuery> = Query & { readonly by: SeenBy };

/** A number of a player, or of the club. */
interface Line {
  readonly member: string | null;
  /** Its name in the API. */
  readonly figure: string;
  /** The name within the figure: a feat, a contract, a fine; null where the figure has none. */
  readonly name: string | null;
  /** The club's words, where it is a fine of its own. */
  readonly own: string | null;
  readonly count: number | null;
  /** Of how many; null where it is a number of its own. */
  readonly of: number | null;
  readonly amount: Amount | null;
}

/** The end of a figure's name says what is counted; one that ends with a name is the whole of it. */
function figureWord(code: string, { codes }: TableWords): string {
  const end = code.slice(code.lastIndexOf(':') + 1);
  return codes.figures[end] ?? codes.figures['total'] ?? code;
}

/** The numbers of a member or of the club, as `…/statistics` has them, one a row. */
export const statistics: ListTable<Line, Seen<StatisticsQuery>> = {
  name: 'statistics',
  columns: [
    {
      key: 'player',
      type: 'text',
      value: ({ member }, { nameOf }) => (member === null ? null : nameOf(member)),
    },
    {
      key: 'what',
      type: 'text',
      value: ({ own, name, figure }, { words, nameOf }) =>
        own ??
        (name === null ? (words.counted[figure] ?? figure) : (words.counted[name] ?? nameOf(name))),
    },
    { key: 'figure', type: 'code', value: ({ figure }) => figure, word: figureWord },
    { key: 'count', type: 'number', value: ({ count }) => count },
    { key: 'of', type: 'number', value: ({ of }) => of },
    { key: 'amount', type: 'amount', value: ({ amount }) => amount },
    unitColumn(({ amount }) => amount?.unit ?? null),
    { key: 'player_id', type: 'text', value: ({ member }) => member },
  ],
  pages: statisticPages,
};

/** There are as many numbers as a screen has: they are one page. */
async function* statisticPages({
  database,
  turns,
  about,
  query: { by, ...query },
}: Reading<Seen<StatisticsQuery>>): AsyncGenerator<readonly Line[]> {
  const view = await turns(async () => {
    const at = await readHead(database, about.clubId, query.head ?? about.head.seq);
    return readMemberStatistics(database, at, await sightOf(database, about.clubId, by), query);
  });
  yield [...linesOf(view, about), ...view.members.flatMap((one) => linesOfMember(one, about))];
}

function linesOf(view: StatisticsView, { language }: Pick<About, 'language'>): readonly Line[] {
  const { member } = view;
  const own = (one: NumberView | CountView, name: string | null = null) => line(member, one, name);
  // Hands of evenings that were carried in are not known.
  const known = (one: NumberView | null) => (one === null ? [] : [own(one)]);
  return [
    // Evenings and hands of a member are listed with their points.
    ...(member === null ? [own(view.evenings), ...known(view.hands)] : []),
    ...known(view.deals),
    ...[...view.feats, ...view.meldinger].map((one) => own(one, one.name)),
    ...view.contracts.flatMap((one) => countsOf(one).map((count) => own(count, one.contract))),
    ...view.figures.flatMap(({ name, made, lost }) => [own(made, name), own(lost, name)]),
    ...view.partners.flatMap(({ member: partner, hands, won }) => {
      return [own(hands, partner), own(won, partner)];
    }),
    ...view.cups.map(({ cup, won }) => own(won, cup)),
    ...(view.fines ?? []).flatMap((fine) => finesOf(member, fine, language)),
  ];
}

function countsOf(one: ContractCountsView): readonly (NumberView | CountView)[] {
  const { declared, won, doubled, partner, partnerWon, defended, defendedWon } = one;
  return [declared, won, doubled, partner, partnerWon, defended, defendedWon];
}

function finesOf(
  member: string | null,
  { code, own, all, points, ends }: FineCountsView,
  language: LanguageId,
): Line[] {
  const named = own === null ? null : wordsOfFine(own, language);
  return [
    { ...line(member, all, code), own: named, amount: inPoints(points) },
    ...ends.map((end) => ({ ...line(member, end, code), own: named })),
  ];
}

function linesOfMember(
  { member, evenings, hands, points, money }: StatisticsView['members'][number],
  about: Pick<About, 'currency'>,
): readonly Line[] {
  const amount = (figure: string, of: Amount): Line => {
    return { member, figure, name: null, own: null, count: null, of: null, amount: of };
  };
  return [
    line(member, { figure: 'evenings', count: evenings }, null),
    ...(hands === null ? [] : [line(member, { figure: 'hands', count: hands }, null)]),
    amount('points', inPoints(points)),
    ...(money === null ? [] : [amount('money', inMoney(money, about))]),
  ];
}

function line(member: string | null, one: NumberView | CountView, name: string | null): Line {
  const { figure, count } = one;
  return { member, figure, name, own: null, count, of: 'of' in one ? one.of : null, amount: null };
}
