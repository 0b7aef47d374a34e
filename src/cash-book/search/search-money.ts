import { meansName, readSearched, type SearchedText } from '../../money/searched-text.js';
import type { Database } from '../../platform/database/database.js';
import { readMembersMoney } from '../money/read-money.js';
import type { MembersMoney } from '../money/money.view.js';
import type { TransferOfReference } from '../payments/payment.view.js';
import { readReferences } from '../money/read-references.js';
import { readPayments } from '../payments/read-payments.js';
import { findVouchers } from '../vouchers/read-vouchers.js';
import type { MoneyFound } from './search.view.js';

const MOST_FOUND = 20;
/** More than ever wait for an answer. */
const MOST_WAITING = 500;

type Wanted = Pick<SearchedText, 'references' | 'amount'>;

/**
 * The parts of a club's money that a text leads to.
 *
 * @param text a reference, an amount, the number of a voucher, a name, or a line of the bank's statement
 * @throws Problem `club-not-found`
 */
export async function searchMoney(
  database: Pick<Database, 'pool'>,
  clubId: string,
  text: string,
): Promise<MoneyFound> {
  const money = await readMembersMoney(database, clubId, null);
  const { references, amount, voucher, words } = readSearched(text, money.currency);
  const wanted = { references, amount };
  const owners = await readOwners(database, clubId, references);
  const [transfers, payments, vouchers] = await Promise.all([
    readTransfers(database, clubId, wanted),
    readWaiting(database, clubId, wanted),
    findVouchers(database, clubId, { voucher, amount, words, limit: MOST_FOUND }),
  ]);
  return {
    currency: money.currency,
    amount,
    members: membersFor(money, { owners, words, amount }),
    transfers,
    payments,
    vouchers,
  };
}

interface Means extends Pick<SearchedText, 'amount' | 'words'> {
  /** The members whom the references lead to. */
  readonly owners: ReadonlySet<string>;
}

function membersFor(
  { members }: MembersMoney,
  { owners, words, amount }: Means,
): MoneyFound['members'] {
  const byReference = members.filter(({ member }) => owners.has(member));
  const byName = members.filter(({ name }) => meansName(words, name));
  const isOwed = (balance: number) => amount !== null && amount > 0 && Math.abs(balance) === amount;
  const byAmount = byReference.length > 0 ? [] : members.filter((one) => isOwed(one.amount));
  return [...new Set([...byReference, ...byName, ...byAmount])].slice(0, MOST_FOUND);
}

/** The members whom references lead to: of a merged guest the member. */
async function readOwners(
  database: Pick<Database, 'pool'>,
  clubId: string,
  wanted: readonly string[],
): Promise<ReadonlySet<string>> {
  if (wanted.length === 0) return new Set();
  const references = await readReferences(database, clubId);
  const { rows } = await database.pool.query<{ readonly id: string }>({
    name: 'members-of-references',
    text: `SELECT coalesce(merged_into, id) AS id FROM member
      WHERE club_id = $1 AND id = ANY ($2::uuid[])`,
    values: [clubId, wanted.flatMap((reference) => references.get(reference) ?? [])],
  });
  return new Set(rows.map(({ id }) => id));
}

async function readTransfers(
  { pool }: Pick<Database, 'pool'>,
  clubId: string,
  { references, amount }: Wanted,
): Promise<TransferOfReference[]> {
  const { rows } = await pool.query<TransferOfReference>({
    name: 'transfers-found',
    text: `SELECT t.plan_id AS plan, t.id, t.from_id AS "from", t.to_id AS "to", t.amount, t.status
      FROM plan_transfer t JOIN plan p ON p.club_id = t.club_id AND p.id = t.plan_id
      WHERE t.club_id = $1 AND (t.reference = ANY ($2) OR (t.status = 'open' AND t.amount = $3))
      ORDER BY t.reference = ANY ($2) DESC, p.event_seq DESC, t.position LIMIT $4`,
    values: [clubId, references, amount, MOST_FOUND],
  });
  return rows;
}

async function readWaiting(
  database: Pick<Database, 'pool'>,
  clubId: string,
  { references, amount }: Wanted,
): Promise<MoneyFound['payments']> {
  if (references.length === 0 && amount === null) return [];
  const filter = { ids: null, state: 'reported', reference: null } as const;
  const page = { after: null, limit: MOST_WAITING };
  const waiting = await readPayments(database, clubId, filter, page);
  const byReference = waiting.filter((one) => references.includes(one.reference));
  const byAmount = waiting.filter((one) => one.amount === amount);
  return [...new Set([...byReference, ...byAmount])].slice(0, MOST_FOUND);
}
