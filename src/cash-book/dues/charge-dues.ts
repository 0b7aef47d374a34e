import { newId } from '../../platform/chance/chance.js';
import { booksOf, builtIn } from '../../ledger/books/books.js';
import type { ClubWriter } from '../../ledger/write/club-writer.js';
import type { StoredAnswer } from '../../platform/http/write/stored-answer.js';
import type { LogHead } from '../../ledger/log/chain.js';
import type { DuesLine } from '../../events/money/dues.js';
import { refusal } from '../../money/reasons/reasons.js';
import { Problem } from '../../platform/http/problem/problem.js';
import type { ClubWrite } from '../../ledger/requests/club-write.js';
import { onVoucher } from '../money-fields.js';
import { answerVoucher } from '../vouchers/view-written.js';
import { requirePayer, writeMoney } from '../write-money.js';
import { openLine } from './dues-rows.js';
import type { DuesDto, DuesLineDto, WaiveDto } from './dues.dto.js';

/**
 * Charges members: each of them owes what they are charged from then on, to be paid by the due day.
 *
 * @throws Problem `member-not-found`, `guest-refused`, `account-not-found`, `account-refused`,
 *   `validation-failed`, `day-refused`, `year-closed`, `club-archived`
 */
export function chargeDues(
  writer: ClubWriter,
  write: ClubWrite,
  asked: DuesDto,
): Promise<StoredAnswer> {
  const dues = newId();
  return writeMoney(writer, write, {
    despite: asked.despite,
    memberIds: asked.lines.map(({ member }) => member),
    event: (snapshot) => {
      const income = asked.income ?? builtIn(booksOf(snapshot), 'dues')?.id;
      if (income === undefined) throw new Problem('books-not-open', {});
      return {
        kind: 'dues-charged',
        ...onVoucher(asked),
        dues,
        name: asked.name.trim(),
        income,
        dueDay: asked.dueDay,
        lines: asked.lines.map((line, at) => ({
          member: requirePayer(snapshot, line.member, `lines[${at}].member`),
          class: line.class.trim(),
          amount: line.amount,
          ...partOf(line, `lines[${at}].amount`),
        })),
      };
    },
    answer: (written, snapshot) => {
      const { status, body } = answerVoucher(written, snapshot);
      return { status, body: (head: LogHead) => ({ ...body(head), dues }) };
    },
  });
}

/**
 * The part of the rate that a charge is, where it is one.
 * @throws Refusal `part-is-no-part`
 */
function partOf({ amount, part }: DuesLineDto, field: string): Pick<DuesLine, 'part'> {
  if (part == null) return {};
  const { rate, months, of } = part;
  if (amount > rate || months >= of) throw refusal('part-is-no-part', {}, { field });
  return { part: { rate, months, of } };
}

/**
 * Waives what one member was charged: they owe it no more.
 *
 * @throws Problem `dues-not-found`; `dues-refused` for who was not charged, for what was waived before and
 *   for dues that were taken back; `day-refused`, `year-closed`, `club-archived`
 */
export function waiveDues(
  writer: ClubWriter,
  write: ClubWrite,
  dues: string,
  asked: WaiveDto,
): Promise<StoredAnswer> {
  const { member, why } = asked;
  return writeMoney(writer, write, {
    memberIds: [member],
    rows: { dues: [dues], duesLine: [dues] },
    event: (snapshot) => {
      const found = openLine(booksOf(snapshot), dues, member);
      return {
        kind: 'dues-waived',
        ...onVoucher(asked),
        dues,
        name: found.dues.name,
        member,
        amount: found.line.amount,
        why: why.trim(),
      };
    },
    answer: answerVoucher,
  });
}
