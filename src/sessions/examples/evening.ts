import { EXAMPLE, atMinute } from '../../platform/http/reference/example-ids.js';
import { actorText } from '../../people/actor.js';
import { headText } from '../../ledger/log/head-text.js';
import type { PlayerId } from '../../rules/payment.js';
import { BRIX_1996 } from '../../rules/tarok/books/brix-1996.js';
import type { FineRecord } from '../../rules/fine-record.js';
import type { TarokHandRecord } from '../../rules/tarok/record/hand.js';
import { resolveRules } from '../../rules/tarok/books/house-rules.js';
import type { SessionEvent } from '../../evening/event.js';
import type { FineRecordedView } from '../fines/fine.view.js';
import type { HandRecordedView } from '../hands/hand.view.js';
import {
  applyFine,
  applyHand,
  applyOpening,
  type Folded,
  type SessionState,
} from '../../evening/fold.js';
import { apply } from '../../evening/steps.js';
import type {
  SeatChangedView,
  SessionClosedView,
  SessionOpenedView,
} from '../table/session.view.js';
import type { LoggedStep } from '../../evening/history.js';
import { nextHand } from '../../evening/asked.js';
import { viewHand, viewMoney, viewPayments, viewSession, viewTable } from '../view.js';

/**
 * The evening that the examples of the API reference show. It is played by the same rules and shown
 * by the same views as a real one, so that no example can say what the service would not.
 */

const id = (text: string): PlayerId => text as PlayerId;
const KAREN = id(EXAMPLE.karen);
const BORGE = id(EXAMPLE.borge);
const ELSE = id(EXAMPLE.else);
const AKSEL = id(EXAMPLE.aksel);

/** Karen records it all, as a user who has not said yet which member she is. */
export const RECORDER = {
  actor: actorText({ user: EXAMPLE.user, device: null, member: null }),
  actorName: 'karen@example.org',
};

/** The rate of the evening: 10 øre a point. */
const RATE = 10;

export const OPENING = {
  book: 'brix-1996',
  rate: RATE,
  seats: [KAREN, BORGE, ELSE, AKSEL],
  firstDealer: KAREN,
};

export const FULL_HAND: TarokHandRecord = {
  dealer: KAREN,
  meldinger: [
    { player: KAREN, kind: 'trumps', count: 11, withPagat: true },
    { player: KAREN, kind: 'matadors', count: 4 },
    { player: BORGE, kind: 'cavallerie', suit: 'hearts', grade: 'full' },
  ],
  events: [
    { kind: 'king-lost', player: BORGE, suit: 'clubs' },
    { kind: 'pagat-won', player: KAREN },
  ],
  fines: [
    {
      player: AKSEL,
      code: 'lead-out-of-turn',
      stage: 'play',
      selfReported: false,
      reportedBy: BORGE,
      note: 'Led to the ninth trick.',
    },
  ],
  trickless: [],
  lastTrick: {
    winner: KAREN,
    ultimoCards: [{ player: BORGE, card: 'king-hearts' }],
    liable: null,
  },
  count: [
    { player: KAREN, points: 39 },
    { player: AKSEL, points: 15 },
  ],
};

export const NOLO: TarokHandRecord = {
  trickless: [ELSE],
  lastTrick: { winner: BORGE, ultimoCards: [] },
};

export const ABANDONED: TarokHandRecord = {
  fines: [{ player: ELSE, code: 'skat-not-laid', stage: 'play', selfReported: true }],
  abandoned: true,
};

export const REDEAL: TarokHandRecord = {
  fines: [{ player: AKSEL, code: 'misdeal', stage: 'deal' }],
  redeal: true,
};

export const FINE_BETWEEN = {
  player: AKSEL,
  code: 'other',
  stage: 'after',
  reportedBy: KAREN,
  note: 'Looked into the skat of the hand before.',
  amount: 20,
  hand: 1,
} as const;

const rules = resolveRules(BRIX_1996);

/** Club, four members and the session are the first six events of the log. */
const FIRST_EVENT = 6;

class Evening {
  readonly opened: SessionOpenedView;
  readonly events: LoggedStep[] = [];
  #state: SessionState;
  #event = FIRST_EVENT;

