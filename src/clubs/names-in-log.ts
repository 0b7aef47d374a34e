import type { Pool } from 'pg';
import type { NameInLog } from '../events/registry.js';
import { calledIn, type Called } from '../words/former-member.js';
import type { LanguageId } from '../people/languages.js';

/**
 * The names of people in events, by the numbers of the events. A forgotten person has the same short
 * name in every event, also in older ones whose text still holds a name.
 *
 * @param language of the words for a former member
 */
export async function readNamesInLog(
  pool: Pool,
  clubId: string,
  { seqs, language }: { readonly seqs: readonly number[]; readonly language: LanguageId },
): Promise<(seq: number) => NameInLog> {
  const [given, forgotten] = await Promise.all([
    pool.query<{ seq: number; name: string }>({
      name: 'names-of-events',
      text: `SELECT event_seq AS seq, name FROM person_name
        WHERE club_id = $1 AND event_seq = ANY ($2::int8[])`,
      values: [clubId, seqs],
    }),
    pool.query<Called & { readonly id: string }>({
      name: 'names-of-forgotten',
      text: `SELECT id, name, initials FROM member
          WHERE club_id = $1 AND initials IS NOT NULL
        UNION ALL SELECT user_id, name, initials FROM membership
          WHERE club_id = $1 AND initials IS NOT NULL`,
      values: [clubId],
    }),
  ]);
  const bySeq = new Map(given.rows.map(({ seq, name }) => [seq, name]));
  const former = new Map(forgotten.rows.map(({ id, ...one }) => [id, calledIn(language, one)]));
  return (seq) => (person, inText) => former.get(person) ?? bySeq.get(seq) ?? inText ?? '';
}
