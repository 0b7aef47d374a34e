import { useQuery } from '@tanstack/react-query';
import {
  plannedBetweenQuery,
  type EveningSeries,
  type PlannedEvening,
} from '../../../api/evenings/planned.js';

const HALF_A_DAY_MS = 12 * 60 * 60 * 1000;

/** A planned evening that tables are opened for now. */
export interface Tonight {
  readonly evening: PlannedEvening;
  readonly series: EveningSeries | undefined;
}

/** The planned evening that begins within half a day, or began so long ago; null for none. Not waited for. */
export function useTonight(club: string): Tonight | null {
  // The days of the device: half a day before and after is in them wherever the club is.
  const day = (moved: number) => new Date(Date.now() + moved).toISOString().slice(0, 10);
  const { data } = useQuery(
    plannedBetweenQuery(club, day(-2 * HALF_A_DAY_MS), day(2 * HALF_A_DAY_MS)),
  );
  if (data === undefined) return null;
  const away = ({ begins }: PlannedEvening) => Math.abs(new Date(begins).getTime() - Date.now());
  const [nearest] = data.evenings
    .filter((evening) => !evening.calledOff && away(evening) <= HALF_A_DAY_MS)
    .toSorted((one, other) => away(one) - away(other));
  if (nearest === undefined) return null;
  return { evening: nearest, series: data.series.find(({ id }) => id === nearest.series) };
}