  constructor() {
    const { seats, firstDealer, rate, book } = OPENING;
    const event = {
      kind: 'session-opened',
      session: EXAMPLE.session,
      game: 'tarok',
      book,
      bookVersion: BOOK_VERSION,
      rules,
      rate,
      seats,
      firstDealer,
    } as const;
    const first = applyOpening(event);
    this.#log(event, 0);
    this.#state = first.state;
    const session = viewSession({
      id: EXAMPLE.session,
      game: 'tarok',
      book,
      bookVersion: BOOK_VERSION,
      rate,
      rules,
      state: first.state,
      status: 'open',
      tableName: null,
      openedAt: atMinute(0),
      closedAt: null,
      voided: 0,
    });
    this.opened = { ...session, payments: viewPayments(first.payments) };
  }

  hand(record: TarokHandRecord, fineIds: readonly string[], minute: number): HandRecordedView {
    const ids = fineIds.values();
    const event = nextHand(EXAMPLE.session, this.#state, record, () => ids.next().value ?? '');
    const folded = applyHand(rules, this.#state, event);
    this.#log(event, minute);
    return {
      ...viewHand(folded, record, fineIds),
      recordedAt: atMinute(minute),
      ...this.#step(folded),
    };
  }

  fine(given: FineRecord & { readonly hand: number }, minute: number): FineRecordedView {
    const { hand, ...record } = given;
    const fineId = EXAMPLE.fineBetween;
    const event = {
      kind: 'fine-recorded',
      session: EXAMPLE.session,
      fineId,
      hand,
      record,
    } as const;
    const folded = applyFine(rules, this.#state, event);
    this.#log(event, minute);
    return {
      id: fineId,
      hand,
      player: record.player,
      code: record.code,
      stage: record.stage,
      amount: folded.fined.amount,
      to: folded.fined.to,
      selfReported: record.selfReported ?? false,
      reportedBy: record.reportedBy ?? null,
      note: record.note ?? '',
      state: 'recorded',
      source: folded.fined.source,
      payments: viewPayments(folded.payments),
      recordedAt: atMinute(minute),
      ...this.#step(folded),
    };
  }

  leave(player: PlayerId): SeatChangedView {
    const event = { kind: 'player-left', session: EXAMPLE.session, player } as const;
    this.#log(event, 50);
    return this.#moved(player, apply(rules, this.#state, event));
  }

  join(player: PlayerId, seat: number): SeatChangedView {
    const event = {
      kind: 'player-joined',
      session: EXAMPLE.session,
      player,
      seat,
    } as const;
    this.#log(event, 80);
    return this.#moved(player, apply(rules, this.#state, event));
  }

  close(minute: number): SessionClosedView {
    const event = { kind: 'session-closed', session: EXAMPLE.session } as const;
    const folded = apply(rules, this.#state, event);
    this.#log(event, minute);
    const step = this.#step(folded);
    return {
      closedAt: atMinute(minute),
      payments: viewPayments(folded.payments),
      money: viewMoney(folded.state),
      currency: 'DKK',
      head: headText({ seq: step.event, hash: CLOSING_HASH }),
      ...step,
    };
  }

  #log(event: SessionEvent, minute: number): void {
    const seq = FIRST_EVENT + this.events.length;
    this.events.push({ seq, time: atMinute(minute), actor: RECORDER.actor, event });
  }

  #moved(player: PlayerId, folded: Folded): SeatChangedView {
    return { player, payments: viewPayments(folded.payments), ...this.#step(folded) };
  }

  #step({ state }: Folded) {
    this.#state = state;
    this.#event += 1;
    return { event: this.#event, session: viewTable(rules, state) };
  }
}

const CLOSING_HASH = '9c1f6a0e4b7d2c8835e1f04a6b92d7c35f8e0a1b2c3d4e5f60718293a4b5c6d7';
const BOOK_VERSION = '3f1c9a7be204';
let played: ReturnType<typeof play> | null = null;

/** The evening, played once when first asked for. */
export function evening() {
  return (played ??= play());
}

function play() {
  const table = new Evening();
  return {
    opened: table.opened,
    full: table.hand(FULL_HAND, [EXAMPLE.fineInHand], 18),
    nolo: table.hand(NOLO, [], 34),
    abandoned: table.hand(ABANDONED, [EXAMPLE.fineAbandoning], 41),
    redeal: table.hand(REDEAL, [EXAMPLE.fineForMisdeal], 45),
    fine: table.fine({ ...FINE_BETWEEN }, 47),
    left: table.leave(ELSE),
    joined: table.join(ELSE, 2),
    closed: table.close(240),
    /** Its events in the log. */
    events: table.events,
  };
}
