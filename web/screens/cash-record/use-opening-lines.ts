import { useState } from 'react';
import type { Opening } from '../../api/money/cash.js';
import { entryNamed } from '../../parts/form/fields/refusal-at.js';

/** The typed balance of one purse or member; a member's debt counts below zero. */
export interface OpeningLine {
  readonly text: string;
  readonly owes: boolean;
}

type Lines = Readonly<Partial<Record<string, OpeningLine>>>;

const EMPTY: OpeningLine = { text: '', owes: true };

/** Accounts and members that can have an opening balance, by their ids. */
interface Openable {
  readonly purses: readonly string[];
  readonly members: readonly string[];
}

/**
 * The typed opening balances of purses and members. They are one text of the form, which is kept with it.
 *
 * @param read minor units of a text; null for anything but an amount
 */
export function useOpeningLines(
  read: (text: string) => number | null,
  { purses, members }: Openable,
) {
  const [isSent, setSent] = useState(false);
  const [order, setOrder] = useState<readonly string[]>([]);
  const typedIn = (kept: string) => {
    const lines = linesOf(kept);
    return [...purses, ...members].flatMap((id) => {
      const { text, owes } = lines[id] ?? EMPTY;
      return text.trim() === '' ? [] : [{ id, owes, minor: read(text) }];
    });
  };
  return {
    /** The lines in a text of the form, and how they are changed in it. */
    linesIn: (kept: string, write: (kept: string) => void) => {
      const lines = linesOf(kept);
      const typed = typedIn(kept);
      return {
        lineOf: (id: string) => lines[id] ?? EMPTY,
        change: (id: string, line: Partial<OpeningLine>) => {
          write(JSON.stringify({ ...lines, [id]: { ...(lines[id] ?? EMPTY), ...line } }));
        },
        isWrong: (id: string) => isSent && typed.some((one) => one.id === id && one.minor === null),
        isEmpty: isSent && typed.length === 0,
      };
    },
    /** The line that a refusal of the service names; null for none. */
    refusedLine: (error: unknown) => order[entryNamed(error, 'lines') ?? -1] ?? null,
    /** As the service takes them; null where something is missing or wrong, which is said then. */
    send: (kept: string): Opening['lines'] | null => {
      const typed = typedIn(kept);
      setSent(true);
      if (typed.length === 0 || typed.some(({ minor }) => minor === null)) return null;
      setOrder(typed.map(({ id }) => id));
      return typed.map(({ id, owes, minor }) => {
        const amount = minor ?? 0;
        if (purses.includes(id)) return { account: id, amount };
        return { member: id, amount: owes ? -amount : amount };
      });
    },
  };
}

/** The text of a form without lines. */
export const NO_LINES = '{}';

function linesOf(kept: string): Lines {
  // The text was written here.
  return JSON.parse(kept) as Lines;
}
