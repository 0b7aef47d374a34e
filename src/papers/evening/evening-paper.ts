import type { History } from '../../evening/history.js';
import {
  choicesLike,
  differencesOf,
  houseRulesOf,
  type AmountRow,
} from '../../rules/house-rules/house-choices.js';
import { ruleBook } from '../../rules/rule-book.js';
import { initialsOrName } from '../../words/former-member.js';
import { tariffRow } from '../../words/tariff.js';
import { framed, type Frame } from '../frame.js';
import type { Block, Facts, Paper } from '../paper.js';
import { wordOf } from '../format/word-of.js';
import { correctionsTable } from './corrections-table.js';
import { disputesTable } from './disputes-table.js';
import { finesOfEvening } from './evening-fines.js';
import { finesTable } from './fines-table.js';
import { HANDS_ON_A_PAGE, handsTable } from './hands/hands-table.js';
import { ownRules } from './own-rules.js';
import { shortNames } from './short-names.js';
import type { Telling } from './telling.js';
import { whoPaysWhom } from './who-pays-whom.js';

/** The sheet of an evening: every hand in a line, and all that it was about. Pure. */
export function eveningPaper(frame: Frame, session: string, history: History): Paper {
  const { words, times, club, nameOf } = frame;
  const { evening } = words;
  const players = history.state.standings.map(({ player }) => player);
  // A former member appears by their initials.
  const called = (player: string) => initialsOrName(nameOf(player));
  const short = shortNames(new Map(players.map((player) => [player, called(player)])));
  const telling: Telling = { words, short: (player) => short.get(player) ?? nameOf(player) };
  const fines = finesOfEvening(history, evening.fines.letter);
  const opened = history.events[0]?.time ?? frame.head.time;
  const blocks: Block[] = [
    facts(frame, history, telling),
    { kind: 'heading', text: evening.hands },
    handsTable(frame, history, telling, fines),
  ];
  const more = [
    finesTable(frame, telling, fines),
    correctionsTable(frame, telling, history, fines),
    disputesTable(frame, telling, history, fines),
  ];
  for (const table of more) {
    if (table.rows.length === 0) continue;
    blocks.push({ kind: 'heading', text: table.title }, table);
  }
  blocks.push(...whoPaysWhom(frame, history, telling));
  return framed(frame, {
    title: evening.title(club.name, times.day(opened)),
    of: `evening/${session}`,
    blocks,
    sign: evening.sign,
    pages: Math.max(1, Math.ceil(history.state.hands / HANDS_ON_A_PAGE)),
  });
}

/** The printed book, or the version of the club's own. */
function bookPlayedBy({ words }: Frame, { rules: { own, book } }: History): string {
  const printed = words.vocabulary.book(book);
  if (own === undefined) return printed;
  return words.evening.ownBook(own.name ?? printed, own.version, printed);
}

function facts(frame: Frame, history: History, telling: Telling): Facts {
  const { words, numbers, times, nameOf, club } = frame;
  const { evening, vocabulary } = words;
  const { events, state } = history;
  const [opening] = events;
  const seats = opening?.event.kind === 'session-opened' ? opening.event.seats : [];
  const later = state.standings.map(({ player }) => player).filter((one) => !seats.includes(one));
  const called = (player: string) => {
    const [name, short] = [nameOf(player), telling.short(player)];
    return name === short || name.endsWith(`(${short})`) ? name : `${name} (${short})`;
  };
  const closed = events.find(({ event }) => event.kind === 'session-closed');
  const from = times.moment(opening?.time ?? frame.head.time);
  const { rate } = state;
  return {
    kind: 'facts',
    facts: [
      [
        evening.facts.time,
        closed === undefined
          ? evening.isOpen(from)
          : evening.lasted(from, times.moment(closed.time)),
      ],
      [evening.facts.book, bookPlayedBy(frame, history)],
      [evening.facts.house, houseRules(frame, history)],
      [evening.facts.seats, seats.map((one, at) => `${at + 1}. ${called(one)}`).join(', ')],
      ...(later.length === 0 ? [] : [[evening.facts.later, later.map(called).join(', ')] as const]),
      [
        evening.facts.rate,
        rate === 0
          ? evening.honour
          : evening.perPoint(vocabulary.money({ amount: rate, currency: club.currency })),
      ],
    ].map(([name = '', what = '']) => [name, what] as const),
  };

  function houseRules({ words }: Frame, { rules }: History): string {
    const book = ruleBook(rules.book);
    const readingSaid = (id: string, option: string) => {
      const reading = book.readings.find((one) => one.id === id);
      const asked = words.readings[id]?.question ?? reading?.question ?? id;
      const answers = words.readings[id]?.options ?? {};
      const plain = reading?.options.find((one) => one.id === option)?.words ?? option;
      return `${asked} ${answers[option] ?? plain}`;
    };
    if (rules.own !== undefined) {
      const own = ownRules(frame, rules, readingSaid);
      return own.length === 0 ? evening.byTheBook : own.join(' · ');
    }
    const { readings, amounts } = differencesOf(book, houseRulesOf(book, choicesLike(rules)));
    const said = [
      ...readings.map(({ id, option }) => readingSaid(id, option)),
      ...amounts.map(({ row, points, usual }) =>
        evening.amount(rowName(row), numbers.plain(points), numbers.plain(usual)),
      ),
    ];
    return said.length === 0 ? evening.byTheBook : said.join(' · ');
  }

  function rowName({ part, key, degree, degrees }: AmountRow): string {
    if (part === 'tariff') return tariffRow(words.tariff, key);
    const fine = wordOf(words.fines, key);
    return degrees === 1 ? fine : evening.degree(fine, degree + 1);
  }
}
