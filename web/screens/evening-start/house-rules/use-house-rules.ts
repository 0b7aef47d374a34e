import { useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import type { Rules } from '../../../../src/rules/game.js';
import type { HouseRules } from '../../../../src/rules/house-rules/house-rules.js';
import { api, take } from '../../../api/client.js';
import {
  BY_THE_BOOK,
  choicesLike,
  houseRulesOf,
  type HouseChoices,
} from '../../../../src/rules/house-rules/house-choices.js';
import { bookOf, type StartForm } from '../start-form.js';
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

export function useHouseRules(club: string, { sessions }: Start, form: StartForm): HouseRulesHere {
  const { book } = form;
  const played = bookOf(form);
  const name = form.own?.book ?? book;
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
  const latest = data as unknown as Rules | undefined;
  // The switches of an evening by another book are no choices of this one.
  const isOfBook = latest?.own?.book === form.own?.book;
  const asked = form.own?.version;
  const before = useMemo(
    () => (latest === undefined || !isOfBook ? BY_THE_BOOK : choicesLike(latest, played)),
    [latest, isOfBook, name, asked],
  );
  const choices = chosen[name] ?? before;
  const asLast = houseRulesOf(played, before) === null ? null : before;
  return {
    choices,
    choose: (next) => {
      setChosen({ ...chosen, [name]: next });
    },
    asLast,
    house: houseRulesOf(played, choices),
    isLoading: isLoading && chosen[name] === undefined,
    error,
  };
}
