import { balanceAsShown, type CashAccountType } from '../cash-accounts.js';

/**
 * A fiscal year's accounts, or those of a part of it, computed from what is on each account now and what
 * was moved since the year before began. Nothing here is kept: it is the same whenever it is read, but
 * for what is written later under a day of the year.
 */

/**
 * The types of accounts of money: the club's own, a member's, or the clearing account between evenings
 * and members.
 */
export type LedgerType = CashAccountType | 'member' | 'clearing';

/** An account with what is on it now, as the ledger has it. */
export interface LedgerAccount {
  readonly account: number;
  readonly type: LedgerType;
  /** Received less given, in minor units. */
  readonly balance: number;
}

/**
 * When something was moved, by the day of its voucher: in the year before, between that and the days
 * that are asked for, in those days, or later.
 */
export type MovedWhen = 'last' | 'between' | 'now' | 'later';

/** The sums that an account received and gave in a span, by kinds of event. */
export interface MovedSum {
  readonly account: number;
  readonly at: MovedWhen;
  readonly kind: string;
  readonly got: number;
  readonly gave: number;
}

/** The budgeted amount of an account. */
export interface Expected {
  readonly account: number;
  readonly amount: number;
}

/** An amount beside that of the year before, and what was expected. */
export interface Compared {
  readonly amount: number;
  readonly last: number;
  /** Null where no budget names it. */
  readonly budget: number | null;
  /** The amount less the budget. */
  readonly difference: number | null;
}

/** An amount beside that at the end of the year before. */
export interface Stood {
  readonly amount: number;
  readonly last: number;
}

/** The sum that several members owe, or are owed. */
export interface StoodOfMembers extends Stood {
  /** How many of them. */
  readonly members: number;
  readonly membersLast: number;
}

/** The amount that one kind of event moved on an account. */
export interface ByKind {
  readonly kind: string;
  readonly amount: number;
}

interface OfAccount {
  readonly account: number;
}

/** How an account stood and what moved it. */
export interface Movement extends OfAccount {
  readonly opening: number;
  readonly closing: number;
}

export interface AccountsOfYear {
  readonly result: {
    readonly income: readonly (OfAccount & Compared)[];
    readonly expenses: readonly (OfAccount & Compared)[];
    readonly totalIncome: Compared;
    readonly totalExpenses: Compared;
    readonly result: Compared;
  };
  readonly balance: {
    readonly purses: readonly (OfAccount & Stood)[];
    readonly owedByMembers: StoodOfMembers;
    readonly assets: Stood;
    readonly owedToMembers: StoodOfMembers;
    readonly equity: readonly (OfAccount & Stood)[];
    /** Results of all years before. */
    readonly carried: Stood;
    readonly result: Stood;
    /** The sum that evenings left to the club before it had books. */
    readonly unsorted: Stood;
    /** The opening equity, all results and the unsorted money: the club’s own. */
    readonly totalEquity: Stood;
    readonly liabilities: Stood;
    readonly addsUp: boolean;
  };
  readonly purses: readonly (Movement & {
    readonly in: readonly ByKind[];
    readonly out: readonly ByKind[];
  })[];
  readonly members: readonly (Movement & { readonly kinds: readonly ByKind[] })[];
}

/** An account with how it stood at each end, as the ledger has it. */
interface Followed extends LedgerAccount {
  /** Before the year before. */
  readonly before: number;
  /** At the end of the year before. */
  readonly last: number;
  readonly opening: number;
  readonly closing: number;
  /** In the days that are asked for. */
  readonly moved: readonly MovedSum[];
}

/**
 * @param accounts all accounts of the club in money
 * @param moved all sums that they received and gave since the first day of the year before
 * @param budget the budget of the year; empty for none
 */
export function accountsOfYear(
  accounts: readonly LedgerAccount[],
  moved: readonly MovedSum[],
  budget: readonly Expected[],
): AccountsOfYear {
  const byAccount = new Map<number, MovedSum[]>();
  for (const one of moved) {
    const known = byAccount.get(one.account);
    if (known === undefined) byAccount.set(one.account, [one]);
    else known.push(one);
  }
  const all = accounts.map((one) => followed(one, byAccount.get(one.account) ?? []));
  const result = resultOf(all, budget);
  return {
    result,
    balance: balanceOf(all),
    purses: all
      .filter(({ type }) => type === 'purse')
      .map(purseMoves)
      .filter(({ opening, closing, in: got, out }) => {
        return opening !== 0 || closing !== 0 || got.length + out.length > 0;
      }),
    members: all
      .filter(({ type }) => type === 'member')
      .map(memberMoves)
      .filter(({ opening, closing, kinds }) => opening !== 0 || closing !== 0 || kinds.length > 0),
  };
}

function followed(account: LedgerAccount, moved: readonly MovedSum[]): Followed {
  const net = (when: MovedWhen) =>
    sum(moved.filter(({ at }) => at === when).map(({ got, gave }) => got - gave));
  const closing = account.balance - net('later');
  const opening = closing - net('now');
  const last = opening - net('between');
  const before = last - net('last');
  const now = moved.filter(({ at }) => at === 'now');
  return { ...account, before, last, opening, closing, moved: now };
}

