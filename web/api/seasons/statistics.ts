import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { api, take } from '../client.js';
import { PAGE, withoutOpen } from '../paging.js';
import type { Bodies } from '../bodies.js';
import type { StatisticFilter } from './statistic-filter.js';

export type Statistics = Bodies['StatisticsView'];
export type Count = Bodies['CountView'];
/** A number that has no share. */
export type Numbered = Bodies['NumberView'];
export type ClubRecord = Bodies['RecordView'];
export type WhoPaidWhom = Bodies['WhoPaidWhomView'];
export type HeadToHead = Bodies['HeadToHeadView'];
export type CountedHand = Bodies['CountedHandView'];
export type Hidden = Statistics['hidden'][number];

/** @param member undefined for the club */
export const statisticsQuery = (
  clubId: string,
  filter: StatisticFilter,
  member: string | undefined,
) =>
  queryOptions({
    queryKey: ['statistics', clubId, filter, member],
    queryFn: () => {
      const params = { path: { clubId }, query: withoutOpen({ ...filter, member }) };
      return take(api.GET('/v1/clubs/{clubId}/statistics', { params }));
    },
  });

/** The names of the club's tables, that of the latest evening first. */
export const tableNamesQuery = (clubId: string) =>
  queryOptions({
    queryKey: ['table-names', clubId],
    queryFn: async () => {
      const params = { path: { clubId } };
      return (await take(api.GET('/v1/clubs/{clubId}/statistics/table-names', { params }))).names;
    },
  });

/** @param member undefined for the records of the whole club */
export const recordsQuery = (clubId: string, filter: StatisticFilter, member: string | undefined) =>
  queryOptions({
    queryKey: ['records', clubId, filter, member ?? null],
    queryFn: () => {
      const params = { path: { clubId }, query: withoutOpen({ ...filter, member }) };
      return take(api.GET('/v1/clubs/{clubId}/records', { params }));
    },
  });

export const whoPaidWhomQuery = (clubId: string, filter: StatisticFilter) =>
  queryOptions({
    queryKey: ['who-paid-whom', clubId, filter],
    queryFn: () => {
      const params = { path: { clubId }, query: withoutOpen(filter) };
      return take(api.GET('/v1/clubs/{clubId}/who-paid-whom', { params }));
    },
  });

export const headToHeadQuery = (
  clubId: string,
  filter: StatisticFilter,
  one: string,
  other: string,
) =>
  queryOptions({
    queryKey: ['head-to-head', clubId, filter, one, other],
    queryFn: () => {
      const query = { ...withoutOpen(filter), members: `${one},${other}` };
      return take(
        api.GET('/v1/clubs/{clubId}/head-to-head', { params: { path: { clubId }, query } }),
      );
    },
  });

/** A number on a screen: the figure, and its member. */
export interface Counted {
  readonly figure: string;
  readonly member?: string | undefined;
}

/** The hands behind a number, the oldest first. */
export const countedHandsQuery = (clubId: string, filter: StatisticFilter, counted: Counted) =>
  infiniteQueryOptions({
    queryKey: ['counted-hands', clubId, filter, counted],
    queryFn: ({ pageParam }) => {
      const page = { limit: PAGE, ...(pageParam === null ? {} : { cursor: pageParam }) };
      const { figure, ...whose } = counted;
      const query = { ...withoutOpen(filter), ...withoutOpen(whose), figure, ...page };
      const path = '/v1/clubs/{clubId}/statistics/hands';
      return take(api.GET(path, { params: { path: { clubId }, query } }));
    },
    initialPageParam: null as string | null,
    getNextPageParam: ({ next }) => next,
  });

/** The hands in which points moved, some evenings at a time, the oldest first. */
export const countedPointsQuery = (clubId: string, filter: StatisticFilter, counted: Counted) =>
  infiniteQueryOptions({
    queryKey: ['counted-points', clubId, filter, counted],
    queryFn: ({ pageParam }) => {
      const { figure, ...whose } = counted;
      const page = pageParam === null ? {} : { cursor: pageParam };
      const query = { ...withoutOpen(filter), ...withoutOpen(whose), figure, ...page };
      const path = '/v1/clubs/{clubId}/statistics/points';
      return take(api.GET(path, { params: { path: { clubId }, query } }));
    },
    initialPageParam: null as string | null,
    getNextPageParam: ({ next }) => next,
  });
