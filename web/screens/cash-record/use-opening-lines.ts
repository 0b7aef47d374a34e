import { useState } from 'react';
import type { Opening } from '../../api/money/cash.js';
import { entryNamed } from '../../parts/form/refusal-at.js';

/** The typed balance of one purse or member; a member's debt counts below zero. */
export interface OpeningLine {
  readonly text: string;
  readonly owes: boolean;
}

const EMPTY: OpeningLine = { text: '', owes: true };

/**
 * The typed opening balances of purses and members.
 *
 * @param read minor units of a text; null for anything but an amount
 * @param purses the ids of the purses; all others are members
 */
export function useOpeningLines(read: (text: string) => number | null, purses: readonly string[]) {
  const [lines, setLines] = useState<Readonly<Partial<Record<string, OpeningLine>>>>({});
  const [isSent, setSent] = useState(false);
  const [order, setOrder] = useState<readonly string[]>([]);
  const typed = Object.entries(lines).flatMap(([id, line = EMPTY]) =>
    line.text.trim() === '' ? [] : [{ id, owes: line.owes, minor: read(line.text) }],
  );
  const wrong = typed.filter(({ minor }) => minor === null).map(({ id }) => id);
  return {
    lineOf: (id: string) => lines[id] ?? EMPTY,
    change: (id: string, line: Partial<OpeningLine>) => {
      setLines((before) => ({ ...before, [id]: { ...(before[id] ?? EMPTY), ...line } }));
    },
    isWrong: (id: string) => isSent && wrong.includes(id),
    /** The line that a refusal of the service names; null for none. */
    refusedLine: (error: unknown) => order[entryNamed(error, 'lines') ?? -1] ?? null,
    isEmpty: isSent && typed.length === 0,
    /** As the service takes them; null where something is missing or wrong, which is said then. */
    send: (): Opening['lines'] | null => {
      setSent(true);
      if (wrong.length > 0 || typed.length === 0) return null;
      setOrder(typed.map(({ id }) => id));
      return typed.map(({ id, owes, minor }) => {
        const amount = minor ?? 0;
        if (purses.includes(id)) return { account: id, amount };
        return { member: id, amount: owes ? -amount : amount };
      });
    },
  };
}
