import type { News } from './kind.js';

/** News with the fine that they are about. */
export interface PlacedNews extends News {
  /** The session; null for what is of none. */
  readonly session: string | null;
  /** The member whose fine it is; null for none, or several. */
  readonly fined: string | null;
}

/** The screen of the app that shows more of a piece of news, and the row of it. */
export function placeOfNews(club: string, member: string | null, item: PlacedNews) {
  const { what, dispute, session, hand, fine, fined, payment, dues, planned, year } = item;
  if (item.book !== null) {
    const params = { club, book: item.book.id };
    const search = { version: String(item.book.version) };
    return { to: '/clubs/$club/rule-books/$book', params, search } as const;
  }
  if (item.transfer !== null) {
    const params = { club, plan: item.transfer.plan };
    return { to: '/clubs/$club/settling-up/plans/$plan', params } as const;
  }
  if (item.voucher !== null) {
    const params = { club, voucher: String(item.voucher.event) };
    return { to: '/clubs/$club/money/vouchers/$voucher', params, hash: 'objections' } as const;
  }
  if (year !== null) {
    const params = { club, year: year.firstDay };
    const hash = what.startsWith('remark-') ? { hash: 'remarks' } : {};
    return { to: '/clubs/$club/money/years/$year', params, ...hash } as const;
  }
  if (planned !== null) {
    const params = { club, series: planned.series, planned: planned.planned };
    return { to: '/clubs/$club/evenings/$series/$planned', params } as const;
  }
  if (dispute !== null) {
    return { to: '/clubs/$club/disputes/$dispute', params: { club, dispute } } as const;
  }
  // The fines of others are on the page of their evening.
  if (fine !== null && member !== null && (fined === null || fined === member)) {
    const params = { club, member };
    return { to: '/clubs/$club/members/$member/fines', params, hash: fine } as const;
  }
  if (session === null) {
    const row = payment?.id ?? dues?.id;
    const hash = row === undefined ? {} : { hash: row };
    return { to: '/clubs/$club/my-money', params: { club }, ...hash } as const;
  }
  // The corrections of the evening show why each pays.
  if (what === 'dispute-decided') {
    const params = { club, session };
    return { to: '/clubs/$club/sessions/$session', params, hash: 'corrections' } as const;
  }
  if (hand === null) {
    return { to: '/clubs/$club/sessions/$session', params: { club, session } } as const;
  }
  const params = { club, session, hand: String(hand) };
  return { to: '/clubs/$club/sessions/$session/hands/$hand', params } as const;
}
