import type { SeasonChanged } from '../../events/season/seasons.js';
import type { ClubWriter } from '../../ledger/write/club-writer.js';
import type { StoredAnswer } from '../../platform/http/write/stored-answer.js';
import { isSameRule } from '../../standings/rule/standing-rule.js';
import { ruleOf, spanOf, type FoundSeasons, type SeasonRow } from '../found-seasons.js';
import { booksSaid, ownBooksIn, wholeRule, sortedTables } from './open-season.js';
import type { RuleChangeDto, SeasonChangeDto } from './season.dto.js';
import { writeSeason, type SeasonWrite } from './write-season.js';

/**
 * Changes the name, the days, the books or the tables of a season. Values that hold already change
 * nothing.
 *
 * @throws Problem `season-not-found`, `version-stale`, `season-closed`, `club-archived`; `day-refused`,
 *   `validation-failed` as `openSeason` does
 */
export function changeSeason(
  writer: ClubWriter,
  write: SeasonWrite,
  asked: SeasonChangeDto,
): Promise<StoredAnswer> {
  const { name, firstDay, lastDay, books, tables, why } = asked;
  const rows = { clubBook: ownBooksIn(books ?? []) };
  const event = (row: SeasonRow, { clubBook }: FoundSeasons): SeasonChanged | null => {
    const was = fieldsOf(row);
    const said = books == null ? null : booksSaid(books, clubBook);
    const now = {
      season: row.id,
      name: name?.trim() ?? was.name,
      firstDay: firstDay ?? was.firstDay,
      lastDay: lastDay ?? was.lastDay,
      books: said?.books ?? was.books,
      tables: tables == null ? was.tables : sortedTables(tables),
    };
    if (JSON.stringify(now) === JSON.stringify(was)) return null;
    const { ownBooks } = said ?? {};
    const named = ownBooks === undefined ? {} : { ownBooks };
    return { kind: 'season-changed', ...now, ...named, why: why.trim() };
  };
  return writeSeason(writer, write, event, rows);
}

function fieldsOf(row: SeasonRow): Omit<SeasonChanged, 'kind' | 'why'> {
  const { firstDay, lastDay, books, tables } = spanOf(row);
  return { season: row.id, name: row.name, firstDay, lastDay, books, tables };
}

/**
 * Makes the standings of a season otherwise, from now on for all its evenings. The same rule changes
 * nothing.
 *
 * @throws Problem `season-not-found`, `version-stale`, `season-closed`, `club-archived`;
 *   `validation-failed` for a rule at odds with itself
 */
export function changeRule(
  writer: ClubWriter,
  write: SeasonWrite,
  { rule: asked, why }: RuleChangeDto,
): Promise<StoredAnswer> {
  const rule = wholeRule(asked);
  return writeSeason(writer, write, (row) => {
    if (isSameRule(rule, ruleOf(row))) return null;
    return { kind: 'season-rule-changed', season: row.id, rule, why: why.trim() };
  });
}
