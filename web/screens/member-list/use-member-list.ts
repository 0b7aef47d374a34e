import { useSuspenseQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { moneyReads } from '../../api/money/money-reads.js';
import type { MyClub } from '../../api/people/me.js';
import { addMemberList, type ListToAdd } from '../../api/people/member-lists.js';
import { membersQuery } from '../../api/people/people.js';
import { useDraft } from '../../outbox/use-draft.js';
import { useAmount } from '../../parts/form/fields/use-amount.js';
import { useDoubts } from '../../parts/form/use-doubts.js';
import { entryNamed } from '../../parts/form/fields/refusal-at.js';
import { useWrite } from '../../parts/form/use-write.js';
import { EMPTY_LIST, type ListDraft } from './list-draft.js';
import { listToAdd, type Balances, type ToAdd } from './list-to-add.js';
import { peopleOf, type LineChange, type ListedPerson } from './sheet/member-sheet.js';
import { useToday } from '../cash-record/money-fields.js';

const NOTHING_WAITS = [] as const;
const NOBODY: readonly ListedPerson[] = [];

/** The list that somebody brings: the draft, what follows from it, and its sending. */
export function useMemberList(club: MyClub, withBalances: boolean) {
  const [draft, write] = useDraft(
    { session: { id: club.id }, waiting: NOTHING_WAITS },
    'member-list',
    EMPTY_LIST,
  );
  const { data } = useSuspenseQuery(membersQuery(club.id));
  const amount = useAmount(club.currency);
  const known = data.members;
  const { read } = draft;
  const people = useMemo(() => {
    if (read === null) return NOBODY;
    const { sheet, columns, changes } = read;
    const amounts = { currency: club.currency, write: amount.write };
    return peopleOf(sheet, columns, { changes, known, amounts });
  }, [read, known, club.currency]);
  const readBalance = (typed: string) =>
    !withBalances || typed.trim() === '' ? 0 : amount.readSigned(typed);
  const balances: Balances = {
    ofPerson: ({ balance }) => readBalance(balance),
    ofPurse: (purse) => readBalance(draft.purses[purse] ?? ''),
  };
  const sending = useSending(club, write);
  return {
    draft,
    write,
    people,
    balances,
    ...sending,
    change: (line: number, change: LineChange) => {
      if (read === null) return;
      const changes = { ...read.changes, [line]: { ...read.changes[line], ...change } };
      write({ ...draft, read: { ...read, changes } });
    },
    send: (usualWhy: string) => {
      const day = draft.day === '' ? sending.today : draft.day;
      const why = draft.why.trim() || usualWhy;
      sending.send(draft, listToAdd(draft, people, balances, { day, why }));
    },
  };
}

export type MemberListInHand = ReturnType<typeof useMemberList>;

const NOTHING_SENT = { lines: [], owners: [] } as const;

function useSending(club: MyClub, write: (draft: ListDraft) => void) {
  const today = useToday(club.id);
  const doubts = useDoubts();
  const [sent, setSent] = useState<Pick<ToAdd, 'lines' | 'owners'>>(NOTHING_SENT);
  const adding = useWrite(
    (list: ListToAdd, key) => addMemberList(club.id, list, key),
    [['members', club.id], ...moneyReads(club.id)],
  );
  return {
    today,
    isPending: adding.isPending,
    error: adding.error,
    isAsked: doubts.isAsked,
    /** The line, or the purse, that the last refusal is about; null for none. */
    refused:
      sent.lines[entryNamed(adding.error, 'members') ?? -1] ??
      sent.owners[entryNamed(adding.error, 'opening.lines') ?? -1] ??
      null,
    send: (draft: ListDraft, { body, lines, owners }: ToAdd) => {
      setSent({ lines, owners });
      const { despite, ...list } = doubts.confirmed(body);
      const asked =
        list.opening == null ? list : { ...list, opening: { ...list.opening, despite } };
      adding.mutate(asked, {
        onError: (error) => {
          doubts.refused(body, despite, error);
        },
        onSuccess: ({ members: added, opening: voucher }) => {
          const { added: _, ...before } = draft;
          const members = added.map(({ id, name }) => ({ id, name }));
          write({ ...EMPTY_LIST, added: { members, voucher: voucher?.label ?? null, before } });
        },
      });
    },
  };
}
