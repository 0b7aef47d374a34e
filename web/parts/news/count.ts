import type { News } from '../../api/people/news.js';

/** How many tasks wait for the caller; 0 before it is known. */
export function countWaiting(news: News | undefined): number {
  if (news === undefined) return 0;
  const { disputes, decisions, guests, invites, payments, years, unreached } = news.waiting;
  const { isMailEnded, isMailStopped, dueExpenses, objections } = news.waiting;
  const counted = objections + disputes + guests + invites + payments + dueExpenses + unreached;
  return counted + decisions.length + years.length + Number(isMailEnded) + Number(isMailStopped);
}
