import { queryOptions } from '@tanstack/react-query';
import type { Bodies } from '../bodies.js';
import { api, take } from '../client.js';

export type PlannedEvening = Bodies['PlannedEveningView'];
export type EveningSeries = Bodies['SeriesView'];
export type Coming = Bodies['ComingView'];
export type Plan = Bodies['EveningsDto'];
/** An evening with its series and its tables. */
export type ReadEvening = Bodies['PlannedEveningPage'];

type Written = Promise<Bodies['PlannedWritten']>;

/** A planned evening: its series, and the day for which it was first planned. */
export interface OfPlanned {
  readonly series: string;
  readonly planned: string;
}

/** The reads of plans: of all of them, and of each. */
export const plannedReads = (club: string) => [['planned-evenings', club]] as const;

/** Those of two days, `YYYY-MM-DD`, and all between. */
export const plannedBetweenQuery = (clubId: string, from: string, to: string) =>
  queryOptions({
    queryKey: ['planned-evenings', clubId, from, to],
    queryFn: () => {
      const params = { path: { clubId }, query: { from, to } };
      return take(api.GET('/v1/clubs/{clubId}/planned-evenings', { params }));
    },
  });

const ONE = '/v1/clubs/{clubId}/evening-series/{seriesId}/evenings/{planned}';

export const plannedEveningQuery = (clubId: string, { series, planned }: OfPlanned) =>
  queryOptions({
    queryKey: ['planned-evenings', clubId, 'one', series, planned],
    queryFn: () => take(api.GET(ONE, { params: { path: { clubId, seriesId: series, planned } } })),
  });

/** How often those who come have sat together. */
export const satTogetherQuery = (clubId: string, { series, planned }: OfPlanned) =>
  queryOptions({
    queryKey: ['planned-evenings', clubId, 'together', series, planned],
    queryFn: () => {
      const path = { clubId, seriesId: series, planned };
      return take(api.GET(`${ONE}/together`, { params: { path } }));
    },
  });

const keyed = <Path>(path: Path, key: string) => ({
  params: { path, header: { 'Idempotency-Key': key } },
});
const atEvening = (clubId: string, { series, planned }: OfPlanned, key: string) =>
  keyed({ clubId, seriesId: series, planned }, key);

export function planEvenings(clubId: string, body: Plan, key: string): Written {
  return take(api.POST('/v1/clubs/{clubId}/evening-series', { ...keyed({ clubId }, key), body }));
}

export function endSeries(
  clubId: string,
  seriesId: string,
  body: Bodies['EndSeriesDto'],
  key: string,
): Written {
  const path = '/v1/clubs/{clubId}/evening-series/{seriesId}/end';
  return take(api.POST(path, { ...keyed({ clubId, seriesId }, key), body }));
}

export function moveEvening(
  clubId: string,
  of: OfPlanned,
  body: Bodies['MovePlannedDto'],
  key: string,
): Written {
  return take(api.POST(`${ONE}/move`, { ...atEvening(clubId, of, key), body }));
}

export function callOffEvening(clubId: string, of: OfPlanned, why: string, key: string): Written {
  return take(api.POST(`${ONE}/call-off`, { ...atEvening(clubId, of, key), body: { why } }));
}

/** Holds an evening that was called off after all. */
export function bringBackEvening(clubId: string, of: OfPlanned, why: string, key: string): Written {
  return take(api.POST(`${ONE}/bring-back`, { ...atEvening(clubId, of, key), body: { why } }));
}

export function answerEvening(
  clubId: string,
  of: OfPlanned,
  body: Bodies['ComingDto'],
  key: string,
): Written {
  return take(api.POST(`${ONE}/answer`, { ...atEvening(clubId, of, key), body }));
}

/** Passes on the answer of a member. */
export function answerFor(
  clubId: string,
  { series, planned, member }: OfPlanned & { readonly member: string },
  body: Bodies['ComingDto'],
  key: string,
): Written {
  const path = { clubId, seriesId: series, planned, memberId: member };
  return take(api.POST(`${ONE}/answers/{memberId}`, { ...keyed(path, key), body }));
}

export type EveningTurn = Bodies['TurnView'];
export type TurnName = EveningTurn['turn'];

/** Sets the order of a turn from a day on. */
export function setTurn(clubId: string, body: Bodies['TurnDto'], key: string) {
  const path = '/v1/clubs/{clubId}/evening-turns';
  return take(api.POST(path, { ...keyed({ clubId }, key), body }));
}

/** Two members swap their evenings of a turn. */
export function swapTurns(
  clubId: string,
  of: OfPlanned,
  body: Bodies['SwapTurnsDto'],
  key: string,
): Written {
  return take(api.POST(`${ONE}/swap`, { ...atEvening(clubId, of, key), body }));
}

/** Chooses when members without an answer are reminded. */
export function setReminder(clubId: string, body: Bodies['AnswerReminderDto'], key: string) {
  const path = '/v1/clubs/{clubId}/answer-reminder';
  return take(api.POST(path, { ...keyed({ clubId }, key), body }));
}

/** The answers of members beside their seats, over some days; all days where none are given. */
export const attendanceQuery = (clubId: string, days: { from?: string; to?: string }) =>
  queryOptions({
    queryKey: ['planned-evenings', clubId, 'attendance', days],
    queryFn: () => {
      const params = { path: { clubId }, query: days };
      return take(api.GET('/v1/clubs/{clubId}/planned-evenings/attendance', { params }));
    },
  });
