import type { AccountList } from '../../../src/cash-book/accounts/account.view.js';
import type { BooksView } from '../../../src/cash-book/books/books.view.js';
import type { PaymentPage } from '../../../src/cash-book/payments/payment.view.js';
import type { PlanPage, PlanView } from '../../../src/cash-book/plans/plan.view.js';
import type { MemberView } from '../../../src/clubs/view.js';
import type { BalanceReport } from '../../../src/reports/balance-report.js';
import type { DisputeList } from '../../../src/sessions/disputes/dispute.view.js';
import type { SessionList, SessionView } from '../../../src/sessions/table/session.view.js';
import { memberAt } from '../access/access.js';
import { make } from '../access/access-club.js';
import { call, expectProblem, read, type Answer } from '../api/api.js';

/** Somebody who is to leave, with all that may be open of theirs. */

/** Why nobody can leave, in the order in which it is said. */
type Open =
  | 'leaves-table'
  | 'leaves-dispute'
  | 'leaves-payment'
  | 'leaves-transfer'
  | 'leaves-debt'
  | 'leaves-money';

/** The leaver. */
export interface Leaver {
  readonly base: string;
  readonly club: string;
  readonly member: string;
}

/** Asks that a member is forgotten, as the owner. */
export function forget(base: string, club: string, member: string): Promise<Answer<MemberView>> {
  return call(base, 'POST', `/v1/clubs/${club}/members/${member}/forget`);
}

/**
 * Settles what is open of a member, as those of the club would, in the order in which it is refused.
 *
 * @returns the reasons of each refusal; what was settled can bring up what was not open before
 */
export async function settleAll(leaver: Leaver): Promise<string[][]> {
  const { base, club, member } = leaver;
  const said: string[][] = [];
  for (;;) {
    const answer = await forget(base, club, member);
    if (answer.status === 200) return said;
    const { reason, alsoBecause = [] } = expectProblem(answer, 'leaving-refused');
    // Said again although it was settled: it would never end.
    if (said.some(([first]) => first === reason)) throw new Error(`${reason} is said again`);
    said.push([reason, ...alsoBecause]);
    await settle(leaver, reason as Open);
  }
}

/** Settles one thing. */
export async function settle({ base, club, member }: Leaver, reason: Open): Promise<void> {
  const path = `/v1/clubs/${club}`;
  switch (reason) {
    case 'leaves-table':
      return closeTables(base, path, member);
    case 'leaves-dispute':
      return decideDisputes(base, path, { member });
    case 'leaves-payment':
      return declinePayments(base, path, member);
    case 'leaves-transfer':
      return dropTransfers(base, path, member);
    case 'leaves-debt':
    case 'leaves-money':
      return evenOut(base, path, member);
  }
}

async function closeTables(base: string, path: string, member: string): Promise<void> {
  const { sessions } = await read<SessionList>(base, `${path}/sessions`);
  for (const { id, status, seats } of sessions) {
    if (status !== 'open' || !seats.includes(member)) continue;
    const { version } = await read<SessionView>(base, `${path}/sessions/${id}`);
    await make(base, `${path}/sessions/${id}/close`, undefined, { version });
  }
}

async function decideDisputes(
  base: string,
  path: string,
  { member }: Pick<Leaver, 'member'>,
): Promise<void> {
  const { disputes } = await read<DisputeList>(
    base,
    `${path}/disputes?state=open&member=${member}`,
  );
  if (disputes.length === 0) return;
  // The auditor may have sat at the table: an auditor who never did decides.
  const { id: judge } = await make<MemberView>(base, `${path}/members`, { name: 'Ulla' });
  const as = await memberAt(base, path.split('/').at(-1) ?? '', judge);
  const body = { text: 'Nej' };
  for (const { id, session } of disputes) {
    await make(base, `${path}/sessions/${session}/disputes/${id}/uphold`, body, { as });
  }
}

async function declinePayments(base: string, path: string, member: string): Promise<void> {
  const { payments } = await read<PaymentPage>(
    base,
    `${path}/payments?state=reported&member=${member}`,
  );
  for (const { id, version } of payments) {
    await make(base, `${path}/payments/${id}/decline`, { why: 'Nej' }, { version });
  }
}

async function dropTransfers(base: string, path: string, member: string): Promise<void> {
  const { plans } = await read<PlanPage>(base, `${path}/plans`);
  for (const { id } of plans) {
    const { transfers } = await read<PlanView>(base, `${path}/plans/${id}`);
    for (const { id: transfer, from, to, status, version } of transfers) {
      if (status !== 'open' || ![from.member, to.member].includes(member)) continue;
      await make(
        base,
        `${path}/plans/${id}/transfers/${transfer}/drop`,
        { why: 'Nej' },
        { version },
      );
    }
  }
}

/** Debts are received, credits are paid out. */
async function evenOut(base: string, path: string, member: string): Promise<void> {
  const { money } = await read<BalanceReport>(base, `${path}/members/${member}/balance`);
  const { accounts } = await read<AccountList>(base, `${path}/accounts`);
  const purse = accounts.find(({ code }) => code === 'drawer')?.id;
  const { today } = await read<BooksView>(base, `${path}/books`);
  const how = money < 0 ? 'money-received' : 'money-paid-out';
  await make(base, `${path}/${how}`, { day: today, member, purse, amount: Math.abs(money) });
}
