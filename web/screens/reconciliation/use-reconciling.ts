import { useSuspenseQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { proposeMatches } from '../../../src/money/bank/matching.js';
import { sumOfMovements } from '../../../src/money/bank/reconciled.js';
import { closingOf, type BankLine } from '../../../src/money/bank/statement.js';
import {
  reconciliationsQuery,
  type Movement,
  type PurseReconciliations,
} from '../../api/money/reconciliations.js';
import { useDraft } from '../../outbox/use-draft.js';
import { useAmount } from '../../parts/form/use-amount.js';
import { useMemberNames } from '../../parts/people/use-names.js';
import { EMPTY_DRAFT, isFound, type BankDraft } from './bank-draft.js';

/** A proposed match with both its sides. */
export interface ProposedMatch {
  readonly line: BankLine;
  readonly movement: Movement;
  readonly isSure: boolean;
}

/** The reconciliation of a purse as it is being made: the draft, and what follows from it. */
export function useReconciling(club: string, purse: string) {
  const { data } = useSuspenseQuery(reconciliationsQuery(club, purse));
  // The draft of a purse: no steps wait of it.
  const [kept, write, clear] = useDraft(
    { session: { id: purse }, waiting: NOTHING_WAITS },
    'bank',
    EMPTY_DRAFT,
  );
  const lines = useMemo(() => linesOf(kept, data.until), [kept, data.until]);
  const draft = useMemo(() => withOpenOnly(kept, lines, data), [kept, lines, data]);
  const proposals = useProposals(club, draft, lines, data);
  const amount = useAmount(data.currency);
  const bank = amount.readSigned(draft.balance);
  const found = data.open.filter(({ event }) => isFound(draft, event));
  const foundSum = sumOfMovements(found);
  const setUntil = (until: string) => {
    const closing = closingOf(kept.lines.filter(({ day }) => day <= until))?.balance ?? null;
    const balance = closing === null ? kept.balance : amount.write(closing);
    // A match after the day is there again when the day is later: a day is typed bit by bit.
    write({ ...kept, until, balance });
  };
  return {
    data,
    draft,
    write,
    clear,
    setUntil,
    lines,
    proposals,
    bank,
    found,
    foundSum,
    writeAmount: amount.write,
    /** Null before the balance of the bank is said. */
    difference: bank === null ? null : bank - (data.balance + foundSum),
  };
}

export type Reconciling = ReturnType<typeof useReconciling>;

const NOTHING_WAITS = [] as const;

/**
 * The draft without vouchers that somebody else reconciled meanwhile, and without what was found on lines
 * that are not to be reconciled.
 */
function withOpenOnly(
  draft: BankDraft,
  lines: readonly BankLine[],
  { open }: PurseReconciliations,
): BankDraft {
  const events = new Set(open.map(({ event }) => event));
  const numbers = new Set(lines.map(({ line }) => line));
  return {
    ...draft,
    pairs: draft.pairs.filter(([line, event]) => events.has(event) && numbers.has(line)),
    ticked: draft.ticked.filter((event) => events.has(event)),
  };
}

/** The lines of the file that are to be reconciled: none of the days before, and none after the last. */
function linesOf({ lines, until }: BankDraft, before: string | null): readonly BankLine[] {
  return lines.filter(
    ({ day }) => (before === null || day > before) && (until === '' || day <= until),
  );
}

function useProposals(
  club: string,
  draft: BankDraft,
  lines: readonly BankLine[],
  { open, codes }: PurseReconciliations,
): readonly ProposedMatch[] {
  const nameOf = useMemberNames(club);
  return useMemo(() => {
    const left = lines.filter(({ line }) => draft.pairs.every(([one]) => one !== line));
    const movements = open.filter(({ event }) => !isFound(draft, event));
    const matchable = movements.map(({ references, members, ...movement }) => ({
      ...movement,
      names: members.map(nameOf),
      codes: [
        ...references,
        ...codes.flatMap(({ member, reference }) => (members.includes(member) ? [reference] : [])),
      ],
    }));
    return proposeMatches(left, matchable).flatMap(({ line: at, event, isSure }) => {
      const line = left.find((one) => one.line === at);
      const movement = movements.find((one) => one.event === event);
      return line === undefined || movement === undefined ? [] : [{ line, movement, isSure }];
    });
  }, [lines, draft, open, codes, nameOf]);
}
