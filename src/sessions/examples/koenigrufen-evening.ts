import { EXAMPLE, atMinute } from '../../platform/http/reference/example-ids.js';
import { KOENIGRUFEN } from '../../rules/koenigrufen/books/koenigrufen.js';
import type { KoenigrufenHandRecord } from '../../rules/koenigrufen/record/hand.js';
import { resolveRules } from '../../rules/koenigrufen/books/house-rules.js';
import type { PlayerId } from '../../rules/payment.js';
import type { HandRecordedView } from '../hands/hand.view.js';
import { nextHand } from '../../evening/asked.js';
import { applyHand, applyOpening, type SessionState } from '../../evening/fold.js';
import type { SessionOpenedView } from '../table/session.view.js';
import { viewHand, viewPayments, viewSession, viewTable } from '../view.js';

/**
 * The evening of Königrufen that the examples of the API reference show, played by the same rules
 * and shown by the same views as a real one.
 */

const id = (text: string): PlayerId => text as PlayerId;
const KAREN = id(EXAMPLE.karen);
const BORGE = id(EXAMPLE.borge);
const ELSE = id(EXAMPLE.else);
const AKSEL = id(EXAMPLE.aksel);
const SESSION = EXAMPLE.koenigrufenSession;

/** One krone a point: in Königrufen the stakes are small numbers. */
const RATE = 100;

/** Aksel deals, so that Karen is forehand. */
export const KOENIGRUFEN_OPENING = {
  book: 'koenigrufen',
  rate: RATE,
  seats: [KAREN, BORGE, ELSE, AKSEL],
  firstDealer: AKSEL,
} as const;

/** Karen calls the king of hearts, which Else holds, and makes her pagat ultimo against a kontra. */
export const RUFER: KoenigrufenHandRecord = {
  game: 'koenigrufen',
  contract: 'rufer',
  declarer: KAREN,
  calledKing: 'hearts',
  kingHolder: ELSE,
  announcements: [{ figure: 'pagat-ultimo', player: KAREN, kontra: 'kontra', kontraBy: BORGE }],
  count: [{ side: 'declarer', points: '41/2' }],
  figures: [
    { figure: 'pagat-ultimo', player: KAREN },
    { figure: 'trull', side: 'declarer' },
  ],
};

/** Else takes a second trick and loses, to Børge double. */
export const PICCOLO: KoenigrufenHandRecord = {
  game: 'koenigrufen',
  contract: 'piccolo',
  declarer: ELSE,
  personalKontra: [{ player: BORGE, kontra: 'kontra' }],
  tricks: [{ player: ELSE, tricks: 2 }],
};

/** Aksel has most, and Børge took no trick; what Aksel has follows from the others. */
export const TRISCHAKEN: KoenigrufenHandRecord = {
  game: 'koenigrufen',
  contract: 'trischaken',
  count: [
    { player: KAREN, points: '20/1' },
    { player: BORGE, blad: 0 },
    { player: ELSE, points: '15' },
  ],
  virgins: [BORGE],
};

/** The rules of the session in the examples. */
export const KOENIGRUFEN_RULES_PINNED = resolveRules(KOENIGRUFEN);

/** As in a club whose log holds nothing yet but its opening and four members. */
const FIRST_EVENT = 6;
const BOOK_VERSION = '7a40d2c91be5';
/** The evening is a week after that of Tarok. */
const A_WEEK = 7 * 24 * 60;
class KoenigrufenEvening {
  readonly opened: SessionOpenedView;
  readonly #rules = KOENIGRUFEN_RULES_PINNED;
  #state: SessionState;
  #event = FIRST_EVENT;

  constructor() {
    const { book, rate, seats, firstDealer } = KOENIGRUFEN_OPENING;
    const facts = { game: 'koenigrufen', book, bookVersion: BOOK_VERSION, rate } as const;
    const { state, payments } = applyOpening({
      kind: 'session-opened',
      session: SESSION,
      ...facts,
      rules: this.#rules,
      seats,
      firstDealer,
    });
    this.#state = state;
    const session = viewSession({
      id: SESSION,
      ...facts,
      rules: this.#rules,
      state,
      status: 'open',
      tableName: null,
      openedAt: atMinute(A_WEEK),
      closedAt: null,
      voided: 0,
    });
    this.opened = { ...session, payments: viewPayments(payments) };
  }

  hand(record: KoenigrufenHandRecord, minute: number): HandRecordedView {
    const event = nextHand(SESSION, this.#state, record, () => '');
    const folded = applyHand(this.#rules, this.#state, event);
    this.#state = folded.state;
    this.#event += 1;
    return {
      ...viewHand(folded, record, []),
      event: this.#event,
      recordedAt: atMinute(A_WEEK + minute),
      session: viewTable(this.#rules, folded.state),
    };
  }
}

let played: ReturnType<typeof play> | null = null;

/** The evening, played once when first asked for. */
export function koenigrufenEvening() {
  return (played ??= play());
}

function play() {
  const table = new KoenigrufenEvening();
  return {
    opened: table.opened,
    rufer: table.hand(RUFER, 9),
    piccolo: table.hand(PICCOLO, 15),
    trischaken: table.hand(TRISCHAKEN, 26),
  };
}
