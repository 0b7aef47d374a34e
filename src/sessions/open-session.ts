import { createHash, randomUUID } from 'node:crypto';
import { canonical } from '../ledger/canonical.js';
import type { ClubWriter, WriteAnswer } from '../ledger/club-writer.js';
import type { Decision, Snapshot } from '../ledger/event.js';
import { nextAccountId } from '../ledger/posting.js';
import { Problem } from '../platform/problem.js';
import type { PlayerId } from '../rules/payment.js';
import { ruleBook } from '../rules/rule-book.js';
import type { TarokBook } from '../rules/tarok/book.js';
import type { HouseRules } from '../rules/tarok/house-rules.js';
import { resolveRules } from '../rules/tarok/house-rules.js';
import { sessionAccounts } from './club-replayer.js';
import type { SessionAccounts, SessionOpened } from './event.js';
import { applyOpening } from './replay.js';
import { seatRows } from './seats.js';
import type { WriteContext } from './session-write.js';
import { byTheRules, etagOf, sessionEvent, takeMember } from './session-write.js';
import { viewPayments, viewTable } from './view.js';

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
  context: WriteContext,
  opening: SessionOpening,
): Promise<WriteAnswer> {
  const book = ruleBook(opening.book);
  const rules = byTheRules(() => resolveRules(book, opening.houseRules ?? {}));
  const bookVersion = versionOf(book);
  return writer.write({
    ...context,
    memberIds: opening.seats,
    decide(snapshot, now): Decision {
      if (snapshot.club.archivedAt !== null) {
        throw new Problem('club-archived', 'The club is archived; restore it first.');
      }
      opening.seats.forEach((player, seat) => takeMember(snapshot, player, `seats[${seat}]`));
      const session = randomUUID();
      const event: SessionOpened = {
        kind: 'session-opened',
        session,
        game: 'tarok',
        book: book.id,
        bookVersion,
        rules,
        rate: opening.rate,
        seats: opening.seats,
        firstDealer: opening.firstDealer,
        accounts: numberAccounts(snapshot, opening.seats),
      };
      const folded = byTheRules(() => applyOpening(event));
      const { kingPot, pagatPot } = event.accounts;
      const row = { game: event.game, book: book.id, bookVersion, rate: opening.rate };
      return {
        events: [
          sessionEvent(event, folded.postings, {
            newAccounts: sessionAccounts(event, null),
            session: {
              change: 'open',
              id: session,
              ...row,
              bookContent: book,
              rules,
              state: folded.state,
            },
            seats: seatRows(folded.state),
            pots: [
              { kind: 'king', accountId: kingPot },
              { kind: 'pagat', accountId: pagatPot },
            ],
          }),
        ],
        response: {
          status: 201,
          etag: etagOf(folded.state.version),
          body: {
            id: session,
            ...row,
            readings: rules.readings,
            status: 'open',
            openedAt: now.toISOString(),
            closedAt: null,
            hands: 0,
            ...viewTable(rules, folded.state),
            payments: viewPayments(folded.payments),
          },
        },
      };
    },
  });
}

/** The accounts of a new session: both pots, then the players in seat order. */
function numberAccounts(snapshot: Snapshot, seats: readonly PlayerId[]): SessionAccounts {
  const id = (index: number): number => nextAccountId(snapshot.club, index);
  const players = seats.map((player, seat) => [player, id(seat + 2)] as const);
  return { kingPot: id(0), pagatPot: id(1), players: Object.fromEntries(players) };
}

const versions = new WeakMap<TarokBook, string>();

/** A book is known by what it says: the first 12 digits of the SHA-256 of its data. */
function versionOf(book: TarokBook): string {
  const known = versions.get(book);
  if (known !== undefined) return known;
  const version = createHash('sha256').update(canonical(book)).digest('hex').slice(0, 12);
  versions.set(book, version);
  return version;
}
