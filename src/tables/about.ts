import { dayOf } from '../values/time-zone.js';
import type { ReadPool } from '../platform/database/pools.js';
import { Problem } from '../platform/http/problem/problem.js';
import type { LanguageId } from '../people/languages.js';
import { calledIn, type Called } from '../words/former-member.js';
import { tableWords } from '../words/tables.js';
import type { About } from './table.js';
import { selectColumns } from '../platform/database/select-columns.js';

interface ClubRow {
  readonly club: string;
  readonly currency: string;
  readonly timeZone: string;
  readonly language: LanguageId;
  readonly seq: number;
  readonly time: Date;
  /** Members, guests by the name of the member that they are now; users, and devices. */
  readonly named: readonly (Called & { readonly id: string })[];
  readonly accounts: readonly {
    readonly id: string;
    readonly name: string | null;
    readonly code: string | null;
  }[];
}

/**
 * Parts that all rows of a club's table share.
 *
 * @param language of the reader; null for that of the club
 * @throws Problem `club-not-found`
 */
export async function readAbout(
  { pool }: ReadPool,
  clubId: string,
  language: LanguageId | null,
): Promise<About> {
  const { rows } = await pool.query<ClubRow>({
    name: 'about-tables',
    text: `SELECT c.name AS club, ${selectColumns('Club', 'c', 'currency', 'timeZone', 'language')},
        e.seq, e.time,
        (SELECT coalesce(json_agg(n), '[]') FROM (
          SELECT u.user_id AS id, u.name, u.initials FROM membership u WHERE u.club_id = c.id
          UNION ALL SELECT d.id, d.name, NULL FROM device d WHERE d.club_id = c.id
          UNION ALL SELECT m.id, coalesce(i.name, m.name), m.initials FROM member m
            LEFT JOIN member i ON i.club_id = m.club_id AND i.id = m.merged_into
            WHERE m.club_id = c.id) n) AS named,
        (SELECT coalesce(json_agg(json_build_object('id', k.id, 'name', k.name, 'code', k.code)), '[]')
          FROM cash_account k WHERE k.club_id = c.id) AS accounts
      FROM club c JOIN club_event e ON e.club_id = c.id AND e.seq = c.head_seq
      WHERE c.id = $1`,
    values: [clubId],
  });
  const [row] = rows;
  if (row === undefined) throw new Problem('club-not-found', {});
  const { club, currency, timeZone, seq, time, named, accounts } = row;
  const spoken = language ?? row.language;
  const words = tableWords(spoken);
  const names = new Map([
    ...named.map((one) => [one.id, calledIn(spoken, one)] as const),
    ...accounts.map((account) => [account.id, words.account(account)] as const),
    ...Object.entries(words.parties),
  ]);
  return {
    clubId,
    club,
    currency,
    timeZone,
    language: spoken,
    words,
    head: { seq, day: dayOf(time, timeZone) },
    nameOf: (party) => names.get(party) ?? party,
  };
}
