import { reads, writes } from '../../platform/http/reference/operation.js';
import { writesSession } from './writes-session.js';
import { DealerDto, JoinDto, LeaveDto, OpenSessionDto } from './session.dto.js';
import {
  ClosingStatement,
  SeatChangedView,
  SessionClosedView,
  SessionList,
  SessionOpenedView,
  SessionView,
} from './session.view.js';
import { SESSION_RULES } from '../rule-books/rule-book.schema.js';
import { CLUB_ID } from '../../ledger/requests/club-write.js';
import { SESSION_ID } from '../to-session.js';

/** The API reference of sessions. */
export const sessionsApi = {
  open: writes({
    id: 'openSession',
    summary: 'Open a session',
    description:
      'Opens an evening: lays the table counter-clockwise, pins the rules (the book with the house ' +
      'rules worked in) and founds the pots, where the game has any. Any reading, row of the tariff ' +
      'and fine of the book can be played differently; `GET /v1/rule-books` shows what there is. An ' +
      'evening that is recorded from a paper has the `day` of then, which is in no closed season.',
    of: [CLUB_ID],
    body: {
      type: OpenSessionDto,
      description: 'The book, who sits where, who deals first, and what a point is worth.',
    },
    answer: {
      status: 201,
      description: 'The session, with its founded pots where there are any.',
      type: SessionOpenedView,
      headers: ['ETag'],
    },
    refusals: [
      'member-not-found',
      'member-archived',
      'planned-evening-not-found',
      'guest-refused',
      'club-archived',
      'house-rule-unknown',
      'seats-refused',
      'amount-too-large',
      'day-refused',
      'season-closed',
      'confirmation-needed',
    ],
  }),
  list: reads({
    id: 'listSessions',
    summary: 'The sessions of a club',
    description: 'The latest first; the next page is asked for by the `openedAt` of the last one.',
    of: [CLUB_ID],
    answer: {
      description: 'The sessions.',
      type: SessionList,
    },
    refusals: ['validation-failed'],
  }),
  read: reads({
    id: 'readSession',
    summary: 'A session',
    description:
      'The session as it is now: seats, dealer, who plays the next hand, pots, standings and version. ' +
      'It costs the same however much was played.',
    of: [CLUB_ID, SESSION_ID],
    answer: {
      description: 'The session.',
      type: SessionView,
      headers: ['ETag'],
    },
  }),
  rules: reads({
    id: 'readSessionRules',
    summary: 'The rules of a session',
    description: 'The rules of the session, in full: pinned when it opened, and never changed.',
    of: [CLUB_ID, SESSION_ID],
    answer: {
      description: 'The rules.',
      type: SESSION_RULES,
    },
  }),
  join: writesSession({
    id: 'joinSession',
    summary: 'Join a session',
    description:
      'A member sits down between two hands and pays their share into the pots, if there are any. A guest ' +
      'whom the club does not know is added by name in the same write, under an id that the caller makes: ' +
      'an app without a network can name them in what it records next.',
    of: [CLUB_ID, SESSION_ID],
    body: {
      type: JoinDto,
      description: 'The member or new guest, and their seat.',
    },
    answer: {
      description: 'Their payments, and the table.',
      type: SeatChangedView,
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
    of: [CLUB_ID, SESSION_ID],
    body: {
      type: LeaveDto,
      description: 'The player who leaves.',
    },
    answer: {
      description: 'Their share, and the table.',
      type: SeatChangedView,
    },
    refusals: ['seats-refused', 'amount-too-large'],
  }),
  dealer: writesSession({
    id: 'setDealer',
    summary: 'Set the dealer of the next hand',
    description:
      'The table agreed on who deals next, for instance because a fine passed the deal and was recorded ' +
      'by itself. Nothing is paid; later hands follow from there.',
    of: [CLUB_ID, SESSION_ID],
    body: {
      type: DealerDto,
      description: 'The new dealer, and the reason.',
    },
    answer: {
      description: 'The table.',
      type: SeatChangedView,
    },
    refusals: ['seats-refused'],
  }),
  close: writesSession({
    id: 'closeSession',
    summary: 'Close a session',
    description:
      'Ends the evening: the pots are split among all at the table, and the points of everyone who ever ' +
      "sat there become money on the members' accounts at the session's rate. No body is needed.",
    of: [CLUB_ID, SESSION_ID],
    answer: {
      description: 'The split, what each has won or lost, and the table.',
      type: SessionClosedView,
    },
    refusals: ['amount-too-large'],
  }),
  closingStatement: reads({
    id: 'readClosingStatement',
    summary: 'The closing statement of a session',
    description:
      "The result of the session when it was closed, with the head of the club's log of that moment, " +
      'and what corrections have made of it since. Anyone who keeps the head on paper can have it proved ' +
      'that nothing before it was changed: `GET …/verification?until=`.',
    of: [CLUB_ID, SESSION_ID],
    answer: {
      description: 'The statement.',
      type: ClosingStatement,
    },
    refusals: ['session-open'],
  }),
};