function resultOf(all: readonly Followed[], budget: readonly Expected[]): AccountsOfYear['result'] {
  const expected = new Map(budget.map(({ account, amount }) => [account, amount]));
  const linesOf = (type: 'income' | 'expense') =>
    all.flatMap((one): (OfAccount & Compared)[] => {
      if (one.type !== type) return [];
      const amount = balanceAsShown(type, one.closing - one.opening);
      const last = balanceAsShown(type, one.last - one.before);
      const planned = expected.get(one.account) ?? null;
      if (amount === 0 && last === 0 && planned === null) return [];
      return [{ account: one.account, ...compared(amount, last, planned) }];
    });
  const [income, expenses] = [linesOf('income'), linesOf('expense')];
  const hasBudget = budget.length > 0;
  const [totalIncome, totalExpenses] = [total(income, hasBudget), total(expenses, hasBudget)];
  const result = compared(
    totalIncome.amount - totalExpenses.amount,
    totalIncome.last - totalExpenses.last,
    hasBudget ? (totalIncome.budget ?? 0) - (totalExpenses.budget ?? 0) : null,
  );
  return { income, expenses, totalIncome, totalExpenses, result };
}

function compared(amount: number, last: number, budget: number | null): Compared {
  return { amount, last, budget, difference: budget === null ? null : amount - budget };
}

function total(lines: readonly Compared[], hasBudget: boolean): Compared {
  return compared(
    sum(lines.map(({ amount }) => amount)),
    sum(lines.map(({ last }) => last)),
    hasBudget ? sum(lines.map(({ budget }) => budget ?? 0)) : null,
  );
}

function balanceOf(all: readonly Followed[]): AccountsOfYear['balance'] {
  const of = (...types: readonly LedgerType[]) => all.filter(({ type }) => types.includes(type));
  const stood = (accounts: readonly Followed[]): Stood => ({
    amount: sum(accounts.map(({ closing }) => closing)),
    last: sum(accounts.map(({ last }) => last)),
  });
  const purses = of('purse')
    .map(({ account, closing, last }) => ({ account, ...negated({ amount: closing, last }) }))
    .filter(isAnything);
  const members = of('member');
  const owedByMembers = owing(members, -1);
  const owedToMembers = owing(members, 1);
  const results = of('income', 'expense');
  const carried = {
    amount: sum(results.map(({ opening }) => opening)),
    last: sum(results.map(({ before }) => before)),
  };
  const result = less(stood(results), carried);
  const equity = of('equity')
    .map((one) => ({ account: one.account, ...stood([one]) }))
    .filter(isAnything);
  const unsorted = stood(of('clearing'));
  const assets = added([...purses, owedByMembers]);
  const totalEquity = added([...equity, carried, result, unsorted]);
  const liabilities = added([owedToMembers, totalEquity]);
  const addsUp = assets.amount === liabilities.amount && assets.last === liabilities.last;
  return {
    purses,
    owedByMembers,
    assets,
    owedToMembers,
    equity,
    carried,
    result,
    unsorted,
    totalEquity,
    liabilities,
    addsUp,
  };
}

/** Members who are owed (1) or who owe (-1), and how much in all. */
function owing(members: readonly Followed[], sign: 1 | -1): StoodOfMembers {
  const owed = (amounts: readonly number[]) => amounts.filter((one) => one * sign > 0);
  const now = owed(members.map(({ closing }) => closing));
  const last = owed(members.map((one) => one.last));
  return {
    amount: Math.abs(sum(now)),
    last: Math.abs(sum(last)),
    members: now.length,
    membersLast: last.length,
  };
}

function purseMoves({ account, opening, closing, moved }: Followed) {
  return {
    account,
    opening: 0 - opening,
    closing: 0 - closing,
    // A purse's content is negative in the ledger: the purse has given it.
    in: byKind(moved, ({ gave }) => gave),
    out: byKind(moved, ({ got }) => got),
  };
}

function memberMoves({ account, opening, closing, moved }: Followed) {
  return { account, opening, closing, kinds: byKind(moved, ({ got, gave }) => got - gave) };
}

function byKind(moved: readonly MovedSum[], amountOf: (one: MovedSum) => number): ByKind[] {
  return moved
    .map((one) => ({ kind: one.kind, amount: amountOf(one) }))
    .filter(({ amount }) => amount !== 0)
    .sort((a, b) => (a.kind < b.kind ? -1 : 1));
}

function isAnything({ amount, last }: Stood): boolean {
  return amount !== 0 || last !== 0;
}

function negated({ amount, last }: Stood): Stood {
  return { amount: 0 - amount, last: 0 - last };
}

function less(one: Stood, other: Stood): Stood {
  return { amount: one.amount - other.amount, last: one.last - other.last };
}

function added(all: readonly Stood[]): Stood {
  return {
    amount: sum(all.map(({ amount }) => amount)),
    last: sum(all.map(({ last }) => last)),
  };
}

function sum(amounts: readonly number[]): number {
  return amounts.reduce((all, one) => all + one, 0);
}
