import type { ReadPool } from '../../../platform/database/pools.js';
import { readSeasonAt } from '../../seasons/read-seasons.js';
import { readEvenings } from '../../standings/read-evenings.js';
import type { ReadAt } from './read-head.js';

/**
 * The evenings that count in a season as of a head, by their ids.
 * @throws Problem `season-not-found` for one that there was not yet
 */
export async function sessionsOfSeason(
  database: ReadPool,
  at: ReadAt,
  season: string,
): Promise<string[]> {
  const { now } = await readSeasonAt(database, at, season);
  const evenings = await readEvenings(database, at, now);
  return evenings.flatMap(({ session, counts }) => (counts ? [session] : []));
}
