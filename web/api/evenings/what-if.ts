import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { BookId } from '../../../src/rules/rule-book.js';
import type { BookChanges } from '../../../src/rules/own-book/changes.js';
import type { Bodies } from '../bodies.js';
import { api, take } from '../client.js';

export type WhatIf = Bodies['WhatIfView'];
export type EveningUnder = Bodies['EveningUnderView'];
export type MemberUnder = Bodies['MemberUnderAll'];

/** A book, and the evenings that are to be played by it. */
export interface WhatIfAsked {
  readonly book: BookId;
  /** A version of the club's own book. */
  readonly own?: { readonly book: string; readonly version: number };
  /** Changes of a draft that nobody has written down yet. */
  readonly changes?: BookChanges;
  readonly season?: string;
  readonly session?: string;
  readonly member?: string;
}

/** Evenings by another book; while another one is asked about, the last answer stays in sight. */
export const whatIfQuery = (club: string, asked: WhatIfAsked) =>
  queryOptions({
    queryKey: ['what-if', club, asked],
    queryFn: ({ signal }) => {
      const params = { path: { clubId: club } };
      // Changes are what the rules made of them, whatever the API calls them.
      const body = asked as Bodies['WhatIfDto'];
      return take(api.POST('/v1/clubs/{clubId}/what-if', { params, body, signal }));
    },
    placeholderData: keepPreviousData,
    staleTime: 60_000,
    gcTime: 60_000,
  });
