import { useQuery } from '@tanstack/react-query';
import { eveningCashQuery } from '../../api/money/evening-cash.js';

/** Whether a player has settled a closed evening in cash, so that nothing of it is left. */
export function useSettled(club: string, session: string): (player: string) => boolean {
  const { data } = useQuery(eveningCashQuery(club, session));
  return (player) => {
    const isIn = ({ from, to }: { readonly from: string | null; readonly to: string | null }) =>
      from === player || to === player;
    const isInPlan = data?.inPlans.some(({ member }) => member === player) ?? false;
    return data !== undefined && data.paid.some(isIn) && !data.open.some(isIn) && !isInPlan;
  };
}
