import type { News } from '../../api/people/news.js';

/** How many tasks wait for the caller; 0 before it is known. */
export function countWaiting(news: News | undefined): number {
  if (news === undefined) return 0;
  const { disputes, decisions, guests, invites, payments, years } = news.waiting;
  return disputes + decisions.length + guests + invites + payments + years.length;
}
