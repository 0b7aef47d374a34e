import { useQuery } from '@tanstack/react-query';
import { objectionsQuery, type Objection } from '../../api/money/objections.js';
import type { MyClub } from '../../api/people/me.js';

/** The objections to a voucher that the reader sees, the newest first. Not waited for. */
export function useObjections(club: string): (voucher: number) => readonly Objection[] {
  const { data = [] } = useQuery(objectionsQuery(club));
  return (voucher) => data.filter((one) => one.voucher.event === voucher);
}

/** A voucher, as far as it decides whether somebody can object to it. */
interface Objectable {
  readonly isOfEvening: boolean;
  readonly isReversed: boolean;
  readonly isMine: boolean;
}

/** Whether the reader can object to a voucher: it is on their account, holds, and is no evening's. */
export function canObject(
  { member }: MyClub,
  { isOfEvening, isReversed, isMine }: Objectable,
  objections: readonly Objection[],
): boolean {
  const waits = objections.some((one) => one.state === 'open' && one.member === member);
  return member !== null && isMine && !isOfEvening && !isReversed && !waits;
}
