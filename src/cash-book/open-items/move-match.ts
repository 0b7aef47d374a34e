import { requireMovable } from '../../money/open-items/require-movable.js';
import type { ClubWriter } from '../../ledger/write/club-writer.js';
import { StaleRead, writeWithFreshRead } from '../../ledger/write/fresh-read.js';
import type { ReadPool } from '../../platform/database/pools.js';
import { Problem } from '../../platform/http/problem/problem.js';
import type { StoredAnswer } from '../../platform/http/write/stored-answer.js';
import type { ClubWrite } from '../../ledger/requests/club-write.js';
import { decideMoney, requirePayer } from '../write-money.js';
import type { MatchMoveDto } from './open-items.dto.js';
import { readFoldedItems } from './read-open-items.js';

/**
 * Moves a part of a match of a member to another open item of theirs. It posts nothing, and the
 * same move with both items exchanged undoes it. Nobody moves their own.
 *
 * @throws Problem `member-not-found`, `guest-refused`, `own-money`, `voucher-not-found`, `match-refused`,
 *   `club-archived`
 */
export function moveMatch(
  writer: ClubWriter,
  database: ReadPool,
  write: ClubWrite,
  asked: MatchMoveDto,
): Promise<StoredAnswer> {
  const { member, matched, from, to, amount } = asked;
  return writeWithFreshRead(
    writer,
    write,
    () => readFoldedItems(database, write.clubId, member),
    ({ head, currency, people }) => ({
      memberIds: [member, ...(write.actor?.member == null ? [] : [write.actor.member])],
      books: true,
      decide(snapshot, now) {
        if (head !== snapshot.club.headSeq) throw new StaleRead();
        return decideMoney(snapshot, now, {
          event: () => {
            requirePayer(snapshot, member, 'member');
            const by = write.actor?.member ?? '';
            if ((snapshot.members.get(by)?.mergedInto ?? by) === member) {
              throw new Problem('own-match', {}, { field: 'member' });
            }
            const [person] = people;
            if (person === undefined)
              throw new Problem('member-not-found', {}, { field: 'member' });
            requireMovable(person.items, asked, currency);
            return {
              kind: 'match-moved',
              member,
              matched,
              from,
              to,
              amount,
              why: asked.why.trim(),
            };
          },
          answer: () => ({ status: 201, body: ({ seq }) => ({ event: seq }) }),
        });
      },
    }),
  );
}
