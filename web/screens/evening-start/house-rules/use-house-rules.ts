import { useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import type { Rules } from '../../../../src/rules/game.js';
import type { HouseRules } from '../../../../src/rules/house-rules/house-rules.js';
import { ruleBook } from '../../../../src/rules/rule-book.js';
import { api, take } from '../../../api/client.js';
import {
  BY_THE_BOOK,
  choicesLike,
  houseRulesOf,
  type HouseChoices,
} from '../../../../src/rules/house-rules/house-choices.js';
import type { StartForm } from '../start-form.js';
import type { Start } from '../use-start.js';

/** The house rules of an evening that is being put together. */
export interface HouseRulesHere {
  /** As last time until somebody chooses otherwise. */
  readonly choices: HouseChoices;
  readonly choose: (choices: HouseChoices) => void;
  /** The choices of the last evening by this book; null when it was played by the book. */
  readonly asLast: HouseChoices | null;
  /** As they go out; null plays by the book. */
  readonly house: HouseRules | null;
  /** The rules of the last evening are not known yet. */
  readonly isLoading: boolean;
  readonly error: unknown;
}

export function useHouseRules(
  club: string,
  { sessions }: Start,
  { book }: StartForm,
): HouseRulesHere {
  // For every book its own, kept while somebody looks at another.
  const [chosen, setChosen] = useState<Readonly<Record<string, HouseChoices>>>({});
  const last = sessions.find((session) => session.book === book)?.id;
  const { data, error, isLoading } = useQuery({
    queryKey: ['rules', club, last],
    queryFn: () =>
      take(
        api.GET('/v1/clubs/{clubId}/sessions/{sessionId}/rules', {
          params: { path: { clubId: club, sessionId: last ?? '' } },
        }),
      ),
    enabled: last !== undefined,
    staleTime: Infinity,
  });
  const played = useMemo(
    () => (data === undefined ? BY_THE_BOOK : choicesLike(data as unknown as Rules)),
    [data],
  );
  const choices = chosen[book] ?? played;
  const asLast = houseRulesOf(ruleBook(book), played) === null ? null : played;
  return {
    choices,
    choose: (next) => {
      setChosen({ ...chosen, [book]: next });
    },
    asLast,
    house: houseRulesOf(ruleBook(book), choices),
    isLoading: isLoading && chosen[book] === undefined,
    error,
  };
}
