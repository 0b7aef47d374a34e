import type { StandingsView } from '../../seasons/standings/standings.view.js';
import { framed, type Frame } from '../frame.js';
import type { PaperColumn, Paper, PaperRow } from '../paper.js';

type Standing = StandingsView['rows'][number];

/** The table of a season, with the rule that made it. Money is a column where all of it is shown. Pure. */
export function standingsPaper(frame: Frame, standings: StandingsView): Paper {
  const { words, club } = frame;
  const { season, rows, evenings, hidden } = standings;
  const { standings: say } = words.books;
  const { between } = words.paper;
  const day = (one: string) => words.vocabulary.day(one);
  const isShown = !hidden.includes('money');
  return framed(frame, {
    title: say.title(club.name, season.name),
    // A reader who sees less gets another paper.
    of: `standings/${season.id}${isShown ? '' : '/points'}`,
    blocks: [
      {
        kind: 'facts',
        facts: [
          [words.paper.period, between(day(season.firstDay), day(season.lastDay))],
          [say.evenings, String(evenings.filter(({ counts }) => counts).length)],
        ],
      },
      {
        kind: 'table',
        title: say.title(club.name, season.name),
        columns: columnsOf(frame, isShown),
        rows: rows.map((row) => rowOf(frame, standings, row, isShown)),
      },
      ...(rows.length === 0 ? [{ kind: 'lines', lines: [words.paper.nothing] } as const] : []),
      { kind: 'heading', text: say.rule },
      { kind: 'lines', lines: standings.words },
    ],
    sign: say.sign,
  });
}

function columnsOf({ words, club }: Frame, isShown: boolean): readonly PaperColumn[] {
  const { columns } = words.books.standings;
  return [
    { title: columns.rank, share: 30, isNumber: true },
    { title: columns.who, share: 200 },
    { title: columns.total, share: 60, isNumber: true },
    { title: columns.counted, share: 80 },
    { title: columns.hands, share: 40, isNumber: true },
    { title: columns.points, share: 50, isNumber: true },
    ...(isShown ? [{ title: columns.money(club.currency), share: 60, isNumber: true }] : []),
  ];
}

function rowOf(frame: Frame, standings: StandingsView, row: Standing, isShown: boolean): PaperRow {
  const { words, numbers, nameOf } = frame;
  const { currency } = standings;
  const { counted, unranked } = words.books.standings;
  const { member, rank, why, points, hands, money } = row;
  const name = nameOf(member);
  return {
    cells: [
      rank === null ? '' : String(rank),
      why === null ? name : `${name} (${unranked[why]})`,
      totalOf(frame, standings, row),
      counted(row.counted, row.played),
      hands === null ? '' : numbers.plain(hands),
      numbers.signed(points),
      ...(isShown ? [money === null ? '' : numbers.signedAmount(money, currency)] : []),
    ],
  };
}

/** The compared number, in the unit of the rule; nothing where it is hidden or unknown. */
function totalOf({ numbers }: Frame, { season, currency }: StandingsView, row: Standing): string {
  const { total, hands } = row;
  if (total === null) return '';
  switch (season.rule.by) {
    case 'money':
      return numbers.signedAmount(total, currency);
    case 'points':
      return numbers.signed(total);
    case 'points-a-hand':
      return hands === 0 || hands === null
        ? ''
        : numbers.signedHundredths(Math.round((100 * total) / hands));
  }
}
