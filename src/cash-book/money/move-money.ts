import type { Snapshot } from '../../ledger/log/event.js';
import type { ClubWriter } from '../../ledger/write/club-writer.js';
import type { StoredAnswer } from '../../platform/http/write/stored-answer.js';
import { NOBODY } from '../../people/actor.js';
import type { ClubWrite } from '../../platform/http/write/write-request.js';
import { onVoucher } from '../money-fields.js';
import { answerVoucher } from '../vouchers/view-written.js';
import { requireAnother } from '../own-money.js';
import { requirePayer, writeMoney } from '../write-money.js';
import type { GivenDto, MovedDto } from './money.dto.js';

/**
 * Money goes from a member into a purse, or out of one to a member.
 *
 * @throws Problem `member-not-found`, `guest-refused`, `account-not-found`, `account-refused`,
 *   `day-refused`, `year-closed`, `club-archived`; `own-money` for one's own while somebody else may
 */
export function moveMoney(
  writer: ClubWriter,
  write: ClubWrite,
  kind: 'money-received' | 'money-paid-out',
  asked: MovedDto,
): Promise<StoredAnswer> {
  const { member, purse, amount } = asked;
  return writeMoney(writer, write, {
    despite: asked.despite ?? [],
    memberIds: [member],
    access: true,
    event: (snapshot) => {
      requirePayer(snapshot, member, 'member');
      requireOthers(snapshot, write, member);
      return { kind, ...onVoucher(asked), member, purse, amount };
    },
    answer: answerVoucher,
  });
}

/** A member gives another what is theirs at the club. Throws as `moveMoney` does. */
export function giveMoney(
  writer: ClubWriter,
  write: ClubWrite,
  asked: GivenDto,
): Promise<StoredAnswer> {
  const { from, to, amount } = asked;
  return writeMoney(writer, write, {
    despite: asked.despite ?? [],
    memberIds: [from, to],
    access: true,
    event: (snapshot) => {
      requirePayer(snapshot, from, 'from');
      requirePayer(snapshot, to, 'to');
      requireOthers(snapshot, write, to);
      return { kind: 'money-given', ...onVoucher(asked), from, to, amount };
    },
    answer: answerVoucher,
  });
}

/** Somebody does not move money on their own account alone. Throws Problem `own-money`. */
function requireOthers(snapshot: Snapshot, { actor = NOBODY }: ClubWrite, member: string): void {
  requireAnother(snapshot, actor, { member, saidBy: null }, 'another-may-move');
}
