import type { History } from '../../../evening/history.js';
import type { PlayedCardView, RecordedHandView } from '../../../sessions/hands/hand.view.js';
import { viewHands } from '../../../sessions/hands/read-hand.js';
import { findHistory } from '../../../sessions/history.js';
import { Problem } from '../../../platform/http/problem/problem.js';
import { bookName } from '../../../words/book-names.js';
import { readEvenings } from '../../read/read-evenings.js';
import { sessionDay } from '../../read/session-day.js';
import {
  daysOfPeriod,
  inPoints,
  POINTS,
  type About,
  type Amount,
  type ListColumn,
  type Period,
  type Reading,
  type ListTable,
  unitColumn,
} from '../../table.js';

/** As many as any book lets sit at a table. */
const SEATS = [1, 2, 3, 4, 5] as const;
type Seat = (typeof SEATS)[number];

/** A hand with who had which seat. */
interface Hand {
  readonly hand: RecordedHandView;
  readonly session: string;
  readonly book: string;
  /** A new player takes the first free seat and keeps it, so a column is one player's. */
  readonly seats: readonly (string | null)[];
}

const COLUMNS: readonly ListColumn<Hand>[] = [
  { key: 'hand', type: 'number', value: ({ hand }) => hand.number },
  {
    key: 'kind',
    type: 'code',
    value: ({ hand }) => hand.kind,
    word: (code, { codes }) => codes.hands[code],
  },
  { key: 'dealer', type: 'text', value: ({ hand }, { nameOf }) => nameOf(hand.dealer) },
  {
    key: 'contract',
    type: 'code',
    value: ({ hand }) => hand.contract ?? null,
    word: (code, { counted }) => counted[code],
  },
  { key: 'meldinger', type: 'text', value: meldinger },
  { key: 'ultimo', type: 'text', value: ({ hand }, about) => cards([hand.ultimo], about) },
  { key: 'bagud', type: 'text', value: ({ hand }, about) => cards(hand.bagud ?? [], about) },
  { key: 'nolo', type: 'text', value: ({ hand }, about) => nameOrNull(hand.nolo, about) },
  { key: 'tout', type: 'text', value: ({ hand }, about) => nameOrNull(hand.tout, about) },
  { key: 'fines', type: 'number', value: ({ hand }) => hand.fineIds.length },
  ...SEATS.flatMap((seat): readonly ListColumn<Hand>[] => [
    {
      key: `player_${seat}`,
      type: 'text',
      value: (row, about) => nameOrNull(at(row, seat), about),
    },
    { key: `points_${seat}`, type: 'amount', value: (row) => pointsOf(row, seat) },
  ]),
  unitColumn(() => POINTS),
  { key: 'king_pot_after', type: 'number', value: ({ hand }) => hand.pots?.king ?? null },
  { key: 'pagat_pot_after', type: 'number', value: ({ hand }) => hand.pots?.pagat ?? null },
  { key: 'source', type: 'code', value: ({ book }) => book, word: bookName },
  { key: 'revision', type: 'number', value: ({ hand }) => hand.revision },
  { key: 'event', type: 'number', value: ({ hand }) => hand.event },
  { key: 'time', type: 'time', value: ({ hand }) => hand.recordedAt },
  { key: 'session', type: 'text', value: ({ session }) => session },
];

/** The hands of an evening as they count now, as `…/sessions/…/hands` has them. */
export const sessionHands: ListTable<Hand, object> = {
  name: 'hands',
  columns: COLUMNS,
  pages: async function* (reading) {
    yield await handsOf(reading, reading.of.sessionId ?? '');
  },
  days: sessionDay,
};

/** The hands of all evenings, or of those of a period. */
export const clubHands: ListTable<Hand, Period> = {
  name: 'club-hands',
  columns: COLUMNS,
  pages: async function* (reading) {
    for await (const evenings of readEvenings(reading, 'asc')) {
      for (const { id } of evenings) yield await handsOf(reading, id);
    }
  },
  days: daysOfPeriod,
};

function at({ seats }: Hand, seat: Seat): string | null {
  return seats[seat - 1] ?? null;
}

function nameOrNull(player: string | null | undefined, { nameOf }: About): string | null {
  return player == null ? null : nameOf(player);
}

/** The points that the hand gave them, or took. */
function pointsOf(row: Hand, seat: Seat): Amount | null {
  const player = at(row, seat);
  if (player === null) return null;
  let points = 0;
  for (const payment of row.hand.payments) {
    if (payment.to === player) points += payment.points;
    if (payment.from === player) points -= payment.points;
  }
  return inPoints(points);
}

function cards(
  played: readonly (PlayedCardView | null | undefined)[],
  about: About,
): string | null {
  const said = played.flatMap((one) =>
    one == null ? [] : `${about.nameOf(one.player)}: ${about.words.card(one.card)}`,
  );
  return said.length === 0 ? null : said.join(', ');
}

/** Each melding with who declared it: `Anna: Tarokker 11`. */
function meldinger({ hand: { record } }: Hand, about: About): string | null {
  const declared = record !== null && 'meldinger' in record ? (record.meldinger ?? []) : [];
  if (declared.length === 0) return null;
  return declared
    .map((melding) => {
      const what = about.words.reasons[melding.kind] ?? melding.kind;
      const count = 'count' in melding ? ` ${melding.count}` : '';
      return `${about.nameOf(melding.player)}: ${what}${count}`;
    })
    .join(', ');
}

/**
 * An evening is folded whole, and is one page: nobody plays more hands in one than fit into it. As it was
 * when the table was begun: a hand that is corrected meanwhile is in it as it counted then.
 *
 * @throws Problem `session-not-found`
 */
async function handsOf(
  { database, turns, about: { clubId, head } }: Reading<unknown>,
  session: string,
): Promise<readonly Hand[]> {
  const history = await turns(() => findHistory(database, clubId, session, head.seq));
  if (history === null) throw new Problem('session-not-found', {});
  const seats = seatsByHand(history);
  return viewHands(history, { after: 0, limit: Number.MAX_SAFE_INTEGER }).map((hand) => ({
    hand,
    session,
    book: history.rules.book,
    seats: seats.get(hand.number) ?? [],
  }));
}

function seatsByHand({ course }: History): ReadonlyMap<number, readonly (string | null)[]> {
  const byHand = new Map<number, readonly (string | null)[]>();
  let seats: readonly (string | null)[] = SEATS.map(() => null);
  for (const { step, before } of course) {
    if (step.kind !== 'hand-recorded' || before === null) continue;
    seats = seated(seats, before.table.players);
    byHand.set(step.hand, seats);
  }
  return byHand;
}

/** A leaver gives up the seat, and a new player takes the first free one. */
function seated(
  seats: readonly (string | null)[],
  players: readonly string[],
): readonly (string | null)[] {
  const kept = seats.map((player) => (player !== null && players.includes(player) ? player : null));
  const coming = players.filter((player) => !kept.includes(player));
  return kept.map((player) => player ?? coming.shift() ?? null);
}
