import type { ListColumns } from './sheet/list-columns.js';
import type { LineChanges, MemberSheet } from './sheet/member-sheet.js';

/** A list as it is read, with what somebody corrected in it. */
interface ReadList {
  readonly sheet: MemberSheet;
  readonly columns: ListColumns;
  readonly changes: LineChanges;
}

/** The list that somebody brings, and how far they are with it: it stays on this device. */
export interface ListDraft {
  /** The pasted text. */
  readonly text: string;
  /** Null before it is shown as a list. */
  readonly read: ReadList | null;
  /** The day and the purpose of the opening balances; empty for today, and for the usual words. */
  readonly day: string;
  readonly why: string;
  /** The opening balances of purses as they are typed, by the ids of the purses. */
  readonly purses: Readonly<Record<string, string>>;
  /** The list that was added last, until another one is begun. */
  readonly added: AddedNow | null;
}

/** A list that was just added. */
export interface AddedNow {
  readonly members: readonly { readonly id: string; readonly name: string }[];
  /** The voucher of its opening balances, as it is called; null for none. */
  readonly voucher: string | null;
  /** As it was, for when it is taken back. */
  readonly before: Omit<ListDraft, 'added'>;
}

export const EMPTY_LIST: ListDraft = {
  ...{ text: '', read: null, day: '', why: '', purses: {}, added: null },
};
