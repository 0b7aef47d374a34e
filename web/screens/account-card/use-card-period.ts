import { useSuspenseQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { booksQuery } from '../../api/money/cash.js';
import type { CardPeriod } from '../../api/money/cards.js';
import { usePlace } from '../../routing/use-routing.js';

/** The days of a card: those in the address, or from the beginning of the present fiscal year on. */
export function useCardPeriod(club: string) {
  const { search } = usePlace();
  const { data: books } = useSuspenseQuery(booksQuery(club));
  const present = books.years.find(({ lastDay, firstDay }) => {
    return firstDay <= books.today && lastDay >= books.today;
  });
  return useState<CardPeriod>({
    from: search.get('from') ?? present?.firstDay,
    to: search.get('to') ?? undefined,
  });
}
