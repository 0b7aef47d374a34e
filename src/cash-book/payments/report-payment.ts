import { newId } from '../../platform/chance/chance.js';
import type { ClubWriter } from '../../ledger/write/club-writer.js';
import type { StoredAnswer } from '../../platform/http/write/stored-answer.js';
import { normalisedReference } from '../../money/reference.js';
import type { Database } from '../../platform/database/database.js';
import { NOBODY } from '../../people/actor.js';
import { Problem } from '../../platform/http/problem/problem.js';
import type { ClubWrite } from '../../ledger/requests/club-write.js';
import { requirePayer, writeMoney } from '../write-money.js';
import {
  namedTransfer,
  readTransfersToPay,
  type TransferToPay,
} from '../plans/transfers/transfers-to-pay.js';
import { requireOpen } from '../open-items/require-open.js';
import type { PaymentDto } from './payment.dto.js';
import { readReportedAround } from './read-payments.js';
import { readReferenceOf } from './references.js';
import { answerPayment } from './view-payment.js';

/**
 * A member says that they have paid: it moves nothing. Nobody can say so for somebody else.
 *
 * @throws Problem `member-not-claimed`, `account-not-found`, `account-refused`, `validation-failed`,
 *   `day-refused`, `year-closed`, `club-archived`; `plan-not-found`, `plan-refused` for its transfer;
 *   `voucher-not-found` for an item that is no open one of theirs;
 *   `confirmation-needed` for the amount of another payment of these days
 */
export async function reportPayment(
  writer: ClubWriter,
  database: Pick<Database, 'pool'>,
  write: ClubWrite,
  asked: PaymentDto,
): Promise<StoredAnswer> {
  const { user, member } = write.actor ?? NOBODY;
  if (user === null || member === null) throw new Problem('member-not-claimed', {});
  const payment = newId();
  const { amount, day, purse = null, way, text } = asked;
  const own = await readReferenceOf(database, write.clubId, member);
  const transfers = await readTransfersToPay(database, write.clubId, member);
  const of = transferOf(transfers, asked);
  const known = transfers.find(({ transfer }) => transfer === of.transfer)?.reference ?? own;
  const reference = asked.reference == null ? known : requireReference(asked.reference);
  const items = await requireOpen(database, write.clubId, member, asked.pays);
  const plans = of.plan === undefined ? [] : [of.plan];
  // Only who can be asked is asked.
  const before =
    asked.despite == null ? [] : await readReportedAround(database, write.clubId, member, asked);
  return writeMoney(writer, write, {
    memberIds: [member, ...transfers.map(({ from }) => from)],
    despite: asked.despite,
    rows: { payment: [payment, ...before], plan: plans, planTransfer: plans },
    event: (snapshot) => ({
      kind: 'payment-reported',
      payment,
      member: requirePayer(snapshot, member, 'member'),
      by: user,
      purse,
      ...(way == null ? {} : { way }),
      amount,
      reference,
      day,
      text: text?.trim() ?? '',
      ...of,
      ...items,
    }),
    answer: answerPayment(201),
  });
}

/**
 * The transfer that a payment is for: as it is named, else the one that has its reference; of a payment
 * that names neither the oldest that is open, as that is what the member is asked for.
 */
function transferOf(transfers: readonly TransferToPay[], asked: PaymentDto) {
  if (asked.transfer !== undefined) return namedTransfer(transfers, asked.transfer);
  const open = transfers.filter(({ status }) => status === 'open');
  const written = asked.reference == null ? null : requireReference(asked.reference);
  const found = written === null ? open[0] : open.find(({ reference }) => reference === written);
  return namedTransfer(transfers, found?.transfer ?? null);
}

/**
 * A reference as people type it, as it is written.
 * @throws Problem `validation-failed` for what is none
 */
export function requireReference(typed: string): string {
  const reference = normalisedReference(typed);
  if (reference !== null) return reference;
  throw new Problem('reference-malformed', { reference: typed }, { field: 'reference' });
}
