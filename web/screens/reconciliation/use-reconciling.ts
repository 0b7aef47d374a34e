import { useSuspenseQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { withoutSets } from '../../../src/money/bank/matched-sets.js';
import { sumOfMovements } from '../../../src/money/bank/reconciled.js';
import { compared } from '../../../src/money/bank/sides.js';
import { closingOf, type BankLine } from '../../../src/money/bank/statement.js';
import {
  reconciliationsQuery,
  type Movement,
  type PurseReconciliations,
} from '../../api/money/reconciliations.js';
import { useDraft } from '../../outbox/use-draft.js';
import { useAmount } from '../../parts/form/fields/use-amount.js';
import { useMemberNames } from '../../parts/people/use-names.js';
import { EMPTY_DRAFT, type BankDraft } from './bank-draft.js';
import { sidesOf, type Sides } from './sides-of-draft.js';

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
  const sides = useSides(club, draft, lines, data);
  const amount = useAmount(data.currency);
  const bank = amount.readSigned(draft.balance);
  const foundSum = sumOfMovements(sides.found);
  const setUntil = (until: string) => {
    const closing = closingOf(kept.lines.filter(({ day }) => day <= until))?.balance ?? null;
    const balance = closing === null ? kept.balance : amount.write(closing);
    // A match after the day is there again when the day is later: a day is typed bit by bit.
    write({ ...kept, until, balance });
  };
  // A statement of days that agree already: there is nothing to compare.
  const isDone = data.until !== null && draft.until !== '' && draft.until < data.until;
  return {
    isDone,
    data,
    draft,
    write,
    clear,
    setUntil,
    lines,
    sides,
    bank,
    foundSum,
    writeAmount: amount.write,
    /** The part of the bank's balance that is not found yet; null before the balance is said. */
    missing: bank === null || isDone ? null : bank - (data.balance + foundSum),
    comparison: bank === null || isDone ? null : comparisonOf(bank, data, draft, sides),
  };
}

export type Reconciling = ReturnType<typeof useReconciling>;

const NOTHING_WAITS = [] as const;

function comparisonOf(
  bank: number,
  { balance, open }: PurseReconciliations,
  { until }: BankDraft,
  { found, proposals, onlyAtBank, onlyInBooks }: Sides,
) {
  const atBank = [...found, ...proposals.flatMap(({ movements }) => movements)];
  const foundLater = atBank.filter(({ day }) => until !== '' && day > until);
  return compared({ bank, before: balance, until, open, onlyAtBank, onlyInBooks, foundLater });
}

/**
 * The draft without vouchers that somebody else reconciled meanwhile, and without what was found on lines
 * that are not to be reconciled.
 */
function withOpenOnly(
  draft: BankDraft,
  lines: readonly BankLine[],
  { open }: PurseReconciliations,
): BankDraft {
  const isOpen = new Set(open.map(({ event }) => event));
  const numbers = new Set(lines.map(({ line }) => line));
  return {
    ...draft,
    pairs: withoutSets(
      draft.pairs,
      (set) =>
        set.events.every((event) => isOpen.has(event)) &&
        set.lines.every((line) => numbers.has(line)),
    ),
    ticked: draft.ticked.filter((event) => isOpen.has(event)),
  };
}

/** The lines of the file that are to be reconciled: none of the days before, and none after the last. */
function linesOf({ lines, until }: BankDraft, before: string | null): readonly BankLine[] {
  return lines.filter(
    ({ day }) => (before === null || day > before) && (until === '' || day <= until),
  );
}

function useSides(
  club: string,
  draft: BankDraft,
  lines: readonly BankLine[],
  { open, codes }: PurseReconciliations,
): Sides {
  const nameOf = useMemberNames(club);
  return useMemo(() => {
    const matchableOf = ({ references, members, ...movement }: Movement) => ({
      ...movement,
      names: members.map(nameOf),
      codes: [
        ...references,
        ...codes.flatMap(({ member, reference }) => (members.includes(member) ? [reference] : [])),
      ],
    });
    return sidesOf(draft, lines, open, matchableOf);
  }, [lines, draft, open, codes, nameOf]);
}
