import { useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { comes, comingOf } from '../../../../src/planned/answers.js';
import {
  seedOf,
  splitByLot,
  splitSeldom,
  type SatTogether,
  type Split,
} from '../../../../src/planned/split.js';
import { divide } from '../../../../src/planned/tables.js';
import {
  gameOfBook,
  resolveRules,
  ruleBook,
  type BookId,
} from '../../../../src/rules/rule-book.js';
import { satTogetherQuery, type PlannedEvening } from '../../../api/evenings/planned.js';
import type { Tonight } from './use-tonight.js';

type Tables = readonly (readonly string[])[];

/** A guest without a name in a proposal, as an id that no member has. */
const GUEST = 'guest of ';

/** The member who brings a guest without a name; null for somebody with one. */
export function hostOf(person: string): string | null {
  return person.startsWith(GUEST) ? (person.slice(GUEST.length).split(' ')[0] ?? '') : null;
}

/** Everybody who comes, guests without a name after their hosts' names. */
function peopleOf({ answers }: PlannedEvening): readonly string[] {
  const guests = answers.flatMap(({ member, answer, guests: count }) =>
    comes(answer) ? Array.from({ length: count }, (_, at) => `${GUEST}${member} ${at}`) : [],
  );
  return [...comingOf(answers), ...guests];
}

/**
 * The tables of those who come: the same on every device, until somebody draws again or swaps two.
 *
 * @param book by which the tables are made where the plan leaves it open
 */
export function useTables(club: string, { evening, series }: Tonight, book: BookId) {
  const [way, setWay] = useState<Split>('lot');
  const [draw, setDraw] = useState(1);
  const [edited, setEdited] = useState<{ readonly of: Tables; readonly tables: Tables } | null>(
    null,
  );
  const { data: sat } = useQuery({ ...satTogetherQuery(club, evening), enabled: way === 'seldom' });
  const people = peopleOf(evening);
  const rules = ruleBook(evening.book ?? book);
  const size = gameOfBook(rules).partySize(resolveRules(rules));
  const division = divide(people.length, size, series?.tables ?? null);
  const seed = seedOf(`${evening.series} ${evening.planned} ${draw}`);
  const asked = JSON.stringify([people, division.tables, way, seed, sat]);
  const proposed = useMemo(() => {
    if (way === 'lot') return splitByLot(people, division.tables, seed);
    const together = countsOf(sat?.pairs ?? []);
    return splitSeldom(people, division.tables, together, seed);
    // All that it is made of is in the text.
  }, [asked]);
  const tables = edited?.of === proposed ? edited.tables : proposed;
  return {
    way,
    setWay,
    division,
    tables,
    /** The day from which it was counted who sat together; undefined until it is known. */
    since: sat?.since,
    again: () => {
      setDraw(draw + 1);
    },
    swap: (one: string, other: string) => {
      const swapped = tables.map((table) =>
        table.map((person) => (person === one ? other : person === other ? one : person)),
      );
      setEdited({ of: proposed, tables: swapped });
    },
  };
}

function countsOf(
  pairs: readonly { readonly one: string; readonly other: string; readonly tables: number }[],
): SatTogether {
  const times = new Map(pairs.map(({ one, other, tables }) => [`${one} ${other}`, tables]));
  return (one, other) => times.get(`${one} ${other}`) ?? times.get(`${other} ${one}`) ?? 0;
}
