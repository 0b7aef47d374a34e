import { queryOptions } from '@tanstack/react-query';
import type { LanguageId } from '../../../src/people/languages.js';
import { api, take } from '../client.js';
import type { Bodies } from '../bodies.js';

export type ChargedDues = Bodies['ChargedDues'];
export type ChargedMember = Bodies['ChargedMember'];
export type MemberArrears = Bodies['MemberArrears'];
export type NewDues = Bodies['DuesDto'];
export type NewExpense = Bodies['ExpenseDto'];
export type NewIncome = Bodies['IncomeDto'];
export type NewMove = Bodies['PurseMoveDto'];
export type NewCount = Bodies['PurseCountDto'];

const keyed = <Path>(path: Path, key: string) => ({
  params: { path, header: { 'Idempotency-Key': key } },
});

/** As many charges as are shown: those of some years. */
const CHARGES = 20;

/** The charged dues, the newest first, and the classes with their last amounts. */
export const duesQuery = (clubId: string) =>
  queryOptions({
    queryKey: ['dues', clubId],
    queryFn: () => {
      const params = { path: { clubId }, query: { limit: CHARGES } };
      return take(api.GET('/v1/clubs/{clubId}/dues', { params }));
    },
  });

export type DuesProposal = Bodies['DuesProposal'];

/** The period of dues: the fiscal year of a day, or its first and last day. */
type ProposedPeriod =
  | { readonly day: string }
  | { readonly firstDay: string; readonly lastDay: string };

/** For how many months of a period each member is charged, by the day on which they joined. */
export const duesProposalQuery = (clubId: string, query: ProposedPeriod) =>
  queryOptions({
    queryKey: ['dues-proposal', clubId, query],
    queryFn: () => {
      const params = { path: { clubId }, query };
      return take(api.GET('/v1/clubs/{clubId}/dues-proposal', { params }));
    },
  });

/** Members who owe the club money, with a reminder to copy. */
export const arrearsQuery = (clubId: string, language: LanguageId) =>
  queryOptions({
    queryKey: ['arrears', clubId, language],
    queryFn: () => {
      const params = { path: { clubId }, query: { language } };
      return take(api.GET('/v1/clubs/{clubId}/arrears', { params }));
    },
  });

/** Says that a member was reminded of what they owe. */
export function remindMember(
  clubId: string,
  member: string,
  key: string,
): Promise<Bodies['RemindedMember']> {
  const asked = { ...keyed({ clubId }, key), body: { member } };
  return take(api.POST('/v1/clubs/{clubId}/reminders', asked));
}

export function chargeDues(
  clubId: string,
  body: NewDues,
  key: string,
): Promise<Bodies['DuesVoucher']> {
  return take(api.POST('/v1/clubs/{clubId}/dues', { ...keyed({ clubId }, key), body }));
}

export function waiveDues(
  clubId: string,
  duesId: string,
  body: Bodies['WaiveDto'],
  key: string,
): Promise<Bodies['VoucherView']> {
  const path = '/v1/clubs/{clubId}/dues/{duesId}/waive';
  return take(api.POST(path, { ...keyed({ clubId, duesId }, key), body }));
}

export function recordExpense(
  clubId: string,
  body: NewExpense,
  key: string,
): Promise<Bodies['ExpenseVoucher']> {
  return take(api.POST('/v1/clubs/{clubId}/expenses', { ...keyed({ clubId }, key), body }));
}

export function recordIncome(
  clubId: string,
  body: NewIncome,
  key: string,
): Promise<Bodies['VoucherView']> {
  return take(api.POST('/v1/clubs/{clubId}/income', { ...keyed({ clubId }, key), body }));
}

export function movePurse(
  clubId: string,
  body: NewMove,
  key: string,
): Promise<Bodies['VoucherView']> {
  return take(api.POST('/v1/clubs/{clubId}/purse-moves', { ...keyed({ clubId }, key), body }));
}

/** @returns the voucher of the difference; null where there was none */
export async function countPurse(
  clubId: string,
  body: NewCount,
  key: string,
): Promise<Bodies['VoucherView'] | null> {
  const asked = { ...keyed({ clubId }, key), body };
  return (await take(api.POST('/v1/clubs/{clubId}/purse-counts', asked))).voucher;
}
