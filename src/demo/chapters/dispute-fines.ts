import type { Day } from '../../values/day.js';
import type { DemoApi } from '../demo-api.js';
import { found, type DemoClub } from '../demo-club.js';
import type { PlayedEvening } from './play-evening.js';

const JUDGES = [
  ['auditor', 'Ditlev'],
  ['owner', 'Agnes'],
] as const;

/** How a dispute ends; null for one that still waits. */
export type Ending = 'uphold' | 'overturn' | null;

/**
 * Else disputes a fine of an evening on the day after it, and the secretary answers. The auditor or the owner
 * decides.
 *
 * @returns false where she was not fined in the evening, or both of them sat at the table
 */
export async function disputeFine(
  api: DemoApi,
  club: DemoClub,
  evening: PlayedEvening,
  day: Day,
  ending: Ending,
): Promise<boolean> {
  const fine = evening.fines.find(({ player }) => player === found(club.members, 'Else'));
  // Nobody decides about a table where they sat.
  const [judge] = JUDGES.filter(([, name]) => !evening.seats.includes(found(club.members, name)));
  if (fine === undefined || judge === undefined) return false;
  api.at(day, '08:00');
  const disputes = `${evening.path}/disputes`;
  const { id } = await api.ask<{ readonly id: string }>({
    path: disputes,
    body: { fine: fine.id, text: 'Det gik ikke sådan til.' },
    as: found(club.tokens, 'member'),
  });
  api.wait(60);
  const answer = { text: 'Vi andre husker det anderledes.' };
  const asSecretary = found(club.tokens, 'secretary');
  await api.ask({ path: `${disputes}/${id}/answers`, body: answer, as: asSecretary });
  if (ending === null) return true;
  api.wait(120);
  const text = ending === 'uphold' ? 'Bøden bliver stående.' : 'Ingen andre så fejlen.';
  const mode = ending === 'overturn' ? { mode: 'replay' } : {};
  await api.ask({
    path: `${disputes}/${id}/${ending}`,
    body: { text, ...mode },
    as: found(club.tokens, judge[0]),
    version: evening.version,
  });
  return true;
}
