import { useSuspenseQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { moneyReads } from '../../api/money/cash.js';
import type { MyClub } from '../../api/people/me.js';
import { addMemberList, type ListToAdd } from '../../api/people/member-lists.js';
import { membersQuery } from '../../api/people/people.js';
import { useDraft } from '../../outbox/use-draft.js';
import { useAmount } from '../../parts/form/use-amount.js';
import { useDoubts } from '../../parts/form/use-doubts.js';
import { entryNamed } from '../../parts/form/refusal-at.js';
import { useWrite } from '../../parts/form/use-write.js';
import { EMPTY_LIST, type ListDraft } from './list-draft.js';
import { peopleOf, type LineChange, type ListedPerson } from './member-sheet.js';
import { useToday } from '../cash-record/money-fields.js';

const NOTHING_WAITS = [] as const;
const NOBODY: readonly ListedPerson[] = [];

/** The lines in the order in which they were sent. */
interface SentLines {
  readonly members: readonly number[];
  readonly known: readonly number[];
}

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
  const balanceOf = ({ balance }: ListedPerson) =>
    !withBalances || balance.trim() === '' ? 0 : amount.readSigned(balance);
  const sending = useSending(club, write);
  return {
    draft,
    write,
    people,
    balanceOf,
    ...sending,
    change: (line: number, change: LineChange) => {
      if (read === null) return;
      const changes = { ...read.changes, [line]: { ...read.changes[line], ...change } };
      write({ ...draft, read: { ...read, changes } });
    },
    send: (usualWhy: string) => {
      sending.send(draft, { people, balanceOf, why: draft.why.trim() || usualWhy });
    },
  };
}

export type MemberListInHand = ReturnType<typeof useMemberList>;

interface Said {
  readonly people: readonly ListedPerson[];
  readonly balanceOf: (person: ListedPerson) => number | null;
  readonly why: string;
}

function useSending(club: MyClub, write: (draft: ListDraft) => void) {
  const today = useToday(club.id);
  const doubts = useDoubts();
  const [sent, setSent] = useState<SentLines>({ members: [], known: [] });
  const adding = useWrite(
    (list: ListToAdd, key) => addMemberList(club.id, list, key),
    [['members', club.id], ...moneyReads(club.id)],
  );
  return {
    today,
    isPending: adding.isPending,
    error: adding.error,
    isAsked: doubts.isAsked,
    /** The line that the last refusal is about; null for none. */
    refusedLine:
      sent.members[entryNamed(adding.error, 'members') ?? -1] ??
      sent.known[entryNamed(adding.error, 'opening.lines') ?? -1] ??
      null,
    send: (draft: ListDraft, { people, balanceOf, why }: Said) => {
      const news = people.filter(({ isAdded }) => isAdded);
      const olds = people.filter((one) => isBooked(one) && (balanceOf(one) ?? 0) !== 0);
      const lines = olds.flatMap((one) =>
        one.known === null ? [] : [{ member: one.known.id, amount: balanceOf(one) ?? 0 }],
      );
      const members = news.map((one) => {
        const balance = balanceOf(one) ?? 0;
        return { name: one.name.trim(), ...(balance === 0 ? {} : { balance }) };
      });
      setSent({ members: news.map(({ line }) => line), known: olds.map(({ line }) => line) });
      const hasBalances = lines.length > 0 || members.some(({ balance }) => balance !== undefined);
      const opening = { day: draft.day === '' ? today : draft.day, text: why, lines };
      const body = hasBalances ? { members, opening } : { members };
      const { despite, ...list } = doubts.confirmed(body);
      const asked = 'opening' in list ? { ...list, opening: { ...list.opening, despite } } : list;
      adding.mutate(asked, {
        onError: (error) => {
          doubts.refused(body, despite, error);
        },
        onSuccess: ({ members: added, opening: voucher }) => {
          const { added: _, ...before } = draft;
          const names = added.map(({ id, name }) => ({ id, name }));
          write({
            ...EMPTY_LIST,
            added: { members: names, voucher: voucher?.label ?? null, before },
          });
        },
      });
    },
  };
}

/** Whether a line is somebody of the club, whose balance is booked. */
export function isBooked({ known, isAdded }: ListedPerson): boolean {
  return known !== null && !known.guest && known.archivedAt === null && !isAdded;
}
