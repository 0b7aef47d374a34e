import { createContext, useContext, useState, type ReactNode } from 'react';
import type { PlayerId } from '../../../../src/rules/payment.js';
import type { Refusal } from '../../../../src/rules/refusals/refusal.js';
import { useRefusalWords } from '../../../parts/notices/use-refusal-words.js';

/** The context of every row of an entry. */
export interface Entry<Setting, Draft, Panel> {
  readonly setting: Setting;
  readonly draft: Draft;
  /** In the order of the columns. */
  readonly players: readonly PlayerId[];
  readonly nameOf: (player: string) => string;
  readonly change: (draft: Draft) => void;
  /** Why the hand cannot be so, in words; undefined when it can. */
  readonly whyNot: (draft: Draft) => string | undefined;
  /** The panel below its row, for a more exact choice. */
  readonly panel: Panel | null;
  readonly open: (panel: Panel | null) => void;
}

/** The parts that the entries of all games share. */
interface AnyEntry {
  readonly players: readonly PlayerId[];
  readonly nameOf: (player: string) => string;
  readonly open: (panel: null) => void;
  /** The question of an open panel, as long as nothing is chosen in it; null where nothing is open. */
  readonly unanswered: string | null;
}

interface ProviderProps<Setting, Draft, Panel> {
  readonly setting: Setting;
  readonly players: readonly PlayerId[];
  readonly nameOf: (player: string) => string;
  readonly value: Draft;
  readonly onChange: (draft: Draft) => void;
  readonly whyNot: (draft: Draft) => Refusal | null;
  /** The question of a panel that closes with its answer; null for any other. */
  readonly question: (panel: Panel) => string | null;
  readonly children: ReactNode;
}

const AnyContext = createContext<AnyEntry | null>(null);

/** The entry of a game: the frame around its rows, and the context of a row. */
export function entryOf<Setting, Draft, Panel>() {
  const Context = createContext<Entry<Setting, Draft, Panel> | null>(null);

  function EntryProvider({
    setting,
    players,
    nameOf,
    value,
    onChange,
    whyNot,
    question,
    children,
  }: ProviderProps<Setting, Draft, Panel>) {
    const words = useRefusalWords(nameOf);
    const [panel, open] = useState<Panel | null>(null);
    const entry: Entry<Setting, Draft, Panel> = {
      ...{ setting, draft: value, players, nameOf, change: onChange, panel, open },
      whyNot: (draft) => {
        const refusal = whyNot(draft);
        return refusal === null ? undefined : words(refusal);
      },
    };
    return (
      <AnyContext value={{ ...entry, unanswered: panel === null ? null : question(panel) }}>
        <Context value={entry}>{children}</Context>
      </AnyContext>
    );
  }

  return { EntryProvider, useEntry: () => inside(useContext(Context)) };
}

export function useAnyEntry(): AnyEntry {
  return inside(useContext(AnyContext));
}

function inside<T>(entry: T | null): T {
  if (entry === null) throw new Error('a row of an entry stands outside it');
  return entry;
}
