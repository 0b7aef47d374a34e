import { EXAMPLE } from '../../platform/http/reference/example-ids.js';
import { reads, writes, writesSession } from '../../platform/http/reference/operation.js';
import { namedExample } from '../../platform/http/reference/schema-parts.js';
import { BRIX_1996 } from '../../rules/tarok/books/brix-1996.js';
import { resolveRules } from '../../rules/tarok/books/house-rules.js';
import { DealerDto, JoinDto, LeaveDto, OpenSessionDto } from './session.dto.js';
import {
  ClosingStatement,
  SeatChangedView,
  SessionClosedView,
  SessionList,
  SessionOpenedView,
  SessionView,
} from './session.view.js';
import { evening, OPENING } from '../examples/evening.js';
import {
  KOENIGRUFEN_OPENING,
  KOENIGRUFEN_RULES_PINNED,
  koenigrufenEvening,
} from '../examples/koenigrufen-evening.js';
import { SESSION_RULES } from '../rule-books/rule-book.schema.js';

/** The session of the examples after the first hand. */
function inPlay(): SessionView {
  const { opened, full } = evening();
  const { payments, ...session } = opened;
  return { ...session, ...full.session, countedHands: full.number, hands: full.number };
}

function closed(): SessionView {
  const { closed: end, redeal } = evening();
  return {
    ...inPlay(),
    ...end.session,
    hands: redeal.number,
    countedHands: redeal.number,
    status: 'closed',
    closedAt: end.closedAt,
  };
}

/** The table after the first hand, with another dealer. */
function dealerSet(): SeatChangedView {
  const { event, session } = evening().full;
  const player = EXAMPLE.borge;
  return { player, payments: [], event: event + 1, session: { ...session, dealer: player } };
}

function statement(): ClosingStatement {
  const { session: _table, ...end } = evening().closed;
  return {
    ...end,
    session: EXAMPLE.session,
    paymentsNow: end.payments,
    corrections: [],
    moneyNow: end.money,
  };
}

