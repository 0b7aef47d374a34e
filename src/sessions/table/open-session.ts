import { createHash, randomUUID } from 'node:crypto';
import { canonical } from '../../ledger/log/canonical.js';
import type { ClubWriter, WriteAnswer } from '../../ledger/write/club-writer.js';
import type { Decision, MemberRow, Snapshot } from '../../ledger/log/event.js';
import { nextAccountId } from '../../ledger/log/posting.js';
import type { ClubWrite } from '../../platform/write-request.js';
import { checkInUse } from '../../clubs/in-use.js';
import type { PlayerId } from '../../rules/payment.js';
import { gameOf, type Book, type Rules } from '../../rules/game.js';
import { resolveRules, ruleBook } from '../../rules/rule-book.js';
import type { HouseRules } from '../../rules/house-rules.js';
import type { SessionAccounts, SessionOpened } from '../../evening/event.js';
import { applyOpening, keeperAccounts } from '../../evening/fold.js';
import { byTheRules, etagOf, takeMember } from '../session-write.js';
import type { SessionOpenedView } from './session.view.js';
import { viewPayments, viewSession } from '../view.js';
import { writtenBy } from '../written.js';

/** What an evening starts with. */
export interface SessionOpening {
  readonly book: string;
  readonly houseRules?: HouseRules | null;
  /** Minor units of money a point; 0 for honour. */
  readonly rate: number;
  /** Member ids, counter-clockwise. */
  readonly seats: readonly PlayerId[];
  readonly firstDealer: PlayerId;
}

/**
 * Opens an evening: pins the rules, lays the table, founds the pots.
 *
 * @returns the session, as it is first answered
 * @throws Problem `seats-refused`, `house-rule-unknown`, `member-not-found`, `member-archived`
 */
export function openSession(
  writer: ClubWriter,
  write: ClubWrite,
  opening: SessionOpening,
): Promise<WriteAnswer> {
  const book = ruleBook(opening.book);
  const rules = byTheRules(() => resolveRules(book, opening.houseRules ?? {}));
  const bookVersion = versionOf(book);
  return writer.write({
    ...write,
    memberIds: opening.seats,
    decide(snapshot, now): Decision {
      checkInUse(snapshot.club);
      const members = opening.seats.map((player, seat) =>
        takeMember(snapshot, player, `seats[${seat}]`),
      );
      const session = randomUUID();
      const event: SessionOpened = {
        kind: 'session-opened',
        session,
        game: rules.game,
        book: book.id,
        bookVersion,
        rules,
        rate: opening.rate,
        seats: opening.seats,
        firstDealer: opening.firstDealer,
        accounts: numberAccounts(snapshot, rules, members),
      };
      const folded = byTheRules(() => applyOpening(event));
      const row = { game: event.game, book: book.id, bookVersion, rate: opening.rate };
      return {
        events: [writtenBy(event, null, folded, book)],
        response: {
          status: 201,
          etag: etagOf(folded.state.version),
          body: {
            ...viewSession({
              ...row,
              id: session,
              rules,
              state: folded.state,
              status: 'open',
              openedAt: now.toISOString(),
              closedAt: null,
            }),
            payments: viewPayments(folded.payments),
          } satisfies SessionOpenedView,
        },
      };
    },
  });
}

/** The accounts of a new session: its pots or its kitty, then the players in seat order. */
function numberAccounts(
  { club }: Snapshot,
  rules: Rules,
  members: readonly MemberRow[],
): SessionAccounts {
  const { keepers } = gameOf(rules);
  return {
    ...keeperAccounts(keepers, nextAccountId(club)),
    players: Object.fromEntries(
      members.map(({ id }, seat) => [id, nextAccountId(club, keepers.length + seat)] as const),
    ),
    money: Object.fromEntries(members.map(({ id, accountId }) => [id, accountId] as const)),
  };
}

const versions = new WeakMap<Book, string>();

/** A book is known by what it says: the first 12 digits of the SHA-256 of its data. */
function versionOf(book: Book): string {
  const known = versions.get(book);
  if (known !== undefined) return known;
  const version = createHash('sha256').update(canonical(book)).digest('hex').slice(0, 12);
  versions.set(book, version);
  return version;
}
