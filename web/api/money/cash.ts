import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { api, take } from '../client.js';
import type { Bodies } from '../bodies.js';
import type { VoucherOrder } from '../../../src/money/voucher-orders.js';
import { PAGE, withoutOpen } from '../paging.js';

export type Books = Bodies['BooksView'];
export type Account = Bodies['AccountView'];
export type AccountType = Account['type'];
export type MemberMoney = Bodies['MemberMoney'];
export type Voucher = Bodies['VoucherEntry'];
export type ShownVoucher = Bodies['ShownVoucher'];
export type VoucherParty = Bodies['NamedParty'];
export type WrittenVoucher = Bodies['VoucherView'];
export type Moved = Bodies['MovedDto'] | Bodies['ReceivedDto'];
export type Given = Bodies['GivenDto'];
export type GivenAs = NonNullable<Given['as']>;
export type MembersMoney = Bodies['MembersMoney'];
export type MemberBalance = Bodies['MemberBalance'];
export type MoneyFound = Bodies['MoneyFound'];
export type Opening = Bodies['OpeningBalancesDto'];

const inClub = (clubId: string) => ({ params: { path: { clubId } } });
const keyed = <Path>(path: Path, key: string) => ({
  params: { path, header: { 'Idempotency-Key': key } },
});

/** How the club keeps its books, with today where the club is. */
export const booksQuery = (club: string) =>
  queryOptions({
    queryKey: ['books', club],
    queryFn: () => take(api.GET('/v1/clubs/{clubId}/books', inClub(club))),
  });

export const moneyQuery = (club: string) =>
  queryOptions({
    queryKey: ['money', club],
    queryFn: () => take(api.GET('/v1/clubs/{clubId}/money', inClub(club))),
  });

/**
 * Debts and credits of the members.
 *
 * @param on as of the end of this day; today when left out
 */
export const membersMoneyQuery = (clubId: string, on?: string) =>
  queryOptions({
    queryKey: ['money-members', clubId, on],
    queryFn: () => {
      const params = { path: { clubId }, query: on === undefined ? {} : { on } };
      return take(api.GET('/v1/clubs/{clubId}/money/members', { params }));
    },
  });

/** The parts of the money that a text leads to: a code, a name, an amount, a voucher's number, a line of the bank. */
export const searchMoneyQuery = (clubId: string, q: string) =>
  queryOptions({
    queryKey: ['money', clubId, 'search', q],
    queryFn: () => {
      const params = { path: { clubId }, query: { q } };
      return take(api.GET('/v1/clubs/{clubId}/money/search', { params }));
    },
  });

export const accountsQuery = (club: string) =>
  queryOptions({
    queryKey: ['accounts', club],
    queryFn: async () =>
      (await take(api.GET('/v1/clubs/{clubId}/accounts', inClub(club)))).accounts,
  });

/** Which vouchers are wanted; undefined for all. */
export interface VoucherFilter {
  readonly year?: string | undefined;
  readonly member?: string | undefined;
  readonly account?: string | undefined;
  readonly kind?: Voucher['kind'] | undefined;
  /** A text that is searched for. */
  readonly q?: string | undefined;
  readonly order?: VoucherOrder | undefined;
  readonly receipts?: 'missing' | undefined;
  /** Whether an auditor looked at it. */
  readonly looked?: 'yes' | 'no' | undefined;
}

/** The largest page of the service. */
const MOST_AT_ONCE = 500;

/** All vouchers of a fiscal year, the first one first. */
export const vouchersOfYearQuery = (clubId: string, year: string) =>
  queryOptions({
    queryKey: ['vouchers', clubId, 'year', year],
    queryFn: async () => {
      const vouchers: Voucher[] = [];
      for (let next: string | null = ''; next !== null;) {
        const cursor: { cursor?: string } = next === '' ? {} : { cursor: next };
        const params = {
          path: { clubId },
          query: { year, order: 'number-asc' as const, limit: MOST_AT_ONCE, ...cursor },
        };
        const page = await take(api.GET('/v1/clubs/{clubId}/vouchers', { params }));
        vouchers.push(...page.vouchers);
        ({ next } = page);
      }
      return vouchers;
    },
  });

/** The vouchers; the newest first where no order is wanted. */
export const vouchersQuery = (clubId: string, filter: VoucherFilter) =>
  infiniteQueryOptions({
    queryKey: ['vouchers', clubId, filter],
    queryFn: ({ pageParam }) => {
      const cursor = pageParam === null ? {} : { cursor: pageParam };
      const params = {
        path: { clubId },
        query: { ...withoutOpen(filter), limit: PAGE, ...cursor },
      };
      return take(api.GET('/v1/clubs/{clubId}/vouchers', { params }));
    },
    initialPageParam: null as string | null,
    getNextPageParam: ({ next }) => next,
  });

export const voucherQuery = (clubId: string, seq: number) =>
  queryOptions({
    queryKey: ['voucher', clubId, seq],
    queryFn: () => {
      const params = { path: { clubId, seq } };
      return take(api.GET('/v1/clubs/{clubId}/vouchers/{seq}', { params }));
    },
  });

/** The entry of one event in the log; null where it has none. */
export const logEntryQuery = (clubId: string, seq: number) =>
  queryOptions({
    queryKey: ['log-entry', clubId, seq],
    queryFn: async () => {
      const before = seq > 1 ? { cursor: String(seq - 1) } : {};
      const query = { order: 'asc' as const, limit: 1, ...before };
      const params = { path: { clubId }, query };
      const { entries } = await take(api.GET('/v1/clubs/{clubId}/audit', { params }));
      return entries.find(({ event }) => event === seq) ?? null;
    },
  });

export function moveMoney(
  clubId: string,
  what: 'money-received' | 'money-paid-out',
  body: Moved,
  key: string,
): Promise<WrittenVoucher> {
  const asked = { ...keyed({ clubId }, key), body };
  return take(
    what === 'money-received'
      ? api.POST('/v1/clubs/{clubId}/money-received', asked)
      : api.POST('/v1/clubs/{clubId}/money-paid-out', asked),
  );
}

export function giveMoney(clubId: string, body: Given, key: string): Promise<WrittenVoucher> {
  return take(api.POST('/v1/clubs/{clubId}/money-given', { ...keyed({ clubId }, key), body }));
}

export function openBalances(clubId: string, body: Opening, key: string): Promise<WrittenVoucher> {
  return take(api.POST('/v1/clubs/{clubId}/opening-balances', { ...keyed({ clubId }, key), body }));
}

export function reverseVoucher(
  clubId: string,
  seq: number,
  body: Bodies['ReversalDto'],
  key: string,
): Promise<WrittenVoucher> {
  const path = '/v1/clubs/{clubId}/vouchers/{seq}/reversal';
  return take(api.POST(path, { ...keyed({ clubId, seq }, key), body }));
}

export function addAccount(
  clubId: string,
  body: Bodies['AccountDto'],
  key: string,
): Promise<Account> {
  return take(api.POST('/v1/clubs/{clubId}/accounts', { ...keyed({ clubId }, key), body }));
}

export function changeAccount(
  clubId: string,
  accountId: string,
  body: Bodies['AccountChangeDto'],
  key: string,
): Promise<Account> {
  const path = '/v1/clubs/{clubId}/accounts/{accountId}';
  return take(api.PATCH(path, { ...keyed({ clubId, accountId }, key), body }));
}

export function changeBooks(clubId: string, body: Bodies['BooksDto'], key: string): Promise<Books> {
  return take(api.PATCH('/v1/clubs/{clubId}/books', { ...keyed({ clubId }, key), body }));
}