/** The API reference of sessions. */
export const sessionsApi = {
  open: writes({
    id: 'openSession',
    summary: 'Open a session',
    description:
      'Opens an evening: lays the table counter-clockwise, pins the rules (the book with the house ' +
      'rules worked in) and founds the pots, where the game has any. Any reading, row of the tariff ' +
      'and fine of the book can be played differently; `GET /v1/rule-books` shows what there is.',
    of: ['clubId'],
    body: {
      type: OpenSessionDto,
      description: 'The book, who sits where, who deals first, and what a point is worth.',
      examples: {
        'by-the-book': namedExample(
          'session-to-open',
          'Four players by Brix 1996, 10 øre a point',
          () => OPENING,
        ),
        'with-house-rules': namedExample(
          'session-to-open-with-house-rules',
          'For honour, with rules of the house',
          () => ({
            ...OPENING,
            rate: 0,
            houseRules: {
              readings: { R10: 'not-paid' },
              tariff: { lastTrick: 30 },
              fines: { 'lead-out-of-turn': 10 },
            },
          }),
        ),
        koenigrufen: namedExample(
          'session-to-open-koenigrufen',
          'Königrufen, 1 krone a point',
          () => KOENIGRUFEN_OPENING,
        ),
      },
    },
    answer: {
      status: 201,
      description: 'The session, with its founded pots where there are any.',
      type: SessionOpenedView,
      headers: ['ETag'],
      examples: {
        opened: namedExample('session-opened', 'The table is laid', () => evening().opened),
        koenigrufen: namedExample(
          'session-opened-koenigrufen',
          'A table of Königrufen, without pots',
          () => koenigrufenEvening().opened,
        ),
      },
    },
    refusals: [
      'member-not-found',
      'member-archived',
      'guest-refused',
      'club-archived',
      'house-rule-unknown',
      'seats-refused',
      'amount-too-large',
    ],
  }),
  list: reads({
    id: 'listSessions',
    summary: 'The sessions of a club',
    description: 'The latest first; the next page is asked for by the `openedAt` of the last one.',
    of: ['clubId'],
    answer: {
      description: 'The sessions.',
      type: SessionList,
      examples: {
        sessions: namedExample('sessions', 'One evening, closed', () => ({
          sessions: [closed()],
          next: null,
        })),
      },
    },
    refusals: ['validation-failed'],
  }),
  read: reads({
    id: 'readSession',
    summary: 'A session',
    description:
      'The session as it stands: seats, dealer, who plays the next hand, pots, standings and version. ' +
      'It costs the same however much was played.',
    of: ['clubId', 'sessionId'],
    answer: {
      description: 'The session.',
      type: SessionView,
      headers: ['ETag'],
      examples: {
        open: namedExample('session', 'After the first hand', inPlay),
        closed: namedExample('session-when-closed', 'After the evening', closed),
      },
    },
  }),
  rules: reads({
    id: 'readSessionRules',
    summary: 'The rules of a session',
    description: 'What the session plays by, in full: pinned when it opened, and never changed.',
    of: ['clubId', 'sessionId'],
    answer: {
      description: 'The rules.',
      type: SESSION_RULES,
      examples: {
        rules: namedExample('session-rules', 'Brix 1996, as it stands', () =>
          resolveRules(BRIX_1996),
        ),
        koenigrufen: namedExample(
          'session-rules-koenigrufen',
          'Königrufen, as it stands',
          () => KOENIGRUFEN_RULES_PINNED,
        ),
      },
    },
  }),
  join: writesSession({
    id: 'joinSession',
    summary: 'Join a session',
    description:
      'A member sits down between two hands and pays their share into the pots, if there are any.',
    of: ['clubId', 'sessionId'],
    body: {
      type: JoinDto,
      description: 'Who joins, and where they sit down.',
      examples: {
        else: namedExample('player-to-join', 'Else takes the third seat', () => ({
          player: EXAMPLE.else,
          seat: 2,
        })),
      },
    },
    answer: {
      description: 'What they paid, and the table.',
      type: SeatChangedView,
      examples: {
        joined: namedExample('player-joined', 'Else is back', () => evening().joined),
      },
    },
    refusals: [
      'member-not-found',
      'member-archived',
      'guest-refused',
      'seats-refused',
      'amount-too-large',
    ],
  }),
  leave: writesSession({
    id: 'leaveSession',
    summary: 'Leave a session',
    description:
      'A player gets up between two hands and takes their share of the pots; their points become money ' +
      "with everybody else's when the session closes. Three must remain, in Königrufen four.",
    of: ['clubId', 'sessionId'],
    body: {
      type: LeaveDto,
      description: 'Who leaves.',
      examples: {
        else: namedExample('player-to-leave', 'Else', () => ({ player: EXAMPLE.else })),
      },
    },
    answer: {
      description: 'What they took, and the table.',
      type: SeatChangedView,
      examples: { left: namedExample('player-left', 'Else goes home', () => evening().left) },
    },
    refusals: ['seats-refused', 'amount-too-large'],
  }),
  dealer: writesSession({
    id: 'setDealer',
    summary: 'Set the dealer of the next hand',
    description:
      'The table agreed on who deals next, for instance because a fine passed the deal and was recorded ' +
      'by itself. Nothing is paid; later hands follow from there.',
    of: ['clubId', 'sessionId'],
    body: {
      type: DealerDto,
      description: 'Who deals, and why.',
      examples: {
        borge: namedExample('dealer-to-set', 'Børge deals', () => ({
          player: EXAMPLE.borge,
          reason: 'The misdeal passed the deal on.',
        })),
      },
    },
    answer: {
      description: 'The table.',
      type: SeatChangedView,
      examples: { set: namedExample('dealer-set', 'Børge deals next', dealerSet) },
    },
    refusals: ['seats-refused'],
  }),
  close: writesSession({
    id: 'closeSession',
    summary: 'Close a session',
    description:
      'Ends the evening: the pots are split among all at the table, and the points of everyone who ever ' +
      "sat there become money on the members' accounts at the session's rate. No body is needed.",
    of: ['clubId', 'sessionId'],
    answer: {
      description: 'The split, what each has won or lost, and the table.',
      type: SessionClosedView,
      examples: {
        closed: namedExample('session-closed-now', 'The pots are split', () => evening().closed),
      },
    },
    refusals: ['amount-too-large'],
  }),
  closingStatement: reads({
    id: 'readClosingStatement',
    summary: 'The closing statement of a session',
    description:
      "What the session came to when it was closed, with the head of the club's log as it then stood, " +
      'and what corrections have made of it since. Whoever keeps the head on paper can have it proved ' +
      'that nothing before it was changed: `GET …/verification?until=`.',
    of: ['clubId', 'sessionId'],
    answer: {
      description: 'The statement.',
      type: ClosingStatement,
      examples: {
        statement: namedExample('closing-statement', 'Closed, nothing corrected since', statement),
      },
    },
    refusals: ['session-open'],
  }),
};
