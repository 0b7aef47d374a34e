import { newId } from '../../platform/chance/chance.js';
import type { NewEvent } from '../../ledger/log/event.js';
import type { ClubWriter } from '../../ledger/write/club-writer.js';
import type { StoredAnswer } from '../../platform/http/write/stored-answer.js';
import { Problem } from '../../platform/http/problem/problem.js';
import type { ClubWrite } from '../../ledger/requests/club-write.js';
import { BOOK_IDS } from '../../rules/rule-book.js';
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
    decide: (snapshot, now) =>
      decideSeason(snapshot, now, {
        event: () => ({
          kind: 'season-opened',
          season,
          name: name.trim(),
          firstDay,
          lastDay,
          books: sortedBooks(books ?? []),
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

/**
 * Rule books as an event says them: equal lists are written the same.
 * @throws Problem `validation-failed` for one that there is not
 */
export function sortedBooks(asked: readonly string[]): readonly string[] {
  for (const [at, book] of asked.entries()) {
    if (BOOK_IDS.some((id) => id === book)) continue;
    throw new Problem('no-such-season-book', { book }, { field: `books[${at}]` });
  }
  return [...asked].sort();
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
