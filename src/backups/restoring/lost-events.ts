import type { Pool } from 'pg';
import { readHash, readHeads, type ClubHead } from '../making/heads.js';

/** Events of a club that a backup does not have. */
export interface LostEvents {
  readonly club: ClubHead;
  /** Number of the last event that both have; 0 where the backup does not have the club. */
  readonly until: number;
  /** How many events of each kind would be lost, the most frequent first. */
  readonly kinds: readonly { readonly kind: string; readonly count: number }[];
  /** ISO times of the first and the last event that would be lost; null where none would. */
  readonly span: { readonly first: string; readonly last: string } | null;
  /** Whether the log of the backup is the beginning of the log of now. */
  readonly isBeginning: boolean;
  /** Initials of the members who left for good since, and have to be forgotten again. */
  readonly forgotten: readonly string[];
}

/**
 * Compares the clubs of the live database with those of a backup.
 * @returns the clubs that would lose something, or whose logs differ
 */
export async function findLostEvents(
  live: Pool,
  restored: readonly ClubHead[],
): Promise<LostEvents[]> {
  const lost = await Promise.all(
    (await readHeads(live)).map(async (club) => {
      const kept = restored.find(({ id }) => id === club.id);
      const until = kept?.seq ?? 0;
      const isBeginning =
        kept === undefined || (await readHash(live, club.id, kept.seq)) === kept.hash;
      return { club, until, isBeginning, ...(await readLost(live, club.id, until)) };
    }),
  );
  return lost.filter(({ club, until, isBeginning }) => club.seq > until || !isBeginning);
}

async function readLost(
  live: Pool,
  clubId: string,
  until: number,
): Promise<Pick<LostEvents, 'kinds' | 'span' | 'forgotten'>> {
  const { rows } = await live.query<{ kind: string; count: number; first: Date; last: Date }>(
    `SELECT kind, count(*)::int AS count, min(time) AS first, max(time) AS last
       FROM club_event WHERE club_id = $1 AND seq > $2 GROUP BY kind ORDER BY count DESC, kind`,
    [clubId, until],
  );
  const forgotten = await live.query<{ initials: string }>(
    `SELECT payload::json ->> 'initials' AS initials FROM club_event
      WHERE club_id = $1 AND seq > $2 AND kind = 'member-forgotten' ORDER BY seq`,
    [clubId, until],
  );
  const times = rows.flatMap(({ first, last }) => [first.toISOString(), last.toISOString()]);
  const sorted = times.toSorted();
  const [first, last] = [sorted[0], sorted.at(-1)];
  return {
    kinds: rows.map(({ kind, count }) => ({ kind, count })),
    span: first === undefined || last === undefined ? null : { first, last },
    forgotten: forgotten.rows.map(({ initials }) => initials),
  };
}
