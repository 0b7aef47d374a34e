import { decimalsOf } from '../../money/amount.js';
import { amountText } from '../files/cell-text.js';
import { POINTS, type About, type Amount } from '../table.js';
import { safeDescription, safeTag } from './account-names.js';

/** The commodity of points. */
const POINT = 'POINT';

/** An amount under an account, as hledger has it: above zero when the account receives it. */
export interface Posting extends Amount {
  readonly account: string;
  /** The balance after it; null where that is not given. */
  readonly after: number | null;
  readonly tags: Tags;
}

export type Tags = Readonly<Record<string, string | number | null>>;

export interface Transaction {
  readonly day: string;
  /** The number of its event in the log; null for opening balances. */
  readonly event: number | null;
  readonly text: string;
  readonly tags: Tags;
  readonly postings: readonly Posting[];
}

/** The head of a journal: its commodities with their decimals, and its accounts. */
export function journalHead({ currency, club, head }: About, accounts: readonly string[]): string {
  const decimals = decimalsOf(currency);
  return [
    `; ${safeDescription(club)}, ${head.day}, ${head.seq}`,
    'decimal-mark .',
    `commodity 1000. ${POINT}`,
    `commodity 1000.${'0'.repeat(decimals)} ${currency}`,
    ...accounts.map(accountLine),
    '',
    '',
  ].join('\n');
}

export function accountLine(name: string): string {
  return `account ${name}`;
}

/** A transaction, and an empty line behind it. */
export function transactionText({ day, event, text, tags, postings }: Transaction): string {
  const code = event === null ? '' : ` (${event})`;
  const lines = postings.map(({ account, after, tags, ...amount }) => {
    const asserted = after === null ? '' : ` = ${said({ ...amount, amount: after })}`;
    return `    ${account}  ${said(amount)}${asserted}${comment(tags)}`;
  });
  return `${day}${code} ${safeDescription(text)}${comment(tags)}\n${lines.join('\n')}\n\n`;
}

function said(amount: Amount): string {
  return `${amountText(amount)} ${amount.unit === POINTS ? POINT : amount.unit}`;
}

function comment(tags: Tags): string {
  const told = Object.entries(tags).flatMap(([name, value]) =>
    value === null || value === '' ? [] : `${name}:${safeTag(String(value))}`,
  );
  return told.length === 0 ? '' : `  ; ${told.join(', ')}`;
}
