import { newId } from '../../platform/chance/chance.js';
import type { NewEvent } from '../../ledger/log/event.js';
import type { ClubWriter } from '../../ledger/write/club-writer.js';
import type { StoredAnswer } from '../../platform/http/write/stored-answer.js';
import { Problem } from '../../platform/http/problem/problem.js';
import type { ClubWrite } from '../../ledger/requests/club-write.js';
import type { SeasonOpened } from '../../events/season/seasons.js';
import { BOOK_IDS } from '../../rules/rule-book.js';
import { isUuid } from '../../values/uuid.js';
import type { FoundSeasons } from '../found-seasons.js';
import type { StandingRule } from '../../standings/rule/standing-rule.js';
import type { RuleDto, SeasonDto } from './season.dto.js';
import { answerSeason, decideSeason } from './write-season.js';

/**
 * Begins to keep a season. Its days may be past: evenings that were played belong to it then.
 *
 * @throws Problem `day-refused` for days that there are not, `validation-failed` for days the wrong way
 *   round, books that there are not and a rule at odds with itself; `club-archived`
 */
export function openSeason(
  writer: ClubWriter,
  write: ClubWrite,
  asked: SeasonDto,
): Promise<StoredAnswer> {
  const season = newId();
  const { name, firstDay, lastDay, books, tables, rule } = asked;
  return writer.write({
    ...write,
    books: true,
    rows: { clubBook: ownBooksIn(books ?? []) },
    decide: (snapshot, now) =>
      decideSeason(snapshot, now, {
        event: ({ clubBook }) => ({
          kind: 'season-opened',
          season,
          name: name.trim(),
          firstDay,
          lastDay,
          ...booksSaid(books ?? [], clubBook),
          tables: sortedTables(tables ?? []),
          rule: wholeRule(rule),
        }),
        answer: (written: NewEvent | null) => answerSeason(201, written, neverHappens),
      }),
  });
}

function neverHappens(): never {
  throw new RangeError('A season that was opened without an event.');
}

/** The ids among rule books that can only be of the club's own. */
export function ownBooksIn(asked: readonly string[]): readonly string[] {
  return asked.filter(isUuid);
}

/**
 * Rule books as an event says them, with the names of the club's own: equal lists are written the same.
 * @throws Problem `validation-failed` for one that there is not
 */
export function booksSaid(
  asked: readonly string[],
  clubBook: FoundSeasons['clubBook'],
): Pick<SeasonOpened, 'books' | 'ownBooks'> {
  const ownBooks: Record<string, string> = {};
  for (const [at, book] of asked.entries()) {
    if (BOOK_IDS.some((id) => id === book)) continue;
    const own = clubBook.get(book);
    if (own === undefined)
      throw new Problem('no-such-season-book', { book }, { field: `books[${at}]` });
    ownBooks[own.id] = own.name;
  }
  const books = [...new Set(asked)].sort();
  return Object.keys(ownBooks).length === 0 ? { books } : { books, ownBooks };
}

/** Names of tables as an event says them. A season may be for a table at which nothing was played yet. */
export function sortedTables(asked: readonly string[]): readonly string[] {
  return [...new Set(asked.map((name) => name.trim()))].sort();
}

/** A rule as an event says it: all of it. */
export function wholeRule({ by, best, least, ties, guests, notPlayed }: RuleDto): StandingRule {
  return {
    by,
    best: best ?? null,
    least: least ?? 0,
    ties: ties ?? [],
    guests: guests ?? false,
    notPlayed: notPlayed ?? null,
  };
}
