import { useSuspenseQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import type { SheetRow } from '../../../src/money/bank/sheet.js';
import type { MyClub } from '../../api/people/me.js';
import { membersQuery } from '../../api/people/people.js';
import { ProblemError } from '../../api/problem.js';
import {
  carriedQuery,
  carriedReads,
  carryEveningsIn,
  type EveningsToCarry,
} from '../../api/seasons/carried.js';
import { useDraft } from '../../outbox/use-draft.js';
import { entryNamed } from '../../parts/form/fields/refusal-at.js';
import { useAmount } from '../../parts/form/fields/use-amount.js';
import { useWrite } from '../../parts/form/use-write.js';
import { useToday } from '../cash-record/money-fields.js';
import { eveningsToCarry } from './evenings-to-carry.js';
import { EMPTY_GRID, type GridDraft } from './grid-draft.js';
import { eveningsOf, placeKey, type GridEvening, type RowChange } from './sheet/evening-grid.js';
import { recognisedGrid } from './sheet/grid-columns.js';

const NOTHING_WAITS = [] as const;
const NONE: readonly GridEvening[] = [];

/** The evenings that somebody brings: the draft, what follows from it, and its sending. */
export function useCarryIn(club: MyClub) {
  const [draft, write] = useDraft(
    { session: { id: club.id }, waiting: NOTHING_WAITS },
    'evenings-from-before',
    EMPTY_GRID,
  );
  const people = useSuspenseQuery(membersQuery(club.id)).data.members;
  const { data: carried } = useSuspenseQuery(carriedQuery(club.id));
  const today = useToday(club.id);
  const amount = useAmount(club.currency);
  const worth = draft.worth.trim() === '' ? null : amount.read(draft.worth, true);
  const { read, asked, table } = draft;
  const evenings = useMemo(() => {
    if (read === null) return NONE;
    const known = new Set([...carried.map((one) => placeKey(one.day, one.table)), ...asked]);
    const { changes } = read;
    return eveningsOf(read.grid, read.columns, { changes, table, today, known });
  }, [read, carried, asked, table, today]);
  const sending = useSending(club, draft, write);
  return {
    draft,
    write,
    people,
    evenings,
    carried,
    ...sending,
    /** Whether what a point was worth is no amount. */
    isWorthWrong: worth === null && draft.worth.trim() !== '',
    take: (all: readonly SheetRow[]) => {
      const { grid, columns } = recognisedGrid(
        all,
        people.filter(({ initials, mergedInto }) => initials === null && mergedInto === null),
      );
      if (grid.rows.length === 0) return false;
      write({ ...draft, added: null, asked: [], read: { grid, columns, changes: {} } });
      return true;
    },
    change: (line: number, change: RowChange) => {
      if (read === null) return;
      const was = read.changes[line];
      const cells = { ...was?.cells, ...change.cells };
      const changes = { ...read.changes, [line]: { ...was, ...change, cells } };
      write({ ...draft, read: { ...read, changes } });
    },
    send: () => {
      if (read === null) return;
      const all = { game: draft.game, book: draft.book === '' ? null : draft.book, worth };
      sending.send(eveningsToCarry(read.grid, read.columns, evenings, all), evenings);
    },
  };
}

export type CarryInHand = ReturnType<typeof useCarryIn>;

function useSending(club: MyClub, draft: GridDraft, write: (draft: GridDraft) => void) {
  const [lines, setLines] = useState<readonly number[]>([]);
  const adding = useWrite(
    (body: EveningsToCarry, key) => carryEveningsIn(club.id, body, key),
    carriedReads(club.id),
  );
  return {
    isPending: adding.isPending,
    error: adding.error,
    /** The line that the last refusal is about; null for none. */
    refused: lines[entryNamed(adding.error, 'evenings') ?? -1] ?? null,
    send: (
      { body, lines: sent }: ReturnType<typeof eveningsToCarry>,
      evenings: readonly GridEvening[],
    ) => {
      setLines(sent);
      adding.mutate(body, {
        onSuccess: ({ evenings: added }) => {
          write({ ...EMPTY_GRID, added: added.length });
        },
        onError: (error) => {
          const line = sent[entryNamed(error, 'evenings') ?? -1];
          const one = evenings.find((evening) => evening.line === line);
          if (!isAsked(error) || one?.day == null) return;
          // An evening that was played here: it is asked about as one that was carried in.
          const key = placeKey(one.day, one.table === '' ? null : one.table);
          write({ ...draft, asked: [...draft.asked, key] });
        },
      });
    },
  };
}

function isAsked(error: Error): boolean {
  return error instanceof ProblemError && error.body.reason === 'carried-day-known';
}
