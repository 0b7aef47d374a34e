import { accountName } from '../../words/languages.js';
import { labelOf, type MoneyLine } from '../lists/money/journal.js';
import { inMoney, inPoints, type About } from '../table.js';
import type { AccountNames } from './account-names.js';
import { accountLine, transactionText, type Posting, type Transaction } from './journal-text.js';
import type { PointsAccount, PointsBefore, PointsLine } from './read-points.js';

/** Writes transactions, and keeps the balances of accounts. */
export class Journal {
  readonly #money = new Map<number, number>();
  /** By evening, the accounts with what they hold. */
  readonly #points = new Map<string, Map<string, number>>();

  constructor(
    private readonly about: About,
    private readonly names: AccountNames,
  ) {}

  opening(
    day: string,
    money: ReadonlyMap<number, number>,
    points: readonly PointsBefore[],
  ): string {
    const declared: string[] = [];
    const postings: Posting[] = [];
    for (const [id, balance] of money) {
      this.#money.set(id, balance);
      if (balance === 0) continue;
      const amount = inMoney(0 - balance, this.about);
      postings.push({ account: this.names.of(id), ...amount, after: amount.amount, tags: {} });
    }
    for (const { balance, session, sessionDay, ...account } of points) {
      const name = this.#evening(account, { session, day: sessionDay }, declared);
      this.#move(session, name, balance);
      if (balance === 0) continue;
      postings.push({ account: name, ...inPoints(balance), after: balance, tags: {} });
    }
    const text = accountName(this.about.language, { name: null, code: 'opening' });
    const transaction = { day, event: null, text, tags: {}, postings };
    return declaredText(declared) + (postings.length === 0 ? '' : transactionText(transaction));
  }

  /** An event's payments in points. */
  points(lines: readonly PointsLine[], day: string): string {
    const [first] = lines;
    if (first === undefined) return '';
    const { kind, event, session, sessionDay } = first;
    const declared: string[] = [];
    const evening = { session, day: sessionDay };
    const postings = lines.flatMap((line): Posting[] => {
      const { amount, line: number, hand, fine, reason, source } = line;
      const tags = { line: number, hand, fine, reason, source };
      const from = this.#evening(line.from, evening, declared);
      const to = this.#evening(line.to, evening, declared);
      this.#move(session, from, -amount);
      this.#move(session, to, amount);
      return [
        { account: from, ...inPoints(-amount), after: null, tags },
        { account: to, ...inPoints(amount), after: null, tags },
      ];
    });
    const text = this.#pointsText(first);
    const said: Transaction = { day, event, text, tags: { kind, session }, postings };
    const isAsserted = kind === 'session-closed' || kind === 'correction-recorded';
    const all = isAsserted ? [...postings, ...this.#assertedPoints(session)] : postings;
    return declaredText(declared) + transactionText({ ...said, postings: all });
  }

  /** An event's payments in money. */
  money(lines: readonly MoneyLine[]): string {
    const [first] = lines;
    if (first === undefined) return '';
    const { day, event, kind, session, text } = first;
    const postings = lines.flatMap((line): Posting[] => {
      const { amount, debit, credit, line: at, source } = line;
      this.#money.set(debit, (this.#money.get(debit) ?? 0) - amount);
      this.#money.set(credit, (this.#money.get(credit) ?? 0) + amount);
      const tags = { line: at, source };
      return [
        { account: this.names.of(debit), ...inMoney(amount, this.about), after: null, tags },
        { account: this.names.of(credit), ...inMoney(-amount, this.about), after: null, tags },
      ];
    });
    const word = this.about.words.kinds[kind] ?? kind;
    const touched = new Set(lines.flatMap(({ debit, credit }) => [debit, credit]));
    return transactionText({
      day,
      event,
      text: text === '' ? word : `${word}: ${text}`,
      tags: { kind, session, voucher: labelOf(first), receipt: first.receipt },
      postings: session === null ? postings : [...postings, ...this.#assertedMoney(touched)],
    });
  }

  #pointsText({ kind, hand }: PointsLine): string {
    const { kinds, columns } = this.about.words;
    if (kind === 'hand-recorded' && hand !== null) return `${columns.hand} ${hand}`;
    return kinds[kind] ?? kind;
  }

  #evening(
    { id, whose, kind }: PointsAccount,
    evening: { readonly session: string; readonly day: string },
    declared: string[],
  ): string {
    const said = this.about.words.parties[kind] ?? kind;
    const { name, isNew } = this.names.ofEvening(id, evening, { whose, kind: said });
    if (isNew) declared.push(name);
    return name;
  }

  #move(session: string, account: string, amount: number): void {
    const held = this.#points.get(session) ?? new Map<string, number>();
    this.#points.set(session, held.set(account, (held.get(account) ?? 0) + amount));
  }

  #assertedPoints(session: string): Posting[] {
    return [...(this.#points.get(session) ?? [])].map(([account, after]) => {
      return { account, ...inPoints(0), after, tags: {} };
    });
  }

  #assertedMoney(accounts: ReadonlySet<number>): Posting[] {
    return [...accounts].map((id) => {
      const after = 0 - (this.#money.get(id) ?? 0);
      return { account: this.names.of(id), ...inMoney(0, this.about), after, tags: {} };
    });
  }
}

function declaredText(names: readonly string[]): string {
  return names.length === 0 ? '' : `${names.map(accountLine).join('\n')}\n\n`;
}
